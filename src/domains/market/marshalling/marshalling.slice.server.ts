import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { marshallingPlanPage } from './marshalling-plan.page.ts';
import { planApproval } from './plan.approval.server.ts';
import { PLAN_RELEASE } from './plan.flow.ts';
import { marshallingPlan } from './plan.resource.ts';
import { planEndpoints } from './plan-endpoints.server.ts';
import { planSettings } from './plan-settings.server.ts';

const PLAN: AnyResource = marshallingPlan;
const plan = (...acts: string[]): string[] => acts.map((act) => `market:marshallingPlan:${act}`);
const READ = plan('list', 'pick');

/** Which ship takes which cargo: chartering plans and releases, operators read and plan with it; a ship sees none of it. */
export const marshallingSlice: Slice = {
  resources: [PLAN],
  endpoints: planEndpoints,
  pages: [marshallingPlanPage],
  approvals: [planApproval],
  settings: planSettings,
  permissions: { [PLAN_RELEASE]: { zh: '发布配船计划', en: 'Release marshalling plans' } },
  acts: { 'market.marshallingPlan': { superseded: { zh: '新版发布，不再有效', en: 'A newer version is in force' } } },
  grants: {
    ...Object.fromEntries(['PORT_OPS', 'DATA_SHOW', 'SUPT_MARINE'].map((role) => [role, READ])),
    ...Object.fromEntries(['GM', 'AUDITOR'].map((role) => [role, [...READ, ...plan('export')]])),
    CHARTERING: [...READ, ...plan('add', 'edit', 'del', 'submit', 'renew', 'export'), PLAN_RELEASE],
    OPERATOR: [...READ, ...plan('edit', 'export')],
  },
  demo: async (ctx) => (await import('./plan.demo.ts')).demoPlans(ctx),
};
