import { recordAddress } from '../../../kernel/record-address.ts';
import { numberText } from '../../../kernel/resource/number-text.ts';
import { rowsOf } from '../../../kernel/resource/open.ts';
import type { DetailSlots } from '../../../kernel/web/detail/detail-slots.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import type { FormSlots } from '../../../kernel/web/form/resource-form.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/row-act.ts';
import type { SavedFilter } from '../../../kernel/web/list/saved-filters.ts';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { ORDER_BUDGET, ORDER_EXCEPTION } from '../budget/budget-effect.web.tsx';
import { changeOrderCall } from '../changes/order-change.calls.ts';
import { orderChange } from '../changes/order-change.resource.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';
import { confirmCall, confirmForm, sendCall, sendForm, shortCloseCall, shortCloseForm } from './order.calls.ts';
import { purchaseOrder } from './order.resource.ts';
import { ORDER_TEXT as TEXT } from './order.text.ts';
import { invoicedFlow, paidFlow } from './settle.flow.ts';

export const SEND: RowAct = {
  key: 'send',
  label: sendForm.label,
  permission: sendCall.permission,
  when: (row) => row.orderStatus === 'APPROVED' || row.orderStatus === 'SENT',
  form: sendForm,
  first: true,
  run: async ({ id, version }, { values, refresh }) => {
    await call(sendCall, { params: { id }, body: { ...values, version }, quiet: true });
    notify.success(t(TEXT.sent));
    await refresh();
  },
};

export const CONFIRM: RowAct = {
  key: 'confirm',
  label: confirmForm.label,
  permission: confirmCall.permission,
  when: (row) => row.orderStatus === 'SENT',
  form: confirmForm,
  first: true,
  run: async ({ id, version }, { values, refresh }) => {
    await call(confirmCall, { params: { id }, body: { ...values, version }, quiet: true });
    notify.success(t(TEXT.confirmed));
    await refresh();
  },
};

export const SHORT_CLOSE: RowAct = {
  key: 'shortClose',
  label: shortCloseForm.label,
  permission: shortCloseCall.permission,
  when: (row) => row.orderStatus === 'PART_DELIVERED',
  form: shortCloseForm,
  run: async ({ id, version }, { values, refresh }) => {
    await call(shortCloseCall, { params: { id }, body: { ...values, version }, quiet: true });
    notify.success(t(TEXT.closedShort));
    await refresh();
  },
};

export const SAVED: readonly SavedFilter[] = [
  { key: 'audit', label: TEXT.audit, filters: { status: ['IN_AUDIT'] } },
  { key: 'toSend', label: TEXT.toSend, filters: { orderStatus: ['APPROVED'] } },
  { key: 'unconfirmed', label: TEXT.unconfirmed, filters: { orderStatus: ['SENT'] } },
];

/** Of an awarded order what was awarded stands. */
const AWARDED = [
  'organizationId',
  'partnerId',
  'purchaseType',
  'sourceKind',
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
  hidden: () => ['revisions', 'lines.acceptedQty', 'lines.rejectedQty', 'lines.closedQty', ...BILLED],
};

/** The figures tell them already. */
const HIDDEN = ['totalAmount', 'baseAmount', 'promisedDate', 'goodsAmount', 'chargeAmount', 'taxAmount'];

const sum = (name: 'totalAmount' | 'baseAmount', row: AnyRow): string =>
  numberText(purchaseOrder.fields[name], row[name]);

const figures = (row: AnyRow): Figure[] => {
  const labels = (row.labels ?? {}) as Readonly<Record<string, string>>;
  return [
    ...(hasPermission(PRICE_PERMISSION)
      ? [
          { label: TEXT.total, value: sum('totalAmount', row), unit: labels.currencyId },
          { label: TEXT.base, value: sum('baseAmount', row), unit: 'CNY' },
        ]
      : []),
    { label: TEXT.promised, value: String(row.promisedDate ?? '—') },
    { label: purchaseOrder.fields.invoiceStatus.label, value: t(invoicedFlow.states[row.invoiceStatus as 'NONE']) },
    { label: purchaseOrder.fields.paymentStatus.label, value: t(paidFlow.states[row.paymentStatus as 'NONE']) },
  ];
};

/** A change of an order in force is a document of its own. */
export const changeAct = (go: (path: string) => unknown): RowAct => ({
  key: 'change',
  label: TEXT.change,
  permission: changeOrderCall.permission,
  when: (row) =>
    row.status === 'APPROVE' && ['APPROVED', 'SENT', 'CONFIRMED', 'PART_DELIVERED'].includes(String(row.orderStatus)),
  run: async ({ id, version }) => {
    const made = await call(changeOrderCall, { params: { id }, body: { version } });
    go(`${recordAddress(orderChange.name, made.id)}?edit=1`);
  },
});

/** What a page about orders shows of one. */
export const detailSlots: DetailSlots = {
  figures,
  hidden: HIDDEN,
  acts: [SEND, CONFIRM, SHORT_CLOSE, ORDER_EXCEPTION],
  tabs: ORDER_BUDGET,
};
