import type { Slice } from '../../../kernel/server/compose.ts';
import { organization } from './organization.resource.ts';
import { companyOnPaper, organizationEndpoints } from './organization.server.ts';

/** The tree of units. */
export const organizationSlice: Slice = {
  resources: [organization],
  endpoints: organizationEndpoints,
  fills: [companyOnPaper],
  menus: [
    {
      key: 'system.departments',
      parent: 'system',
      title: { zh: '部门管理', en: 'Departments' },
      path: 'departments',
      icon: 'Apartment',
      component: 'system/Departments',
      permission: 'identity:organization:list',
      sort: 20,
    },
  ],
  grants: {
    GM: ['identity:organization:list'],
    HR_CLERK: ['identity:organization:list'],
    HR_MANAGER: ['identity:organization:*'],
    AUDITOR: ['list', 'export', 'pick'].map((act) => `identity:organization:${act}`),
  },
  acts: { 'identity.organization': { move: { zh: '移动', en: 'Moved' } } },
};
