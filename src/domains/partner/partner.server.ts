import { crudEndpoints } from '../../kernel/server/crud/endpoints.ts';
import { fileHolders } from '../../kernel/server/files/access.ts';
import type { Module } from '../../kernel/server/module.ts';
import { fill } from '../../kernel/server/ports.ts';
import { bankAccountApproval } from './accounts/bank-account.approval.server.ts';
import { bankAccountPage } from './accounts/bank-account.page.ts';
import { BANK_PERMISSION, bankAccount } from './accounts/bank-account.resource.ts';
import { bankAccountEndpoints } from './accounts/bank-account.server.ts';
import { evaluationApproval } from './evaluations/evaluation.approval.server.ts';
import { evaluation } from './evaluations/evaluation.resource.ts';
import { evaluationEndpoints } from './evaluations/evaluation.server.ts';
import { evaluationPaper } from './evaluations/evaluation-paper.server.ts';
import { evaluationStanding } from './evaluations/evaluation-standing.resource.ts';
import { evaluationWeightPage } from './evaluations/evaluation-weight.page.ts';
import { evaluationWeight } from './evaluations/evaluation-weight.resource.ts';
import { supplierEvaluationPage } from './evaluations/supplier-evaluation.page.ts';
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
  resources: [
    role,
    partner,
    bankAccount,
    vendorUser,
    proposedPaper,
    supplierQualification,
    evaluation,
    evaluationWeight,
  ],
  views: [partnerStanding, evaluationStanding],
  endpoints: [
    ...crudEndpoints(role),
    ...partnerEndpoints,
    ...bankAccountEndpoints,
    ...vendorUserEndpoints,
    ...proposedPaperEndpoints,
    ...qualificationEndpoints,
    ...evaluationEndpoints,
  ],
  leaves: [proposedPaperLeaves, vendorUserLeaves],
  fills: [fill(fileHolders, proposedPaper.name, { visible: scansOpenTo }), evaluationPaper],
  feed: papersFeed,
  approvals: [bankAccountApproval, qualificationApproval, evaluationApproval],
  settings: partnerSettings,
  menuGroups: [
    { key: 'partner', title: { zh: '客商管理', en: 'Partners' }, icon: 'Shop', address: '/partners', order: 65 },
  ],
  pages: [
    merchantInfoPage,
    supplierQualificationPage,
    supplierEvaluationPage,
    bankAccountPage,
    paperReviewPage,
    vendorUserPage,
    evaluationWeightPage,
    rolePage,
  ],
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
    'partner.evaluation': {
      reckon: { zh: '重算', en: 'Reckoned anew' },
      askSuspension: { zh: '申请暂停', en: 'Suspension asked for' },
    },
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
      ...['list', 'edit', 'del', 'submit', 'run', 'export'].map((act) => `partner:evaluation:${act}`),
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
    SUPT_TECH: ['partner:supplierQualification:list', 'partner:evaluation:list', 'partner:evaluation:edit'],
    GM: ['partner:supplierQualification:list', 'partner:evaluation:list', 'partner:evaluation:export'],
    CASHIER: ['partner:bankAccount:list', BANK_PERMISSION],
    AUDITOR: ['partner:*:list', 'partner:*:export'],
  },
  seed: seedPartners,
  // Loaded only where the demo company is built.
  demo: async (ctx, demo) => (await import('./partner.demo.ts')).demoPartners(ctx, demo),
};
