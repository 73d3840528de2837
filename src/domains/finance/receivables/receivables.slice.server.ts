import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { reportEndpoints } from '../../../kernel/server/report/endpoints.ts';
import { receivableReport } from '../balances/receivable.report.ts';
import { receivableItem } from '../balances/receivable-item.resource.ts';
import { receivablesPage } from '../balances/receivables.page.ts';
import { customerReceiptPage } from '../receipts/customer-receipt.page.ts';
import { customerReceipt } from '../receipts/customer-receipt.resource.ts';
import { receiptEndpoints } from '../receipts/receipt.server.ts';
import { receiptAllocationPage } from '../receipts/receipt-allocation.page.ts';
import { receiptAllocation } from '../receipts/receipt-allocation.resource.ts';
import { customerInvoiceApproval } from './customer-invoice.approval.server.ts';
import { customerInvoicePage } from './customer-invoice.page.ts';
import { customerInvoice } from './customer-invoice.resource.ts';
import { customerInvoiceEndpoints } from './customer-invoice.server.ts';
import { customerInvoicePaper } from './customer-invoice-paper.server.ts';
import { customersToBillPage } from './customers-to-bill.page.ts';
import { receivableLine } from './receivable-line.resource.ts';
import { receivablesHeldBack } from './receivables-held-back.server.ts';

const LINE: AnyResource = receivableLine;
const INVOICE: AnyResource = customerInvoice;
const RECEIPT: AnyResource = customerReceipt;
const ALLOCATION: AnyResource = receiptAllocation;

const all = (...names: readonly string[]): string[] =>
  ['receivableLine', 'customerInvoice', 'customerReceipt', 'receiptAllocation'].flatMap((kind) =>
    names.map((name) => `finance:${kind}:${name}`),
  );
const AGE = ['finance:receivableItem:list', 'finance:receivableItem:export'];
const SEE = [...all('list', 'pick'), ...AGE];
const acts = (kind: string, ...names: readonly string[]): string[] => names.map((name) => `finance:${kind}:${name}`);

/** What customers owe: accountants bill and set off, the cashier says what came, the finance manager decides; ships see none of it. */
export const receivablesSlice: Slice = {
  resources: [LINE, INVOICE, RECEIPT, ALLOCATION],
  endpoints: [
    ...customerInvoiceEndpoints,
    ...receiptEndpoints,
    ...reportEndpoints(receivableReport),
    ...crudEndpoints(receivableItem, {
      omit: ['get', 'create', 'update', 'remove', 'restore', 'import', 'options', 'history'],
    }),
  ],
  approvals: [customerInvoiceApproval],
  fills: [customerInvoicePaper],
  heldBack: receivablesHeldBack,
  menuGroups: [
    {
      key: 'receivable',
      title: { zh: '应收管理', en: 'Receivables' },
      icon: 'Reconciliation',
      address: '/receivable',
      order: 71,
    },
  ],
  pages: [customersToBillPage, customerInvoicePage, customerReceiptPage, receiptAllocationPage, receivablesPage],
  permissions: {
    'finance:receivableItem:list': { zh: '查看应收账龄', en: 'See receivables by age' },
    'finance:receivableItem:export': { zh: '导出应收账龄', en: 'Export receivables by age' },
  },
  acts: {
    [receivableLine.name]: { invoice: { zh: '开票', en: 'Billed' } },
    [customerInvoice.name]: {
      inForce: { zh: '开出', en: 'Issued' },
      red: { zh: '红冲', en: 'Taken back' },
      receive: { zh: '收款', en: 'Received' },
      release: { zh: '撤销核销', en: 'Released' },
    },
    [customerReceipt.name]: { release: { zh: '撤销核销', en: 'Released' } },
  },
  grants: {
    FIN_AP: [
      ...SEE,
      ...all('export'),
      ...acts('customerInvoice', 'add', 'edit', 'del', 'submit'),
      ...acts('customerReceipt', 'add', 'edit', 'del', 'settle', 'allocate'),
      'finance:receiptAllocation:release',
      'finance:payerAccount:pick',
    ],
    CASHIER: [
      ...all('list'),
      ...acts('customerReceipt', 'pick', 'add', 'edit', 'del', 'confirm', 'void', 'export'),
      'finance:receivableItem:list',
    ],
    FIN_COST: SEE,
    GM: [...all('list'), ...AGE],
    CHARTERING: [...acts('receivableLine', 'list', 'pick'), ...acts('customerInvoice', 'list', 'pick'), ...AGE],
  },
};
