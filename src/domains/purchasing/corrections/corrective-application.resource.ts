import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import { choice, computed, date, quantity, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow, lines, type Row } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { PURCHASE_TYPES } from '../../partner/public.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';

const UNIT = { field: 'unitId' } as const;
const priced = { private: PRICE_PERMISSION } as const;

/** One granted line as it is and as it is to be. */
export const correctionLine = defineResource({
  name: 'purchasing.correctionLine',
  label: { zh: '更正明细', en: 'Line' },
  title: 'itemName',
  fields: {
    applicationLineId: ref('purchasing.applicationLine', { zh: '申请明细', en: 'Application line' }),
    itemName: computed('text', { zh: '品名', en: 'Item' }),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    takenQty: computed({ quantity: UNIT }, { zh: '已安排', en: 'Taken' }),
    oldQty: computed({ quantity: UNIT }, { zh: '原数量', en: 'Quantity before' }),
    qty: quantity(
      { zh: '新数量', en: 'New quantity' },
      { required: true, min: 0, max: 9_999_999, unit: UNIT, help: { zh: '填 0 为取消', en: 'Zero cancels the line' } },
    ),
    oldSpec: computed('text', { zh: '原规格', en: 'Specification before' }),
    spec: text({ zh: '新规格', en: 'New specification' }, { max: 200 }),
    oldNeededBy: computed('date', { zh: '原需用日期', en: 'Needed before' }),
    neededBy: date({ zh: '新需用日期', en: 'Now needed by' }, { required: true }),
  },
});

/** A change of an approved application, to be approved; then what is asked for is as it says. */
export const correctiveApplication = defineResource({
  name: 'purchasing.correctiveApplication',
  label: { zh: '申请更正', en: 'Corrective application' },
  title: 'correctNo',
  fields: {
    correctNo: serial('CR-{yy}{MM}-{0000}', { zh: '更正单号', en: 'Number' }),
    applicationId: ref('purchasing.application', { zh: '采购申请', en: 'Application' }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    purchaseType: choice(PURCHASE_TYPES, { zh: '采购类别', en: 'Purchase type' }),
    reason: text({ zh: '更正原因', en: 'Why it is corrected' }, { variant: 'long', max: 500 }),
    oldPortId: ref('parameter.port', { zh: '原交货港', en: 'Port before' }),
    portId: ref('parameter.port', { zh: '新交货港', en: 'New port' }),
    oldEstimate: inBase({ zh: '原估算', en: 'Estimate before' }, priced),
    newEstimate: inBase({ zh: '新估算', en: 'New estimate' }, priced),
    riseEstimate: inBase({ zh: '增加', en: 'Rise' }, priced),
    approvalAmount: inBase(
      { zh: '审批金额', en: 'Approved by' },
      {
        ...priced,
        help: {
          zh: '估算增加时为新估算，否则为零：只须主管审批',
          en: 'The new estimate where it rises, else nothing: the superintendent alone approves',
        },
      },
    ),
    lines: lines(correctionLine, { zh: '更正明细', en: 'Lines' }),
    status: state(documentFlow),
  },
  list: {
    columns: [
      { field: 'correctNo', width: 150 },
      { field: 'applicationId', width: 190, priority: 1 },
      'organizationId',
      { field: 'purchaseType', priority: 3 },
      { field: 'riseEstimate', total: true },
      { field: 'reason', width: 220, priority: 3 },
      { field: 'status', priority: 1 },
    ],
    filters: ['status', 'applicationId', 'organizationId', 'purchaseType'],
    search: ['correctNo'],
    sort: '-correctNo',
  },
  form: [
    { title: { zh: '更正', en: 'Correction' }, rows: [['portId'], ['reason']] },
    { title: { zh: '更正明细', en: 'Lines' }, rows: [['lines']] },
  ],
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  // Which lines of which application stands.
  open: { USE: ['reason', 'portId', 'lines.qty', 'lines.spec', 'lines.neededBy'] },
  excel: { export: true },
});

export type CorrectionRow = Row<typeof correctiveApplication>;
export type CorrectionLine = LineRow<typeof correctionLine>;
