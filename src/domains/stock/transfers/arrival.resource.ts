import { choice, computed, date, quantity, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { CONDITIONS } from '../ledger/movement-words.text.ts';
import { arrivalFlow } from './transfer.flow.ts';
import { checkArrival } from './transfer.rules.ts';

const UNIT = { field: 'unitId' } as const;

/** What of one line of a transfer came. */
export const arrivalLine = defineResource({
  name: 'stock.arrivalLine',
  label: { zh: '到货明细', en: 'Arrival line' },
  title: ['materialId'],
  fields: {
    transferLineId: computed('int', { zh: '调拨行', en: 'Line of the transfer' }),
    materialId: ref('material.material', { zh: '物料', en: 'Material' }),
    condition: choice(CONDITIONS, { zh: '成色', en: 'Condition' }),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    openQty: quantity({ zh: '在途', en: 'On its way' }, { unit: UNIT }),
    arrivedQty: quantity({ zh: '完好到货', en: 'Came whole' }, { required: true, min: 0, max: 9_999_999, unit: UNIT }),
    damagedQty: quantity({ zh: '破损', en: 'Damaged' }, { min: 0, max: 9_999_999, unit: UNIT }),
    locationId: ref('stock.location', { zh: '库位', en: 'Location' }, { where: { storeId: { record: 'storeId' } } }),
    note: text({ zh: '情况', en: 'Note' }, { max: 200 }),
  },
});

/** What a transfer brought to a store. Posted, what came whole is stock at the value with which it left. */
export const arrival = defineResource({
  name: 'stock.arrival',
  label: { zh: '调拨到货单', en: 'Arrival of a transfer' },
  title: 'arrivalNo',
  fields: {
    arrivalNo: serial('TI-{shipCode}-{yy}{MM}-{0000}', { zh: '到货单号', en: 'Number' }),
    transferId: ref('stock.transfer', { zh: '调拨单', en: 'Transfer' }, { required: true }),
    storeId: ref('stock.store', { zh: '调入仓库', en: 'Store' }, { required: true }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    arrivedOn: date({ zh: '到货日期', en: 'Arrived' }, { required: true }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    lines: lines(arrivalLine, { zh: '到货明细', en: 'Lines' }),
    docStatus: state(arrivalFlow),
  },
  check: checkArrival,
  list: {
    columns: [
      { field: 'arrivalNo', width: 176 },
      'storeId',
      { field: 'transferId', width: 176 },
      'arrivedOn',
      { field: 'remark', priority: 3 },
      { field: 'createName', priority: 3 },
      'docStatus',
    ],
    filters: ['storeId', 'transferId', 'docStatus', 'arrivedOn'],
    search: ['arrivalNo'],
    sort: '-createTime',
  },
  form: [
    { title: { zh: '到货', en: 'Arrival' }, rows: [['arrivedOn'], ['remark']] },
    { title: { zh: '明细', en: 'Lines' }, rows: [['lines']] },
  ],
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  // What was sent stays as it was sent; how much of it came is counted.
  open: {
    DRAFT: ['arrivedOn', 'remark', 'lines.arrivedQty', 'lines.damagedQty', 'lines.locationId', 'lines.note'],
  },
  excel: { export: true },
});

export type ArrivalRow = Row<typeof arrival>;
