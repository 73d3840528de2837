import { defineReport } from '../../../kernel/report/report.ts';
import { refuelling } from './oil-receipts.resource.ts';

/** What was bunkered where and from whom, how the ship's figure differed, and what it cost. */
export const refuellingReport = defineReport({
  name: 'voyage.refuelling',
  label: { zh: '加油统计', en: 'Refuelling statistics' },
  view: refuelling,
  dimensions: [
    'shipName',
    'port',
    'supplier',
    'oilGrade',
    'month',
    'bonded',
    'protest',
    'currencyId',
    'voyageId',
    'priceState',
  ],
  measures: {
    deliveries: { of: 'count', label: { zh: '加油次数', en: 'Deliveries' } },
    bdnQty: { of: 'sum', field: 'bdnQty' },
    shipQty: { of: 'sum', field: 'shipQty' },
    diffQty: { of: 'sum', field: 'diffQty' },
    diffRate: {
      of: 'ratio',
      over: 'diffQty',
      under: 'bdnQty',
      places: 2,
      label: { zh: '差率', en: 'Difference rate' },
    },
    protests: { of: 'count', when: { protest: ['true'] }, label: { zh: '抗议次数', en: 'Protests' } },
    amount: { of: 'sum', field: 'amount' },
    baseAmount: { of: 'sum', field: 'baseAmount' },
    pricedQty: { of: 'sum', field: 'pricedQty' },
    averagePrice: {
      of: 'ratio',
      over: 'baseAmount',
      under: 'pricedQty',
      as: 'number',
      places: 2,
      label: { zh: '平均单价（本位币）', en: 'Average price in base currency' },
    },
    lowestPrice: { of: 'min', field: 'unitPrice', label: { zh: '最低单价', en: 'Lowest price' } },
    highestPrice: { of: 'max', field: 'unitPrice', label: { zh: '最高单价', en: 'Highest price' } },
  },
  shown: {
    rows: ['oilGrade', 'month.month'],
    figures: ['deliveries', 'bdnQty', 'shipQty', 'diffQty', 'diffRate', 'protests', 'baseAmount', 'averagePrice'],
  },
});
