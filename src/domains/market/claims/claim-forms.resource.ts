import { choice, date, files, money, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { SIDES } from './claim.text.ts';

export const roundForm = defineResource({
  name: 'market.recordRound',
  label: { zh: '登记往来', en: 'Record a reply' },
  fields: {
    day: date({ zh: '日期', en: 'Day' }, { required: true }),
    side: choice(SIDES, { zh: '来自', en: 'From' }, { required: true, default: 'THEY' }),
    offered: money({ zh: '提议金额', en: 'Offered' }, { min: 0 }),
    said: text({ zh: '内容', en: 'What was said' }, { required: true, max: 500 }),
    letters: files({ zh: '附件', en: 'Files' }),
  },
});

export const payForm = defineResource({
  name: 'market.payClaim',
  label: { zh: '登记收付', en: 'Record the payment' },
  fields: {
    paidDate: date({ zh: '收付日期', en: 'Paid on' }, { required: true }),
    paidAmount: money({ zh: '收付金额', en: 'Paid' }, { required: true, min: 0 }),
  },
});

/** The other side waives the bar, or a court does: until when, and why. */
export const reopenForm = defineResource({
  name: 'market.reopenClaim',
  label: { zh: '恢复索赔', en: 'Reopen' },
  fields: {
    extendedTo: date({ zh: '时限延至', en: 'Extended to' }, { required: true }),
    reason: text({ zh: '依据', en: 'Grounds' }, { required: true, variant: 'long', max: 500 }),
  },
});
