import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { asSystem } from '../../../kernel/server/context.ts';
import { violationPage } from './violation.page.ts';
import { violation } from './violation.resource.ts';
import { finishDecided, violationEndpoints } from './violation.server.ts';
import { violationStanding } from './violation-standing.resource.ts';
import { VIOLATION_TEXT as TEXT } from './violation-words.text.ts';

const VIOLATION: AnyResource = violation;
const acts = (...names: string[]): string[] => names.map((act) => `qhse:violation:${act}`);
const READ = acts('list', 'export');
const WRITE = [...READ, ...acts('add', 'edit', 'del', 'hear', 'present', 'appeal')];

/** Whoever reports and hears it does not decide: that is the QHSE manager's, and the designated person's. */
export const violationSlice: Slice = {
  resources: [VIOLATION],
  views: [violationStanding],
  endpoints: violationEndpoints,
  pages: [violationPage],
  schedules: {
    'qhse.finishViolations': {
      label: TEXT.finals,
      cron: '20 0 * * *',
      run: async (work) => {
        const count = await work.transaction(TEXT.finalReason.zh, finishDecided);
        return { zh: `生效 ${count} 件`, en: `${count} final` };
      },
    },
  },
  acts: { [violation.name]: { finish: { zh: '生效', en: 'Final' } } },
  grants: {
    MASTER: WRITE,
    SUPT_MARINE: WRITE,
    SUPT_TECH: WRITE,
    QHSE_OFF: WRITE,
    QHSE_MGR: [...WRITE, ...acts('decide', 'uphold', 'revoke')],
    DPA: [...READ, ...acts('decide', 'uphold', 'revoke')],
    GM: READ,
    CREW_MANAGER: READ,
    HR_MANAGER: READ,
    AUDITOR: READ,
  },
  demo: async (ctx) => {
    await (await import('./violation.demo.ts')).demoViolations(ctx);
    await finishDecided(asSystem(ctx, TEXT.finalReason.zh));
  },
};
