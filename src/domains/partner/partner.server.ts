import { crudEndpoints } from '../../kernel/server/crud/endpoints.ts';
import { fileHolders } from '../../kernel/server/files/access.ts';
import type { Module } from '../../kernel/server/module.ts';
import { fill } from '../../kernel/server/ports.ts';
import { bankAccountApproval } from './accounts/bank-account.approval.server.ts';
import { bankAccountPage } from './accounts/bank-account.page.ts';
import { BANK_PERMISSION, bankAccount } from './accounts/bank-account.resource.ts';
import { bankAccountEndpoints } from './accounts/bank-account.server.ts';
import { proposedPaperLeaves } from './papers/leaves.rules.ts';
import { paperReviewPage } from './papers/paper-review.page.ts';
import { papersFeed } from './papers/papers-feed.server.ts';
import { scansOpenTo } from './papers/papers-of-firm.server.ts';
import { proposedPaper } from './papers/proposed-paper.resource.ts';
import { proposedPaperEndpoints } from './papers/proposed-paper.server.ts';
import { seedPartners } from './partner-seed.server.ts';
import { merchantInfoPage } from './partners/merchant-info.page.ts';
import { paperEnds } from './partners/paper-ends.server.ts';
import { partner } from './partners/partner.resource.ts';
import { partnerEndpoints } from './partners/partner.server.ts';
import { partnerStanding } from './partners/partner-standing.resource.ts';
import { STANDING_WORDS } from './partners/standing-steps.rules.ts';
import { suspendEnded } from './partners/watch-partners.server.ts';
import { qualificationApproval } from './qualifications/qualification.approval.server.ts';
import { supplierQualification } from './qualifications/qualification.resource.ts';
import { qualificationEndpoints } from './qualifications/qualification.server.ts';
import { partnerSettings } from './qualifications/qualification-duties.server.ts';
import { qualificationEnds } from './qualifications/qualification-ends.server.ts';
import { supplierQualificationPage } from './qualifications/supplier-qualification.page.ts';
import { rolePage } from './roles/role.page.ts';
import { role } from './roles/role.resource.ts';
import { vendorUserLeaves } from './vendor-users/leaves.rules.ts';
import { vendorUserPage } from './vendor-users/vendor-user.page.ts';
import { vendorUser } from './vendor-users/vendor-user.resource.ts';
import { vendorUserEndpoints } from './vendor-users/vendor-user.server.ts';

const ACCOUNTS = ['list', 'add', 'edit', 'del', 'submit'].map((act) => `partner:bankAccount:${act}`);

/** The companies with which one deals. */
export const partnerModule: Module = {
  name: 'partner',
  label: { zh: '客商', en: 'Partners' },
  resources: [role, partner, bankAccount, vendorUser, proposedPaper, supplierQualification],
  views: [partnerStanding],
  endpoints: [
    ...crudEndpoints(role),
    ...partnerEndpoints,
    ...bankAccountEndpoints,
    ...vendorUserEndpoints,
    ...proposedPaperEndpoints,
    ...qualificationEndpoints,
  ],
  leaves: [proposedPaperLeaves, vendorUserLeaves],
  fills: [fill(fileHolders, proposedPaper.name, { visible: scansOpenTo })],
  feed: papersFeed,
  approvals: [bankAccountApproval, qualificationApproval],
  settings: partnerSettings,
  menuGroups: [
    { key: 'partner', title: { zh: '客商管理', en: 'Partners' }, icon: 'Shop', address: '/partners', order: 65 },
  ],
  pages: [merchantInfoPage, supplierQualificationPage, bankAccountPage, paperReviewPage, vendorUserPage, rolePage],
  permissions: {
    [BANK_PERMISSION]: { zh: '查看客商银行账号', en: 'See the numbers of partners’ accounts' },
  },
  reminders: [paperEnds, qualificationEnds],
  schedules: {
    'partner.watch': {
      label: { zh: '客商资格到期检查', en: 'Ends of qualifications' },
      cron: '30 6 * * *',
      run: async (work) => {
        const ended = await work.transaction('客商资格到期', suspendEnded);
        return { zh: `暂停 ${ended} 家`, en: `${ended} suspended` };
      },
    },
  },
  acts: {
    'partner.partner': STANDING_WORDS,
    'partner.supplierQualification': { inForce: { zh: '生效', en: 'In force' } },
    'partner.bankAccount': { close: { zh: '停用账户', en: 'Closed' } },
    'partner.vendorUser': {
      activate: { zh: '激活', en: 'Activated' },
    },
    'partner.proposedPaper': { withdraw: { zh: '供应商撤回', en: 'Taken back by the supplier' } },
  },
  grants: {
    '@shore': ['partner:partner:list', 'partner:*:pick'],
    BUYER: [
      'partner:partner:*',
      'partner:vendorUser:*',
      'partner:proposedPaper:*',
      'partner:supplierQualification:*',
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
    SUPT_TECH: ['partner:supplierQualification:list'],
    GM: ['partner:supplierQualification:list'],
    CASHIER: ['partner:bankAccount:list', BANK_PERMISSION],
    AUDITOR: ['partner:*:list', 'partner:*:export'],
  },
  seed: seedPartners,
  // Loaded only where the demo company is built.
  demo: async (ctx, demo) => (await import('./partner.demo.ts')).demoPartners(ctx, demo),
};
