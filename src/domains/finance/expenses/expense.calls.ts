import { defineMake } from '../../../kernel/flow/make-from.ts';
import { invoice } from '../invoices/invoice.resource.ts';
import { expenseProcess } from './expense.resource.ts';
import { EXPENSE_TEXT as TEXT } from './expense-words.text.ts';

const OPEN: ReadonlySet<string> = new Set(['OPEN', 'PART']);

/** What of an expense is not invoiced becomes a draft of its invoice. */
export const invoiceOfExpense = defineMake({
  name: 'invoice',
  label: TEXT.invoice,
  from: expenseProcess,
  to: invoice,
  tail: 'from-expense',
  against: ({ expenseStatus }) => (OPEN.has(expenseStatus ?? '') ? undefined : TEXT.notOpen),
  single: true,
  first: true,
  done: TEXT.invoiceMade,
});
