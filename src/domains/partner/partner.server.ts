import { crudEndpoints } from '../../kernel/server/crud/endpoints.ts';
import type { Module } from '../../kernel/server/module.ts';
import { bankAccountApproval } from './accounts/bank-account.approval.server.ts';
import { BANK_PERMISSION, bankAccount } from './accounts/bank-account.resource.ts';
import { bankAccountEndpoints } from './accounts/bank-account.server.ts';
import { seedPartners } from './partner-seed.server.ts';
import { partner } from './partners/partner.resource.ts';
import { partnerEndpoints } from './partners/partner.server.ts';
import { partnerStanding } from './partners/partner-standing.resource.ts';
import { PAPER_ENDS, suspendEnded, warnOfPapers } from './partners/watch-partners.server.ts';
import { recordPages } from './record-pages.rules.ts';
import { role } from './roles/role.resource.ts';
import { vendorUser } from './vendor-users/vendor-user.resource.ts';
import { vendorUserEndpoints } from './vendor-users/vendor-user.server.ts';

const ACCOUNTS = ['list', 'add', 'edit', 'del', 'submit'].map((act) => `partner:bankAccount:${act}`);

/** The companies with which one deals. */
export const partnerModule: Module = {
  name: 'partner',
  label: { zh: '客商', en: 'Partners' },
  resources: [role, partner, bankAccount, vendorUser],
  views: [partnerStanding],
  endpoints: [...crudEndpoints(role), ...partnerEndpoints, ...bankAccountEndpoints, ...vendorUserEndpoints],
  approvals: [bankAccountApproval],
  recordPages,
  menus: [
    { key: 'partner', title: { zh: '客商管理', en: 'Partners' }, icon: 'Shop', path: 'partners', sort: 65 },
    {
      key: 'partner.merchantInfo',
      parent: 'partner',
      title: { zh: '客商信息', en: 'Merchant information' },
      path: 'merchant-info',
      icon: 'Shop',
      component: 'partner/MerchantInfo',
      permission: 'partner:partner:list',
      sort: 10,
    },
    {
      key: 'partner.bankAccount',
      parent: 'partner',
      title: { zh: '银行账户', en: 'Bank accounts' },
      path: 'bank-accounts',
      icon: 'Bank',
      component: 'resource:partner.bankAccount',
      permission: 'partner:bankAccount:list',
      sort: 20,
    },
    {
      key: 'partner.vendorUser',
      parent: 'partner',
      title: { zh: '供应商账号', en: 'Supplier accounts' },
      path: 'vendor-users',
      icon: 'IdCard',
      component: 'partner/VendorUser',
      permission: 'partner:vendorUser:list',
      sort: 30,
    },
    {
      key: 'partner.role',
      parent: 'partner',
      title: { zh: '客商类型', en: 'Partner types' },
      path: 'roles',
      icon: 'Tags',
      component: 'resource:partner.role',
      permission: 'partner:role:edit',
      sort: 90,
    },
  ],
  permissions: {
    [BANK_PERMISSION]: { zh: '查看客商银行账号', en: 'See the numbers of partners’ accounts' },
  },
  messageKinds: { [PAPER_ENDS]: { label: { zh: '客商证照到期', en: 'Papers of partners running out' } } },
  schedules: {
    'partner.watch': {
      label: { zh: '客商资格与证照到期检查', en: 'Ends of qualifications and papers' },
      cron: '30 6 * * *',
      run: async (work) => {
        const ended = await work.transaction('客商资格到期', suspendEnded);
        const papers = await work.transaction('客商证照到期提醒', warnOfPapers);
        return {
          zh: `暂停 ${ended} 家，${papers} 份证照将到期`,
          en: `${ended} suspended, ${papers} papers running out`,
        };
      },
    },
  },
  acts: {
    'partner.bankAccount': { close: { zh: '停用账户', en: 'Closed' } },
    'partner.vendorUser': {
      invite: { zh: '发送激活链接', en: 'Invited' },
      activate: { zh: '激活', en: 'Activated' },
    },
  },
  grants: {
    '@shore': ['partner:partner:list', 'partner:*:pick'],
    BUYER: [
      'partner:partner:*',
      'partner:vendorUser:*',
      // Whoever gets the papers enters the number.
      BANK_PERMISSION,
      'partner:bankAccount:list',
      'partner:bankAccount:add',
      'partner:bankAccount:edit',
      'partner:bankAccount:submit',
    ],
    PUR_MANAGER: ['partner:*:*'],
    FIN_AP: [...ACCOUNTS, BANK_PERMISSION, 'partner:bankAccount:close'],
    FIN_MANAGER: [...ACCOUNTS, BANK_PERMISSION, 'partner:bankAccount:close'],
    CASHIER: ['partner:bankAccount:list', BANK_PERMISSION],
    AUDITOR: ['partner:*:list', 'partner:*:export'],
  },
  seed: seedPartners,
  // Loaded only where the demo company is built.
  demo: async (ctx, files) => (await import('./partner.demo.ts')).demoPartners(ctx, files),
};
