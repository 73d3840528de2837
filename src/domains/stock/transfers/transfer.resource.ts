import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import { computed, date, quantity, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { STANDING_STORES } from '../stores/store.resource.ts';
import { VALUE_PERMISSION } from '../values.rules.ts';
import { dispatchForm, transferFlow } from './transfer.flow.ts';
import { checkTransfer, openOf } from './transfer.rules.ts';

const UNIT = { field: 'unitId' } as const;

/** How much of one item is sent, and what has become of it. */
export const transferLine = defineResource({
  name: 'stock.transferLine',
  label: { zh: '调拨明细', en: 'Transfer line' },
  title: ['poolId'],
  fields: {
    poolId: ref(
      'stock.pool',
      { zh: '物资', en: 'Item' },
      { required: true, where: { storeId: { record: 'storeId' } }, brings: { unitId: 'unitId' } },
    ),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    onHand: computed({ quantity: UNIT }, { zh: '结存', en: 'On hand' }),
    qty: quantity({ zh: '调拨数', en: 'Sent' }, { required: true, min: 0, max: 9_999_999, unit: UNIT }),
    locationId: ref(
      'stock.location',
      { zh: '库位', en: 'Location' },
      {
        where: { storeId: { record: 'storeId' } },
        help: { zh: '留空按效期先后出库', en: 'Empty: the earliest expiry first' },
      },
    ),
    batchNo: text({ zh: '批号', en: 'Batch' }, { max: 40 }),
    arrivedQty: computed({ quantity: UNIT }, { zh: '已到', en: 'Arrived' }),
    damagedQty: computed({ quantity: UNIT }, { zh: '破损', en: 'Damaged' }),
    lostQty: computed({ quantity: UNIT }, { zh: '核销', en: 'Written off' }),
    openQty: computed({ quantity: UNIT }, { zh: '未到', en: 'Open' }, { from: openOf }),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
  },
});

/** What one store sends to another: a ship ashore, a sister ship, the shore a ship. It leaves at cost and arrives at the same value. */
export const transfer = defineResource({
  name: 'stock.transfer',
  label: { zh: '调拨单', en: 'Transfer' },
  title: 'transferNo',
  fields: {
    transferNo: serial('TR-{shipCode}-{yy}{MM}-{0000}', { zh: '调拨单号', en: 'Number' }),
    storeId: ref('stock.store', { zh: '调出仓库', en: 'From' }, { required: true, where: STANDING_STORES }),
    organizationId: ref('identity.organization', { zh: '调出单位', en: 'Sent by' }),
    vesselId: ref('fleet.vessel', { zh: '调出船舶', en: 'From the ship' }),
    toOrganizationId: ref('identity.organization', { zh: '调入单位', en: 'To' }, { required: true }),
    // Whoever sends sees nothing else of the store that it goes to: no reference that would be looked up in their scope.
    toStoreId: computed('int', { zh: '调入仓库', en: 'Store that it goes to' }),
    toVesselId: computed('int', { zh: '调入船舶', en: 'Ship that it goes to' }),
    neededOn: date({ zh: '需用日期', en: 'Needed by' }),
    reason: text({ zh: '事由', en: 'Reason' }, { variant: 'long', required: true, max: 500 }),
    lines: lines(transferLine, { zh: '调拨明细', en: 'Lines' }),
    value: inBase({ zh: '金额', en: 'Value' }, { private: VALUE_PERMISSION }),
    // What the handing over asked for.
    shippedOn: date({ zh: '发出日期', en: 'Left on' }),
    carrier: dispatchForm.fields.carrier,
    waybillNo: dispatchForm.fields.waybillNo,
    status: state(documentFlow),
    transferStatus: state(transferFlow, { zh: '调拨状态', en: 'Transfer' }),
  },
  index: [['toVesselId']],
  check: checkTransfer,
  list: {
    columns: [
      { field: 'transferNo', width: 176 },
      'storeId',
      'toOrganizationId',
      { field: 'reason', priority: 3 },
      { field: 'neededOn', priority: 3 },
      'shippedOn',
      { field: 'waybillNo', priority: 3 },
      { field: 'value', priority: 2, total: true },
      { field: 'createName', priority: 3 },
      { field: 'status', priority: 2 },
      'transferStatus',
    ],
    filters: ['storeId', 'toOrganizationId', 'transferStatus', 'status', 'shippedOn'],
    search: ['transferNo', 'reason', 'waybillNo'],
    sort: '-createTime',
  },
  form: [
    {
      title: { zh: '调拨', en: 'Transfer' },
      rows: [['storeId', 'toOrganizationId', 'neededOn'], ['reason']],
    },
    { title: { zh: '明细', en: 'Lines' }, rows: [['lines']] },
  ],
  scope: {
    anyOf: [
      { vessel: 'vesselId' },
      { organization: 'organizationId' },
      { vessel: 'toVesselId' },
      { organization: 'toOrganizationId' },
    ],
  },
  // Whose store it leaves stays; when it left the act says.
  open: { USE: ['toOrganizationId', 'neededOn', 'reason', 'lines'] },
  excel: { export: true },
});

export type TransferRow = Row<typeof transfer>;
