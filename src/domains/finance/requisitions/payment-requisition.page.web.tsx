import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import { numberText } from '../../../kernel/resource/number-text.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import type { BatchAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { focusPayment } from '../payments/focus-payment.resource.ts';
import { batchForm, fromRequisitionsCall } from '../payments/payment.calls.ts';
import { PAYMENT_TEXT as TEXT } from '../payments/payment.text.ts';
import { paymentRequisition } from './requisition.resource.ts';

const FIGURES = ['amount', 'baseAmount', 'exchangeDiff'] as const;

const figures = (row: AnyRow): Figure[] =>
  FIGURES.filter((name) => row[name] !== null).map((name) => ({
    label: paymentRequisition.fields[name].label,
    value: numberText(paymentRequisition.fields[name], row[name]),
    unit: name === 'amount' ? (row.labels as Record<string, string> | undefined)?.currencyId : 'CNY',
  }));

/** A batch is of one currency, of what waits for the cashier. */
const oneBatch = (rows: readonly AnyRow[]): boolean =>
  rows.length > 0 && rows.every((row) => row.payStatus === 'TO_CASHIER' && row.currencyId === rows[0]!.currencyId);

/** Money that is asked for, from the draft to the payment. */
export function Page() {
  const navigate = useNavigate();
  const slots = useMemo((): ResourceSlots => {
    const together: BatchAct = {
      key: 'batch',
      label: batchForm.label,
      permission: fromRequisitionsCall.permission,
      when: oneBatch,
      form: batchForm,
      run: async (rows, { values }) => {
        const body = { ...values, requisitionIds: rows.map(({ id }) => id) };
        const made = await call(fromRequisitionsCall, { body, quiet: true });
        notify.success(t(TEXT.batched));
        navigate(recordAddress(focusPayment.name, made.id));
      },
    };
    return {
      list: {
        savedFilters: [
          { key: 'audit', label: TEXT.audit, filters: { status: ['IN_AUDIT'] } },
          { key: 'toCashier', label: TEXT.toCashier, filters: { payStatus: ['TO_CASHIER'] } },
          { key: 'paid', label: TEXT.paid, filters: { payStatus: ['PAID'] } },
        ],
        batchActions: [together],
        omit: ['import'],
      },
      detail: { figures, hidden: FIGURES },
    };
  }, [navigate]);
  return <ResourcePage resource={paymentRequisition} slots={slots} />;
}
