import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { workClearance } from '../../maintenance/public.ts';
import { riskApproval } from './risk.approval.server.ts';
import { riskPage } from './risk.page.ts';
import { risk } from './risk.resource.ts';
import { clearanceOf, riskEndpoints } from './risk.server.ts';
import { riskDue } from './risk-due.server.ts';
import { riskStanding } from './risk-standing.resource.ts';

const RISK: AnyResource = risk;
const acts = (...names: string[]): string[] => names.map((act) => `qhse:risk:${act}`);
const READ = acts('list', 'pick', 'export');
const WRITE = [...READ, ...acts('add', 'edit', 'del', 'submit')];
const WRITERS = [
  'MASTER',
  'CHIEF_OFFICER',
  'CHIEF_ENGINEER',
  'SECOND_ENGINEER',
  'SUPT_MARINE',
  'SUPT_TECH',
  'QHSE_OFF',
  'QHSE_MGR',
];

/** Risk assessments; what is not approved or has expired holds back the work that names it. */
export const riskSlice: Slice = {
  resources: [RISK],
  views: [riskStanding],
  endpoints: riskEndpoints,
  pages: [riskPage],
  approvals: [riskApproval],
  reminders: [riskDue],
  fills: [fill(workClearance, 'qhse.risk', { against: clearanceOf })],
  grants: {
    '@ship': READ,
    ...Object.fromEntries(WRITERS.map((role) => [role, WRITE])),
    TECH_MGR: READ,
    DPA: READ,
    GM: READ,
    AUDITOR: READ,
  },
  demo: async (ctx) => (await import('./risk.demo.ts')).demoRisks(ctx),
};
