import { defineFlow } from '../../../kernel/flow/flow.ts';

/** How much of an order is invoiced; nobody moves it by hand. */
export const invoicedFlow = defineFlow({
  states: {
    NONE: { zh: '未开票', en: 'Not invoiced', tone: 'slate' },
    PART: { zh: '部分开票', en: 'Partly invoiced', tone: 'blue' },
    FULL: { zh: '已开票', en: 'Invoiced', tone: 'green' },
  },
  initial: 'NONE',
  transitions: {},
});

/** How much of what is invoiced is paid. */
export const paidFlow = defineFlow({
  states: {
    NONE: { zh: '未付款', en: 'Not paid', tone: 'slate' },
    PART: { zh: '部分付款', en: 'Partly paid', tone: 'blue' },
    FULL: { zh: '已付款', en: 'Paid', tone: 'green' },
  },
  initial: 'NONE',
  transitions: {},
});
