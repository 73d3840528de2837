import { crudEndpoints } from '../../kernel/server/crud/endpoints.ts';
import { hear } from '../../kernel/server/domain-events.ts';
import type { Module } from '../../kernel/server/module.ts';
import { reportEndpoints } from '../../kernel/server/report/endpoints.ts';
import { linesBilled } from '../finance/public.ts';
import { seedDictionaries } from '../identity/public.server.ts';
import { standingChanged } from '../partner/public.ts';
import { goodsReceived } from '../stock/public.ts';
import { applicationApproval } from './applications/application.approval.server.ts';
import { AUDIT_PERMISSION, application } from './applications/application.resource.ts';
import { applicationEndpoints } from './applications/application.server.ts';
import { applicationApprovalPage } from './applications/application-approval.page.ts';
import { applicationDetailsPage } from './applications/application-details.page.ts';
import { applicationEditPage } from './applications/application-edit.page.ts';
import { applicationStanding } from './applications/application-standing.resource.ts';
import { crewApplicationPage } from './applications/crew-application.page.ts';
import { tracedLine } from './applications/traced-line.resource.ts';
import { awardApproval } from './awards/award.approval.server.ts';
import { awardPage } from './awards/award.page.ts';
import { award } from './awards/award.resource.ts';
import { awardEndpoints } from './awards/award.server.ts';
import { AWARD_TAKEN_BACK } from './awards/open-awards.server.ts';
import { budgetEndpoints } from './budget/budget-effect.server.ts';
import { orderChangeApproval } from './changes/order-change.approval.server.ts';
import { orderChangePage } from './changes/order-change.page.ts';
import { orderChange } from './changes/order-change.resource.ts';
import { orderChangeEndpoints } from './changes/order-change.server.ts';
import { baseContractApproval } from './contracts/base-contract.approval.server.ts';
import { baseContract } from './contracts/base-contract.resource.ts';
import { baseContractEndpoints, expireContracts } from './contracts/base-contract.server.ts';
import { CONTRACT_TEXT } from './contracts/base-contract.text.ts';
import { baseContractListPage } from './contracts/base-contract-list.page.ts';
import { baseContractStanding } from './contracts/base-contract-standing.resource.ts';
import { CONTRACT_NEAR } from './contracts/call-off.server.ts';
import { contractEnds } from './contracts/contract-ends.server.ts';
import { correctionApproval } from './corrections/correction.approval.server.ts';
import { correctionEndpoints } from './corrections/correction.server.ts';
import { correctiveApplicationPage } from './corrections/corrective-application.page.ts';
import { correctiveApplication } from './corrections/corrective-application.resource.ts';
import { DEMAND_RETURNED, demandEndpoints } from './demand/demand.server.ts';
import { demandLine } from './demand/demand-line.resource.ts';
import { demandPoolPage } from './demand/demand-pool.page.ts';
import { demandStanding } from './demand/demand-standing.resource.ts';
import { purchasingHeldBack } from './held-back.server.ts';
import { purchasingFeed } from './home-feed.server.ts';
import { inquiry } from './inquiries/inquiry.resource.ts';
import { inquiryEndpoints } from './inquiries/inquiry.server.ts';
import { inquirySheetPage } from './inquiries/inquiry-sheet.page.ts';
import { INQUIRY_DUE, lockDue } from './inquiries/lock-inquiry.server.ts';
import { quoteDeadline } from './inquiries/quote-deadline.server.ts';
import { billedOrder } from './orders/bill-order.server.ts';
import { deliveryDue } from './orders/delivery-due.server.ts';
import { orderApproval } from './orders/order.approval.server.ts';
import { purchaseOrder } from './orders/order.resource.ts';
import { orderEndpoints } from './orders/order.server.ts';
import { orderApprovalPage } from './orders/order-approval.page.ts';
import { orderManagerPage } from './orders/order-manager.page.ts';
import { orderPaper } from './orders/order-paper.server.ts';
import { INCOTERMS } from './orders/order-words.text.ts';
import { PARTNER_BARRED, tellBuyers } from './orders/partner-barred.server.ts';
import { orderTerms } from './orders/prepay-order.server.ts';
import { receiveOrder } from './orders/receive-order.server.ts';
import { purchasingSettings } from './parameters.server.ts';
import { COMPARE_PERMISSION, PRICE_PERMISSION } from './prices.rules.ts';
import { quotationPage } from './quotations/quotation.page.ts';
import { quotation } from './quotations/quotation.resource.ts';
import { quotationEndpoints } from './quotations/quotation.server.ts';
import { orderReport } from './reports/order.report.ts';
import { orderReportPage } from './reports/order-report.page.ts';
import { orderedLine } from './reports/ordered-line.resource.ts';
import { purchaseReport } from './reports/purchase.report.ts';
import { purchaseReportPage } from './reports/purchase-report.page.ts';
import { supplierFacts } from './reports/supplier-facts.server.ts';
import { seasonConfig } from './seasons/season.resource.ts';
import { seasonEndpoints } from './seasons/season.server.ts';
import { seasonCloses } from './seasons/season-closes.server.ts';
import { seasonConfigPage } from './seasons/season-config.page.ts';
import { seasonStanding } from './seasons/season-standing.resource.ts';
import { bidApplicationPage } from './tenders/bid-application.page.ts';
import { SCORE_PERMISSION } from './tenders/tender.calls.ts';
import { tender } from './tenders/tender.resource.ts';
import { tenderEndpoints } from './tenders/tender.server.ts';
import { inquiryLeaves, orderLeaves, quotationLeaves } from './vendors/leaves.rules.ts';

