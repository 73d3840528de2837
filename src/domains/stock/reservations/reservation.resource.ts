import { computed, date, quantity, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { STANDING_STORES } from '../stores/store.resource.ts';
import { reservationFlow } from './reservation.flow.ts';
import { openOf } from './reservation.rules.ts';

const UNIT = { field: 'unitId' } as const;

/** How much of an item is kept for something: it is issued for that alone, until its day. */
export const reservation = defineResource({
  name: 'stock.reservation',
  label: { zh: '库存预留', en: 'Reservation' },
  title: 'reservationNo',
  fields: {
    reservationNo: serial('RV-{shipCode}-{yy}{MM}-{0000}', { zh: '预留单号', en: 'Number' }),
    storeId: ref('stock.store', { zh: '仓库', en: 'Store' }, { required: true, where: STANDING_STORES }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    poolId: ref(
      'stock.pool',
      { zh: '物资', en: 'Item' },
      { required: true, where: { storeId: { field: 'storeId' } }, brings: { unitId: 'unitId' } },
    ),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    qty: quantity({ zh: '预留数', en: 'Reserved' }, { required: true, min: 0, max: 9_999_999, unit: UNIT }),
    usedQty: computed({ quantity: UNIT }, { zh: '已领用', en: 'Issued' }),
    openQty: computed({ quantity: UNIT }, { zh: '未领用', en: 'Open' }, { from: openOf }),
    purpose: text({ zh: '用于', en: 'For' }, { required: true, max: 100 }),
    validUntil: date({ zh: '有效至', en: 'Until' }, { required: true }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    resvStatus: state(reservationFlow),
  },
  list: {
    columns: [
      { field: 'reservationNo', width: 176 },
      'storeId',
      'poolId',
      'qty',
      { field: 'usedQty', priority: 3 },
      { field: 'openQty', priority: 2 },
      { field: 'unitId', priority: 3 },
      'purpose',
      'validUntil',
      { field: 'createName', priority: 3 },
      'resvStatus',
    ],
    filters: ['storeId', 'poolId', 'resvStatus', 'validUntil'],
    search: ['reservationNo', 'purpose'],
    sort: '-createTime',
  },
  form: [['storeId', 'poolId'], ['qty', 'unitId', 'validUntil'], ['purpose'], ['remark']],
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  // What is kept stays; more of it is another reservation.
  open: { ACTIVE: ['purpose', 'validUntil', 'remark'] },
  excel: { export: true },
});

export type ReservationRow = Row<typeof reservation>;
