import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import { choice, computed, date, files, quantity, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { STANDING_STORES } from '../stores/store.resource.ts';
import { VALUE_PERMISSION } from '../values.rules.ts';
import { disposeForm, scrapFlow } from './scrap.flow.ts';

const UNIT = { field: 'unitId' } as const;
const worth = { private: VALUE_PERMISSION } as const;

/** How much of one item is written off, and why. */
export const scrapLine = defineResource({
  name: 'stock.scrapLine',
  label: { zh: '报废明细', en: 'Scrap line' },
  title: ['poolId'],
  fields: {
    poolId: ref(
      'stock.pool',
      { zh: '物资', en: 'Item' },
      { required: true, where: { storeId: { record: 'storeId' } }, brings: { unitId: 'unitId' } },
    ),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    onHand: computed({ quantity: UNIT }, { zh: '结存', en: 'On hand' }),
    qty: quantity({ zh: '报废数', en: 'Written off' }, { required: true, min: 0, max: 9_999_999, unit: UNIT }),
    cause: choice(
      {
        EXPIRED: { zh: '过期', en: 'Expired' },
        DAMAGED: { zh: '损坏', en: 'Damaged' },
        WORN: { zh: '磨损到限', en: 'Worn out' },
        OBSOLETE: { zh: '淘汰', en: 'Obsolete' },
      },
      { zh: '原因', en: 'Cause' },
      { required: true },
    ),
    value: inBase({ zh: '金额', en: 'Value' }, worth),
  },
});

/** What is no use any more. Approved, it leaves the books at the average cost; disposed of, it has left the store. */
export const scrap = defineResource({
  name: 'stock.scrap',
  label: { zh: '报废单', en: 'Scrap note' },
  title: 'scrapNo',
  fields: {
    scrapNo: serial('SC-{shipCode}-{yy}{MM}-{0000}', { zh: '报废单号', en: 'Number' }),
    storeId: ref('stock.store', { zh: '仓库', en: 'Store' }, { required: true, where: STANDING_STORES }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    reason: text({ zh: '事由', en: 'Reason' }, { variant: 'long', required: true, max: 500 }),
    photos: files({ zh: '照片', en: 'Photos' }),
    lines: lines(scrapLine, { zh: '报废明细', en: 'Lines' }),
    value: inBase({ zh: '金额', en: 'Value' }, worth),
    postedOn: computed('date', { zh: '出账日期', en: 'Written off on' }),
    // What the disposal asked for.
    method: { ...disposeForm.fields.method, required: false },
    disposedOn: date({ zh: '处置日期', en: 'Disposed on' }),
    proof: disposeForm.fields.proof,
    note: disposeForm.fields.note,
    status: state(documentFlow),
    scrapStatus: state(scrapFlow, { zh: '报废状态', en: 'Scrap' }),
  },
  list: {
    columns: [
      { field: 'scrapNo', width: 176 },
      'storeId',
      { field: 'reason', priority: 2 },
      { field: 'value', total: true },
      { field: 'postedOn', priority: 3 },
      { field: 'method', priority: 3 },
      { field: 'createName', priority: 3 },
      { field: 'status', priority: 2 },
      'scrapStatus',
    ],
    filters: ['storeId', 'scrapStatus', 'status', 'postedOn', 'method'],
    search: ['scrapNo', 'reason'],
    sort: '-createTime',
  },
  form: [
    { title: { zh: '报废', en: 'Scrap' }, rows: [['storeId'], ['reason'], ['photos']] },
    { title: { zh: '明细', en: 'Lines' }, rows: [['lines']] },
  ],
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  // Whose store it is stays; what was disposed of the act says.
  open: { USE: ['reason', 'photos', 'lines'] },
  excel: { export: true },
});

export type ScrapRow = Row<typeof scrap>;
