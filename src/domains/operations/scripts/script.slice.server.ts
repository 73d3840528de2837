import type { Slice } from '../../../kernel/server/compose.ts';
import { scriptJobs } from './run-script.server.ts';
import { scriptEndpoints, scriptPermissions } from './script.server.ts';
import { scriptRun } from './script-run.resource.ts';
import { scriptsPage } from './scripts.page.ts';
import { systemScripts } from './system-scripts.server.ts';

/** Maintenance that ships with the code. */
export const scriptSlice: Slice = {
  resources: [scriptRun],
  endpoints: scriptEndpoints,
  pages: [scriptsPage],
  permissions: scriptPermissions,
  finder: { 'operations.scriptRun': { omit: true } },
  scripts: systemScripts,
  jobs: scriptJobs,
};
