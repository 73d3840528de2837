import { defineFlow } from '../../../kernel/flow/flow.ts';

/** A suspended job falls due no more until it is resumed. */
export const jobFlow = defineFlow({
  states: {
    ACTIVE: { zh: '启用', en: 'Active', tone: 'green' },
    SUSPENDED: { zh: '停用', en: 'Suspended', tone: 'slate' },
  },
  initial: 'ACTIVE',
  transitions: {
    suspend: {
      label: { zh: '停用', en: 'Suspend' },
      from: ['ACTIVE'],
      to: 'SUSPENDED',
      reason: true,
      done: { zh: '工作卡已停用', en: 'The job is suspended' },
    },
    resume: {
      label: { zh: '恢复', en: 'Resume' },
      from: ['SUSPENDED'],
      to: 'ACTIVE',
      reason: true,
      first: true,
      done: { zh: '工作卡已恢复', en: 'The job is resumed' },
    },
  },
});
