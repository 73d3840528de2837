import { numberText } from '../../../kernel/resource/number-text.ts';
import { rowsOf } from '../../../kernel/resource/open.ts';
import type { DetailSlots } from '../../../kernel/web/detail/detail-slots.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import type { FormSlots } from '../../../kernel/web/form/resource-form.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { ORDER_BUDGET } from '../budget/budget-effect.web.tsx';
import { PRICE_PERMISSION } from '../prices.rules.ts';
import { purchaseOrder } from './order.resource.ts';
import { ORDER_TEXT as TEXT } from './order.text.ts';

export const SAVED: readonly SavedFilter[] = [
  { key: 'drafts', label: TEXT.drafts, filters: { status: ['USE'] } },
  { key: 'audit', label: TEXT.audit, filters: { status: ['IN_AUDIT'] } },
  { key: 'toSend', label: TEXT.toSend, filters: { orderStatus: ['APPROVED'] } },
  { key: 'unconfirmed', label: TEXT.unconfirmed, filters: { orderStatus: ['SENT'] } },
  { key: 'rejected', label: TEXT.rejected, filters: { status: ['REJECT'] } },
];

/** Of an awarded order what was awarded stands. */
const AWARDED = [
  'organizationId',
  'partnerId',
  'purchaseType',
  'sourceKind',
  'contractId',
  'currencyId',
  'charges',
  rowsOf('lines'),
  'lines.demandLineId',
  'lines.materialId',
  'lines.unitId',
  'lines.qty',
  'lines.unitPrice',
  'lines.discountPct',
  'lines.taxRate',
  'lines.taxIncluded',
];

const BILLED = ['lines', 'charges'].flatMap((name) =>
  ['invoicedQty', 'invoicedAmount', 'paidAmount'].map((field) => `${name}.${field}`),
);

/** What came of a line nobody types. */
export const formSlots: FormSlots = {
  locked: ({ awardId }) => (awardId ? AWARDED : []),
  derived: [
    'organizationId',
    'partnerId',
    'purchaseType',
    'contractId',
    'currencyId',
    'portId',
    'requiredDate',
    'lines',
    'charges',
  ],
  totals: ['goodsAmount', 'chargeAmount', 'taxAmount', 'totalAmount', 'baseAmount'],
  hidden: () => [
    'revisions',
    'lines.priceContractId',
    'lines.acceptedQty',
    'lines.rejectedQty',
    'lines.closedQty',
    ...BILLED,
  ],
};

/** The figures tell them already, and the chain of documents what a line was needed for. */
const HIDDEN = [
  'totalAmount',
  'baseAmount',
  'promisedDate',
  'goodsAmount',
  'chargeAmount',
  'taxAmount',
  'lines.demandLineId',
];

const sum = (name: 'totalAmount' | 'baseAmount', row: AnyRow): string =>
  numberText(purchaseOrder.fields[name], row[name]);

const figures = (row: AnyRow): Figure[] => {
  const labels = (row.labels ?? {}) as Readonly<Record<string, string>>;
  return [
    ...(hasPermission(PRICE_PERMISSION)
      ? [
          { label: TEXT.total, value: sum('totalAmount', row), unit: labels.currencyId },
          { label: TEXT.base, value: sum('baseAmount', row), unit: BASE_CURRENCY },
        ]
      : []),
    { label: TEXT.promised, value: String(row.promisedDate ?? '—') },
  ];
};

/** What a page about orders shows of one. */
export const detailSlots: DetailSlots = {
  figures,
  hidden: HIDDEN,
  tabs: ORDER_BUDGET,
};
