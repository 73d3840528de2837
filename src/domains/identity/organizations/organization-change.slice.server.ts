import type { Slice } from '../../../kernel/server/compose.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { organizationChange } from './organization-change.resource.ts';
import { create, due, MOVED, organizationChangeApproval, update } from './organization-change.server.ts';
import { organizationChangesPage } from './organization-changes.page.ts';

/** Requests to move a unit, approved and dated. */
export const organizationChangeSlice: Slice = {
  resources: [organizationChange],
  endpoints: crudEndpoints(organizationChange, { create, update }),
  approvals: [organizationChangeApproval],
  pages: [organizationChangesPage],
  schedules: { 'system.organizationChange': due },
  messageKinds: { [MOVED]: { label: { zh: '机构调整', en: 'Organization changes' } } },
  acts: { 'identity.organizationChange': { carryOut: { zh: '执行', en: 'Carried out' } } },
  grants: {
    HR_MANAGER: ['identity:organizationChange:*'],
    HR_CLERK: ['list', 'add', 'edit', 'del', 'submit', 'export'].map((act) => `identity:organizationChange:${act}`),
    GM: ['identity:organizationChange:list'],
  },
};
