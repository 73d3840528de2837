import { choice, money, ref, share, text } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow } from '../../../kernel/resource/resource.ts';
import { deriveBillLine } from './customer-invoice.rules.ts';
import { RECEIVABLE_KINDS, RECEIVABLE_TEXT as TEXT } from './receivable.text.ts';

const CURRENCY = { record: 'currencyId' } as const;
const MOST = 99_999_999_999;

/** What a customer is asked for; of a line to bill where there is one. */
export const customerInvoiceLine = defineResource({
  name: 'finance.customerInvoiceLine',
  label: TEXT.lines,
  title: 'itemName',
  fields: {
    receivableLineId: ref(
      'finance.receivableLine',
      { zh: '待开票明细', en: 'Line to bill' },
      {
        // Whatever its status: a red invoice names what is billed to the last cent.
        where: { partnerId: { record: 'partnerId' }, currencyId: { record: 'currencyId' } },
        brings: {
          itemKind: 'lineKind',
          itemName: 'itemName',
          netAmount: 'openAmount',
          taxRate: 'taxRate',
          vesselId: 'vesselId',
        },
      },
    ),
    itemKind: choice(RECEIVABLE_KINDS, { zh: '类别', en: 'Kind' }, { required: true, default: 'OTHER' }),
    itemName: text({ zh: '内容', en: 'For' }, { required: true, max: 200 }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    netAmount: money({ zh: '不含税金额', en: 'Net' }, { required: true, min: -MOST, max: MOST, unit: CURRENCY }),
    taxRate: share({ zh: '税率', en: 'Tax rate' }),
    taxAmount: money(
      { zh: '税额', en: 'Tax' },
      { required: true, default: '0', min: -MOST, max: MOST, unit: CURRENCY },
    ),
  },
  index: [['receivableLineId']],
  derive: deriveBillLine,
});

export type CustomerInvoiceLine = LineRow<typeof customerInvoiceLine>;
