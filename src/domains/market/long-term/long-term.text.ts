import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';
import type { DictionarySeed } from '../../identity/public.ts';

export const LONG_TERM_KINDS = {
  COA: { zh: '包运合同', en: 'Contract of affreightment' },
  TC: { zh: '期租合同', en: 'Period charter' },
  DOMESTIC_ANNUAL: { zh: '内贸年度合同', en: 'Domestic annual contract' },
} as const satisfies Record<string, Option>;

export const CYCLES = {
  MONTH: { zh: '每月', en: 'Each month' },
  QUARTER: { zh: '每季', en: 'Each quarter' },
  HALF_YEAR: { zh: '每半年', en: 'Each half-year' },
} as const satisfies Record<string, Option>;

export const PROGRESS_LAMPS = {
  GREEN: { zh: '正常', en: 'On course', tone: 'green' },
  AMBER: { zh: '落后', en: 'Behind', tone: 'amber' },
  RED: { zh: '严重落后', en: 'Far behind', tone: 'red' },
} as const satisfies Record<string, Option>;

export type ProgressLamp = keyof typeof PROGRESS_LAMPS;

export const LONG_TERM_DICTIONARIES: readonly DictionarySeed[] = [
  {
    code: 'fuel_index',
    label: { zh: '燃油价格指数', en: 'Fuel price index' },
    entries: [
      ['DOMESTIC_180', '国内 180 号船用燃料油', 'Domestic 180 cSt fuel oil'],
      ['SG_VLSFO', '新加坡低硫燃料油', 'Singapore VLSFO'],
      ['SG_MGO', '新加坡船用柴油', 'Singapore MGO'],
      ['ZS_VLSFO', '舟山低硫燃料油', 'Zhoushan VLSFO'],
    ],
  },
];

