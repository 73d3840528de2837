import { defineFlow } from '../../../kernel/flow/flow.ts';

/** Whether new contracts are fixed with a customer. */
export const customerFlow = defineFlow({
  states: {
    OPEN: { zh: '正常', en: 'In good standing', tone: 'green' },
    HELD: { zh: '暂停往来', en: 'On hold', tone: 'red' },
  },
  initial: 'OPEN',
  transitions: {
    hold: {
      label: { zh: '暂停往来', en: 'Put on hold' },
      from: ['OPEN'],
      to: 'HELD',
      reason: true,
      effect: {
        zh: '不能再与其定租；已成交的合同继续履行',
        en: 'Nothing more is fixed with it; what is fixed goes on',
      },
      done: { zh: '已暂停往来', en: 'The customer is on hold' },
    },
    lift: {
      label: { zh: '恢复往来', en: 'Lift the hold' },
      from: ['HELD'],
      to: 'OPEN',
      reason: true,
      done: { zh: '已恢复往来', en: 'The hold is lifted' },
    },
  },
});
