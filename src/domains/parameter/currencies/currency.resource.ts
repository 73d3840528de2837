import { bool, int, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** Every amount is kept in its own currency; the base currency is CNY. */
export const currency = defineResource({
  name: 'parameter.currency',
  label: { zh: '币种', en: 'Currency' },
  title: 'code',
  fields: {
    code: text({ zh: '币种代码', en: 'Code' }, { required: true, min: 3, max: 3 }),
    numeric: text({ zh: '数字代码', en: 'Numeric code' }, { max: 3 }),
    name: text({ zh: '名称', en: 'Chinese name' }, { required: true, max: 40 }),
    nameEn: text({ zh: '英文名称', en: 'Name' }, { required: true, max: 60 }),
    symbol: text({ zh: '符号', en: 'Symbol' }, { max: 8 }),
    decimals: int({ zh: '小数位', en: 'Decimal places' }, { required: true, min: 0, max: 4, default: 2 }),
    unit: int(
      { zh: '计价单位', en: 'Quoted unit' },
      {
        required: true,
        min: 1,
        max: 10_000,
        default: 1,
        help: { zh: '汇率为多少外币合人民币，如日元为 100', en: 'The rate is CNY for so many, such as 100 for JPY' },
      },
    ),
    sortNum: int({ zh: '排序', en: 'Order' }, { min: 0, max: 9999, default: 100 }),
    enabled: bool({ zh: '启用', en: 'Enabled' }, { default: true }),
  },
  unique: [['code']],
  check: (row) =>
    row.code && !/^[A-Z]{3}$/.test(row.code)
      ? [
          {
            field: 'code',
            message: {
              zh: '币种代码须为三位大写字母（ISO 4217）',
              en: 'A currency code has three capitals (ISO 4217)',
            },
          },
        ]
      : undefined,
  list: {
    columns: ['code', 'numeric', 'name', 'nameEn', 'symbol', 'decimals', 'unit', 'enabled'],
    filters: ['enabled'],
    search: ['code', 'name', 'nameEn'],
    sort: 'sortNum',
  },
  form: [['code', 'numeric'], ['name', 'nameEn'], ['symbol', 'decimals'], ['unit', 'sortNum'], ['enabled']],
  excel: { export: true },
  scope: 'all',
});
