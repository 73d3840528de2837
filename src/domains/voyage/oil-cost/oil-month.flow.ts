import { defineFlow } from '../../../kernel/flow/flow.ts';
import { periodFlow } from '../../../kernel/flow/period-flow.ts';

/** A month of a ship's oil books. It closes when its approval comes to its end, and opens again by an act of its own. */
export const oilMonthFlow = defineFlow({
  states: periodFlow.states,
  initial: 'OPEN',
  transitions: {
    reopen: {
      ...periodFlow.transitions.reopen,
      effect: {
        zh: '本月重新按现有报告与价格计算，须再次提交审批',
        en: 'The month is reckoned anew from what reports and prices say now, and is submitted again',
      },
    },
  },
});
