import { moduleOf, type Slice } from '../../kernel/server/compose.ts';
import type { Module } from '../../kernel/server/module.ts';
import { achievementEndpoints } from './achievement/achievement.server.ts';
import { budgetAchievementPage } from './achievement/budget-achievement.page.ts';
import { billableLine } from './billables/billable-line.resource.ts';
import { billableStanding } from './billables/billable-standing.resource.ts';
import { invoiceOrderPage } from './billables/invoice-order.page.ts';
import { budgetApproval } from './budgets/budget.approval.server.ts';
import { budget } from './budgets/budget.resource.ts';
import { budgetEndpoints } from './budgets/budget.server.ts';
import { budgetAdjustPage } from './budgets/budget-adjust.page.ts';
import { budgetAdjust } from './budgets/budget-adjust.resource.ts';
import { adjustApproval, adjustEndpoints } from './budgets/budget-adjust.server.ts';
import { budgetDetailPage } from './budgets/budget-detail.page.ts';
import { budgetConfigPage } from './control/budget-config.page.ts';
import { budgetConfig } from './control/budget-config.resource.ts';
import { budgetExceptionPage } from './control/budget-exception.page.ts';
import { budgetException } from './control/budget-exception.resource.ts';
import { exceptionApproval, exceptionEndpoints } from './control/budget-exception.server.ts';
import { budgetOver, budgetWarned } from './control/budget-reminders.server.ts';
import { controlEndpoints } from './control/control.server.ts';
import { watchSchedule } from './control/watch-budgets.server.ts';
import { estimatesSlice } from './estimates/estimates.slice.server.ts';
import { expensesSlice } from './expenses/expenses.slice.server.ts';
import { seedFinance } from './finance-seed.server.ts';
import { INVOICE_HANDED_IN } from './handed-in/hand-in-invoice.server.ts';
import { financeHeldBack } from './held-back.server.ts';
import { invoiceApproval } from './invoices/invoice.approval.server.ts';
import { invoice } from './invoices/invoice.resource.ts';
import { invoiceEndpoints } from './invoices/invoice.server.ts';
import { invoiceManagerPage } from './invoices/invoice-manager.page.ts';
import { budgetEntry } from './ledger/budget-entry.resource.ts';
import { budgetLedgerPage } from './ledger/budget-ledger.page.ts';
import { ledgerEndpoints } from './ledger/ledger.server.ts';
import { financeSettings } from './parameters.server.ts';
import { bankContent, TAKE_FILE } from './payments/bank-content.resource.ts';
import { bankFile } from './payments/bank-file.resource.ts';
import { bankFilesPage } from './payments/bank-files.page.ts';
import { bankReturn } from './payments/bank-return.resource.ts';
import { bankReturnsPage } from './payments/bank-returns.page.ts';
import { batchApproval } from './payments/batch.approval.server.ts';
import { focusPaymentPage } from './payments/focus-payment.page.ts';
import { focusPayment } from './payments/focus-payment.resource.ts';
import { payerAccountPage } from './payments/payer-account.page.ts';
import { PAYER_PERMISSION, payerAccount } from './payments/payer-account.resource.ts';
import { BUILD_FILE, downloadReturnCall, resultsCall } from './payments/payment.calls.ts';
import { paymentEndpoints } from './payments/payment.server.ts';
import { budgetLedger } from './periods/budget-ledger.server.ts';
import { budgetPeriodPage } from './periods/budget-period.page.ts';
import { budgetPeriod } from './periods/budget-period.resource.ts';
import { budgetProofPage } from './periods/budget-proof.page.ts';
import { budgetProof } from './periods/budget-proof.resource.ts';
import { prepaymentsSlice } from './prepayments/prepayments.slice.server.ts';
import { receivablesSlice } from './receivables/receivables.slice.server.ts';
import { redInkSlice } from './red-ink/red-ink.slice.server.ts';
import { paymentRequisitionPage } from './requisitions/payment-requisition.page.ts';
import { requisitionApproval } from './requisitions/requisition.approval.server.ts';
import { paymentRequisition } from './requisitions/requisition.resource.ts';
import { requisitionEndpoints } from './requisitions/requisition.server.ts';
import { invoiceReviewConfigPage } from './reviews/invoice-review-config.page.ts';
import { invoiceReviewConfig } from './reviews/review-config.resource.ts';
import { reviewConfigEndpoints } from './reviews/review-config.server.ts';
import { budgetSubjectPage } from './subjects/budget-subject.page.ts';
import { budgetSubject } from './subjects/budget-subject.resource.ts';
import { subjectEndpoints } from './subjects/budget-subject.server.ts';
import { budgetSystemPage } from './systems/budget-system.page.ts';
import { budgetSystem } from './systems/budget-system.resource.ts';
import { systemEndpoints } from './systems/budget-system.server.ts';

