import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { demurrageFeePage } from './demurrage-fee.page.ts';
import { laytimeApproval } from './laytime.approval.server.ts';
import { laytime, TERMS_PRICE } from './laytime.resource.ts';
import { laytimeEndpoints } from './laytime.server.ts';
import { laytimePaper } from './laytime-paper.server.ts';

const LAYTIME: AnyResource = laytime;
const WRITE = ['add', 'edit', 'del', 'submit'].map((act) => `voyage:laytime:${act}`);

/** Laytime statements: the office writes and prices them, a ship sees the hours alone. */
export const laytimeSlice: Slice = {
  resources: [LAYTIME],
  endpoints: laytimeEndpoints,
  pages: [demurrageFeePage],
  approvals: [laytimeApproval],
  fills: [laytimePaper],
  permissions: { [TERMS_PRICE]: { zh: '查看租约费率与滞期费金额', en: 'See rates and amounts of charters' } },
  grants: {
    OPERATOR: [...WRITE, TERMS_PRICE],
    CHARTERING: [...WRITE, TERMS_PRICE],
    ...Object.fromEntries(['GM', 'FIN_MANAGER', 'CFO'].map((role) => [role, [TERMS_PRICE]])),
  },
  demo: async (ctx) => (await import('./laytime.demo.ts')).demoLaytimes(ctx),
};
