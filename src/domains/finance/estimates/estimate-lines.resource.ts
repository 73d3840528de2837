import { namesDocument } from '../../../kernel/resource/document.ts';
import { computed, date, money, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource, type LineRow } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { baseOf, standingOf } from './estimate.rules.ts';

/** The document that a row is of. */
const SOURCE = { kind: 'source', id: 'sourceId' } as const;
const CURRENCY = { field: 'currencyId' } as const;

type Estimated = Parameters<typeof standingOf>[0];

/** What came of one line of an order or of an expense and is not invoiced at the end of a month. */
export const estimateLine = defineResource({
  name: 'finance.estimateLine',
  label: { zh: '暂估明细', en: 'Estimated line' },
  title: 'itemName',
  fields: {
    sourceNo: namesDocument(computed('text', { zh: '来源单据', en: 'Document' }), SOURCE),
    source: computed('text', { zh: '来源类型', en: 'Kind of source' }),
    sourceId: computed('int', { zh: '来源', en: 'Source' }),
    billableLineId: ref('finance.billableLine', { zh: '待开票明细', en: 'Line to invoice' }),
    partnerId: ref('partner.partner', { zh: '供应商', en: 'Supplier' }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    itemName: computed('text', { zh: '品名', en: 'Item' }),
    acceptedOn: date({ zh: '最近收货', en: 'Last came on' }),
    acceptedQty: computed({ scale: 4 }, { zh: '已收', en: 'Accepted' }),
    invoicedQty: computed({ scale: 4 }, { zh: '已开票', en: 'Invoiced' }),
    unitPrice: computed({ scale: 6, unit: CURRENCY }, { zh: '不含税单价', en: 'Net price' }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }),
    systemAmount: computed({ scale: 2, unit: CURRENCY }, { zh: '系统暂估', en: 'As counted' }),
    estimateAmount: money(
      { zh: '暂估金额', en: 'Estimate' },
      { required: true, min: 0, max: 999_999_999_999, unit: CURRENCY },
    ),
    changeReason: text({ zh: '调整原因', en: 'Why it differs' }, { max: 200 }),
    rate: computed({ scale: 8 }, { zh: '汇率', en: 'Rate' }),
    baseAmount: inBase({ zh: '本位币金额', en: 'In base currency' }, { from: (row: Estimated) => baseOf(row) }),
    subjectId: ref('finance.budgetSubject', { zh: '预算科目', en: 'Budget subject' }),
    laterQty: computed({ scale: 4 }, { zh: '当月补开票', en: 'Invoiced in its month after all' }),
    standing: inBase({ zh: '当月暂估', en: 'Estimate of the month' }, { from: (row: Estimated) => standingOf(row) }),
  },
  index: [
    ['billableLineId'],
    ['partnerId'],
    ['organizationId'],
    ['vesselId'],
    ['subjectId'],
    ['currencyId'],
    ['acceptedOn'],
  ],
});

export type EstimateLine = LineRow<typeof estimateLine>;
