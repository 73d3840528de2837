import { defineFlow } from '../../../kernel/flow/flow.ts';

/** What buyers make of a need. It is ordered when all of it is allocated, and goes back with a reason while nothing is. */
export const demandLineFlow = defineFlow({
  states: {
    OPEN: { zh: '待分配', en: 'Open', tone: 'amber' },
    ASSIGNED: { zh: '已派采购员', en: 'With a buyer', tone: 'blue' },
    ALLOCATED: { zh: '已安排', en: 'Allocated', tone: 'green' },
    CLOSED: { zh: '已关闭', en: 'Closed', tone: 'slate' },
    RETURNED: { zh: '已退回', en: 'Returned', tone: 'red' },
  },
  initial: 'OPEN',
  transitions: {
    return: {
      label: { zh: '退回', en: 'Return the need' },
      from: ['OPEN', 'ASSIGNED'],
      to: 'RETURNED',
      reason: true,
      effect: { zh: '退回申请人，不再采购', en: 'It goes back to whoever asked for it, and is not bought' },
      done: { zh: '需求已退回', en: 'The need was returned' },
    },
  },
});