const BUDGETS = [
  'budgetSubject',
  'budgetSystem',
  'budgetConfig',
  'budget',
  'budgetAdjust',
  'budgetEntry',
  'budgetException',
];
const SEE = [
  ...[...BUDGETS, 'achievement'].map((kind) => `finance:${kind}:list`),
  ...BUDGETS.map((kind) => `finance:${kind}:pick`),
  'finance:achievement:export',
  'finance:budgetPeriod:list',
  'finance:budgetPeriod:pick',
];
/** Whoever keeps the ledger closes its months and hears when it does not agree. */
const KEEP = ['finance:budgetPeriod:close', 'finance:budgetProof:list', 'finance:budgetProof:alarm'];
/** Money leaves by these: nobody holds them by a pattern. */
const RESULT = resultsCall.permission;
const PAYING = [BUILD_FILE, TAKE_FILE, RESULT];
const BILLING = ['finance:billableLine:list', 'finance:billableLine:pick', 'finance:billableLine:export'];

/** What may be spent, what is spent and paid, and who decides when it is more. */
const spending: Slice = {
  resources: [
    budgetSubject,
    budgetSystem,
    budgetConfig,
    budget,
    budgetAdjust,
    budgetEntry,
    budgetException,
    budgetPeriod,
    budgetProof,
    billableLine,
    invoice,
    invoiceReviewConfig,
    payerAccount,
    paymentRequisition,
    focusPayment,
    bankFile,
    bankReturn,
    bankContent,
  ],
  views: [billableStanding],
  endpoints: [
    ...subjectEndpoints,
    ...systemEndpoints,
    ...budgetEndpoints,
    ...adjustEndpoints,
    ...exceptionEndpoints,
    ...ledgerEndpoints,
    ...budgetLedger.endpoints,
    ...controlEndpoints,
    ...achievementEndpoints,
    ...invoiceEndpoints,
    ...reviewConfigEndpoints,
    ...requisitionEndpoints,
    ...paymentEndpoints,
  ],
  guarded: PAYING,
  approvals: [budgetApproval, adjustApproval, exceptionApproval, invoiceApproval, requisitionApproval, batchApproval],
  heldBack: financeHeldBack,
  settings: financeSettings,
  schedules: { ...budgetLedger.schedules, 'finance.watchBudgets': watchSchedule },
  reminders: [budgetWarned, budgetOver],
  messageKinds: {
    ...budgetLedger.messageKinds,
    [INVOICE_HANDED_IN]: { label: { zh: '供应商提交发票', en: 'Invoices that suppliers handed in' } },
  },
  seed: seedFinance,
  menuGroups: [
    { key: 'budget', title: { zh: '预算管理', en: 'Budget' }, icon: 'Fund', address: '/budget', order: 70 },
    {
      key: 'settlement',
      title: { zh: '发票与付款', en: 'Payables' },
      icon: 'AccountBook',
      address: '/settlement',
      order: 72,
    },
  ],
  pages: [
    invoiceOrderPage,
    invoiceManagerPage,
    paymentRequisitionPage,
    focusPaymentPage,
    bankFilesPage,
    bankReturnsPage,
    payerAccountPage,
    invoiceReviewConfigPage,
    budgetAchievementPage,
    budgetDetailPage,
    budgetAdjustPage,
    budgetExceptionPage,
    budgetLedgerPage,
    budgetPeriodPage,
    budgetProofPage,
    budgetSystemPage,
    budgetConfigPage,
    budgetSubjectPage,
  ],
  permissions: {
    ...budgetLedger.permissions,
    [PAYER_PERMISSION]: { zh: '查看付款账号', en: 'See the numbers of the company’s accounts' },
    [TAKE_FILE]: { zh: '下载银行文件', en: 'Download bank files' },
    [RESULT]: { zh: '登记付款结果', en: 'Record the results of payments' },
    'finance:achievement:list': { zh: '查看预算达成', en: 'See the budget achievement' },
    'finance:achievement:export': { zh: '导出预算达成', en: 'Export the budget achievement' },
  },
  acts: {
    'finance.billableLine': { invoice: { zh: '开票', en: 'Invoiced' } },
    'finance.invoice': {
      inForce: { zh: '生效', en: 'In force' },
      pay: { zh: '付款', en: 'Paid' },
      reserve: { zh: '付款申请', en: 'Asked for' },
    },
    'finance.payerAccount': { pay: { zh: '付款', en: 'Paid' } },
    'finance.paymentRequisition': {
      inForce: { zh: '生效', en: 'In force' },
      batch: { zh: '付款批次', en: 'Batch' },
      pay: { zh: '付款', en: 'Paid' },
      refused: { zh: '银行退票', en: 'Refused by the bank' },
    },
    'finance.focusPayment': {
      inForce: { zh: '审批结束', en: 'Decided' },
      void: { zh: '作废文件', en: 'File void' },
    },
    'finance.bankFile': { download: { zh: '下载', en: 'Downloaded' } },
    'finance.bankReturn': { download: { zh: '下载', en: 'Downloaded' } },
    'finance.budget': {
      activate: { zh: '生效', en: 'In force' },
      replace: { zh: '由新版本替代', en: 'Replaced by a later version' },
    },
  },
  grants: {
    '@staff': ['finance:budgetSubject:pick', 'finance:budgetSystem:pick', 'finance:budget:pick'],
    DEPT_LEADER: SEE,
    SUPT_TECH: [...SEE, 'finance:budgetException:*'],
    SUPT_MARINE: [...SEE, 'finance:budgetException:*'],
    TECH_MGR: [...SEE, 'finance:budgetException:*', 'finance:budgetAdjust:*'],
    BUYER: [
      ...SEE,
      ...BILLING,
      'finance:budgetException:*',
      ...['list', 'add', 'edit', 'submit'].map((act) => `finance:invoice:${act}`),
    ],
    PUR_MANAGER: [...SEE, ...BILLING, 'finance:budgetException:*', 'finance:invoice:list'],
    FIN_BUDGET: [
      ...BUDGETS.map((kind) => `finance:${kind}:*`),
      'finance:achievement:*',
      ...KEEP,
      'finance:budgetPeriod:list',
      'finance:budgetPeriod:pick',
    ],
    FIN_COST: [...SEE, ...BUDGETS.map((kind) => `finance:${kind}:export`), 'finance:budgetEntry:*', ...KEEP],
    FIN_AP: [
      ...SEE,
      ...BILLING,
      'finance:invoice:*',
      'finance:invoiceReviewConfig:list',
      ...['list', 'pick', 'add', 'edit', 'del', 'submit', 'export'].map((act) => `finance:paymentRequisition:${act}`),
      ...['focusPayment', 'bankFile', 'bankReturn', 'payerAccount'].map((kind) => `finance:${kind}:list`),
      RESULT,
      downloadReturnCall.permission,
    ],
    CASHIER: [
      ...['invoice', 'paymentRequisition', 'payerAccount', 'bankFile', 'bankReturn'].map(
        (kind) => `finance:${kind}:list`,
      ),
      'finance:paymentRequisition:return',
      'finance:payerAccount:*',
      'finance:focusPayment:*',
      BUILD_FILE,
      TAKE_FILE,
      PAYER_PERMISSION,
    ],
    FIN_MANAGER: ['finance:*:*', ...PAYING, PAYER_PERMISSION],
    CFO: ['finance:*:*', PAYER_PERMISSION],
    GM: [...SEE, 'finance:*:export'],
    MASTER: ['finance:achievement:list'],
    DATA_SHOW: ['finance:achievement:list'],
    AUDITOR: ['finance:*:list', 'finance:*:export', 'finance:*:pick'],
  },
  // Loaded only where the demo company is built.
  demo: async (ctx) => (await import('./finance.demo.ts')).demoFinance(ctx),
};

/** Money that goes out, and money that comes in. */
export const financeModule: Module = moduleOf(
  { name: 'finance', label: { zh: '财务', en: 'Finance' } },
  spending,
  expensesSlice,
  estimatesSlice,
  prepaymentsSlice,
  redInkSlice,
  receivablesSlice,
);
