import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { prepaymentsHeldBack } from './prepayments-held-back.server.ts';
import { supplierCreditPage } from './supplier-credit.page.ts';
import { supplierCredit } from './supplier-credit.resource.ts';

const CREDIT: AnyResource = supplierCredit;

const see = (...names: readonly string[]): string[] => names.map((name) => `finance:supplierCredit:${name}`);

/** What suppliers were paid before their invoices: it comes and goes by requisitions alone, and nobody types it. */
export const prepaymentsSlice: Slice = {
  resources: [CREDIT],
  endpoints: crudEndpoints(CREDIT, { omit: ['create', 'update', 'remove', 'restore', 'import'] }),
  heldBack: prepaymentsHeldBack,
  pages: [supplierCreditPage],
  acts: {
    [supplierCredit.name]: {
      reserve: { zh: '付款申请', en: 'Asked for' },
      pay: { zh: '付款', en: 'Paid' },
      offset: { zh: '冲抵', en: 'Offset' },
    },
  },
  grants: {
    FIN_AP: see('list', 'pick', 'export'),
    FIN_COST: see('list', 'pick'),
    CASHIER: see('list'),
    // Whoever orders asks for what is paid before the invoice, and sees what becomes of it.
    BUYER: [
      ...see('list', 'pick'),
      ...['list', 'pick', 'add', 'edit', 'del', 'submit'].map((act) => `finance:paymentRequisition:${act}`),
    ],
    GM: see('list'),
  },
};
