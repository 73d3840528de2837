import { crudEndpoints } from '../../kernel/server/crud/endpoints.ts';
import { hear } from '../../kernel/server/domain-events.ts';
import type { Module } from '../../kernel/server/module.ts';
import { reportEndpoints } from '../../kernel/server/report/endpoints.ts';
import { priceAccepted } from '../finance/public.ts';
import { seedDictionaries } from '../identity/public.server.ts';
import { arrivingFeed } from './expected/arriving-feed.server.ts';
import { expectedPage } from './expected/expected.page.ts';
import { expectedLine } from './expected/expected-line.resource.ts';
import { stockHeldBack } from './held-back.server.ts';
import { issuePage } from './issues/issue.page.ts';
import { issue } from './issues/issue.resource.ts';
import { issueEndpoints } from './issues/issue.server.ts';
import { ISSUE_PURPOSES } from './issues/issue-purposes.text.ts';
import { lot } from './ledger/lot.resource.ts';
import { lotsPage } from './ledger/lots.page.ts';
import { materialsPage } from './ledger/materials.page.ts';
import { movement } from './ledger/movement.resource.ts';
import { pool } from './ledger/pool.resource.ts';
import { takePriceDifference } from './ledger/price-difference.server.ts';
import { queryPage } from './ledger/query.page.ts';
import { stockPeriodPage } from './periods/period.page.ts';
import { stockPeriod } from './periods/period.resource.ts';
import { stockProofPage } from './periods/proof.page.ts';
import { stockProof } from './periods/proof.resource.ts';
import { stockLedger } from './periods/stock-ledger.server.ts';
import { inventoryPage } from './receipts/inventory.page.ts';
import { receipt } from './receipts/receipt.resource.ts';
import { receiptEndpoints } from './receipts/receipt.server.ts';
import { reservationPage } from './reservations/reservation.page.ts';
import { reservation } from './reservations/reservation.resource.ts';
import { reservationEndpoints } from './reservations/reservation.server.ts';
import { returnPage } from './returns/return.page.ts';
import { returnEndpoints } from './returns/return.server.ts';
import { storeReturn } from './returns/store-return.resource.ts';
import { scrapApproval } from './scraps/scrap.approval.server.ts';
import { scrapPage } from './scraps/scrap.page.ts';
import { scrap } from './scraps/scrap.resource.ts';
import { scrapEndpoints } from './scraps/scrap.server.ts';
import { scrapPaper } from './scraps/scrap-paper.server.ts';
import { scrapWaits } from './scraps/scrap-waits.server.ts';
import { stockReport } from './statistics/stock.report.ts';
import { stockFlow } from './statistics/stock-flow.resource.ts';
import { stockStatisticsPage } from './statistics/stock-statistics.page.ts';
import { checkPage } from './stocktakes/check.page.ts';
import { stocktakeApproval } from './stocktakes/stocktake.approval.server.ts';
import { stocktake } from './stocktakes/stocktake.resource.ts';
import { stocktakeEndpoints } from './stocktakes/stocktake.server.ts';
import { stocktakeDue } from './stocktakes/stocktake-due.server.ts';
import { stocktakePaper } from './stocktakes/stocktake-paper.server.ts';
import { locationPage } from './stores/location.page.ts';
import { location } from './stores/location.resource.ts';
import { storePage } from './stores/store.page.ts';
import { store } from './stores/store.resource.ts';
import { storeEndpoints } from './stores/stores.server.ts';
import { arrivalPage } from './transfers/arrival.page.ts';
import { arrival } from './transfers/arrival.resource.ts';
import { arrivalEndpoints } from './transfers/arrival.server.ts';
import { transferApproval } from './transfers/transfer.approval.server.ts';
import { transferPage } from './transfers/transfer.page.ts';
import { transfer } from './transfers/transfer.resource.ts';
import { transferEndpoints } from './transfers/transfer.server.ts';
import { transferPaper } from './transfers/transfer-paper.server.ts';
import { transferWaits } from './transfers/transfer-waits.server.ts';
import { VALUE_PERMISSION } from './values.rules.ts';

const SEE = ['stock:*:list', 'stock:*:pick'];
const ALARM = 'stock:proof:alarm';
/** Writing what is sent to another store, and taking in what comes; writing off what is missing is the superintendent's. */
const SEND = ['stock:transfer:add', 'stock:transfer:edit', 'stock:transfer:del', 'stock:transfer:submit'];
const GIVE = [...SEND, 'stock:transfer:dispatch', 'stock:transfer:cancel', 'stock:transfer:reverse'];
const HEAD = [
  'stock:receipt:*',
  'stock:issue:*',
  'stock:storeReturn:*',
  'stock:scrap:*',
  'stock:location:*',
  ...GIVE,
  'stock:arrival:*',
  'stock:stocktake:*',
  'stock:reservation:*',
];

