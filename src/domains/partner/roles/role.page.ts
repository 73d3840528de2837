import { definePage } from '../../../kernel/page.ts';

export const rolePage = definePage({
  component: 'resource:partner.role',
  title: { zh: '客商类型', en: 'Partner types' },
  icon: 'Tags',
  permission: 'partner:role:edit',
  menu: { key: 'partner.role', address: '/partners/roles', group: 'partner', order: 90 },
  help: {
    purpose: {
      zh: '客商类型：客商以何种身份往来，如供应商、船厂、代理。',
      en: 'As what partners deal with the company: supplier, yard, agent.',
    },
    ways: [
      {
        zh: '系统所用的类型代码不要改；可增加公司自己的类型。',
        en: 'Leave the codes that come with the product; add types of your own.',
      },
    ],
  },
});