/** Who asks also corrects what was approved. */
const WRITE = [
  ...['add', 'edit', 'del', 'submit', 'correct'].map((act) => `purchasing:application:${act}`),
  ...['list', 'edit', 'del', 'submit'].map((act) => `purchasing:correctiveApplication:${act}`),
];
const BUYING = [
  ...['demandLine', 'inquiry', 'tender', 'quotation', 'award', 'purchaseOrder', 'orderChange', 'orderedLine'].map(
    (kind) => `purchasing:${kind}:*`,
  ),
  COMPARE_PERMISSION,
];
/** Who may sit on the committee of a tender reads what was bid, once it is open. */
const JUDGING = [
  'purchasing:tender:list',
  SCORE_PERMISSION,
  ...['inquiry', 'quotation'].map((kind) => `purchasing:${kind}:list`),
];
/** Who buys writes them; who leads the purchase suspends and ends them. */
const CONTRACTS = ['list', 'add', 'edit', 'del', 'submit'].map((act) => `purchasing:baseContract:${act}`);
/** Who buys says when ships ask, and makes their drafts. */
const SEASONS = ['list', 'add', 'edit', 'del', 'import', 'export', 'generate', 'next'].map(
  (act) => `purchasing:season:${act}`,
);
const AWARDS = ['inquiry', 'quotation', 'award'].map((kind) => `purchasing:${kind}:list`);
const GRANT = ['purchasing:application:edit', AUDIT_PERMISSION];