/** What lies where, what is on its way, and every movement between. */
export const stockModule: Module = {
  name: 'stock',
  label: { zh: '库存', en: 'Stock' },
  resources: [
    store,
    location,
    expectedLine,
    receipt,
    issue,
    storeReturn,
    scrap,
    transfer,
    arrival,
    stocktake,
    reservation,
    pool,
    movement,
    stockPeriod,
    stockProof,
  ],
  endpoints: [
    ...storeEndpoints,
    ...receiptEndpoints,
    ...issueEndpoints,
    ...returnEndpoints,
    ...scrapEndpoints,
    ...transferEndpoints,
    ...arrivalEndpoints,
    ...stocktakeEndpoints,
    ...reservationEndpoints,
    ...crudEndpoints(expectedLine, { omit: ['create', 'update', 'remove', 'restore', 'import'] }),
    ...crudEndpoints(pool, { omit: ['create', 'update', 'remove', 'restore', 'import'] }),
    ...crudEndpoints(movement, { omit: ['create', 'update', 'remove', 'restore', 'import'] }),
    ...crudEndpoints(lot, {
      omit: ['get', 'create', 'update', 'remove', 'restore', 'import', 'options', 'history'],
    }),
    ...crudEndpoints(stockFlow, {
      omit: ['get', 'create', 'update', 'remove', 'restore', 'import', 'options', 'history'],
    }),
    ...reportEndpoints(stockReport),
    ...stockLedger.endpoints,
  ],
  heldBack: stockHeldBack,
  schedules: stockLedger.schedules,
  messageKinds: stockLedger.messageKinds,
  hears: [hear(priceAccepted, takePriceDifference)],
  approvals: [scrapApproval, transferApproval, stocktakeApproval],
  reminders: [scrapWaits, transferWaits, stocktakeDue],
  feed: { 'stock.arriving': arrivingFeed },
  fills: [scrapPaper, transferPaper, stocktakePaper],
  seed: (ctx) => seedDictionaries(ctx, [ISSUE_PURPOSES]),
  menuGroups: [{ key: 'stock', title: { zh: '库存管理', en: 'Stock' }, icon: 'Inbox', address: '/stock', order: 66 }],
  pages: [
    expectedPage,
    inventoryPage,
    issuePage,
    returnPage,
    scrapPage,
    transferPage,
    arrivalPage,
    checkPage,
    materialsPage,
    reservationPage,
    lotsPage,
    queryPage,
    stockStatisticsPage,
    locationPage,
    storePage,
    stockPeriodPage,
    stockProofPage,
  ],
  permissions: {
    [VALUE_PERMISSION]: { zh: '查看库存金额', en: 'See what stock is worth' },
    'stock:lot:list': { zh: '查看库位批次', en: 'See stock by location and batch' },
    'stock:lot:export': { zh: '导出库位批次', en: 'Export stock by location and batch' },
    ...stockLedger.permissions,
  },
  acts: {
    'stock.expectedLine': {
      receive: { zh: '收货', en: 'Received' },
      takeBack: { zh: '冲销收货', en: 'Receipt reversed' },
      cancel: { zh: '订单取消', en: 'Order cancelled' },
    },
    'stock.transfer': {
      ready: { zh: '批准调拨', en: 'Approved' },
      arrive: { zh: '到货', en: 'Arrived' },
      takeBack: { zh: '冲销到货', en: 'Arrival reversed' },
    },
    'stock.stocktake': { post: { zh: '过账', en: 'Posted' } },
    'stock.reservation': { use: { zh: '领用', en: 'Issued' } },
  },
  grants: {
    '@ship': [...SEE, '!stock:proof:*'],
    '@shore': [VALUE_PERMISSION],
    SHIP_KEEPER: [
      'stock:receipt:add',
      'stock:receipt:edit',
      'stock:receipt:del',
      'stock:issue:*',
      'stock:storeReturn:*',
      'stock:scrap:*',
      ...SEND,
      'stock:arrival:add',
      'stock:arrival:edit',
      'stock:arrival:del',
      'stock:stocktake:edit',
      'stock:stocktake:found',
      'stock:stocktake:finishRecount',
      'stock:reservation:add',
      'stock:reservation:edit',
      'stock:reservation:release',
    ],
    SHIP_HEAD: HEAD,
    CHIEF_ENGINEER: HEAD,
    CHIEF_OFFICER: HEAD,
    MASTER: HEAD,
    LAND_KEEPER: [...SEE, ...HEAD, 'stock:store:*', 'stock:*:export'],
    LOGISTICS: [...SEE, 'stock:receipt:*', 'stock:issue:*', 'stock:storeReturn:*', ...GIVE, 'stock:arrival:*'],
    SUPT_TECH: [...SEE, 'stock:*:export', ...SEND, 'stock:transfer:settle'],
    SUPT_MARINE: [...SEE, 'stock:*:export', ...SEND, 'stock:transfer:settle'],
    BUYER: [...SEE, 'stock:receipt:*', 'stock:*:export'],
    PUR_MANAGER: [...SEE, 'stock:receipt:*', 'stock:store:*', 'stock:*:export'],
    FIN_COST: [...SEE, 'stock:*:export', 'stock:period:close', ALARM],
    FIN_MANAGER: [...SEE, 'stock:*:export', 'stock:period:*', ALARM],
    AUDITOR: [...SEE, 'stock:*:export', VALUE_PERMISSION, ALARM],
  },
  // Loaded only where the demo company is built.
  demo: async (ctx, { files }) => (await import('./stock.demo.ts')).demoStock(ctx, files),
};
