import { defineFlow } from '../../../kernel/flow/flow.ts';

/** Where a line of an application is. Nobody moves it by hand: approval, demand, inquiry, order and receipt do. */
export const applicationLineFlow = defineFlow({
  states: {
    OPEN: { zh: '待批', en: 'Not yet granted', tone: 'grey' },
    POOLED: { zh: '待采购', en: 'To be bought', tone: 'blue' },
    INQUIRY: { zh: '询价中', en: 'Being quoted', tone: 'blue' },
    AWARDED: { zh: '已定标', en: 'Awarded', tone: 'blue' },
    ORDERED: { zh: '已订货', en: 'Ordered', tone: 'blue' },
    PART_RECEIVED: { zh: '部分到货', en: 'Partly received', tone: 'amber' },
    RECEIVED: { zh: '已到货', en: 'Received', tone: 'green' },
    FROM_STOCK: { zh: '库存调拨', en: 'From stock', tone: 'green' },
    CANCELLED: { zh: '已取消', en: 'Cancelled', tone: 'slate' },
    REJECTED: { zh: '未批', en: 'Not granted', tone: 'red' },
  },
  initial: 'OPEN',
  transitions: {},
});
