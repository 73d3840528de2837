import { definePage } from '../../../kernel/page.ts';

export const permissionsPage = definePage({
  component: 'system/Permissions',
  title: { zh: '权限', en: 'Permissions' },
  icon: 'SafetyCertificate',
  permission: 'identity:permission:list',
  menu: { key: 'system.permissions', address: '/system/permissions', group: 'system.people', order: 30 },
  help: {
    purpose: {
      zh: '全部权限的目录：每项权限能做什么、哪些角色和人员持有，可导出矩阵。',
      en: 'The catalogue of permissions: what each allows, which roles and people hold it, as a matrix too.',
    },
    figures: [
      {
        name: { zh: '持有人数', en: 'Holders' },
        how: {
          zh: '经任一角色持有该权限的启用账号数，一人只计一次。',
          en: 'Open accounts that hold it by any role, each person once.',
        },
      },
    ],
  },
});
