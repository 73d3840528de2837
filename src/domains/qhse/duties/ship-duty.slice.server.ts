import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { shipDutyPaper } from './duty-paper.server.ts';
import { DUTY_TEXT as TEXT } from './duty-words.text.ts';
import { shipDutyApproval } from './ship-duty.approval.server.ts';
import { shipDutyPage } from './ship-duty.page.ts';
import { shipDuty } from './ship-duty.resource.ts';
import { shipDutyEndpoints } from './ship-duty.server.ts';

const DUTY: AnyResource = shipDuty;
const acts = (...names: string[]): string[] => names.map((act) => `qhse:shipDuty:${act}`);
const READ = acts('list', 'pick', 'export');
const WRITE = [...READ, ...acts('add', 'edit', 'del', 'submit')];

/** Rosters of watches: officers write them, the master gives reasons and approves, the office reads. */
export const shipDutySlice: Slice = {
  resources: [DUTY],
  endpoints: shipDutyEndpoints,
  pages: [shipDutyPage],
  approvals: [shipDutyApproval],
  fills: [shipDutyPaper],
  acts: { [shipDuty.name]: { plan: TEXT.planned } },
  grants: {
    '@ship': READ,
    CHIEF_OFFICER: WRITE,
    CHIEF_ENGINEER: WRITE,
    MASTER: [...READ, ...acts('explain')],
    SUPT_MARINE: READ,
    SUPT_TECH: READ,
    QHSE_OFF: READ,
    QHSE_MGR: READ,
    DPA: READ,
    AUDITOR: READ,
  },
  demo: async (ctx) => (await import('./ship-duty.demo.ts')).demoShipDuties(ctx),
};
