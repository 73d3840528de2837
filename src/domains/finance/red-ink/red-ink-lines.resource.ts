import { computed, decimal, money, ref } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow } from '../../../kernel/resource/resource.ts';
import { RED_INK_TEXT as TEXT } from './red-ink.text.ts';

const CURRENCY = { record: 'currencyId' } as const;
const LEAST = -999_999_999;

/** What of a line of an invoice is taken back: below zero, never more than is left of it. */
export const redInkLine = defineResource({
  name: 'finance.redInkLine',
  label: TEXT.line,
  title: 'itemName',
  fields: {
    blueLineId: ref('finance.invoiceLine', { zh: '蓝字发票明细', en: 'Line of the invoice' }),
    itemName: computed('text', { zh: '品名', en: 'Item' }),
    leftQty: computed({ scale: 4 }, { zh: '可红冲数量', en: 'Quantity left' }),
    leftNet: computed({ scale: 2, unit: CURRENCY }, { zh: '可红冲金额', en: 'Net left' }),
    leftTax: computed({ scale: 2, unit: CURRENCY }, { zh: '可红冲税额', en: 'Tax left' }),
    quantity: decimal({ zh: '红冲数量', en: 'Quantity' }, 4, { required: true, min: -9_999_999, max: 0 }),
    netAmount: money({ zh: '红冲金额', en: 'Net' }, { required: true, min: LEAST, max: 0, unit: CURRENCY }),
    taxAmount: money({ zh: '红冲税额', en: 'Tax' }, { required: true, min: LEAST, max: 0, unit: CURRENCY }),
  },
  index: [['blueLineId']],
});

export type RedInkLine = LineRow<typeof redInkLine>;
