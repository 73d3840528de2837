import { definePage } from '../../../kernel/page.ts';

export const mailPage = definePage({
  component: 'system/Mail',
  title: { zh: '邮件', en: 'Mail' },
  icon: 'Mail',
  permission: 'communication:mail:list',
  menu: { key: 'system.mail', address: '/system/tools/mail', group: 'system.tools', order: 60 },
  help: {
    purpose: {
      zh: '发件箱、邮件模板与发信设置；没有发出的写明原因，可重发。',
      en: 'Outbox, templates and mail settings; what did not go says why and can be sent again.',
    },
  },
});
