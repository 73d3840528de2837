import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { seedDictionaries } from '../../identity/public.server.ts';
import { maintenanceJob } from './job.resource.ts';
import { JOB_DICTIONARIES } from './job.text.ts';

const JOB: AnyResource = maintenanceJob;

/** What is done to machines again and again. */
export const jobSlice: Slice = {
  resources: [JOB],
  endpoints: crudEndpoints(JOB),
  seed: (ctx) => seedDictionaries(ctx, JOB_DICTIONARIES),
};
