import { definePage } from '../../../kernel/page.ts';

export const settingsPage = definePage({
  component: 'system/Settings',
  title: { zh: '参数设置', en: 'Settings' },
  icon: 'Setting',
  permission: 'operations:setting:list',
  menu: { key: 'system.settings', address: '/system/settings', group: 'system.configuration', order: 40 },
  help: {
    purpose: {
      zh: '管理员决定的参数，改动即时生效并留痕。',
      en: 'What administrators decide; changes hold at once and are kept in history.',
    },
  },
});
