import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import {
  choice,
  computed,
  date,
  decimal,
  money,
  quantity,
  ref,
  refs,
  serial,
  state,
  text,
} from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { BASE_CURRENCY, inBase } from '../../parameter/public.ts';
import { CONDITIONS } from '../ledger/movement-words.text.ts';
import { STANDING_STORES } from '../stores/store.resource.ts';
import { VALUE_PERMISSION } from '../values.rules.ts';
import { stocktakeFlow } from './stocktake.flow.ts';

const UNIT = { field: 'unitId' } as const;
const worth = { private: VALUE_PERMISSION } as const;

/** What of one item lies in one place, of one batch: what was counted and, when all is, what the books said at that moment. */
export const stocktakeLine = defineResource({
  name: 'stock.stocktakeLine',
  label: { zh: '盘点明细', en: 'Count line' },
  title: ['materialId'],
  fields: {
    locationId: ref('stock.location', { zh: '库位', en: 'Location' }, { where: { storeId: { record: 'storeId' } } }),
    materialId: ref('material.material', { zh: '物料', en: 'Material' }),
    condition: choice(CONDITIONS, { zh: '成色', en: 'Condition' }),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    batchNo: text({ zh: '批号', en: 'Batch' }, { max: 40 }),
    expiryDate: date({ zh: '效期', en: 'Expires' }),
    countedQty: quantity({ zh: '实盘数', en: 'Counted' }, { min: 0, max: 9_999_999, unit: UNIT }),
    countedAt: computed('datetime', { zh: '盘点时间', en: 'Counted at' }),
    countedById: computed('int', { zh: '盘点人账号', en: 'Account of the counter' }),
    countedName: computed('text', { zh: '盘点人', en: 'Counted by' }),
    recount: computed('bool', { zh: '须复盘', en: 'Count again' }),
    recountQty: quantity({ zh: '复盘数', en: 'Recounted' }, { min: 0, max: 9_999_999, unit: UNIT }),
    recountAt: computed('datetime', { zh: '复盘时间', en: 'Recounted at' }),
    recountName: computed('text', { zh: '复盘人', en: 'Recounted by' }),
    bookQty: computed({ quantity: UNIT }, { zh: '账面数', en: 'In the books' }),
    diffQty: computed({ quantity: UNIT }, { zh: '差异', en: 'Difference' }),
    diffValue: inBase({ zh: '差异金额', en: 'Value of it' }, worth),
    cause: choice(
      {
        UNBOOKED_ISSUE: { zh: '领用未记账', en: 'Issue not booked' },
        UNBOOKED_RECEIPT: { zh: '收货未记账', en: 'Receipt not booked' },
        MISPLACED: { zh: '库位错放', en: 'Put elsewhere' },
        MISCOUNT: { zh: '以前盘错', en: 'Counted wrongly before' },
        DAMAGED: { zh: '损坏', en: 'Damaged' },
        LOST: { zh: '丢失', en: 'Lost' },
        OTHER: { zh: '其他', en: 'Other' },
      },
      { zh: '差异原因', en: 'Why' },
    ),
    note: text({ zh: '备注', en: 'Note' }, { max: 200 }),
  },
});

/** A count of a store or some of it, blind: nobody is told what the books say before all is counted. Approved, what differs is posted. */
export const stocktake = defineResource({
  name: 'stock.stocktake',
  label: { zh: '盘点单', en: 'Stocktake' },
  title: 'takeNo',
  fields: {
    takeNo: serial('ST-{shipCode}-{yy}{MM}-{000}', { zh: '盘点单号', en: 'Number' }),
    storeId: ref('stock.store', { zh: '仓库', en: 'Store' }, { required: true, where: STANDING_STORES }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    takeKind: choice(
      {
        FULL: { zh: '全面盘点', en: 'Full' },
        CYCLE: { zh: '循环盘点', en: 'Cycle' },
        CRITICAL: { zh: '关键备件', en: 'Critical spares' },
        HANDOVER: { zh: '交接盘点', en: 'Handover' },
        SPOT: { zh: '抽盘', en: 'Spot check' },
      },
      { zh: '方式', en: 'Kind' },
      { required: true, default: 'CYCLE' },
    ),
    locationIds: refs(
      'stock.location',
      { zh: '库位范围', en: 'Locations' },
      { where: { storeId: { field: 'storeId' } }, help: { zh: '留空盘点整个仓库', en: 'Empty: all of the store' } },
    ),
    plannedOn: date({ zh: '计划日期', en: 'Planned for' }, { required: true }),
    recountPct: decimal({ zh: '复盘比例', en: 'Recount above' }, 2, { min: 0, max: 100, unit: '%', default: '5' }),
    recountValue: money(
      { zh: '复盘金额', en: 'Recount above a value of' },
      { min: 0, max: 9_999_999, unit: BASE_CURRENCY, default: '1000' },
    ),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    lines: lines(stocktakeLine, { zh: '盘点明细', en: 'Lines' }),
    items: computed('int', { zh: '明细行数', en: 'Lines to count' }),
    counted: computed('int', { zh: '已盘行数', en: 'Counted lines' }),
    differing: computed('int', { zh: '差异行数', en: 'Lines that differ' }),
    accuracy: computed('share', { zh: '盘点准确率', en: 'Accuracy' }),
    netValue: inBase({ zh: '差异净额', en: 'Net difference' }, worth),
    postedOn: computed('date', { zh: '过账日期', en: 'Posted on' }),
    status: state(documentFlow),
    takeStatus: state(stocktakeFlow, { zh: '盘点状态', en: 'Count' }),
  },
  list: {
    columns: [
      { field: 'takeNo', width: 176 },
      'storeId',
      'takeKind',
      'plannedOn',
      { field: 'items', priority: 3 },
      { field: 'counted', priority: 3 },
      { field: 'differing', priority: 2 },
      { field: 'accuracy', priority: 2 },
      { field: 'netValue', priority: 3, total: true },
      { field: 'createName', priority: 3 },
      { field: 'status', priority: 2 },
      'takeStatus',
    ],
    filters: ['storeId', 'takeKind', 'takeStatus', 'status', 'plannedOn'],
    search: ['takeNo', 'remark'],
    sort: '-createTime',
  },
  form: [
    {
      title: { zh: '盘点', en: 'Stocktake' },
      rows: [['storeId', 'takeKind', 'plannedOn'], ['locationIds'], ['recountPct', 'recountValue'], ['remark']],
    },
    { title: { zh: '明细', en: 'Lines' }, rows: [['lines']] },
  ],
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  // What lies there the sheet says; how much of it is counted.
  open: {
    USE: [
      'takeKind',
      'locationIds',
      'plannedOn',
      'recountPct',
      'recountValue',
      'remark',
      'lines.countedQty',
      'lines.recountQty',
      'lines.cause',
      'lines.note',
    ],
  },
  excel: { export: true },
});

export type StocktakeRow = Row<typeof stocktake>;
