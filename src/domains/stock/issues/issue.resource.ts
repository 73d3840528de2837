import { date, dict, quantity, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { STANDING_STORES } from '../stores/store.resource.ts';
import { issueFlow } from './issue.flow.ts';
import { checkIssue } from './issue.rules.ts';

const UNIT = { field: 'unitId' } as const;

/** How much of one item is taken. */
export const issueLine = defineResource({
  name: 'stock.issueLine',
  label: { zh: '领用明细', en: 'Issue line' },
  title: 'remark',
  fields: {
    poolId: ref(
      'stock.pool',
      { zh: '物资', en: 'Item' },
      { required: true, where: { storeId: { record: 'storeId' } }, brings: { unitId: 'unitId', onHand: 'qty' } },
    ),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    onHand: quantity({ zh: '结存', en: 'On hand' }, { unit: UNIT }),
    qty: quantity({ zh: '领用数', en: 'Taken' }, { required: true, min: 0, max: 9_999_999, unit: UNIT }),
    locationId: ref(
      'stock.location',
      { zh: '库位', en: 'Location' },
      {
        where: { storeId: { record: 'storeId' } },
        help: { zh: '留空按效期先后出库', en: 'Empty: the earliest expiry first' },
      },
    ),
    batchNo: text({ zh: '批号', en: 'Batch' }, { max: 40 }),
    reservationId: ref(
      'stock.reservation',
      { zh: '预留', en: 'Reservation' },
      { where: { poolId: { field: 'poolId' }, resvStatus: ['ACTIVE'] } },
    ),
    remark: text({ zh: '用于', en: 'Used for' }, { max: 200 }),
  },
});

/** What somebody takes out of a store. Posted, it leaves at the average cost. */
export const issue = defineResource({
  name: 'stock.issue',
  label: { zh: '领用单', en: 'Issue' },
  title: 'issueNo',
  fields: {
    issueNo: serial('GI-{shipCode}-{yy}{MM}-{0000}', { zh: '领用单号', en: 'Number' }),
    storeId: ref('stock.store', { zh: '仓库', en: 'Store' }, { required: true, where: STANDING_STORES }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    issuedOn: date({ zh: '领用日期', en: 'Taken on' }, { required: true }),
    purpose: dict('issue_purpose', { zh: '用途', en: 'Purpose' }, { required: true, default: 'MAINTENANCE' }),
    receiver: text({ zh: '领用人', en: 'Taken by' }, { max: 60 }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    lines: lines(issueLine, { zh: '领用明细', en: 'Lines' }),
    docStatus: state(issueFlow),
  },
  check: checkIssue,
  list: {
    columns: [
      { field: 'issueNo', width: 176 },
      'storeId',
      'issuedOn',
      'purpose',
      { field: 'receiver', priority: 3 },
      { field: 'remark', priority: 3 },
      { field: 'createName', priority: 3 },
      'docStatus',
    ],
    filters: ['storeId', 'purpose', 'docStatus', 'issuedOn'],
    search: ['issueNo', 'receiver'],
    sort: '-createTime',
  },
  form: [
    {
      title: { zh: '领用', en: 'Issue' },
      rows: [['storeId', 'issuedOn', 'purpose'], ['receiver'], ['remark']],
    },
    { title: { zh: '明细', en: 'Lines' }, rows: [['lines']] },
  ],
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  open: {},
  excel: { export: true },
});

export type IssueRow = Row<typeof issue>;
