import {
  bool,
  choice,
  computed,
  date,
  decimal,
  dict,
  files,
  int,
  money,
  ref,
  refs,
  serial,
  state,
  text,
} from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { longTermFlow } from './long-term.flow.ts';
import { checkLongTerm } from './long-term.rules.ts';
import { CYCLES, LONG_TERM_KINDS, LONG_TERM_TEXT as TEXT } from './long-term.text.ts';
import { longTermAdjustment, longTermPeriod, longTermRoute } from './long-term-lines.resource.ts';

const UNIT = { field: 'currencyId' } as const;
const sealed = { private: MARKET_PRICE } as const;
const price = (zh: string, en: string) => money({ zh, en }, { min: 0, max: 9_999_999, unit: UNIT, ...sealed });

/** So much cargo over so many months, on terms that each of its liftings shares. */
export const longTermContract = defineResource({
  name: 'market.longTermContract',
  label: TEXT.contract,
  title: 'longTermNo',
  fields: {
    longTermNo: serial('LT-{yy}{000}', { zh: '长期合同号', en: 'No.' }),
    kind: choice(LONG_TERM_KINDS, { zh: '类型', en: 'Kind' }, { required: true, default: 'COA' }),
    customerId: ref('market.customer', { zh: '客户', en: 'Charterer' }, { required: true }),
    validFrom: date({ zh: '有效期起', en: 'From' }, { required: true }),
    validTo: date({ zh: '有效期止', en: 'To' }, { required: true }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }, { required: true }),
    totalQty: decimal(TEXT.totalQty, 3, { required: true, min: 0.001, max: 99_999_999, unit: 't' }),
    tolerancePct: decimal({ zh: '溢短装', en: 'More or less' }, 2, { min: 0, max: 50, unit: '%', default: '5.00' }),
    cargoTypes: refs('market.cargoType', { zh: '货物品名', en: 'Products' }, { required: true }),
    periods: lines(longTermPeriod, TEXT.periods),
    periodTotal: computed({ scale: 3, unit: 't' }, { zh: '分月量合计', en: 'Months together' }),
    routes: lines(longTermRoute, TEXT.routes),
    nominationDays: int(
      { zh: '提名期（天）', en: 'Nomination (days)' },
      {
        required: true,
        min: 0,
        max: 180,
        default: 15,
        help: { zh: '受载期起之前至少这些天提名', en: 'At least so many days before the laycan begins' },
      },
    ),
    laycanSpreadDays: int(
      { zh: '受载期跨度（天）', en: 'Laycan spread (days)' },
      { required: true, min: 0, max: 60, default: 3 },
    ),
    shipApproval: bool(
      { zh: '船舶须经租家认可', en: 'The charterer approves the ship' },
      { default: true, help: { zh: '提名时须指定船舶', en: 'A nomination names her' } },
    ),
    freightVariable: bool(
      { zh: '运价可逐批商定', en: 'Freight may vary by lifting' },
      {
        default: false,
        help: { zh: '否则航次合同的运价由本合同锁定', en: 'Otherwise this contract locks the freight of its charters' },
      },
    ),
    fuelIndex: dict('fuel_index', { zh: '燃油价格指数', en: 'Fuel price index' }),
    cycle: choice(CYCLES, { zh: '调整周期', en: 'Cycle' }),
    baseFuelPrice: price('基准油价', 'Base price of fuel'),
    deadBand: price('不调区间', 'Dead band'),
    stepPrice: price('每档油价', 'Price of a step'),
    stepFreight: price('每档运价', 'Freight of a step'),
    adjustments: lines(longTermAdjustment, TEXT.adjustments),
    clauses: text({ zh: '附加条款', en: 'Additional clauses' }, { variant: 'long', max: 2000 }),
    attachments: files({ zh: '附件', en: 'Files' }),
    status: state(longTermFlow, { zh: '审批', en: 'Approval' }),
  },
  check: checkLongTerm,
  list: {
    columns: ['longTermNo', 'kind', 'customerId', 'validFrom', 'validTo', 'totalQty', 'status'],
    filters: ['customerId', 'kind', 'status', 'validTo'],
    search: ['longTermNo'],
    sort: '-createTime',
  },
  form: [
    {
      title: TEXT.parties,
      rows: [
        ['kind', 'customerId', 'currencyId'],
        ['validFrom', 'validTo'],
      ],
    },
    {
      title: TEXT.volume,
      rows: [
        ['totalQty', 'tolerancePct', 'cargoTypes'],
        ['nominationDays', 'laycanSpreadDays', 'shipApproval'],
      ],
    },
    { title: TEXT.periods, rows: [['periods']] },
    { title: TEXT.routes, rows: [['freightVariable'], ['routes']] },
    {
      title: TEXT.formula,
      rows: [
        ['fuelIndex', 'cycle'],
        ['baseFuelPrice', 'deadBand', 'stepPrice', 'stepFreight'],
      ],
    },
    { title: TEXT.terms, rows: [['clauses'], ['attachments']] },
  ],
  scope: 'all',
  excel: { export: true },
});

export type LongTermRow = Row<typeof longTermContract>;
