import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import {
  bool,
  choice,
  computed,
  date,
  decimal,
  files,
  int,
  money,
  ref,
  serial,
  share,
  state,
  text,
} from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { BASIS_TEXT, LAYTIME_TEXT as TEXT } from './laytime.text.ts';
import { laytimeException, laytimeFact, laytimePort, laytimeSheetLine } from './laytime-lines.resource.ts';

/** Rates and amounts of a charter are the office's: without it the times are seen alone. */
export const TERMS_PRICE = 'voyage:terms:price';

const UNIT = { field: 'currencyId' } as const;
const sealed = { private: TERMS_PRICE } as const;
const amount = (zh: string, en: string) => computed({ scale: 2, unit: UNIT }, { zh, en }, sealed);
const hours = (zh: string, en: string) => computed({ scale: 2, unit: 'h' }, { zh, en });

/** Laytime and demurrage of a voyage: the terms as agreed, what happened in her ports, and what follows from both. */
export const laytime = defineResource({
  name: 'voyage.laytime',
  label: TEXT.statement,
  title: 'statementNo',
  fields: {
    statementNo: serial('LT-{yy}{0000}', { zh: '计算单号', en: 'Statement no.' }),
    voyageId: ref('voyage.voyage', { zh: '航次', en: 'Voyage' }, { required: true }),
    shipName: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    charterer: text({ zh: '承租人', en: 'Charterer' }, { max: 120 }),
    charterParty: text(
      { zh: '租约', en: 'Charter party' },
      { max: 120, help: { zh: '格式与签订日期', en: 'Form and date' } },
    ),
    basis: choice(BASIS_TEXT, { zh: '允许时间', en: 'Allowed time' }, { required: true, default: 'TOTAL' }),
    allowedHours: decimal({ zh: '合计允许小时', en: 'Hours allowed in all' }, 2, { min: 0, max: 9999, unit: 'h' }),
    reversible: bool(
      { zh: '装卸共用', en: 'Reversible' },
      {
        default: true,
        help: { zh: '一港节省的时间可抵另一港', en: 'Time saved in one port makes up for time lost in another' },
      },
    ),
    noticeHours: decimal({ zh: '通知时间', en: 'Notice time' }, 2, {
      required: true,
      min: 0,
      max: 240,
      unit: 'h',
      default: '6.00',
    }),
    laycanFrom: date(
      { zh: '首个受载日', en: 'First lay day' },
      {
        help: {
          zh: '早于该日递交的通知书，自该日 06:00 起算，提前作业的除外',
          en: 'Notice tendered before it counts from 06:00 of that day, unless work began earlier',
        },
      },
    ),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }),
    demurrageRate: money({ zh: '滞期费率（每天）', en: 'Demurrage a day' }, { min: 0, unit: UNIT, ...sealed }),
    despatchRate: money({ zh: '速遣费率（每天）', en: 'Despatch a day' }, { min: 0, unit: UNIT, ...sealed }),
    addressCommission: share({ zh: '回扣佣金', en: 'Address commission' }, sealed),
    claimDays: int(
      { zh: '索赔期（天）', en: 'Claim period (days)' },
      { required: true, min: 0, max: 999, default: 90 },
    ),
    exceptions: lines(laytimeException, TEXT.exceptions),
    ports: lines(laytimePort, TEXT.ports),
    facts: lines(laytimeFact, TEXT.facts),
    sheet: lines(laytimeSheetLine, TEXT.sheet),
    allowedTotal: hours('允许', 'Allowed'),
    usedTotal: hours('已用', 'Used'),
    savedHours: hours('节省', 'Saved'),
    demurrageHours: hours('滞期', 'On demurrage'),
    demurrageDays: computed({ scale: 5 }, { zh: '滞期天数', en: 'Days on demurrage' }),
    demurrageAmount: amount('滞期费', 'Demurrage'),
    commissionAmount: amount('佣金', 'Commission'),
    netAmount: amount('应收滞期费', 'Demurrage due'),
    despatchAmount: amount('速遣费', 'Despatch'),
    claimDue: computed('date', { zh: '索赔截止', en: 'Claim by' }),
    evidence: files({ zh: '附件', en: 'Files' }),
    remark: text({ zh: '备注', en: 'Remarks' }, { variant: 'long', max: 1000 }),
    status: state(documentFlow),
  },
  list: {
    columns: [
      { field: 'statementNo', width: 120 },
      'shipName',
      'voyageId',
      { field: 'charterer', priority: 2 },
      { field: 'allowedTotal', priority: 3 },
      { field: 'usedTotal', priority: 3 },
      { field: 'demurrageHours', priority: 1 },
      { field: 'netAmount', priority: 1 },
      { field: 'despatchAmount', priority: 3 },
      { field: 'claimDue', priority: 1 },
      { field: 'createName', priority: 3 },
      'status',
    ],
    filters: ['shipName', 'voyageId', 'status', 'claimDue'],
    search: ['statementNo', 'charterer'],
    sort: '-createTime',
  },
  form: [
    { title: { zh: '航次', en: 'Voyage' }, rows: [['voyageId', 'charterer', 'charterParty']] },
    {
      title: TEXT.terms,
      rows: [
        ['basis', 'allowedHours', 'reversible'],
        ['noticeHours', 'laycanFrom', 'claimDays'],
        ['currencyId', 'demurrageRate', 'despatchRate', 'addressCommission'],
        ['exceptions'],
      ],
    },
    { title: TEXT.ports, rows: [['ports']] },
    { title: TEXT.facts, rows: [['facts']] },
    { title: TEXT.sheet, rows: [['sheet']] },
    { title: { zh: '其他', en: 'More' }, rows: [['evidence'], ['remark']] },
  ],
  // One event has one share: told twice, nobody knew which of the two counts.
  check: ({ exceptions = [] }) => {
    const types = exceptions.map(({ eventType }) => eventType);
    const at = types.findIndex((type, i) => type && types.indexOf(type) < i);
    const message = { zh: '该事件已列过', en: 'This event stands there already' };
    return at < 0 ? undefined : [{ field: `exceptions.${at}.eventType`, message }];
  },
  scope: { vessel: 'shipName' },
  excel: { export: true },
});

export type LaytimeRow = Row<typeof laytime>;
