import { definePage } from '../../../kernel/page.ts';

export const organizationChangesPage = definePage({
  component: 'system/OrganizationChanges',
  title: { zh: '机构调整', en: 'Organization changes' },
  icon: 'Partition',
  permission: 'identity:organizationChange:list',
  records: ['identity.organizationChange'],
  menu: {
    key: 'system.organizationChanges',
    address: '/system/organization-changes',
    group: 'system.organization',
    order: 20,
  },
  help: {
    purpose: {
      zh: '机构调整单：改名、换上级、停用，审批后在生效日自动执行。',
      en: 'Requests to rename, move or disable a unit, carried out on their day once approved.',
    },
  },
});
