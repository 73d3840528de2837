import { bool, choice, computed, date, ref } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';
import { PURCHASE_TYPES } from '../../partner/public.ts';
import { ARRIVALS } from '../../stock/public.ts';
import { APPLY_KINDS } from '../applications/application-words.text.ts';
import { orderFlow } from '../orders/order.flow.ts';
import { SOURCE_KINDS } from '../orders/order-words.text.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';

const UNIT = { field: 'unitId' } as const;
const CURRENCY = { field: 'currencyId' } as const;
const priced = { private: PRICE_PERMISSION } as const;

/** Every line that is or was ordered: drafts and cancelled orders are none. */
export const orderedLine = defineView({
  name: 'purchasing.orderedLine',
  label: { zh: '订单明细', en: 'Order lines' },
  title: 'itemName',
  fields: {
    orderId: ref('purchasing.purchaseOrder', { zh: '采购订单', en: 'Order' }),
    revNo: computed('int', { zh: '版次', en: 'Revision' }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    partnerId: ref('partner.partner', { zh: '供应商', en: 'Supplier' }),
    purchaseType: choice(PURCHASE_TYPES, { zh: '采购类别', en: 'Purchase type' }),
    sourceKind: choice(SOURCE_KINDS, { zh: '来源', en: 'Source' }),
    applyKind: choice(APPLY_KINDS, { zh: '申请性质', en: 'Kind of request' }),
    materialId: ref('material.material', { zh: '物料', en: 'Material' }),
    itemName: computed('text', { zh: '品名', en: 'Item' }),
    spec: computed('text', { zh: '规格', en: 'Specification' }),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    qty: computed({ quantity: UNIT }, { zh: '订购数', en: 'Ordered' }),
    acceptedQty: computed({ quantity: UNIT }, { zh: '已收', en: 'Accepted' }),
    rejectedQty: computed({ quantity: UNIT }, { zh: '拒收', en: 'Rejected' }),
    openQty: computed({ quantity: UNIT }, { zh: '未到', en: 'Open' }),
    invoicedQty: computed({ quantity: UNIT }, { zh: '已开票', en: 'Invoiced' }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }),
    unitPrice: computed({ scale: 6, unit: CURRENCY }, { zh: '单价', en: 'Unit price' }, priced),
    amount: computed({ scale: 2, unit: CURRENCY }, { zh: '金额', en: 'Amount' }, priced),
    baseAmount: computed({ scale: 2 }, { zh: '本位币金额', en: 'In base currency' }, priced),
    invoicedAmount: computed({ scale: 2, unit: CURRENCY }, { zh: '开票金额', en: 'Invoiced amount' }, priced),
    paidAmount: computed({ scale: 2, unit: CURRENCY }, { zh: '已付金额', en: 'Paid' }, priced),
    orderDate: date({ zh: '订货日期', en: 'Ordered on' }),
    requiredDate: date({ zh: '要求交期', en: 'Delivery by' }),
    promisedDate: date({ zh: '承诺交期', en: 'Promised for' }),
    dueOn: date({ zh: '应到货日', en: 'Delivery due' }),
    deliveredOn: date({ zh: '到货日期', en: 'Delivered on' }),
    leadDays: computed('int', { zh: '到货天数', en: 'Days to delivery' }),
    daysLate: computed('int', { zh: '逾期天数', en: 'Days late' }),
    late: bool({ zh: '逾期', en: 'Late' }),
    buyerId: ref('identity.user', { zh: '采购员', en: 'Buyer' }),
    applicationId: ref('purchasing.application', { zh: '采购申请', en: 'Application' }),
    orderStatus: choice(orderFlow.states, { zh: '订单状态', en: 'Order status' }),
  },
  from: `select l.*, l.late_by > 0 as late, greatest(l.late_by, 0) as days_late from (
      select l.id, o.id as order_id, o.rev_no, o.organization_id, o.vessel_id, o.partner_id, o.purchase_type, o.source_kind, p.apply_kind,
        l.material_id, l.description as item_name, l.spec, l.unit_id, l.qty, l.accepted_qty, l.rejected_qty,
        greatest(l.qty - coalesce(l.accepted_qty, 0) - coalesce(l.closed_qty, 0), 0) as open_qty, l.invoiced_qty,
        o.currency_id, l.unit_price, l.amount, round(l.amount * o.rate, 2) as base_amount, l.invoiced_amount, l.paid_amount,
        o.rate_date as order_date, o.required_date, o.promised_date, coalesce(o.promised_date, o.required_date) as due_on,
        g.received_on as delivered_on,
        g.received_on - o.rate_date as lead_days,
        case when l.qty > coalesce(l.accepted_qty, 0) + coalesce(l.closed_qty, 0) and o.order_status <> 'CLOSED' then {today}::date
          else g.received_on end - coalesce(o.promised_date, o.required_date) as late_by,
        d.buyer_id, d.application_id, o.order_status
      from purchasing_order_line l join purchasing_purchase_order o on o.id = l.parent_id
        left join purchasing_demand_line d on d.id = l.demand_line_id
        left join purchasing_application p on p.id = d.application_id
        left join ${ARRIVALS} g on g.source = 'purchasing.purchaseOrder' and g.line_id = l.id
      where o.deleted_at is null and o.order_status not in ('DRAFT', 'CANCELLED')) l`,
  list: {
    columns: [
      { field: 'orderId', width: 176 },
      { field: 'organizationId', width: 120 },
      { field: 'partnerId', width: 180 },
      'itemName',
      'qty',
      { field: 'acceptedQty', priority: 2 },
      { field: 'invoicedQty', priority: 3 },
      { field: 'unitPrice', priority: 3 },
      { field: 'amount', total: true },
      { field: 'baseAmount', priority: 2, total: true },
      'orderDate',
      { field: 'requiredDate', priority: 3 },
      { field: 'promisedDate', priority: 3 },
      { field: 'dueOn', priority: 3 },
      { field: 'deliveredOn', priority: 2 },
      'daysLate',
      { field: 'purchaseType', priority: 3 },
      { field: 'spec', priority: 3 },
      { field: 'rejectedQty', priority: 3 },
      { field: 'revNo', priority: 3 },
      { field: 'buyerId', priority: 3 },
      { field: 'applicationId', priority: 3 },
      'orderStatus',
    ],
    filters: [
      'organizationId',
      'partnerId',
      'purchaseType',
      'orderDate',
      'orderStatus',
      'late',
      'sourceKind',
      'applyKind',
      'requiredDate',
      'materialId',
      'buyerId',
    ],
    search: ['itemName', 'spec'],
    sort: '-orderId',
  },
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  excel: { export: true },
});
