import { defineFlow } from '../../../kernel/flow/flow.ts';
import { text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** What the superintendent thinks of it. */
export const reviewForm = defineResource({
  name: 'maintenance.reviewMonitoring',
  label: { zh: '审阅', en: 'Review' },
  fields: {
    expertComment: text({ zh: '机务意见', en: 'Superintendent’s comment' }, { variant: 'long', max: 1000 }),
  },
});

/** From what is typed on board to what the superintendent says of it. */
export const monitoringFlow = defineFlow({
  states: {
    DRAFT: { zh: '草稿', en: 'Draft', tone: 'slate' },
    SUBMITTED: { zh: '待审阅', en: 'To be reviewed', tone: 'amber' },
    REVIEWED: { zh: '已审阅', en: 'Reviewed', tone: 'green' },
  },
  initial: 'DRAFT',
  transitions: {
    submit: {
      label: { zh: '提交', en: 'Submit' },
      from: ['DRAFT'],
      to: 'SUBMITTED',
      first: true,
      done: { zh: '已提交机务审阅', en: 'The superintendent reviews it' },
    },
    review: {
      label: reviewForm.label,
      from: ['SUBMITTED'],
      to: 'REVIEWED',
      form: reviewForm,
      first: true,
      done: { zh: '已审阅', en: 'It is reviewed' },
    },
    sendBack: {
      label: { zh: '退回', en: 'Return' },
      from: ['SUBMITTED'],
      to: 'DRAFT',
      tail: 'send-back',
      reason: true,
      many: false,
      done: { zh: '已退回提交人', en: 'It is returned to whoever submitted it' },
    },
  },
});
