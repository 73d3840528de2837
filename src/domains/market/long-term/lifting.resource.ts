import type { FieldError } from '../../../kernel/errors.ts';
import { computed, date, decimal, month, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { liftingFlow } from './lifting.flow.ts';
import { LONG_TERM_TEXT as TEXT } from './long-term.text.ts';

/** One shipment under a long-term contract. Its charter and its parcel refer to it. */
export const longTermLifting = defineResource({
  name: 'market.longTermLifting',
  label: TEXT.lifting,
  title: 'liftingNo',
  fields: {
    liftingNo: serial('{no}-{00}', { zh: '批次号', en: 'Lifting' }),
    longTermId: ref(
      'market.longTermContract',
      { zh: '长期合同', en: 'Long-term contract' },
      { required: true, where: { status: ['APPROVE'] } },
    ),
    period: month({ zh: '所属月份', en: 'Month' }, { required: true }),
    cargoTypeId: ref('market.cargoType', { zh: '品名', en: 'Product' }, { required: true }),
    qty: decimal({ zh: '数量', en: 'Quantity' }, 3, { required: true, min: 0.001, max: 9_999_999, unit: 't' }),
    loadPortId: ref('parameter.port', { zh: '装港', en: 'Load port' }, { required: true }),
    dischPortId: ref('parameter.port', { zh: '卸港', en: 'Discharge port' }, { required: true }),
    laycanFrom: date({ zh: '受载期起', en: 'Laycan from' }, { required: true }),
    laycanTo: date({ zh: '受载期止', en: 'Laycan to' }, { required: true }),
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    nominateBy: computed('date', { zh: '最迟提名', en: 'Nominate by' }),
    nominatedOn: computed('date', { zh: '提名日期', en: 'Nominated on' }),
    acceptedOn: computed('date', { zh: '接受日期', en: 'Accepted on' }),
    acceptedBy: computed('text', { zh: '租家确认人', en: 'Accepted by' }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    liftingState: state(liftingFlow),
  },
  check: ({ laycanFrom, laycanTo }): readonly FieldError[] | undefined =>
    laycanFrom && laycanTo && laycanTo < laycanFrom ? [{ field: 'laycanTo', message: TEXT.laycanOrder }] : undefined,
  list: {
    columns: ['liftingNo', 'longTermId', 'period', 'qty', 'laycanFrom', 'laycanTo', 'liftingState'],
    filters: ['longTermId', 'liftingState', 'period', 'shipId', 'laycanFrom', 'nominateBy'],
    search: ['liftingNo'],
    sort: 'laycanFrom',
  },
  form: [
    {
      title: TEXT.plan,
      rows: [
        ['longTermId', 'period'],
        ['cargoTypeId', 'qty'],
        ['loadPortId', 'dischPortId'],
      ],
    },
    { title: TEXT.nomination, rows: [['laycanFrom', 'laycanTo', 'shipId'], ['remark']] },
  ],
  // What was nominated stands.
  open: { NOMINATED: ['remark'], ACCEPTED: ['remark'], DONE: ['remark'], MISSED: ['remark'] },
  scope: 'all',
  excel: { export: true },
});

export type LiftingRow = Row<typeof longTermLifting>;
