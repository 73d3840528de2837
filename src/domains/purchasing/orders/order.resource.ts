import {
  bool,
  choice,
  computed,
  date,
  decimal,
  dict,
  ref,
  serial,
  state,
  text,
} from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { PURCHASE_TYPES } from '../../partner/public.ts';
import { orderApprovalFlow } from '../budget/exception.flow.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';
import { orderFlow } from './order.flow.ts';
import { checkOrder } from './order.rules.ts';
import { orderCharge, orderLine, orderRevision } from './order-lines.resource.ts';
import { RECEIVE_POINTS, SOURCE_KINDS } from './order-words.text.ts';
import { invoicedFlow, paidFlow } from './settle.flow.ts';

const CURRENCY = { field: 'currencyId' } as const;
const amount = (zh: string, en: string) =>
  computed({ scale: 2, unit: CURRENCY }, { zh, en }, { private: PRICE_PERMISSION });

/** What is ordered of one supplier for one ship or unit. */
export const purchaseOrder = defineResource({
  name: 'purchasing.purchaseOrder',
  label: { zh: '采购订单', en: 'Purchase order' },
  title: 'orderNo',
  fields: {
    orderNo: serial('PO-{shipCode}-{yy}{MM}-{0000}', { zh: '订单号', en: 'Number' }),
    revNo: computed('int', { zh: '版次', en: 'Revision' }),
    organizationId: ref(
      'identity.organization',
      { zh: '船舶或单位', en: 'Ship or unit' },
      { required: true, where: { status: ['USE'] } },
    ),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    partnerId: ref(
      'partner.partner',
      { zh: '供应商', en: 'Supplier' },
      { required: true, brings: { currencyId: 'currencyId', paymentTerm: 'paymentTerm', prepayPct: 'prepayPct' } },
    ),
    purchaseType: choice(
      PURCHASE_TYPES,
      { zh: '采购类别', en: 'Purchase type' },
      { required: true, default: 'STORES' },
    ),
    sourceKind: choice(SOURCE_KINDS, { zh: '来源', en: 'Source' }, { required: true, default: 'DIRECT' }),
    awardId: ref('purchasing.award', { zh: '定标', en: 'Award' }),
    contractId: ref(
      'purchasing.baseContract',
      { zh: '框架合同', en: 'Base contract' },
      {
        where: {
          partnerId: { field: 'partnerId' },
          currencyId: { field: 'currencyId' },
          contractStatus: ['ACTIVE'],
        },
        help: {
          zh: '按合同下单时选择；各行都按合同价的不必询价',
          en: 'Named where it is called off; at its prices no inquiry is needed',
        },
      },
    ),
    directReason: text(
      { zh: '直接采购理由', en: 'Why without inquiry' },
      {
        variant: 'long',
        max: 500,
        help: {
          zh: '应急采购、超过直接采购限额，或偏离所选合同价时必填',
          en: 'For emergencies, above the limit of direct purchases, and where prices depart from the named contract',
        },
      },
    ),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }, { required: true }),
    rate: computed({ scale: 8 }, { zh: '汇率', en: 'Rate' }, { private: PRICE_PERMISSION }),
    rateDate: computed('date', { zh: '汇率日期', en: 'Rate of' }),
    deliveryTerm: dict('incoterm', { zh: '交货条件', en: 'Term of delivery' }),
    receivePoint: choice(RECEIVE_POINTS, { zh: '收货点', en: 'Received' }, { required: true, default: 'SHIP' }),
    portId: ref('parameter.port', { zh: '交货港', en: 'Port of delivery' }),
    requiredDate: date({ zh: '要求交期', en: 'Delivery by' }, { required: true }),
    paymentTerm: dict('payment_term', { zh: '付款条件', en: 'Payment term' }),
    prepayPct: decimal({ zh: '预付比例', en: 'Prepayment' }, 2, {
      min: 0,
      max: 100,
      unit: '%',
      private: PRICE_PERMISSION,
    }),
    budgetSeen: bool(
      { zh: '已知悉预算预警', en: 'Budget warning seen' },
      {
        default: false,
        help: {
          zh: '超过预算预警线时，确认后才能提交',
          en: 'Above the warning of the budget it is confirmed before it is sent',
        },
      },
    ),
    lines: lines(orderLine, { zh: '订单明细', en: 'Lines' }),
    charges: lines(orderCharge, { zh: '费用', en: 'Charges' }),
    revisions: lines(orderRevision, { zh: '变更记录', en: 'Revisions' }),
    goodsAmount: amount('货款', 'Goods'),
    chargeAmount: amount('费用', 'Charges'),
    taxAmount: amount('税额', 'Tax'),
    totalAmount: amount('总额', 'Total'),
    baseAmount: computed(
      { scale: 2 },
      { zh: '本位币总额', en: 'Total in base currency' },
      { private: PRICE_PERMISSION },
    ),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 1000 }),
    supplierEmail: computed('text', { zh: '供应商邮箱', en: 'E-mail of the supplier' }),
    sentAt: computed('datetime', { zh: '发送时间', en: 'Sent' }),
    confirmRef: computed('text', { zh: '供方编号', en: 'Reference of the supplier' }),
    promisedDate: computed('date', { zh: '承诺交期', en: 'Promised for' }),
    status: state(orderApprovalFlow),
    orderStatus: state(orderFlow, { zh: '订单状态', en: 'Order status' }),
    invoiceStatus: state(invoicedFlow, { zh: '开票', en: 'Invoiced' }),
    paymentStatus: state(paidFlow, { zh: '付款', en: 'Paid' }),
  },
  check: checkOrder,
  index: [['rateDate']],
  requiredIf: { directReason: (row) => row.sourceKind === 'EMERGENCY' },
  list: {
    columns: [
      { field: 'orderNo', width: 176 },
      'organizationId',
      { field: 'partnerId', width: 200 },
      'purchaseType',
      { field: 'totalAmount', total: true },
      { field: 'baseAmount', priority: 2, total: true },
      'requiredDate',
      { field: 'promisedDate', priority: 2 },
      { field: 'sourceKind', priority: 3 },
      'orderStatus',
      { field: 'invoiceStatus', priority: 3 },
      { field: 'paymentStatus', priority: 3 },
    ],
    filters: [
      'organizationId',
      'partnerId',
      'purchaseType',
      'orderStatus',
      'status',
      'requiredDate',
      'awardId',
      'contractId',
      'invoiceStatus',
      'paymentStatus',
    ],
    search: ['orderNo', 'partnerId', 'lines'],
    sort: '-orderNo',
  },
  form: [
    {
      title: { zh: '订单信息', en: 'Order' },
      rows: [
        ['organizationId', 'partnerId', 'purchaseType'],
        ['sourceKind', 'currencyId', 'requiredDate'],
        ['receivePoint', 'portId', 'deliveryTerm'],
        ['contractId', 'paymentTerm', 'prepayPct'],
        ['directReason'],
        ['budgetSeen'],
        ['remark'],
      ],
    },
    { title: { zh: '明细', en: 'Lines' }, rows: [['lines']] },
    { title: { zh: '费用', en: 'Charges' }, rows: [['charges']] },
    { title: { zh: '变更记录', en: 'Revisions' }, rows: [['revisions']] },
  ],
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  excel: { export: true },
});

export type OrderRow = Row<typeof purchaseOrder>;
