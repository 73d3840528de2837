import { bool, choice, computed, decimal, money, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { GRADE_TEXT } from '../reports/oil.text.ts';
import { OIL_PRICE_PERMISSION, RECEIPT_SOURCE_TEXT } from './oil-cost.text.ts';

const CURRENCY = { field: 'currencyId' } as const;
const priced = { private: OIL_PRICE_PERMISSION } as const;

/** What a delivery cost, or the stock that a ship's books begin with. Ships write the delivery itself; the price is the office's. */
export const oilReceipt = defineResource({
  name: 'voyage.oilReceipt',
  label: { zh: '加油价格', en: 'Bunker price' },
  title: ['shipName', 'oilGrade'],
  fields: {
    shipName: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    sourceKind: choice(RECEIPT_SOURCE_TEXT, { zh: '来源', en: 'Source' }, { required: true, default: 'BUNKER' }),
    reportId: ref('voyage.report', { zh: '动态报', en: 'Report' }, { required: true }),
    seq: computed('int', { zh: '报告内序号', en: 'Place in the report' }),
    oilGrade: choice(GRADE_TEXT, { zh: '油品', en: 'Grade' }, { required: true }),
    bonded: bool({ zh: '保税', en: 'Bonded' }),
    unitPrice: decimal({ zh: '不含税单价', en: 'Price net of VAT' }, 4, {
      min: 0,
      max: 999_999,
      unit: CURRENCY,
      ...priced,
    }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }),
    credit: money(
      { zh: '贷项减少', en: 'Credit note' },
      {
        min: 0,
        max: 999_999_999,
        unit: CURRENCY,
        ...priced,
        help: { zh: '供应商贷项通知减少的金额', en: 'By how much a credit note of the supplier reduces the amount' },
      },
    ),
    estimated: bool(
      { zh: '暂估', en: 'Estimated' },
      {
        help: {
          zh: '发票未到时先暂估；结账后的差额记入未结账的月份',
          en: 'Until the invoice comes. After the month has closed, the difference goes into the open month',
        },
      },
    ),
    priceNote: text({ zh: '价格说明', en: 'Note on the price' }, { max: 200, ...priced }),
    rate: computed({ scale: 8 }, { zh: '汇率', en: 'Rate' }, priced),
    rateDate: computed('date', { zh: '汇率日期', en: 'Day of the rate' }, priced),
  },
  unique: [['reportId', 'sourceKind', 'seq', 'oilGrade', 'bonded']],
  requiredIf: { currencyId: ({ unitPrice }) => unitPrice != null },
  form: [['unitPrice', 'currencyId', 'estimated'], ['credit'], ['priceNote']],
  list: { columns: ['shipName', 'reportId', 'oilGrade', 'bonded', 'unitPrice', 'currencyId', 'estimated'] },
  scope: { vessel: 'shipName' },
});
