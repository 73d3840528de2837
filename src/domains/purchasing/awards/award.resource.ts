import { choice, computed, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow, lines, type Row } from '../../../kernel/resource/resource.ts';
import { BASE_CURRENCY, inBase } from '../../parameter/public.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';
import { awardFlow } from './award.flow.ts';
import { SCENARIOS } from './award-words.text.ts';

const priced = { private: PRICE_PERMISSION } as const;
const base = (zh: string, en: string) => inBase({ zh, en }, priced);

/** Who gets a line. */
export const awardLine = defineResource({
  name: 'purchasing.awardLine',
  label: { zh: '定标行', en: 'Line' },
  title: 'description',
  fields: {
    lineNo: computed('int', { zh: '行号', en: 'No.' }),
    description: computed('text', { zh: '品名', en: 'Description' }),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    qty: computed({ quantity: { field: 'unitId' } }, { zh: '数量', en: 'Quantity' }),
    partnerId: ref('partner.partner', { zh: '中标供应商', en: 'Awarded to' }),
    quotationId: ref('purchasing.quotation', { zh: '报价单', en: 'Quotation' }),
    netBase: computed({ scale: 6, unit: BASE_CURRENCY }, { zh: '不含税单价', en: 'Net price' }, priced),
    baseAmount: base('不含税金额', 'Net amount'),
    lowestBase: base('最低报价金额', 'Lowest offer'),
    contractBase: computed({ scale: 6, unit: BASE_CURRENCY }, { zh: '合同价', en: 'Contract price' }, priced),
    departurePct: computed({ scale: 2, unit: '%' }, { zh: '偏离合同价', en: 'Departs by' }, priced),
    priceContractId: ref('purchasing.baseContract', { zh: '合同价依据', en: 'Price agreed in' }),
    notLowestReason: text({ zh: '非最低价理由', en: 'Why not the lowest' }, { max: 200 }),
  },
});

/** Who is to deliver what was inquired, to be approved before it is ordered. */
export const award = defineResource({
  name: 'purchasing.award',
  label: { zh: '定标', en: 'Award' },
  title: 'awardNo',
  fields: {
    awardNo: serial('AW-{yy}{MM}-{0000}', { zh: '定标编号', en: 'Number' }),
    inquiryId: ref('purchasing.inquiry', { zh: '询价单', en: 'Inquiry' }),
    roundNo: computed('int', { zh: '轮次', en: 'Round' }),
    scenario: choice(SCENARIOS, { zh: '方案', en: 'Scenario' }),
    competition: computed('int', { zh: '有效报价数', en: 'Valid quotations' }),
    goodsBase: base('货款（不含税）', 'Goods, net'),
    freightBase: base('运费（不含税）', 'Freight, net'),
    totalBase: base('定标总额', 'Total'),
    bestBase: base('最优分配总额', 'Total of the best split'),
    benchmarkBase: base('比较基准', 'Benchmark'),
    savingBase: base('节约', 'Saving'),
    savingPct: computed({ scale: 2, unit: '%' }, { zh: '节约率', en: 'Saved' }, priced),
    fewReason: text(
      { zh: '报价不足或单一来源的理由', en: 'Why on so few quotations' },
      {
        variant: 'long',
        max: 500,
        help: { zh: '有效报价少于规定家数时必填', en: 'Needed where fewer have quoted than the house wants' },
      },
    ),
    lines: lines(awardLine, { zh: '定标行', en: 'Lines' }),
    orderedAt: computed('datetime', { zh: '生成订单时间', en: 'Orders made at' }),
    status: state(awardFlow),
  },
  list: {
    columns: [
      { field: 'awardNo', width: 150 },
      { field: 'inquiryId', width: 160, priority: 1 },
      'scenario',
      { field: 'competition', priority: 3 },
      { field: 'totalBase', total: true, priority: 1 },
      { field: 'savingBase', total: true },
      { field: 'savingPct', priority: 3 },
      { field: 'status', priority: 1 },
    ],
    filters: ['status', 'scenario', 'inquiryId'],
    search: ['awardNo'],
    sort: '-awardNo',
  },
  form: [
    { title: { zh: '定标', en: 'Award' }, rows: [['fewReason']] },
    { title: { zh: '定标行', en: 'Lines' }, rows: [['lines']] },
  ],
  scope: 'all',
  excel: { export: true },
});

export type AwardRow = Row<typeof award>;
export type AwardLine = LineRow<typeof awardLine>;
