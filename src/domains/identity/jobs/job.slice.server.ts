import type { Slice } from '../../../kernel/server/compose.ts';
import { job } from './job.resource.ts';
import { jobEndpoints } from './job.server.ts';

/** Posts ashore and on board. */
export const jobSlice: Slice = {
  resources: [job],
  endpoints: jobEndpoints,
  menus: [
    {
      key: 'system.jobs',
      parent: 'system',
      title: { zh: '岗位', en: 'Posts' },
      path: 'jobs',
      icon: 'Idcard',
      component: 'resource:identity.job',
      permission: 'identity:job:list',
      sort: 70,
    },
  ],
  grants: {
    HR_MANAGER: ['identity:job:*'],
    AUDITOR: ['list', 'export', 'pick'].map((act) => `identity:job:${act}`),
  },
};
