import type { Slice } from '../../../kernel/server/compose.ts';
import { jobPage } from './job.page.ts';
import { job } from './job.resource.ts';
import { jobEndpoints } from './job.server.ts';

/** Posts ashore and on board. */
export const jobSlice: Slice = {
  resources: [job],
  endpoints: jobEndpoints,
  pages: [jobPage],
  grants: {
    HR_MANAGER: ['identity:job:*'],
    AUDITOR: ['list', 'export', 'pick'].map((act) => `identity:job:${act}`),
  },
};
