import { definePage } from '../../../kernel/page.ts';

export const apiDocsPage = definePage({
  component: 'system/ApiDocs',
  title: { zh: '接口文档', en: 'API docs' },
  icon: 'Link',
  permission: 'operations:apiDocs:list',
  menu: { key: 'system.apiDocs', address: '/system/tools/api-docs', group: 'system.tools', order: 100 },
  help: {
    purpose: {
      zh: '全部接口的说明与试用，按您的权限列出。',
      en: 'All calls with a try-out, as far as your rights go.',
    },
  },
});
