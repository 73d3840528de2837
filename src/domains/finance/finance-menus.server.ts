import type { MenuSeed } from '../../kernel/server/module.ts';

const GROUP: MenuSeed = {
  key: 'budget',
  title: { zh: '预算管理', en: 'Budget' },
  icon: 'Fund',
  path: 'budget',
  sort: 70,
};

const page = (
  key: string,
  zh: string,
  en: string,
  values: Pick<MenuSeed, 'path' | 'icon' | 'component' | 'sort' | 'permission'>,
): MenuSeed => ({ key: `budget.${key}`, parent: GROUP.key, title: { zh, en }, ...values });

const SETTLEMENT: MenuSeed = {
  key: 'settlement',
  title: { zh: '发票与付款', en: 'Payables' },
  icon: 'AccountBook',
  path: 'settlement',
  sort: 72,
};

const settlement = (
  key: string,
  zh: string,
  en: string,
  values: Pick<MenuSeed, 'path' | 'icon' | 'component' | 'sort' | 'permission'>,
): MenuSeed => ({ key: `settlement.${key}`, parent: SETTLEMENT.key, title: { zh, en }, ...values });

export const financeMenus: readonly MenuSeed[] = [
  GROUP,
  SETTLEMENT,
  settlement('billable', '订单开票', 'Orders to invoice', {
    path: 'invoice-order',
    icon: 'FileSearch',
    component: 'finance/InvoiceOrder',
    permission: 'finance:billableLine:list',
    sort: 10,
  }),
  settlement('invoice', '发票管理', 'Invoices', {
    path: 'invoices',
    icon: 'Solution',
    component: 'finance/InvoiceManager',
    permission: 'finance:invoice:list',
    sort: 20,
  }),
  settlement('requisition', '付款申请', 'Payment requisitions', {
    path: 'requisitions',
    icon: 'PayCircle',
    component: 'finance/PaymentRequisition',
    permission: 'finance:paymentRequisition:list',
    sort: 30,
  }),
  settlement('focus', '集中付款', 'Focus payment', {
    path: 'focus-payment',
    icon: 'Transaction',
    component: 'finance/FocusPayment',
    permission: 'finance:focusPayment:list',
    sort: 40,
  }),
  settlement('files', '银行文件', 'Bank files', {
    path: 'bank-files',
    icon: 'Bank',
    component: 'finance/BankFiles',
    permission: 'finance:bankFile:list',
    sort: 50,
  }),
  settlement('payer', '付款账户', 'Payer’s accounts', {
    path: 'payer-accounts',
    icon: 'Wallet',
    component: 'finance/PayerAccount',
    permission: 'finance:payerAccount:list',
    sort: 70,
  }),
  settlement('review', '发票审核配置', 'Invoice reviews', {
    path: 'invoice-review',
    icon: 'Setting',
    component: 'finance/InvoiceReviewConfig',
    permission: 'finance:invoiceReviewConfig:list',
    sort: 80,
  }),
  page('achievement', '预算达成', 'Budget achievement', {
    path: 'achievement',
    icon: 'Dashboard',
    component: 'finance/BudgetAchievement',
    permission: 'finance:achievement:list',
    sort: 10,
  }),
  page('detail', '预算明细', 'Budget detail', {
    path: 'detail',
    icon: 'Table',
    component: 'finance/BudgetDetail',
    permission: 'finance:budget:list',
    sort: 20,
  }),
  page('adjust', '预算调整', 'Budget adjustments', {
    path: 'adjustments',
    icon: 'Swap',
    component: 'finance/BudgetAdjust',
    permission: 'finance:budgetAdjust:list',
    sort: 30,
  }),
  page('exception', '超预算审批', 'Budget exceptions', {
    path: 'exceptions',
    icon: 'Exception',
    component: 'finance/BudgetException',
    permission: 'finance:budgetException:list',
    sort: 40,
  }),
  page('ledger', '预算台账', 'Budget ledger', {
    path: 'ledger',
    icon: 'Book',
    component: 'finance/BudgetLedger',
    permission: 'finance:budgetEntry:list',
    sort: 50,
  }),
  page('system', '预算体系', 'Budget systems', {
    path: 'systems',
    icon: 'Cluster',
    component: 'finance/BudgetSystem',
    permission: 'finance:budgetSystem:list',
    sort: 60,
  }),
  page('config', '预算配置', 'Budget settings', {
    path: 'settings',
    icon: 'Control',
    component: 'finance/BudgetConfig',
    permission: 'finance:budgetConfig:list',
    sort: 70,
  }),
  page('subject', '预算科目', 'Budget subjects', {
    path: 'subjects',
    icon: 'Apartment',
    component: 'finance/BudgetSubject',
    permission: 'finance:budgetSubject:list',
    sort: 80,
  }),
];
