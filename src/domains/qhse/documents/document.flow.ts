import { defineFlow } from '../../../kernel/flow/flow.ts';
import { text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

export const reviewForm = defineResource({
  name: 'qhse.reviewDocument',
  label: { zh: '复审', en: 'Review' },
  fields: { reviewNote: text({ zh: '复审结论', en: 'Conclusion' }, { required: true, variant: 'long', max: 500 }) },
});

/** A document is in use until it is withdrawn with all that stands of it; a review without change moves the next one. */
export const documentUseFlow = defineFlow({
  states: {
    dc_use: { zh: '在用', en: 'In use', tone: 'green' },
    dc_ended: { zh: '作废', en: 'Withdrawn', tone: 'slate' },
  },
  initial: 'dc_use',
  transitions: {
    review: {
      label: { zh: '确认复审', en: 'Reviewed' },
      from: ['dc_use'],
      form: reviewForm,
      done: { zh: '复审已登记', en: 'The review is recorded' },
    },
    end: {
      label: { zh: '作废', en: 'Withdraw' },
      from: ['dc_use'],
      to: 'dc_ended',
      reason: true,
      many: false,
      done: { zh: '已作废，接收人已通知', en: 'It is withdrawn and its recipients are told' },
    },
  },
});
