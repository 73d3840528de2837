import { defineFlow } from '../../../kernel/flow/flow.ts';

/** Whether a part may be bought: without a decision it waits for one. */
export const auditFlow = defineFlow({
  states: {
    PENDING: { zh: '待审批', en: 'To be approved', tone: 'amber' },
    APPROVED: { zh: '已审批', en: 'Approved', tone: 'green' },
    REFUSED: { zh: '已驳回', en: 'Refused', tone: 'red' },
  },
  initial: 'PENDING',
  transitions: {
    approve: {
      label: { zh: '审批采购', en: 'Approve buying' },
      from: ['PENDING', 'REFUSED'],
      to: 'APPROVED',
      first: true,
      many: true,
      done: { zh: '备件可以采购', en: 'The part may be bought' },
    },
    refuse: {
      label: { zh: '驳回采购', en: 'Refuse buying' },
      from: ['PENDING', 'APPROVED'],
      to: 'REFUSED',
      reason: true,
      done: { zh: '备件不予采购', en: 'The part is not bought' },
    },
  },
});
