import type { Slice } from '../../../kernel/server/compose.ts';
import { scriptJobs } from './run-script.server.ts';
import { scriptEndpoints, scriptMenus, scriptPermissions } from './script.server.ts';
import { scriptRun } from './script-run.resource.ts';
import { systemScripts } from './system-scripts.server.ts';

/** Maintenance that ships with the code. */
export const scriptSlice: Slice = {
  resources: [scriptRun],
  endpoints: scriptEndpoints,
  menus: scriptMenus,
  permissions: scriptPermissions,
  finder: { 'operations.scriptRun': { omit: true } },
  scripts: systemScripts,
  jobs: scriptJobs,
};
