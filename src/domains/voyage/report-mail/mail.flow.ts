import { defineFlow } from '../../../kernel/flow/flow.ts';

/** A subscription goes on until somebody stops it. */
export const mailFlow = defineFlow({
  states: {
    ACTIVE: { zh: '启用', en: 'Active', tone: 'green' },
    STOPPED: { zh: '停用', en: 'Stopped', tone: 'grey' },
  },
  initial: 'ACTIVE',
  transitions: {
    stop: {
      label: { zh: '停用', en: 'Stop' },
      from: ['ACTIVE'],
      to: 'STOPPED',
      reason: true,
      effect: {
        zh: '停用后不再发送，更正和撤回也不再通知',
        en: 'Nothing more goes to its addresses, corrections neither',
      },
      done: { zh: '已停用', en: 'The subscription is stopped' },
    },
    resume: {
      label: { zh: '恢复', en: 'Resume' },
      from: ['STOPPED'],
      to: 'ACTIVE',
      done: { zh: '已恢复，此后的报告照常发送', en: 'It goes on with the reports from now on' },
    },
  },
});
