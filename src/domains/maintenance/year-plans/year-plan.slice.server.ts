import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { yearPlanApproval } from './year-plan.approval.server.ts';
import { yearPlanPage } from './year-plan.page.ts';
import { yearPlan } from './year-plan.resource.ts';
import { yearPlanEndpoints } from './year-plan-endpoints.server.ts';
import { yearPlanPaper } from './year-plan-paper.server.ts';

const PLAN: AnyResource = yearPlan;
const acts = (...names: string[]): string[] => names.map((name) => `maintenance:yearPlan:${name}`);
const READ = acts('list', 'export');
const WRITE = [...READ, ...acts('add', 'edit', 'del', 'submit', 'draft', 'revise')];

/** Year plans are drawn up on board or by the superintendent, approved along the line, and revised in versions. */
export const yearPlanSlice: Slice = {
  resources: [PLAN],
  endpoints: yearPlanEndpoints,
  pages: [yearPlanPage],
  approvals: [yearPlanApproval],
  fills: [yearPlanPaper],
  acts: {
    [yearPlan.name]: {
      move: { zh: '调整计划日', en: 'Moved' },
      inForce: { zh: '计划生效', en: 'In force' },
      superseded: { zh: '新版生效，不再现行', en: 'A newer version is in force' },
    },
  },
  grants: {
    '@ship': READ,
    CHIEF_ENGINEER: WRITE,
    CHIEF_OFFICER: WRITE,
    SUPT_TECH: WRITE,
    SUPT_MARINE: READ,
    TECH_MGR: READ,
    DPA: READ,
    GM: READ,
    QHSE_MGR: READ,
    AUDITOR: READ,
    DATA_SHOW: READ,
  },
  demo: async (ctx) => (await import('./year-plan.demo.ts')).demoYearPlans(ctx),
};
