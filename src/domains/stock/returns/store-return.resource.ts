import { choice, computed, date, quantity, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { CONDITIONS } from '../ledger/movement-words.text.ts';
import { returnFlow } from './return.flow.ts';
import { checkReturn } from './return.rules.ts';

const UNIT = { field: 'unitId' } as const;

/** How much of what one line issued comes back, and in which condition. */
export const storeReturnLine = defineResource({
  name: 'stock.storeReturnLine',
  label: { zh: '退库明细', en: 'Return line' },
  title: ['materialId'],
  fields: {
    issueLineId: computed('int', { zh: '领用行', en: 'Line of the issue' }),
    materialId: ref('material.material', { zh: '物料', en: 'Material' }),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    openQty: quantity({ zh: '可退', en: 'Still out' }, { unit: UNIT }),
    qty: quantity({ zh: '退回数', en: 'Returned' }, { required: true, min: 0, max: 9_999_999, unit: UNIT }),
    condition: choice(CONDITIONS, { zh: '成色', en: 'Condition' }, { required: true, default: 'NEW' }),
    locationId: ref('stock.location', { zh: '库位', en: 'Location' }, { where: { storeId: { record: 'storeId' } } }),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
  },
});

/** What was issued and not used comes back. Posted, it is stock again at the value with which it was issued. */
export const storeReturn = defineResource({
  name: 'stock.storeReturn',
  label: { zh: '退库单', en: 'Return to store' },
  title: 'returnNo',
  fields: {
    returnNo: serial('RT-{shipCode}-{yy}{MM}-{0000}', { zh: '退库单号', en: 'Number' }),
    issueId: ref('stock.issue', { zh: '领用单', en: 'Issue' }, { required: true }),
    storeId: ref('stock.store', { zh: '仓库', en: 'Store' }, { required: true }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    returnedOn: date({ zh: '退库日期', en: 'Returned on' }, { required: true }),
    returnedBy: text({ zh: '退回人', en: 'Returned by' }, { max: 60 }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    lines: lines(storeReturnLine, { zh: '退库明细', en: 'Lines' }),
    docStatus: state(returnFlow),
  },
  check: checkReturn,
  list: {
    columns: [
      { field: 'returnNo', width: 176 },
      'storeId',
      { field: 'issueId', width: 176 },
      'returnedOn',
      { field: 'returnedBy', priority: 3 },
      { field: 'remark', priority: 3 },
      { field: 'createName', priority: 3 },
      'docStatus',
    ],
    filters: ['storeId', 'issueId', 'docStatus', 'returnedOn'],
    search: ['returnNo', 'returnedBy'],
    sort: '-createTime',
  },
  form: [
    { title: { zh: '退库', en: 'Return' }, rows: [['returnedOn', 'returnedBy'], ['remark']] },
    { title: { zh: '明细', en: 'Lines' }, rows: [['lines']] },
  ],
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  // What was issued stays as it was issued.
  open: {
    DRAFT: ['returnedOn', 'returnedBy', 'remark', 'lines.qty', 'lines.condition', 'lines.locationId', 'lines.remark'],
  },
  excel: { export: true },
});

export type StoreReturnRow = Row<typeof storeReturn>;
