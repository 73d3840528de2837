import type { RecordPages } from '../../kernel/record-address.ts';

/** Where the records of this domain stand. */
export const recordPages: RecordPages = {
  'finance.budgetSubject': 'finance/BudgetSubject',
  'finance.budgetSystem': 'finance/BudgetSystem',
  'finance.budgetConfig': 'finance/BudgetConfig',
  'finance.budget': 'finance/BudgetDetail',
  'finance.budgetAdjust': 'finance/BudgetAdjust',
  'finance.budgetException': 'finance/BudgetException',
  'finance.budgetEntry': 'finance/BudgetLedger',
  'finance.billableLine': 'finance/InvoiceOrder',
  'finance.invoice': 'finance/InvoiceManager',
  'finance.paymentRequisition': 'finance/PaymentRequisition',
  'finance.focusPayment': 'finance/FocusPayment',
  'finance.bankFile': 'finance/BankFiles',
  'finance.payerAccount': 'finance/PayerAccount',
  'finance.invoiceReviewConfig': 'finance/InvoiceReviewConfig',
};
