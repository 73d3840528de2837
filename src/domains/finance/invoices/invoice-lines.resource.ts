import { bool, choice, computed, decimal, money, quantity, ref, share, text } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow } from '../../../kernel/resource/resource.ts';
import { deriveLine } from './invoice.rules.ts';
import { FINDINGS } from './invoice-words.text.ts';

const CURRENCY = { record: 'currencyId' } as const;

/** What an invoice asks money for; of an order where there is one. */
export const invoiceLine = defineResource({
  name: 'finance.invoiceLine',
  label: { zh: '发票明细', en: 'Invoice line' },
  title: 'itemName',
  fields: {
    billableLineId: ref(
      'finance.billableLine',
      { zh: '订单明细', en: 'Order line' },
      {
        where: { partnerId: { record: 'partnerId' }, status: ['OPEN', 'PART'] },
        brings: {
          itemName: 'itemName',
          unitId: 'unitId',
          quantity: 'openQty',
          unitPrice: 'unitPrice',
          netAmount: 'openAmount',
          taxRate: 'taxRate',
          organizationId: 'organizationId',
          subjectId: 'subjectId',
        },
      },
    ),
    itemName: text({ zh: '品名', en: 'Item' }, { required: true, max: 200 }),
    unitId: ref('material.unit', { zh: '单位', en: 'Unit' }),
    quantity: quantity(
      { zh: '数量', en: 'Quantity' },
      { required: true, min: -9_999_999, max: 9_999_999, unit: { field: 'unitId' } },
    ),
    unitPrice: decimal({ zh: '不含税单价', en: 'Net price' }, 6, { required: true, min: 0, max: 999_999_999 }),
    netAmount: money(
      { zh: '不含税金额', en: 'Net' },
      { required: true, min: -999_999_999, max: 999_999_999, unit: CURRENCY },
    ),
    taxRate: share({ zh: '税率', en: 'Tax rate' }),
    taxAmount: money(
      { zh: '税额', en: 'Tax' },
      { required: true, default: '0', min: -999_999_999, max: 999_999_999, unit: CURRENCY },
    ),
    organizationId: ref(
      'identity.organization',
      { zh: '船舶或单位', en: 'Ship or unit' },
      { required: true, where: { status: ['USE'] } },
    ),
    subjectId: ref('finance.budgetSubject', { zh: '预算科目', en: 'Budget subject' }),
    deductible: bool({ zh: '可抵扣', en: 'Deductible' }, { default: true }),
  },
  index: [['billableLineId']],
  derive: deriveLine,
});

export type InvoiceLine = LineRow<typeof invoiceLine>;

/** What a match found. */
export const invoiceFinding = defineResource({
  name: 'finance.invoiceFinding',
  label: { zh: '匹配差异', en: 'Difference' },
  title: 'code',
  fields: {
    lineNo: computed('int', { zh: '行号', en: 'Line' }),
    code: choice(FINDINGS, { zh: '差异', en: 'Difference' }, { required: true, default: 'PRICE_LOWER' }),
    expected: computed({ scale: 4 }, { zh: '应为', en: 'Expected' }),
    found: computed({ scale: 4 }, { zh: '实为', en: 'Found' }),
    amount: computed({ scale: 2 }, { zh: '相差', en: 'Differs by' }),
  },
});
