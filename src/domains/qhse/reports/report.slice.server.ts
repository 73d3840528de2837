import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { reportPage } from './report.page.ts';
import { INVESTIGATE, safetyReport } from './report.resource.ts';
import { reportApproval, reportEndpoints } from './report.server.ts';
import { reportSettings } from './report-settings.server.ts';

const REPORT: AnyResource = safetyReport;
const acts = (...names: string[]): string[] => names.map((act) => `qhse:report:${act}`);
const READ = acts('list', 'export');
const WRITE = [...READ, ...acts('add', 'edit', 'del', 'submit')];
const HANDLE = [...WRITE, ...acts('investigate', 'close')];

/** Events and near misses: ships report, the office investigates and learns. Anybody of the staff may report without a name. */
export const reportSlice: Slice = {
  resources: [REPORT],
  endpoints: reportEndpoints,
  pages: [reportPage],
  approvals: [reportApproval],
  settings: reportSettings,
  permissions: { [INVESTIGATE]: { zh: '调查安全报告', en: 'Investigate safety reports' } },
  acts: { [safetyReport.name]: { conclude: { zh: '批准', en: 'Approved' } } },
  grants: {
    '@ship': [...READ, ...acts('anonymous')],
    '@shore': acts('anonymous'),
    MASTER: WRITE,
    CHIEF_OFFICER: WRITE,
    CHIEF_ENGINEER: WRITE,
    SUPT_TECH: HANDLE,
    SUPT_MARINE: HANDLE,
    QHSE_OFF: HANDLE,
    QHSE_MGR: HANDLE,
    DPA: HANDLE,
    GM: READ,
    DEPT_LEADER: READ,
    AUDITOR: READ,
    DATA_SHOW: READ,
  },
  demo: async (ctx) => (await import('./report.demo.ts')).demoReports(ctx),
};
