import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { seedDictionaries } from '../../identity/public.server.ts';
import { CLOSE_CRITICAL, errorEndpoints } from './error.server.ts';
import { ERROR_DICTIONARIES, FAULT_CRITICAL } from './error.text.ts';
import { errorReportPage } from './error-report.page.ts';
import { errorReport } from './error-report.resource.ts';
import { faultRepeatsEndpoint } from './repeats.server.ts';

const REPORT: AnyResource = errorReport;
const acts = (...names: string[]): string[] => names.map((name) => `maintenance:errorReport:${name}`);
const READ = acts('list', 'export');
const WRITE = [...READ, ...acts('add', 'edit', 'del', 'submit', 'finish')];
const HEAD = [...WRITE, ...acts('endorse', 'reject')];
const SHORE = [...READ, ...acts('add', 'edit', 'submit', 'reject', 'dispose', 'close', 'ineffective')];

/** Faults: told on board, disposed by the superintendent, closed once the repair held. */
export const errorSlice: Slice = {
  resources: [REPORT],
  endpoints: [faultRepeatsEndpoint, ...errorEndpoints],
  pages: [errorReportPage],
  messageKinds: { [FAULT_CRITICAL]: { label: { zh: '严重故障', en: 'Critical fault' } } },
  permissions: { [CLOSE_CRITICAL]: { zh: '关闭严重故障', en: 'Close critical faults' } },
  grants: {
    '@ship': WRITE,
    MASTER: HEAD,
    CHIEF_ENGINEER: HEAD,
    CHIEF_OFFICER: HEAD,
    SUPT_TECH: SHORE,
    TECH_MGR: [...SHORE, CLOSE_CRITICAL],
    SUPT_MARINE: READ,
    DPA: READ,
    GM: READ,
    QHSE_MGR: READ,
    AUDITOR: READ,
    DATA_SHOW: READ,
  },
  seed: (ctx) => seedDictionaries(ctx, ERROR_DICTIONARIES),
  demo: async (ctx) => (await import('./error.demo.ts')).demoErrors(ctx),
};
