import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { asSystem } from '../../../kernel/server/context.ts';
import { complainant, KNOW_COMPLAINANT } from './complainant.resource.ts';
import { complaintEndpoints } from './complaint.server.ts';
import { complaintDue } from './complaint-due.server.ts';
import { complaintInspectionPage } from './complaint-inspection.page.ts';
import { complaintInspection } from './complaint-inspection.resource.ts';
import { COMPLAINT_MESSAGE, reseat } from './complaint-seats.server.ts';
import { complaintSettings } from './complaint-settings.server.ts';
import { COMPLAINT_TEXT as TEXT } from './complaint-words.text.ts';

const KINDS: readonly AnyResource[] = [complaintInspection, complainant];
const acts = (...names: string[]): string[] => names.map((act) => `qhse:complaintInspection:${act}`);
const LODGE = acts('list', 'lodge');
/** Whoever may turn out to be the handler of one. */
const HANDLE = [...acts('export', 'take', 'note', 'inspect', 'reply'), KNOW_COMPLAINANT];
/** All that reads one or answers with it. */
const IN_PERSON = [...HANDLE, ...acts('list', 'pick', 'raise', 'close')];
const HANDLERS = ['CHIEF_OFFICER', 'CHIEF_ENGINEER', 'MASTER', 'SUPT_MARINE', 'QHSE_MGR', 'GM'];

/** Everybody may complain; whose a complaint is says each one by itself, no role. */
export const complaintSlice: Slice = {
  resources: KINDS,
  endpoints: complaintEndpoints,
  pages: [complaintInspectionPage],
  reminders: [complaintDue],
  settings: complaintSettings,
  messageKinds: { [COMPLAINT_MESSAGE]: { label: TEXT.told } },
  permissions: { [KNOW_COMPLAINANT]: TEXT.showName },
  inPerson: IN_PERSON,
  schedules: {
    'qhse.complaintSeats': {
      label: TEXT.seats,
      cron: '40 0 * * *',
      run: async (work) => {
        const count = await work.transaction(TEXT.seats.zh, reseat);
        return { zh: `更换 ${count} 件`, en: `${count} handed on` };
      },
    },
  },
  acts: {
    [complaintInspection.name]: {
      settle: TEXT.wasSatisfied,
      goFurther: TEXT.wentUp,
      showName: TEXT.showName,
      reseat: { zh: '更换经办', en: 'Handed on' },
    },
  },
  grants: {
    '@ship': LODGE,
    '@shore': LODGE,
    ...Object.fromEntries(HANDLERS.map((role) => [role, HANDLE])),
    DPA: [...HANDLE, ...acts('raise', 'close')],
  },
  demo: async (ctx) => (await import('./complaint.demo.ts')).demoComplaints(asSystem(ctx, TEXT.reason.zh)),
};
