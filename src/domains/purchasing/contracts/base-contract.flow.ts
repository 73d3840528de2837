import { defineFlow } from '../../../kernel/flow/flow.ts';

/** What becomes of a frame agreement beside its approval. That it is used up follows from its orders: no state says so. */
export const contractFlow = defineFlow({
  states: {
    DRAFT: { zh: '未生效', en: 'Not in force', tone: 'grey' },
    ACTIVE: { zh: '执行中', en: 'In force', tone: 'green' },
    SUSPENDED: { zh: '已暂停', en: 'Suspended', tone: 'amber' },
    EXPIRED: { zh: '已到期', en: 'Ended', tone: 'slate' },
    TERMINATED: { zh: '已终止', en: 'Terminated', tone: 'slate' },
  },
  initial: 'DRAFT',
  transitions: {
    resume: {
      label: { zh: '恢复执行', en: 'Resume' },
      from: ['SUSPENDED'],
      to: 'ACTIVE',
      first: true,
      done: { zh: '合同已恢复执行', en: 'The contract is in force again' },
    },
    suspend: {
      label: { zh: '暂停执行', en: 'Suspend' },
      from: ['ACTIVE'],
      to: 'SUSPENDED',
      reason: true,
      effect: { zh: '暂停期间不能按合同下单', en: 'Nothing is called off until it is resumed' },
      done: { zh: '合同已暂停', en: 'The contract is suspended' },
    },
    terminate: {
      label: { zh: '终止合同', en: 'Terminate' },
      from: ['ACTIVE', 'SUSPENDED'],
      to: 'TERMINATED',
      reason: true,
      effect: {
        zh: '此后不能再按合同下单，已生效订单不变',
        en: 'Nothing is called off any more; orders in force stand',
      },
      done: { zh: '合同已终止', en: 'The contract is terminated' },
    },
  },
});
