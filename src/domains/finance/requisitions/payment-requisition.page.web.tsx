import { numberText } from '../../../kernel/resource/number-text.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { batchOfRequisitions } from '../payments/payment.calls.ts';
import { PAYMENT_TEXT as TEXT } from '../payments/payment.text.ts';
import { paymentRequisition } from './requisition.resource.ts';

const FIGURES = ['amount', 'baseAmount', 'exchangeDiff'] as const;

const figures = (row: AnyRow): Figure[] =>
  FIGURES.filter((name) => row[name] !== null).map((name) => ({
    label: paymentRequisition.fields[name].label,
    value: numberText(paymentRequisition.fields[name], row[name]),
    unit: name === 'amount' ? (row.labels as Record<string, string> | undefined)?.currencyId : BASE_CURRENCY,
  }));

const slots: ResourceSlots = {
  makes: [batchOfRequisitions],
  list: {
    savedFilters: [
      { key: 'audit', label: TEXT.audit, filters: { status: ['IN_AUDIT'] } },
      { key: 'toCashier', label: TEXT.toCashier, filters: { payStatus: ['TO_CASHIER'] } },
      { key: 'paid', label: TEXT.paid, filters: { payStatus: ['PAID'] } },
    ],
    omit: ['import'],
  },
  form: { derived: ['partnerId', 'currencyId', 'lines'], totals: ['amount', 'baseAmount', 'capitals'] },
  detail: { figures, hidden: FIGURES },
};

/** Money that is asked for, from the draft to the payment. */
export function Page() {
  return <ResourcePage resource={paymentRequisition} slots={slots} />;
}
