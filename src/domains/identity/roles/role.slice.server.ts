import type { Slice } from '../../../kernel/server/compose.ts';
import { roleKeeper } from '../../../kernel/server/people.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { role } from './role.resource.ts';
import { roleEndpoints } from './role.server.ts';
import { ROLE_SEEDS } from './role-seeds.rules.ts';
import { rolesPage } from './roles.page.ts';
import { rolesToShare } from './roles-to-share.server.ts';

/** Roles, those that every installation has, and what all of them get. */
export const roleSlice: Slice = {
  resources: [role],
  endpoints: roleEndpoints,
  roles: ROLE_SEEDS.map(({ code }) => code),
  fills: [fill(roleKeeper, 'identity', { rolesToShare })],
  pages: [rolesPage],
  permissions: { 'identity:listView:share': { zh: '与角色共享列表视图', en: 'Share views of lists with roles' } },
  grants: {
    // Names to choose from: what everybody at work needs.
    '@staff': ['*:*:pick'],
    ADMIN: ['*'],
    GM: ['identity:listView:share'],
    DEPT_LEADER: ['identity:listView:share'],
  },
};