/** From what a ship asks for to what is bought for it. */
export const purchasingModule: Module = {
  name: 'purchasing',
  label: { zh: '采购', en: 'Purchasing' },
  resources: [
    seasonConfig,
    application,
    correctiveApplication,
    demandLine,
    inquiry,
    tender,
    quotation,
    award,
    baseContract,
    purchaseOrder,
    orderChange,
  ],
  views: [seasonStanding, applicationStanding, demandStanding, baseContractStanding],
  leaves: [inquiryLeaves, quotationLeaves, orderLeaves],
  endpoints: [
    ...seasonEndpoints,
    ...applicationEndpoints,
    ...correctionEndpoints,
    ...crudEndpoints(tracedLine, { omit: ['create', 'update', 'remove', 'import', 'options', 'history'] }),
    ...demandEndpoints,
    ...inquiryEndpoints,
    ...tenderEndpoints,
    ...quotationEndpoints,
    ...awardEndpoints,
    ...baseContractEndpoints,
    ...orderEndpoints,
    ...orderChangeEndpoints,
    ...budgetEndpoints,
    ...crudEndpoints(orderedLine, { omit: ['get', 'create', 'update', 'remove', 'import', 'options', 'history'] }),
    ...reportEndpoints(orderReport),
    ...reportEndpoints(purchaseReport),
  ],
  approvals: [
    applicationApproval,
    correctionApproval,
    awardApproval,
    baseContractApproval,
    orderApproval,
    orderChangeApproval,
  ],
  guarded: [COMPARE_PERMISSION],
  inPerson: ['purchasing:tender:open', SCORE_PERMISSION],
  reminders: [seasonCloses, quoteDeadline, deliveryDue, contractEnds],
  feed: purchasingFeed,
  schedules: {
    'purchasing.lock-inquiries': {
      label: { zh: '询价到期锁定', en: 'Inquiries whose time is up' },
      cron: '*/5 * * * *',
      run: async (work) => {
        const locked = await work.transaction('询价截止', lockDue);
        return { zh: `锁定 ${locked} 单`, en: `${locked} locked` };
      },
    },
    'purchasing.expire-contracts': {
      label: CONTRACT_TEXT.expire,
      cron: '15 0 * * *',
      run: async (work) => {
        const ended = await work.transaction(CONTRACT_TEXT.expire.zh, expireContracts);
        return { zh: `到期 ${ended} 份`, en: `${ended} ended` };
      },
    },
  },
  fills: [orderPaper, orderTerms, supplierFacts],
  hears: [hear(goodsReceived, receiveOrder), hear(linesBilled, billedOrder), hear(standingChanged, tellBuyers)],
  heldBack: purchasingHeldBack,
  settings: purchasingSettings,
  seed: (ctx) => seedDictionaries(ctx, [INCOTERMS]),
  pages: [
    crewApplicationPage,
    applicationEditPage,
    applicationApprovalPage,
    applicationDetailsPage,
    correctiveApplicationPage,
    seasonConfigPage,
    demandPoolPage,
    inquirySheetPage,
    bidApplicationPage,
    quotationPage,
    awardPage,
    baseContractListPage,
    orderManagerPage,
    orderChangePage,
    orderApprovalPage,
    orderReportPage,
    purchaseReportPage,
  ],
  permissions: {
    'purchasing:tracedLine:list': { zh: '查看申请明细', en: 'See application lines' },
    'purchasing:tracedLine:export': { zh: '导出申请明细', en: 'Export application lines' },
    'purchasing:orderedLine:list': { zh: '查看采购报表', en: 'See reports of purchases' },
    'purchasing:orderedLine:export': { zh: '导出采购报表', en: 'Export reports of purchases' },
    [PRICE_PERMISSION]: { zh: '查看采购价格与金额', en: 'See prices and amounts of purchases' },
    [COMPARE_PERMISSION]: { zh: '查看比价', en: 'Compare quotations' },
    [SCORE_PERMISSION]: { zh: '评标', en: 'Score the bids of tenders' },
    [AUDIT_PERMISSION]: { zh: '审批时核定批准数', en: 'Grant quantities while approving' },
  },
  messageKinds: {
    [INQUIRY_DUE]: { label: { zh: '报价截止', en: 'An inquiry’s time is up' } },
    [AWARD_TAKEN_BACK]: { label: { zh: '定标收回', en: 'Award taken back' } },
    [CONTRACT_NEAR]: { label: CONTRACT_TEXT.nearMessage },
    [PARTNER_BARRED]: { label: { zh: '供应商已不能往来', en: 'A supplier is barred' } },
    [DEMAND_RETURNED]: { label: { zh: '采购需求退回', en: 'Demand returned by the buyer' } },
  },
  acts: {
    'purchasing.application': {
      pool: { zh: '转入需求池', en: 'Became demand' },
      return: { zh: '采购退回', en: 'Returned by the buyer' },
      order: { zh: '订货', en: 'Ordered' },
      inquire: { zh: '询价', en: 'Inquired' },
      receive: { zh: '到货', en: 'Received' },
      corrected: { zh: '更正生效', en: 'Corrected' },
    },
    'purchasing.demandLine': {
      allocate: { zh: '安排采购', en: 'Allocated' },
      correct: { zh: '申请更正', en: 'Its application was corrected' },
    },
    'purchasing.inquiry': {
      lock: { zh: '报价截止', en: 'Time was up' },
      askOpen: { zh: '首位确认开启', en: 'First to open' },
      invite: { zh: '邀请状态', en: 'Invitation' },
      award: { zh: '定标', en: 'Awarded' },
      order: { zh: '下单', en: 'Ordered' },
      tender: { zh: '转为招标', en: 'Put out to tender' },
    },
    'purchasing.tender': {
      askOpen: { zh: '首位确认开标', en: 'First to open' },
      score: { zh: '提交评分', en: 'Scored' },
      rank: { zh: '评标汇总', en: 'Ranked' },
    },
    'purchasing.quotation': {
      submitQuote: { zh: '提交报价', en: 'Submitted' },
      withdrawQuote: { zh: '撤回报价', en: 'Withdrawn' },
      lock: { zh: '报价截止', en: 'Time was up' },
      openQuote: { zh: '开启报价', en: 'Opened' },
      openTechnical: { zh: '开启技术部分', en: 'Technical part opened' },
      award: { zh: '定标', en: 'Awarded' },
    },
    'purchasing.baseContract': {
      inForce: { zh: '生效', en: 'In force' },
      expire: CONTRACT_TEXT.expired,
    },
    'purchasing.purchaseOrder': {
      inForce: { zh: '生效', en: 'In force' },
      change: { zh: '变更生效', en: 'Revised' },
      shortClose: { zh: '短结', en: 'Closed short' },
      receive: { zh: '到货', en: 'Received' },
      invoice: { zh: '开票或付款', en: 'Invoiced or paid' },
    },
  },
  sealed: [
    {
      table: 'purchasing_sealed_quote',
      column: 'payload',
      place: `'purchasing.quotation.' || quotation_id || '.' || kind`,
    },
  ],
  grants: {
    '@staff': ['purchasing:application:list', 'purchasing:tracedLine:list', 'purchasing:*:pick'],
    '@ship': ['purchasing:purchaseOrder:list', 'purchasing:season:list'],
    '@shore': [PRICE_PERMISSION],
    SHIP_REQUESTER: WRITE,
    SHIP_HEAD: WRITE,
    CHIEF_ENGINEER: WRITE,
    CHIEF_OFFICER: WRITE,
    MASTER: WRITE,
    BID_COMMITTEE: JUDGING,
    SUPT_TECH: [
      ...WRITE,
      ...GRANT,
      ...JUDGING,
      ...AWARDS,
      COMPARE_PERMISSION,
      'purchasing:application:export',
      'purchasing:season:list',
      'purchasing:purchaseOrder:list',
      'purchasing:orderedLine:list',
    ],
    SUPT_MARINE: [
      ...WRITE,
      ...GRANT,
      ...JUDGING,
      'purchasing:application:export',
      'purchasing:season:list',
      'purchasing:purchaseOrder:list',
      'purchasing:orderedLine:list',
    ],
    TECH_MGR: [...GRANT, 'purchasing:*:list', 'purchasing:*:export', SCORE_PERMISSION],
    GM: [...GRANT, 'purchasing:*:list', COMPARE_PERMISSION, SCORE_PERMISSION],
    BUYER: [...WRITE, ...BUYING, ...CONTRACTS, ...SEASONS, 'purchasing:*:export'],
    PUR_MANAGER: [...WRITE, ...GRANT, ...BUYING, ...SEASONS, 'purchasing:baseContract:*', 'purchasing:*:export'],
    FIN_AP: [
      'purchasing:baseContract:list',
      'purchasing:orderChange:list',
      'purchasing:purchaseOrder:list',
      'purchasing:purchaseOrder:export',
      'purchasing:orderedLine:*',
    ],
    FIN_MANAGER: ['purchasing:purchaseOrder:list', 'purchasing:purchaseOrder:export', 'purchasing:orderedLine:*'],
    AUDITOR: ['purchasing:*:list', 'purchasing:*:export', PRICE_PERMISSION, COMPARE_PERMISSION],
  },
  // Loaded only where the demo company is built.
  demo: async (ctx, demo) => (await import('./purchasing.demo.ts')).demoPurchasing(ctx, demo),
};
