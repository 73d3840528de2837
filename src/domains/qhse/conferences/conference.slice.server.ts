import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { conferenceConfigPage } from './conference-config.page.ts';
import { conferenceConfig } from './conference-config.resource.ts';
import { conferencePlanPage } from './conference-plan.page.ts';
import { conferencePlan } from './conference-plan.resource.ts';
import { CONFERENCE_MESSAGE, conferenceEndpoints, VERIFY } from './conference-plan.server.ts';
import { conferenceActionDue, conferenceDue } from './conference-reminders.server.ts';
import { CONFERENCE_TEXT as TEXT } from './conference-words.text.ts';

const KINDS: readonly AnyResource[] = [conferenceConfig, conferencePlan];
const of = (kind: string, ...acts: string[]): string[] => acts.map((act) => `qhse:${kind}:${act}`);
const READ = [...of('conferencePlan', 'list', 'export'), ...of('conferenceConfig', 'list', 'export')];
const HOLD = [...READ, ...of('conferencePlan', 'add', 'edit', 'notify', 'hold', 'submit')];
const LEAD = [...HOLD, ...of('conferencePlan', 'return', 'confirm', 'close', 'cancel')];

/** Conferences: planned for a year, held by ships and departments, their decisions followed until they are verified. */
export const conferenceSlice: Slice = {
  resources: KINDS,
  endpoints: conferenceEndpoints,
  pages: [conferencePlanPage, conferenceConfigPage],
  reminders: [conferenceDue, conferenceActionDue],
  messageKinds: { [CONFERENCE_MESSAGE]: { label: TEXT.notified } },
  permissions: { [VERIFY]: { zh: '验证会议决议', en: 'Verify what conferences decided' } },
  grants: {
    '@ship': READ,
    // Who is likely to be responsible for what is decided sees it, and is reminded.
    SUPT_MARINE: READ,
    SUPT_TECH: READ,
    TECH_MGR: READ,
    CREW_MANAGER: READ,
    MASTER: HOLD,
    CHIEF_OFFICER: HOLD,
    DEPT_LEADER: LEAD,
    QHSE_OFF: HOLD,
    QHSE_MGR: [
      ...LEAD,
      ...of('conferencePlan', 'del', 'generate'),
      ...of('conferenceConfig', 'add', 'edit', 'del'),
      VERIFY,
    ],
    DPA: [...READ, ...of('conferencePlan', 'return', 'confirm', 'close'), VERIFY],
    GM: [...READ, ...of('conferencePlan', 'return', 'confirm', 'close'), VERIFY],
    AUDITOR: READ,
  },
  demo: async (ctx) => (await import('./conference.demo.ts')).demoConferences(ctx),
};
