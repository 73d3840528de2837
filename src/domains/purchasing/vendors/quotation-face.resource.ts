import { computed } from '../../../kernel/resource/field.ts';
import { faceOf } from '../../../kernel/resource/leaves.ts';
import { lineAmount } from '../quotations/quote-totals.rules.ts';
import { quotationLeaves } from './leaves.rules.ts';

/** A quotation as its supplier writes it: form, sheet and calls of the suppliers' area follow from this. */
export const quotationFace = faceOf(quotationLeaves, {
  realm: 'vendor',
  scope: { goods: 'partnerId' },
  label: { zh: '报价', en: 'Quotation' },
  labels: {
    vendorRef: { zh: '我方报价编号', en: 'Your reference' },
    'lines.description': { zh: '品名', en: 'Item' },
    'lines.qty': { zh: '数量', en: 'Quantity' },
    'lines.askedUnitId': { zh: '单位', en: 'Unit' },
  },
  lines: {
    lines: {
      fields: [
        'lineNo',
        'description',
        'spec',
        'qty',
        'askedUnitId',
        'deliver',
        'lineState',
        'unitPrice',
        'discountPct',
        'amount',
        'unitId',
        'factor',
        'leadDays',
        'partSource',
        'maker',
        'origin',
        'remark',
      ],
      beside: {
        deliver: computed('text', { zh: '交付', en: 'To deliver' }),
        amount: computed(
          { scale: 2, unit: { record: 'currencyId' } },
          { zh: '金额', en: 'Amount' },
          { from: (row: Parameters<typeof lineAmount>[0]) => lineAmount(row) },
        ),
      },
    },
  },
  form: [
    {
      title: { zh: '报价条件', en: 'Terms' },
      rows: [
        ['vendorRef', 'currencyId', 'validUntil'],
        ['taxIncluded', 'taxRate', 'orderDiscountPct'],
        ['freightMode', 'freight', 'leadDays'],
        ['remark'],
      ],
    },
    { title: { zh: '报价行', en: 'Lines' }, rows: [['lines']] },
  ],
});
