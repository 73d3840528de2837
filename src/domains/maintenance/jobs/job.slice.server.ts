import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { seedDictionaries } from '../../identity/public.server.ts';
import { grantsOf, RUNS, SEES } from '../grants.text.ts';
import { maintenanceJob } from './job.resource.ts';
import { jobEndpoints } from './job.server.ts';
import { JOB_DICTIONARIES } from './job.text.ts';
import { jobDefinitionPage } from './job-definition.page.ts';

const JOB: AnyResource = maintenanceJob;
const of = (...acts: string[]): string[] => acts.map((act) => `maintenance:job:${act}`);

/** What is done to machines again and again: superintendents say what and how often, ships see when. */
export const jobSlice: Slice = {
  resources: [JOB],
  endpoints: jobEndpoints,
  pages: [jobDefinitionPage],
  grants: grantsOf([SEES, of('list', 'pick', 'export')], [RUNS, of('add', 'edit', 'del', 'suspend', 'resume')]),
  seed: (ctx) => seedDictionaries(ctx, JOB_DICTIONARIES),
};
