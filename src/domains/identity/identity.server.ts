import { moduleOf } from '../../kernel/server/compose.ts';
import type { Module } from '../../kernel/server/module.ts';
import { authSlice } from './auth/auth.slice.server.ts';
import { dictionarySlice } from './dictionaries/dictionary.slice.server.ts';
import { jobSlice } from './jobs/job.slice.server.ts';
import { menuSlice } from './menus/menu.slice.server.ts';
import { onlineSlice } from './online/online.slice.server.ts';
import { organizationSlice } from './organizations/organization.slice.server.ts';
import { organizationChangeSlice } from './organizations/organization-change.slice.server.ts';
import { peopleSlice } from './people/people.slice.server.ts';
import { permissionSlice } from './permissions/permission.slice.server.ts';
import { roleSlice } from './roles/role.slice.server.ts';
import { seedIdentity } from './seed-identity.server.ts';
import { startIdentity } from './start-identity.server.ts';
import { userSlice } from './users/user.slice.server.ts';

/** Who works here, what they may do, and the words that everybody uses. */
export const identityModule: Module = moduleOf(
  { name: 'identity', label: { zh: '组织与权限', en: 'People and permissions' } },
  organizationSlice,
  jobSlice,
  dictionarySlice,
  roleSlice,
  menuSlice,
  userSlice,
  organizationChangeSlice,
  authSlice,
  peopleSlice,
  permissionSlice,
  onlineSlice,
  {
    seed: seedIdentity,
    // Loaded only where the demo company is built.
    demo: async (ctx, { company }) => (await import('./identity.demo.ts')).demoIdentity(ctx, company),
    start: startIdentity,
  },
);
