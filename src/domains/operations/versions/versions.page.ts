import { definePage } from '../../../kernel/page.ts';

export const versionsPage = definePage({
  component: 'system/Versions',
  title: { zh: '版本', en: 'Versions' },
  icon: 'Rocket',
  permission: 'operations:version:list',
  menu: { key: 'system.versions', address: '/system/versions', group: 'system.configuration', order: 60 },
  help: { purpose: { zh: '各版本的更新内容与安装时间。', en: 'What each version changed and when it was installed.' } },
});
