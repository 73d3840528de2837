import { bool, computed, ref, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { voyageAccountFlow } from './voyage-account.flow.ts';
import { ACCOUNT_TEXT as TEXT } from './voyage-account.text.ts';
import {
  voyageAccountEntry,
  voyageAccountLine,
  voyageAccountReason,
  voyageAccountSource,
} from './voyage-account-lines.resource.ts';

const sealed = { private: MARKET_PRICE } as const;
const UNIT = { field: 'currencyId' } as const;
const amount = (zh: string, en: string) => computed({ scale: 2, unit: UNIT }, { zh, en }, sealed);
const base = (zh: string, en: string) => inBase({ zh, en }, sealed);

/** What a voyage earned and cost beside what was expected of it: taken of the records that tell it, and typed where none does. */
export const voyageAccount = defineResource({
  name: 'market.voyageAccount',
  label: TEXT.account,
  title: ['voyageId'],
  fields: {
    voyageId: ref('voyage.voyage', TEXT.voyage, { required: true }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    contractId: ref('market.contract', { zh: '合同', en: 'Contract' }),
    customerId: ref('market.customer', { zh: '客户', en: 'Charterer' }),
    cargoNames: computed('text', { zh: '货物', en: 'Cargo' }),
    startTime: computed('datetime', { zh: '航次开始', en: 'Start' }),
    endTime: computed('datetime', { zh: '航次结束', en: 'End' }),
    bookedOn: computed(
      'date',
      { zh: '入账日', en: 'Booked on' },
      {
        help: {
          zh: '航次结束日；航行中的航次没有',
          en: 'The day on which the voyage ended; none while it is under way',
        },
      },
    ),
    days: computed({ scale: 2, unit: 'd' }, { zh: '航次天数', en: 'Days' }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }),
    rate: computed({ scale: 8 }, { zh: '汇率', en: 'Rate of exchange' }, sealed),
    estimateId: ref(
      'market.voyageEstimate',
      { zh: '航次估算', en: 'Estimate' },
      {
        where: { estimateStatus: ['CHOSEN'] },
        help: { zh: '以选定方案作为估算数', en: 'Its chosen alternative is what was expected' },
      },
    ),
    ownersShort: bool(
      { zh: '亏舱由船方造成', en: 'Short by the owner' },
      {
        default: false,
        help: { zh: '船方少装时不计亏舱费', en: 'No deadfreight is owed for what the ship could not take' },
      },
    ),
    results: lines(voyageAccountLine, TEXT.lines),
    sources: lines(voyageAccountSource, TEXT.sources),
    entries: lines(voyageAccountEntry, TEXT.entries),
    reasons: lines(voyageAccountReason, TEXT.reasons),
    revenue: amount('收入', 'Revenue'),
    commission: amount('佣金', 'Commissions'),
    cost: amount('成本', 'Costs'),
    net: amount('净收益', 'Net result'),
    tce: amount('日均效益', 'TCE a day'),
    estimateNet: amount('估算净收益', 'Estimated result'),
    estimateTce: amount('估算日均效益', 'Estimated TCE a day'),
    tceDifference: amount('日均效益差异', 'TCE against the estimate'),
    baseRevenue: base('收入折人民币', 'Revenue in base currency'),
    baseCost: base('佣金与成本折人民币', 'Commissions and costs in base currency'),
    baseNet: base('净收益折人民币', 'Net result in base currency'),
    provisional: computed('bool', { zh: '含暂估', en: 'Provisional' }),
    takenAt: computed('datetime', { zh: '取数时间', en: 'Figures as of' }),
    lockedAt: computed('datetime', { zh: '锁定时间', en: 'Locked' }),
    lockedName: computed('text', { zh: '锁定人', en: 'Locked by' }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 1000 }),
    accountStatus: state(voyageAccountFlow),
  },
  unique: [['voyageId']],
  check: ({ reasons = [] }) => {
    const types = reasons.map(({ lineType }) => lineType);
    const at = types.findIndex((type, i) => type && types.indexOf(type) < i);
    return at < 0 ? undefined : [{ field: `reasons.${at}.lineType`, message: TEXT.twice }];
  },
  list: {
    columns: [
      { field: 'voyageId', width: 120 },
      'shipId',
      { field: 'contractId', priority: 2 },
      { field: 'customerId', width: 180 },
      { field: 'cargoNames', priority: 2 },
      { field: 'bookedOn', width: 112 },
      'days',
      { field: 'revenue', total: true, priority: 2 },
      { field: 'cost', total: true, priority: 3 },
      { field: 'net', total: true },
      'tce',
      { field: 'estimateTce', priority: 2 },
      { field: 'tceDifference', priority: 2 },
      { field: 'baseNet', total: true, priority: 3 },
      { field: 'provisional', priority: 3 },
      'accountStatus',
    ],
    filters: [
      'shipId',
      'customerId',
      'bookedOn',
      'accountStatus',
      'provisional',
      'contractId',
      'voyageId',
      'currencyId',
    ],
    search: ['cargoNames'],
    sort: '-startTime',
  },
  form: [
    { title: TEXT.voyage, rows: [['voyageId', 'estimateId', 'ownersShort']] },
    { title: TEXT.lines, rows: [['results']] },
    { title: TEXT.entries, rows: [['entries']] },
    { title: TEXT.reasons, rows: [['reasons']] },
    { title: TEXT.sources, rows: [['sources']] },
    { title: TEXT.more, rows: [['remark']] },
  ],
  // Its figures stand once it is locked.
  open: { LOCKED: ['remark'] },
  scope: { vessel: 'shipId' },
  excel: { export: true },
});

export type AccountRow = Row<typeof voyageAccount>;
