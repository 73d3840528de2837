import { definePage } from '../../../kernel/page.ts';

export const vendorUserPage = definePage({
  component: 'partner/VendorUser',
  title: { zh: '供应商账号', en: 'Supplier accounts' },
  icon: 'Idcard',
  permission: 'partner:vendorUser:list',
  records: ['partner.vendorUser'],
  menu: { key: 'partner.vendorUser', address: '/partners/vendor-users', group: 'partner', order: 30 },
  help: {
    purpose: {
      zh: '供应商账号：供应商在报价区登录的账号，一人一个，物资与修船分开。',
      en: 'Accounts by which people of suppliers sign in to quote: one each, goods and repairs apart.',
    },
    ways: [
      {
        zh: '新建后“发送激活链接”，供应商凭邮件里的链接自己设置密码；密码任何员工都不知道。',
        en: 'Make it, then send the link: the supplier sets the password by the mail; no member of staff ever knows it.',
      },
      {
        zh: '停用、客商列入黑名单后，已登录的也立即失效。',
        en: 'Disabled, or with the firm blacklisted, whoever is signed in is out at once.',
      },
    ],
  },
});
