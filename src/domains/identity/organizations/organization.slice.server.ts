import type { Slice } from '../../../kernel/server/compose.ts';
import { departmentsPage } from './departments.page.ts';
import { organization } from './organization.resource.ts';
import { companyOnPaper, organizationEndpoints } from './organization.server.ts';

/** The tree of units. */
export const organizationSlice: Slice = {
  resources: [organization],
  endpoints: organizationEndpoints,
  fills: [companyOnPaper],
  pages: [departmentsPage],
  grants: {
    GM: ['identity:organization:list'],
    HR_CLERK: ['identity:organization:list'],
    HR_MANAGER: ['identity:organization:*'],
    AUDITOR: ['list', 'export', 'pick'].map((act) => `identity:organization:${act}`),
  },
  acts: { 'identity.organization': { move: { zh: '移动', en: 'Moved' } } },
};
