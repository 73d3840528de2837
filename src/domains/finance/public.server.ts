/** What other domains and the app may use of the finance domain on the server. */
export { debtsOf } from './balances/debts.server.ts';
export { CUSTOMER_DEBTS } from './balances/published-debts.rules.ts';
export { type Billable, mayInvoice, neverInvoiced } from './billables/billable.server.ts';
export { askException } from './control/budget-exception.server.ts';
export { type Checked, checkBudget } from './control/check-budget.server.ts';
export {
  assertBudget,
  commit,
  holdsBudget,
  keepCommit,
  keepPreCommit,
  preCommit,
  release,
} from './control/hold-budget.server.ts';
export { demoEstimates } from './demo/estimates.demo.ts';
export { demoExpenses } from './demo/expenses.demo.ts';
export { demoInvoices } from './demo/invoices.demo.ts';
export { demoPayments, demoPrepayments } from './demo/payments.demo.ts';
export { demoReceivables } from './demo/receivables.demo.ts';
export { demoRedInk } from './demo/red-ink.demo.ts';
export { financeModule } from './finance.server.ts';
export { handInInvoice, openToInvoice } from './handed-in/hand-in-invoice.server.ts';
export { type BudgetLine, type BudgetSource, heldBy } from './ledger/write-entries.server.ts';
export { demoBudgetPeriods } from './periods/budget-periods.demo.ts';
export { askPrepayment, isPrepaymentAsked } from './prepayments/prepay.server.ts';
export { mayBill, type Receivable } from './receivables/receivable.server.ts';
export { type Charged, chargedTo } from './subjects/charged-to.server.ts';
