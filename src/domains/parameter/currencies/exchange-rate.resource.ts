import { bool, choice, date, decimal, type Option, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { isPositive } from '../../../kernel/value/decimal.ts';

export const RATE_TYPES = {
  middle: { zh: '中间价', en: 'Middle rate', tone: 'blue' },
  month: { zh: '月初汇率', en: 'Rate of the month', tone: 'teal' },
  contract: { zh: '约定汇率', en: 'Contract rate', tone: 'violet' },
} as const satisfies Record<string, Option>;

const SOURCES = {
  pbc: { zh: '人民银行', en: "People's Bank of China" },
  bank: { zh: '开户银行', en: 'Own bank' },
  manual: { zh: '手工', en: 'Manual' },
} as const satisfies Record<string, Option>;

/** CNY for the quoted unit of a currency on a day. A rate that was used is locked: it is corrected by another type or date. */
export const exchangeRate = defineResource({
  name: 'parameter.exchangeRate',
  label: { zh: '汇率', en: 'Exchange rate' },
  title: ['currencyId', 'rateDate'],
  fields: {
    rateDate: date({ zh: '汇率日期', en: 'Date' }, { required: true }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }, { required: true }),
    rateType: choice(RATE_TYPES, { zh: '汇率类型', en: 'Type' }, { required: true, default: 'middle' }),
    rate: decimal({ zh: '汇率', en: 'Rate' }, 8, {
      variant: 'rate',
      required: true,
      min: 0,
      help: { zh: '计价单位外币合人民币', en: 'CNY for the quoted unit of the currency' },
    }),
    source: choice(SOURCES, { zh: '来源', en: 'Source' }, { required: true, default: 'manual' }),
    locked: bool({ zh: '锁定', en: 'Locked' }, { default: false }),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
  },
  unique: [['rateDate', 'currencyId', 'rateType']],
  check: (row) =>
    row.rate && !isPositive(row.rate)
      ? [{ field: 'rate', message: { zh: '汇率须大于零', en: 'The rate must be above zero' } }]
      : undefined,
  list: {
    columns: ['rateDate', 'currencyId', 'rateType', 'rate', 'source', 'locked', 'updateTime'],
    filters: ['currencyId', 'rateType', 'source', 'rateDate'],
    sort: '-rateDate',
  },
  form: [['rateDate', 'currencyId'], ['rateType', 'rate'], ['source', 'locked'], ['remark']],
  excel: { import: true, export: true },
  scope: 'all',
});
