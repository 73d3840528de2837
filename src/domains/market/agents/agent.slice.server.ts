import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { seedDictionaries } from '../../identity/public.server.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { accountApproval } from './account.approval.server.ts';
import { disbursementAccount } from './account.resource.ts';
import { accountEndpoints } from './account.server.ts';
import { AGENT_DICTIONARIES } from './agent-dictionaries.text.ts';
import { portAgentProfile } from './agent-profile.resource.ts';
import { agentProfileEndpoints } from './agent-profile.server.ts';
import { agreementEnds, appointmentUnanswered } from './agent-reminders.server.ts';
import { agentStanding } from './agent-standing.resource.ts';
import { agentAppointment, appointmentLeaves } from './appointment.resource.ts';
import { appointmentEndpoints } from './appointment.server.ts';
import { appointmentPaper } from './appointment-paper.server.ts';
import { appointmentStanding } from './appointment-standing.resource.ts';
import { portAgentsPage } from './port-agents.page.ts';

const KINDS: readonly AnyResource[] = [portAgentProfile, agentAppointment, disbursementAccount];
const acts = (kind: string, ...names: string[]): string[] => names.map((act) => `market:${kind}:${act}`);
const READ = [
  ...acts('portAgentProfile', 'list', 'pick', 'export'),
  ...acts('agentAppointment', 'list', 'pick', 'export'),
];
const SETTLE = [...acts('disbursementAccount', 'list', 'pick', 'export'), MARKET_PRICE];
const WRITE = [
  ...READ,
  ...SETTLE,
  ...acts('portAgentProfile', 'add', 'edit', 'del', 'import'),
  ...acts('agentAppointment', 'add', 'edit', 'del', 'acknowledge', 'done', 'cancel'),
  'market:agent:appoint',
  ...acts('disbursementAccount', 'add', 'edit', 'del', 'submit'),
];
/** Who reads what calls cost; whoever pays among them. */
const READERS = ['GM', 'FIN_MANAGER', 'FIN_AP', 'FIN_COST', 'CFO'];

/** Agents of ports: who they are, for which calls they were appointed, and what these cost. Ships see the agent and no money. */
export const agentSlice: Slice = {
  resources: KINDS,
  views: [agentStanding, appointmentStanding],
  endpoints: [...agentProfileEndpoints, ...appointmentEndpoints, ...accountEndpoints],
  pages: [portAgentsPage],
  approvals: [accountApproval],
  fills: [appointmentPaper],
  leaves: [appointmentLeaves],
  reminders: [appointmentUnanswered, agreementEnds],
  acts: { 'market.agentAppointment': { costKnown: { zh: '港口费用结算', en: 'Account settled' } } },
  permissions: {
    'market:agent:appoint': { zh: '发出代理委托', en: 'Appoint agents' },
  },
  grants: {
    '@ship': READ,
    ...Object.fromEntries(['CHARTERING', 'OPERATOR', 'PORT_OPS'].map((role) => [role, WRITE])),
    ...Object.fromEntries(READERS.map((role) => [role, [...READ, ...SETTLE]])),
    DATA_SHOW: READ,
    DEPT_LEADER: READ,
    AUDITOR: [...READ, ...acts('disbursementAccount', 'list', 'pick', 'export')],
  },
  seed: (ctx) => seedDictionaries(ctx, AGENT_DICTIONARIES),
  demo: async (ctx) => (await import('./agent.demo.ts')).demoAgents(ctx),
};
