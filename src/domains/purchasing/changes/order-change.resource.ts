import { documentFlow } from '../../../kernel/flow/document-flow.ts';
import { computed, date, decimal, quantity, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow, lines, type Row } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';

const UNIT = { field: 'unitId' } as const;
const priced = { private: PRICE_PERMISSION } as const;

/** One line of an order as it is and as it is to be. */
export const orderChangeLine = defineResource({
  name: 'purchasing.orderChangeLine',
  label: { zh: '变更明细', en: 'Line' },
  title: 'description',
  fields: {
    orderLineId: ref('purchasing.orderLine', { zh: '订单明细', en: 'Order line' }),
    description: computed('text', { zh: '品名', en: 'Description' }),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    acceptedQty: computed({ quantity: UNIT }, { zh: '已收', en: 'Accepted' }),
    oldQty: computed({ quantity: UNIT }, { zh: '原数量', en: 'Quantity before' }),
    qty: quantity({ zh: '新数量', en: 'New quantity' }, { required: true, min: 0, max: 9_999_999, unit: UNIT }),
    oldPrice: computed({ scale: 6 }, { zh: '原单价', en: 'Price before' }, priced),
    unitPrice: decimal({ zh: '新单价', en: 'New price' }, 6, { min: 0, max: 999_999_999, ...priced }),
  },
});

/** A change of an order in force, to be approved; approved, it is the next revision of the order. */
export const orderChange = defineResource({
  name: 'purchasing.orderChange',
  label: { zh: '订单变更', en: 'Order change' },
  title: 'changeNo',
  fields: {
    changeNo: serial('PC-{yy}{MM}-{0000}', { zh: '变更单号', en: 'Number' }),
    orderId: ref('purchasing.purchaseOrder', { zh: '采购订单', en: 'Order' }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }),
    revNo: computed('int', { zh: '版次', en: 'Revision' }),
    reason: text({ zh: '变更原因', en: 'Why it changes' }, { variant: 'long', max: 500 }),
    oldRequiredDate: computed('date', { zh: '原交期', en: 'Delivery before' }),
    requiredDate: date({ zh: '新交期', en: 'New delivery' }, { required: true }),
    oldBase: inBase({ zh: '原总额', en: 'Total before' }, priced),
    newBase: inBase({ zh: '新总额', en: 'New total' }, priced),
    riseBase: inBase({ zh: '增加', en: 'Rise' }, priced),
    approvalBase: inBase(
      { zh: '审批金额', en: 'Approved by' },
      {
        ...priced,
        help: {
          zh: '总额上升超过 5% 或 5,000 元时为新总额，否则为零：只须采购经理审批',
          en: 'The new total where it rises by more than 5 % or 5,000, else nothing: the purchasing manager alone approves',
        },
      },
    ),
    lines: lines(orderChangeLine, { zh: '变更明细', en: 'Lines' }),
    status: state(documentFlow),
  },
  list: {
    columns: [
      { field: 'changeNo', width: 150 },
      { field: 'orderId', width: 190, priority: 1 },
      'organizationId',
      { field: 'revNo', priority: 3 },
      { field: 'riseBase', total: true },
      { field: 'reason', width: 220, priority: 3 },
      { field: 'status', priority: 1 },
    ],
    filters: ['status', 'orderId', 'organizationId'],
    search: ['changeNo'],
    sort: '-changeNo',
  },
  form: [
    { title: { zh: '变更', en: 'Change' }, rows: [['requiredDate'], ['reason']] },
    { title: { zh: '变更明细', en: 'Lines' }, rows: [['lines']] },
  ],
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  // Which lines of which order stands.
  open: { USE: ['reason', 'requiredDate', 'lines.qty', 'lines.unitPrice'] },
  excel: { export: true },
});

export type OrderChangeRow = Row<typeof orderChange>;
export type OrderChangeLine = LineRow<typeof orderChangeLine>;
