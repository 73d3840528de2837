import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { hear } from '../../../kernel/server/domain-events.ts';
import { linesBilled } from '../public.ts';
import { billedExpense } from './bill-expense.server.ts';
import { expenseApproval } from './expense.approval.server.ts';
import { expenseProcess } from './expense.resource.ts';
import { expenseEndpoints } from './expense.server.ts';
import { expenseProcessPage } from './expense-process.page.ts';

const EXPENSE: AnyResource = expenseProcess;

const acts = (...names: readonly string[]): string[] => names.map((name) => `finance:expenseProcess:${name}`);
const SEE = acts('list', 'pick', 'export');
const WRITE = acts('list', 'pick', 'add', 'edit', 'del', 'submit', 'export');

/** What is spent without an order: whoever answers for a ship or department enters it, finance has it invoiced and closes it. */
export const expensesSlice: Slice = {
  resources: [EXPENSE],
  endpoints: expenseEndpoints,
  approvals: [expenseApproval],
  hears: [hear(linesBilled, billedExpense)],
  pages: [expenseProcessPage],
  acts: {
    [expenseProcess.name]: {
      inForce: { zh: '生效', en: 'In force' },
      invoice: { zh: '开票或付款', en: 'Invoiced or paid' },
    },
  },
  grants: {
    SUPT_TECH: WRITE,
    SUPT_MARINE: WRITE,
    OPERATOR: WRITE,
    CHARTERING: WRITE,
    DEPT_LEADER: WRITE,
    TECH_MGR: SEE,
    FIN_AP: acts('list', 'pick', 'add', 'edit', 'del', 'submit', 'export', 'close'),
    FIN_BUDGET: SEE,
    FIN_COST: SEE,
    GM: SEE,
  },
};
