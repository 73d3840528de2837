import {
  bool,
  choice,
  computed,
  date,
  decimal,
  dict,
  int,
  money,
  ref,
  serial,
  share,
  state,
  text,
} from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow, lines, type Row } from '../../../kernel/resource/resource.ts';
import { BASE_CURRENCY, inBase } from '../../parameter/public.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';
import { quotationFlow } from './quotation.flow.ts';
import { FREIGHT_MODES, LINE_STATES, OFFERED_SOURCES, QUOTE_SOURCES } from './quotation-words.text.ts';

const priced = { private: PRICE_PERMISSION } as const;

/** What a supplier offers for one line; as long as it is sealed only what was asked stands here. */
export const quotationLine = defineResource({
  name: 'purchasing.quotationLine',
  label: { zh: '报价行', en: 'Line' },
  title: 'description',
  fields: {
    lineNo: computed('int', { zh: '行号', en: 'No.' }),
    description: computed('text', { zh: '品名', en: 'Description' }),
    spec: computed('text', { zh: '规格', en: 'Specification' }),
    askedUnitId: ref('material.unit', { zh: '询价单位', en: 'Asked in' }),
    qty: computed({ quantity: { field: 'askedUnitId' } }, { zh: '询价数量', en: 'Asked' }),
    lineState: choice(LINE_STATES, { zh: '报价', en: 'Quote' }, { required: true, default: 'QUOTED' }),
    unitPrice: decimal({ zh: '单价', en: 'Unit price' }, 6, { min: 0, max: 999_999_999, ...priced }),
    unitId: ref('material.unit', { zh: '报价单位', en: 'Quoted in' }),
    factor: decimal({ zh: '含询价单位数', en: 'Asked units in one' }, 4, {
      min: 0,
      max: 999_999,
      help: {
        zh: '报价单位与询价单位不同时填写：每桶 20 升填 20',
        en: 'Where the unit is another one: 20 for a drum of 20 litres',
      },
    }),
    discountPct: decimal({ zh: '折扣', en: 'Discount' }, 2, { min: 0, max: 100, unit: '%', ...priced }),
    partSource: choice(OFFERED_SOURCES, { zh: '配件来源', en: 'Part source' }),
    maker: text({ zh: '制造商', en: 'Maker' }, { max: 100 }),
    origin: text({ zh: '产地', en: 'Origin' }, { max: 60 }),
    leadDays: int({ zh: '交期（天）', en: 'Lead time (days)' }, { min: 0, max: 999 }),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
    netBase: computed({ scale: 6, unit: BASE_CURRENCY }, { zh: '不含税单价', en: 'Net price' }, priced),
    amountBase: inBase({ zh: '不含税金额', en: 'Net amount' }, priced),
  },
});

/** What one supplier offers in one round. Prices lie sealed elsewhere until it is opened, and are written here then. */
export const quotation = defineResource({
  name: 'purchasing.quotation',
  label: { zh: '报价单', en: 'Quotation' },
  title: 'quoteNo',
  fields: {
    quoteNo: serial('QT-{yy}{MM}-{0000}', { zh: '报价单号', en: 'Number' }),
    inquiryId: ref('purchasing.inquiry', { zh: '询价单', en: 'Inquiry' }),
    partnerId: ref('partner.partner', { zh: '供应商', en: 'Supplier' }),
    roundNo: computed('int', { zh: '轮次', en: 'Round' }),
    source: choice(QUOTE_SOURCES, { zh: '填报方式', en: 'Written' }),
    sourceNote: text(
      { zh: '报价来源', en: 'Where it came from' },
      {
        max: 200,
        help: { zh: '代录时必填：邮件日期与发件人', en: 'For an entry by the buyer: day and sender of the mail' },
      },
    ),
    vendorRef: text({ zh: '供方编号', en: 'Your reference' }, { max: 50 }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }),
    taxIncluded: bool({ zh: '价格含税', en: 'Tax inside' }, { default: false }),
    taxRate: share({ zh: '税率', en: 'Tax rate' }),
    orderDiscountPct: decimal({ zh: '整单折扣', en: 'Discount of the whole' }, 2, {
      min: 0,
      max: 99.99,
      unit: '%',
      ...priced,
    }),
    freightMode: choice(FREIGHT_MODES, { zh: '运费', en: 'Freight' }, { default: 'INCLUDED' }),
    freight: money({ zh: '运费金额', en: 'Freight amount' }, { min: 0, unit: { field: 'currencyId' }, ...priced }),
    deliveryTerm: dict('incoterm', { zh: '交货条件', en: 'Term of delivery' }),
    leadDays: int({ zh: '交期（天）', en: 'Lead time (days)' }, { min: 0, max: 999 }),
    validUntil: date({ zh: '报价有效至', en: 'Valid until' }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 1000 }),
    lines: lines(quotationLine, { zh: '报价行', en: 'Lines' }),
    submittedAt: computed('datetime', { zh: '提交时间', en: 'Submitted' }),
    receiptNo: computed('text', { zh: '回执号', en: 'Receipt' }),
    payloadHash: computed('text', { zh: '密封摘要', en: 'Digest of what was sealed' }),
    goodsBase: inBase({ zh: '货款（不含税）', en: 'Goods, net' }, priced),
    freightBase: inBase({ zh: '运费（不含税）', en: 'Freight, net' }, priced),
    totalBase: inBase({ zh: '合计（不含税）', en: 'Total, net' }, priced),
    quoteStatus: state(quotationFlow),
  },
  unique: [['inquiryId', 'partnerId', 'roundNo']],
  list: {
    columns: [
      { field: 'quoteNo', width: 150 },
      { field: 'inquiryId', width: 150 },
      { field: 'partnerId', width: 220, priority: 1 },
      'roundNo',
      { field: 'source', priority: 3 },
      'submittedAt',
      { field: 'receiptNo', priority: 3 },
      { field: 'totalBase', total: true },
      { field: 'quoteStatus', priority: 1 },
    ],
    filters: ['inquiryId', 'partnerId', 'quoteStatus', 'source', 'submittedAt'],
    search: ['quoteNo', 'receiptNo'],
    sort: '-quoteNo',
  },
  form: [
    {
      title: { zh: '报价条件', en: 'Terms' },
      rows: [
        ['vendorRef', 'currencyId', 'validUntil'],
        ['taxIncluded', 'taxRate', 'orderDiscountPct'],
        ['freightMode', 'freight', 'leadDays'],
        ['deliveryTerm', 'sourceNote'],
        ['remark'],
      ],
    },
    { title: { zh: '报价行', en: 'Lines' }, rows: [['lines']] },
  ],
  scope: 'all',
  excel: { export: true },
});

export type QuotationRow = Row<typeof quotation>;
export type QuotationLine = LineRow<typeof quotationLine>;
