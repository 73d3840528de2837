import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { customerPage } from './customer.page.ts';
import { customer } from './customer.resource.ts';
import { CREDIT, customerEndpoints } from './customer.server.ts';
import { customerStanding } from './customer-standing.resource.ts';
import { overdueSchedule } from './hold-overdue.server.ts';
import { sanctionsDue } from './sanctions-due.server.ts';

const CUSTOMER: AnyResource = customer;
const READ = ['market:customer:list', 'market:customer:pick'];
const WRITE = ['add', 'edit', 'del', 'hold', 'lift', 'export'].map((act) => `market:customer:${act}`);

/** Customers: chartering keeps them, finance puts them on hold too, and its director says how far credit goes. */
export const customersSlice: Slice = {
  resources: [CUSTOMER],
  views: [customerStanding],
  endpoints: customerEndpoints,
  pages: [customerPage],
  reminders: [sanctionsDue],
  permissions: { [CREDIT]: { zh: '核定客户信用额度', en: 'Set credit limits of customers' } },
  schedules: { 'market.holdOverdue': overdueSchedule },
  grants: {
    ...Object.fromEntries(['GM', 'OPERATOR', 'PORT_OPS', 'DATA_SHOW'].map((role) => [role, READ])),
    CHARTERING: [...READ, ...WRITE],
    FIN_MANAGER: [...READ, 'market:customer:hold', 'market:customer:lift', 'market:customer:export'],
    CFO: [...READ, ...WRITE, CREDIT],
    AUDITOR: ['market:customer:list', 'market:customer:export'],
  },
  demo: async (ctx) => (await import('./customer.demo.ts')).demoCustomers(ctx),
};
