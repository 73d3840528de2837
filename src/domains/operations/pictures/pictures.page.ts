import { definePage } from '../../../kernel/page.ts';

export const picturesPage = definePage({
  component: 'system/Pictures',
  title: { zh: '图床', en: 'Pictures' },
  icon: 'Project',
  permission: 'operations:picture:list',
  menu: { key: 'system.pictures', address: '/system/tools/pictures', group: 'system.tools', order: 20 },
  help: {
    purpose: {
      zh: '公用图片及其链接，供公告和邮件使用。',
      en: 'Shared pictures with links for announcements and mails.',
    },
  },
});
