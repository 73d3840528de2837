import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { defectPage } from './defect.page.ts';
import { defect } from './defect.resource.ts';
import { CLOSE_CRITICAL, CLOSE_HIGH, CLOSE_SHIP, defectEndpoints } from './defect.server.ts';
import { defectDue, defectOverdue, effectDue, graveDefectOverdue } from './defect-due.server.ts';

const DEFECT: AnyResource = defect;
const acts = (...names: string[]): string[] => names.map((act) => `qhse:defect:${act}`);
const READ = acts('list', 'pick', 'export');
const CURE = [...READ, ...acts('add', 'edit', 'del', 'start', 'submit')];
/** Who leads a department closes what was found in it; who looks after ships what was found on them. */
const LEAD = [...CURE, ...acts('verify', 'return', 'close')];
const CLOSE = [...LEAD, ...acts('effect'), CLOSE_SHIP];
const LEADERS = ['DEPT_LEADER', 'TECH_MGR', 'CREW_MANAGER', 'HR_MANAGER', 'FIN_MANAGER', 'CFO', 'PUR_MANAGER'];

/** Defects: ships put them right, superintendents close the lesser ones, the quality manager and the designated person the grave ones. */
export const defectSlice: Slice = {
  resources: [DEFECT],
  endpoints: [...defectEndpoints],
  pages: [defectPage],
  reminders: [defectDue, defectOverdue, graveDefectOverdue, effectDue],
  permissions: {
    [CLOSE_SHIP]: { zh: '关闭船舶的一般与较大缺陷', en: 'Close lesser defects of ships' },
    [CLOSE_HIGH]: { zh: '验证与关闭重大缺陷', en: 'Verify and close grave defects' },
    [CLOSE_CRITICAL]: { zh: '关闭特别重大缺陷', en: 'Close critical defects' },
  },
  grants: {
    '@ship': READ,
    MASTER: CURE,
    CHIEF_OFFICER: CURE,
    CHIEF_ENGINEER: CURE,
    SUPT_MARINE: CLOSE,
    SUPT_TECH: CLOSE,
    ...Object.fromEntries(LEADERS.map((role) => [role, LEAD])),
    QHSE_OFF: CURE,
    QHSE_MGR: [...CLOSE, ...acts('reopen', 'cancel'), CLOSE_HIGH],
    DPA: [...CLOSE, CLOSE_CRITICAL],
    GM: [...READ, ...acts('verify', 'return', 'close'), CLOSE_HIGH],
    AUDITOR: READ,
  },
  demo: async (ctx, given) => (await import('../demo/quality.demo.ts')).demoQuality(ctx, given),
};
