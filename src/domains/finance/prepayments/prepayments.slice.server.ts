import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { reportEndpoints } from '../../../kernel/server/report/endpoints.ts';
import { paymentQueryPage } from '../payment-query/payment-query.page.ts';
import { paymentReport } from '../payment-query/payment-query.report.ts';
import { paymentQuery } from '../payment-query/payment-query.resource.ts';
import { prepaymentRefundPage } from '../refunds/prepayment-refund.page.ts';
import { prepaymentRefund } from '../refunds/prepayment-refund.resource.ts';
import { refundEndpoints } from '../refunds/refund.server.ts';
import { refundsHeldBack } from '../refunds/refunds-held-back.server.ts';
import { prepaymentsHeldBack } from './prepayments-held-back.server.ts';
import { supplierCreditPage } from './supplier-credit.page.ts';
import { supplierCredit } from './supplier-credit.resource.ts';

const CREDIT: AnyResource = supplierCredit;
const REFUND: AnyResource = prepaymentRefund;

const see = (...names: readonly string[]): string[] => names.map((name) => `finance:supplierCredit:${name}`);

const give = (...names: readonly string[]): string[] => names.map((name) => `finance:prepaymentRefund:${name}`);

const QUERY = ['finance:paymentQuery:list', 'finance:paymentQuery:export'];

/** What suppliers were paid before their invoices, which nobody types, what they gave back of it, and what stands between them and the company. */
export const prepaymentsSlice: Slice = {
  resources: [CREDIT, REFUND],
  endpoints: [
    ...crudEndpoints(supplierCredit, { omit: ['create', 'update', 'remove', 'restore', 'import'] }),
    ...refundEndpoints,
    ...reportEndpoints(paymentReport),
    ...crudEndpoints(paymentQuery, {
      omit: ['get', 'create', 'update', 'remove', 'restore', 'import', 'options', 'history'],
    }),
  ],
  heldBack: { ...prepaymentsHeldBack, ...refundsHeldBack },
  pages: [supplierCreditPage, prepaymentRefundPage, paymentQueryPage],
  permissions: {
    'finance:paymentQuery:list': { zh: '查看付款查询', en: 'See the payment query' },
    'finance:paymentQuery:export': { zh: '导出付款查询', en: 'Export the payment query' },
  },
  acts: {
    [supplierCredit.name]: {
      reserve: { zh: '付款申请', en: 'Asked for' },
      pay: { zh: '付款', en: 'Paid' },
      offset: { zh: '冲抵', en: 'Offset' },
      refund: { zh: '退款到账', en: 'Given back' },
      refundVoid: { zh: '退款作废', en: 'Refund void' },
    },
  },
  grants: {
    // Accountants enter what came back, the cashier has seen it on the account.
    FIN_AP: [
      ...see('list', 'pick', 'export'),
      ...give('list', 'pick', 'add', 'edit', 'del', 'export'),
      'finance:payerAccount:pick',
      ...QUERY,
    ],
    FIN_COST: [...see('list', 'pick'), ...give('list', 'pick'), ...QUERY],
    CASHIER: [...see('list'), ...give('list', 'confirm', 'void', 'export'), ...QUERY],
    // Whoever orders asks for what is paid before the invoice, and sees what becomes of it.
    BUYER: [
      ...see('list', 'pick'),
      ...give('list'),
      ...['list', 'pick', 'add', 'edit', 'del', 'submit'].map((act) => `finance:paymentRequisition:${act}`),
    ],
    GM: [...see('list'), ...give('list'), ...QUERY],
  },
};
