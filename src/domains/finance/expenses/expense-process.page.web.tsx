import { numberText } from '../../../kernel/resource/number-text.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { invoiceOfExpense } from './expense.calls.ts';
import { expenseProcess } from './expense.resource.ts';
import { EXPENSE_TEXT as TEXT } from './expense-words.text.ts';

const FIGURES = ['amount', 'baseAmount', 'invoicedAmount'] as const;

const figures = (row: AnyRow): Figure[] =>
  FIGURES.map((name) => ({
    label: expenseProcess.fields[name].label,
    value: numberText(expenseProcess.fields[name], row[name]),
    unit: name === 'baseAmount' ? BASE_CURRENCY : (row.labels as Record<string, string> | undefined)?.currencyId,
  }));

const slots: ResourceSlots = {
  makes: [invoiceOfExpense],
  list: {
    savedFilters: [
      { key: 'audit', label: TEXT.audit, filters: { status: ['IN_AUDIT'] } },
      { key: 'toInvoice', label: TEXT.toInvoice, filters: { expenseStatus: ['OPEN', 'PART'] } },
      { key: 'done', label: TEXT.done, filters: { expenseStatus: ['DONE'] } },
    ],
    omit: ['import'],
  },
  form: {
    derived: ['organizationId', 'currencyId', 'occurredOn', 'lines'],
    totals: ['amount', 'baseAmount'],
    hidden: () => ['lines.invoicedShare', 'lines.invoicedAmount'],
  },
  detail: { figures, hidden: FIGURES },
};

/** Expenses without an order, from the draft to the last invoice. */
export function Page() {
  return <ResourcePage resource={expenseProcess} slots={slots} />;
}