export const LONG_TERM_TEXT = {
  contract: { zh: '长期合同', en: 'Long-term contract' },
  contracts: { zh: '合同', en: 'Contracts' },
  lifting: { zh: '批次', en: 'Lifting' },
  liftings: { zh: '批次', en: 'Liftings' },
  which: { zh: '合同或批次', en: 'Contracts or liftings' },
  parties: { zh: '合同与期限', en: 'Contract and period' },
  volume: { zh: '总量与提名', en: 'Volume and nomination' },
  periods: { zh: '分月量', en: 'Months' },
  routes: { zh: '航线与运价', en: 'Routes and freight' },
  formula: { zh: '运价调整公式', en: 'Formula of the freight' },
  adjustments: { zh: '运价调整', en: 'Freight adjustments' },
  terms: { zh: '其他条款', en: 'Other terms' },
  nomination: { zh: '提名', en: 'Nomination' },
  plan: { zh: '计划', en: 'Plan' },
  progress: { zh: '执行进度', en: 'Progress' },
  charters: { zh: '航次合同', en: 'Charters' },
  month: { zh: '月份', en: 'Month' },
  planned: { zh: '计划', en: 'Planned' },
  done: { zh: '完成', en: 'Done' },
  openQty: { zh: '累计落后', en: 'Behind in all' },
  donePct: { zh: '执行率', en: 'Progress' },
  doneQty: { zh: '已完成', en: 'Done' },
  expectedQty: { zh: '应完成', en: 'Expected' },
  behindQty: { zh: '落后', en: 'Behind' },
  behindPct: { zh: '落后比例', en: 'Behind by' },
  requiredQty: { zh: '余月每月须完成', en: 'Required a month' },
  totalQty: { zh: '合同总量', en: 'Total' },
  running: { zh: '执行中', en: 'In force' },
  behindOnes: { zh: '落后', en: 'Behind' },
  toNominate: { zh: '待提名', en: 'To nominate' },
  toAccept: { zh: '待接受', en: 'To be accepted' },
  toCharter: { zh: '已接受', en: 'Accepted' },
  make: { zh: '起草航次合同', en: 'Draft the charter' },
  made: { zh: '航次合同草稿与货载已生成', en: 'The draft of the charter and its parcel are made' },
  // The steps of the formula.
  noFormula: { zh: '本合同不调整运价', en: 'The freight of this contract is not adjusted' },
  noCycle: {
    zh: '尚未登记周期均价，按基准运价执行',
    en: 'No price of a cycle is recorded yet: the base freight holds',
  },
  fromMonth: { zh: '执行起', en: 'From' },
  average: { zh: '周期均价', en: 'Average' },
  diff: { zh: '与基准价差', en: 'Against the base' },
  beyond: { zh: '超出不调区间', en: 'Beyond the dead band' },
  steps: { zh: '整档数', en: 'Whole steps' },
  move: { zh: '调整额', en: 'Move' },
  freightOf: { zh: '{route} 运价', en: 'Freight {route}' },
  trial: { zh: '试算', en: 'Try a price' },
  trialQty: { zh: '数量', en: 'Quantity' },
  trialAmount: { zh: '{route} 运费', en: 'Amount {route}' },
  // What speaks against a draft or an act.
  order: { zh: '有效期止早于起', en: 'It ends before it begins' },
  monthTwice: { zh: '该月已列过', en: 'This month stands there already' },
  monthOutside: { zh: '该月不在有效期内', en: 'This month lies outside of the period of the contract' },
  routeTwice: { zh: '该航线已列过', en: 'This route stands there already' },
  samePort: { zh: '装卸港相同', en: 'Load and discharge port are the same' },
  sum: {
    zh: '分月量合计 {sum} 吨，与总量 {total} 吨相差 {diff} 吨，超过溢短装 {most} 吨；改分月量或总量',
    en: 'The months come to {sum} t; that is {diff} t off the total of {total} t, more than the {most} t that may be more or less: change the months or the total',
  },
  wholeFormula: { zh: '运价调整各项须填全，或全部留空', en: 'Fill the whole formula, or leave all of it empty' },
  noMonths: { zh: '须列分月量', en: 'List the months' },
  noRoutes: { zh: '须列航线', en: 'List the routes' },
  noRouteFreight: { zh: '该航线未填运价', en: 'The freight of this route is missing' },
  notApproved: { zh: '合同审批通过后才能排批次', en: 'Liftings are planned once the contract is approved' },
  ofContract: { zh: '批次不能换到另一份长期合同', en: 'A lifting stays with its contract' },
  notRoute: { zh: '合同没有这条航线', en: 'The contract has no such route' },
  notMonth: { zh: '合同没有这个月份', en: 'The contract has no such month' },
  notGoods: { zh: '合同不含此货', en: 'The contract does not include this product' },
  laycanOrder: { zh: '受载期止早于起', en: 'The laycan ends before it begins' },
  laycanOutside: {
    zh: '受载期须在合同有效期 {from} 至 {to} 内开始',
    en: 'The laycan begins while the contract is in force, from {from} to {to}',
  },
  spread: {
    zh: '受载期跨 {days} 天，合同最多 {most} 天',
    en: 'The laycan spans {days} days; the contract allows {most}',
  },
  lateNomination: {
    zh: '提名须早于受载期 {days} 天：今日提名，受载期不得早于 {earliest}',
    en: 'A nomination comes {days} days before the laycan: of one today the laycan begins on {earliest} at the earliest',
  },
  qtyOff: {
    zh: '数量须在 {least} 至 {most} 吨之间（计划量与溢短装）',
    en: 'The quantity lies between {least} and {most} t (as planned, more or less)',
  },
  namesShip: { zh: '合同要求租家认可船舶，须指定船舶', en: 'The charterer approves the ship: name her' },
  hasCharter: { zh: '该批次已有航次合同 {no}', en: 'This lifting has the charter {no}' },
  hasCharterShort: { zh: '该批次已有航次合同', en: 'This lifting has a charter' },
  notAccepted: { zh: '批次被接受后才能起草航次合同', en: 'The charter is drafted once the lifting is accepted' },
  adjustedAlready: { zh: '该月起的运价已登记', en: 'The freight from this month on is recorded already' },
  cycleOutside: { zh: '不在合同有效期内', en: 'It lies outside of the period of the contract' },
} as const satisfies Record<string, Text>;
