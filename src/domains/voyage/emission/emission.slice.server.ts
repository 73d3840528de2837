import type { Slice } from '../../../kernel/server/compose.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { emissionPage } from './emission.page.ts';
import { emissionEndpoints } from './emission.server.ts';
import { ciiLinePage } from './tables/cii-line.page.ts';
import { ciiLine } from './tables/cii-line.resource.ts';
import { emissionFuelPage } from './tables/emission-fuel.page.ts';
import { emissionFuel } from './tables/emission-fuel.resource.ts';
import { emissionRatePage } from './tables/emission-rate.page.ts';
import { emissionRate } from './tables/emission-rate.resource.ts';
import { emissionSettings } from './tables/emission-settings.server.ts';
import { fillEmissionTables, seedEmissionTables } from './tables/seed-tables.server.ts';
import { emissionYearApproval } from './years/emission-year.approval.server.ts';
import { emissionYear } from './years/emission-year.resource.ts';
import { emissionYearsPage } from './years/emission-years.page.ts';
import { planDue } from './years/plan-due.server.ts';

/** What compliance keeps: the tables by which everything is reckoned. */
const TABLES = ['emissionFuel', 'ciiLine', 'emissionRate'].map((kind) => `voyage:${kind}:*`);

const YEARS = ['add', 'edit', 'del', 'submit', 'recalculate'].map((act) => `voyage:emissionYear:${act}`);
const PLAN = 'voyage:emissionYear:makePlan';

/** Fuel, CO2 and carbon intensity of the fleet. */
export const emissionSlice: Slice = {
  resources: [emissionYear, emissionFuel, ciiLine, emissionRate],
  endpoints: [...emissionEndpoints, ...[emissionFuel, ciiLine, emissionRate].flatMap((table) => crudEndpoints(table))],
  pages: [emissionPage, emissionYearsPage, emissionFuelPage, ciiLinePage, emissionRatePage],
  approvals: [emissionYearApproval],
  reminders: [planDue],
  menuGroups: [
    {
      key: 'voyage.emission',
      title: { zh: '能耗与碳强度', en: 'Energy and CII' },
      icon: 'Cloud',
      address: '/voyage/energy',
      group: 'voyage',
      order: 120,
    },
  ],
  settings: emissionSettings,
  seed: seedEmissionTables,
  demo: async (ctx) => (await import('./emission.demo.ts')).demoEmissions(ctx),
  acts: { 'voyage.emissionYear': { askPlan: { zh: '要求纠正措施计划', en: 'Corrective plan asked for' } } },
  start: fillEmissionTables,
  grants: {
    // Ships are told what counts of them; by what it is reckoned is the office's.
    '@ship': TABLES.map((pattern) => `!${pattern}`),
    QHSE_MGR: [...TABLES, ...YEARS, PLAN],
    QHSE_OFF: [...TABLES, ...YEARS],
  },
  permissions: {
    'voyage:emission:list': { zh: '查看能耗与碳强度', en: 'See energy and CII' },
    'voyage:emission:export': { zh: '导出能耗与碳强度', en: 'Export energy and CII' },
  },
};
