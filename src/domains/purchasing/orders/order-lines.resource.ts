import { bool, choice, computed, decimal, money, quantity, ref, share, text } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow } from '../../../kernel/resource/resource.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';
import { lineAmounts, splitTax } from './order-amounts.rules.ts';
import { CHARGE_KINDS } from './order-words.text.ts';

const CURRENCY = { record: 'currencyId' } as const;
const priced = { private: PRICE_PERMISSION } as const;

/** One thing that is ordered, for one need. */
export const orderLine = defineResource({
  name: 'purchasing.orderLine',
  label: { zh: '订单明细', en: 'Order line' },
  title: 'description',
  fields: {
    demandLineId: ref(
      'purchasing.demandLine',
      { zh: '需求', en: 'Demand' },
      {
        where: {
          organizationId: { record: 'organizationId' },
          purchaseType: { record: 'purchaseType' },
          status: ['OPEN', 'ASSIGNED', 'ALLOCATED'],
        },
        brings: { materialId: 'materialId', description: 'itemName', spec: 'spec', unitId: 'unitId', qty: 'openQty' },
      },
    ),
    materialId: ref('material.material', { zh: '物料', en: 'Material' }),
    description: text({ zh: '品名', en: 'Description' }, { required: true, max: 200 }),
    spec: text({ zh: '规格', en: 'Specification' }, { max: 200 }),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }, { required: true }),
    qty: quantity(
      { zh: '数量', en: 'Quantity' },
      { required: true, min: 0, max: 9_999_999, unit: { field: 'unitId' } },
    ),
    unitPrice: decimal({ zh: '单价', en: 'Unit price' }, 6, {
      required: true,
      min: 0,
      max: 999_999_999,
      help: { zh: '填 0 则取当日有效的框架合同价', en: 'Zero takes the price of a contract in force' },
      ...priced,
    }),
    contractPrice: computed({ scale: 6, unit: CURRENCY }, { zh: '合同价', en: 'Contract price' }, priced),
    departurePct: computed({ scale: 2, unit: '%' }, { zh: '偏离合同价', en: 'Departs by' }, priced),
    priceContractId: ref('purchasing.baseContract', { zh: '合同价依据', en: 'Price agreed in' }),
    discountPct: decimal({ zh: '折扣', en: 'Discount' }, 2, { min: 0, max: 100, unit: '%', ...priced }),
    taxRate: share({ zh: '税率', en: 'Tax rate' }, priced),
    taxIncluded: bool({ zh: '含税', en: 'Tax inside' }, { default: true, ...priced }),
    amount: computed(
      { scale: 2, unit: CURRENCY },
      { zh: '金额', en: 'Amount' },
      { ...priced, from: (row: Parameters<typeof lineAmounts>[0]) => lineAmounts(row).amount },
    ),
    acceptedQty: computed({ quantity: { field: 'unitId' } }, { zh: '已收', en: 'Accepted' }),
    rejectedQty: computed({ quantity: { field: 'unitId' } }, { zh: '拒收', en: 'Rejected' }),
    closedQty: computed({ quantity: { field: 'unitId' } }, { zh: '短结', en: 'Closed short' }),
    invoicedQty: computed({ quantity: { field: 'unitId' } }, { zh: '已开票', en: 'Invoiced' }),
    invoicedAmount: computed({ scale: 2, unit: CURRENCY }, { zh: '开票金额', en: 'Invoiced amount' }, priced),
    paidAmount: computed({ scale: 2, unit: CURRENCY }, { zh: '已付金额', en: 'Paid' }, priced),
    budgetSubjectId: ref(
      'finance.budgetSubject',
      { zh: '预算科目', en: 'Budget subject' },
      {
        help: {
          zh: '留空则按物料类别或采购类别带出',
          en: 'Left empty it follows from the category or the purchase type',
        },
      },
    ),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
  },
  index: [['demandLineId'], ['materialId']],
});

/** What the supplier charges beside the goods, without tax. */
export const orderCharge = defineResource({
  name: 'purchasing.orderCharge',
  label: { zh: '费用', en: 'Charge' },
  title: 'kind',
  fields: {
    kind: choice(CHARGE_KINDS, { zh: '费用种类', en: 'Kind' }, { required: true, default: 'FREIGHT' }),
    amount: money({ zh: '金额', en: 'Amount' }, { required: true, min: 0, unit: CURRENCY, ...priced }),
    taxRate: share({ zh: '税率', en: 'Tax rate' }, priced),
    tax: computed(
      { scale: 2, unit: CURRENCY },
      { zh: '税额', en: 'Tax' },
      {
        ...priced,
        from: ({ amount, taxRate }: { amount?: string | null; taxRate?: string | null }) =>
          splitTax(amount ?? '0', taxRate, false).tax,
      },
    ),
    invoicedQty: computed('quantity', { zh: '已开票', en: 'Invoiced' }),
    invoicedAmount: computed({ scale: 2, unit: CURRENCY }, { zh: '开票金额', en: 'Invoiced amount' }, priced),
    paidAmount: computed({ scale: 2, unit: CURRENCY }, { zh: '已付金额', en: 'Paid' }, priced),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
  },
});

/** A change that came in force; what it changed stands on its own page. */
export const orderRevision = defineResource({
  name: 'purchasing.orderRevision',
  label: { zh: '版次', en: 'Revision' },
  title: ['revNo'],
  fields: {
    revNo: computed('int', { zh: '版次', en: 'Revision' }),
    changeId: ref('purchasing.orderChange', { zh: '变更单', en: 'Change' }),
    reason: computed('text', { zh: '变更原因', en: 'Why' }),
    changedAt: computed('datetime', { zh: '生效时间', en: 'In force' }),
  },
});

export type OrderLine = LineRow<typeof orderLine>;
