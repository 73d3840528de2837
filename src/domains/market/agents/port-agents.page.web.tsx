import { KindsPage } from '../../../kernel/web/list/kinds-page.tsx';
import type { ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { accountOfAppointment } from './account.calls.ts';
import { disbursementAccount } from './account.resource.ts';
import { portAgentProfile } from './agent-profile.resource.ts';
import { agentStanding } from './agent-standing.resource.ts';
import { AGENT_TEXT as TEXT } from './agent-words.text.ts';
import { agentAppointment } from './appointment.resource.ts';
import { appointmentStanding } from './appointment-standing.resource.ts';

const figure = (value: unknown): string => String(value ?? '—');

const PROFILES: ResourceSlots = {
  detail: {
    hidden: ['score', 'serviceScore', 'costScore', 'documentScore', 'jobs', 'openJobs'],
    figures: (row) => [
      { label: TEXT.score, value: figure(row.score) },
      { label: TEXT.service, value: figure(row.serviceScore) },
      { label: TEXT.cost, value: figure(row.costScore) },
      { label: TEXT.documents, value: figure(row.documentScore) },
      { label: TEXT.jobs, value: figure(row.jobs) },
    ],
  },
};

const APPOINTMENTS: ResourceSlots = {
  makes: [accountOfAppointment],
  list: {
    savedFilters: [
      { key: 'waiting', label: TEXT.waiting, filters: { status: ['SENT'] } },
      { key: 'running', label: TEXT.running, filters: { status: ['ACK'] } },
      { key: 'done', label: TEXT.done, filters: { status: ['DONE'] } },
    ],
    omit: ['import'],
  },
  detail: { hidden: ['zone', 'agentEmail', 'agentEnglish'] },
};

/** Whoever may not see amounts gets none of these figures. */
function accountFigures(row: AnyRow) {
  if (!('pdaTotal' in row)) return [];
  return [
    { label: TEXT.pda, value: figure(row.pdaTotal) },
    { label: TEXT.fda, value: figure(row.fdaTotal) },
    { label: TEXT.over, value: figure(row.overPct), unit: '%' },
    { label: TEXT.balance, value: figure(row.balance) },
  ];
}

const ACCOUNTS: ResourceSlots = {
  list: { omit: ['import'] },
  detail: { hidden: ['pdaTotal', 'fdaTotal', 'overPct', 'balance'], figures: accountFigures },
};

const KINDS = {
  profiles: { label: TEXT.profiles, resource: portAgentProfile, listed: agentStanding, slots: PROFILES },
  appointments: {
    label: TEXT.appointments,
    resource: agentAppointment,
    listed: appointmentStanding,
    slots: APPOINTMENTS,
  },
  accounts: { label: TEXT.accounts, resource: disbursementAccount, slots: ACCOUNTS },
};

/** Agents, what they were asked to do, and what it costs, each a list of its own. */
export function Page() {
  return <KindsPage title={TEXT.title} which={TEXT.which} kinds={KINDS} />;
}
