import { definePage } from '../../../kernel/page.ts';

export const dataPermissionsPage = definePage({
  component: 'system/DataPermissions',
  title: { zh: '数据权限', en: 'Data permissions' },
  icon: 'Lock',
  permission: 'identity:permission:explain',
  menu: { key: 'system.dataPermissions', address: '/system/data-permissions', group: 'system.people', order: 40 },
  help: {
    purpose: {
      zh: '选择一个账号，查看其能看到哪些机构和船舶，以及每一项的来由。',
      en: 'Choose an account to see which units and ships it sees, and why.',
    },
  },
});
