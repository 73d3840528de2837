import type { Slice } from '../../../kernel/server/compose.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { serve } from '../../../kernel/server/http/endpoint.ts';
import { reportEndpoints } from '../../../kernel/server/report/endpoints.ts';
import { lastClosedAlone } from './close-oil-month.server.ts';
import { financialOilPage } from './financial-oil.page.ts';
import { oilBookOf } from './oil-book.server.ts';
import { oilBookCall } from './oil-cost.calls.ts';
import { demoOilBooks } from './oil-cost.demo.ts';
import { OIL_PRICE_PERMISSION } from './oil-cost.text.ts';
import { oilMonthFlow } from './oil-month.flow.ts';
import { oilMonth } from './oil-month.resource.ts';
import { oilMonthApproval } from './oil-month-approval.server.ts';
import { oilReceiptPage } from './oil-receipt.page.ts';
import { oilReceipt } from './oil-receipt.resource.ts';
import { pricedReceipt, refuelling } from './oil-receipts.resource.ts';
import { priceReceipt } from './price-receipt.server.ts';
import { refuelingStatisticsPage } from './refueling-statistics.page.ts';
import { refuellingReport } from './refuelling.report.ts';

/** Only the last closed month opens again; what it had frozen goes with it. */
const acts = serveActs(oilMonth, oilMonthFlow, { reopen: lastClosedAlone });

const READ = ['voyage:oilMonth:list', 'voyage:oilMonth:export', 'voyage:oilReceipt:list', 'voyage:oilReceipt:export'];

/** What oil cost, first in, first out, month by month. */
export const oilCostSlice: Slice = {
  resources: [oilReceipt, oilMonth],
  views: [pricedReceipt],
  endpoints: [
    serve(oilBookCall, (ctx, { params }) => oilBookOf(ctx, params.id)),
    ...acts.endpoints,
    ...crudEndpoints(oilMonth, { omit: ['create', 'update', 'remove', 'restore', 'import'] }),
    ...crudEndpoints(oilReceipt, { omit: ['create', 'remove', 'restore', 'import'], update: priceReceipt }),
    ...crudEndpoints(refuelling, { omit: ['get', 'create', 'update', 'remove', 'import', 'options', 'history'] }),
    ...reportEndpoints(refuellingReport),
  ],
  pages: [financialOilPage, oilReceiptPage, refuelingStatisticsPage],
  approvals: [oilMonthApproval],
  demo: async (ctx) => demoOilBooks(ctx),
  guarded: [OIL_PRICE_PERMISSION],
  acts: {
    'voyage.oilMonth': {
      freeze: { zh: '写入本月收发存', en: 'Figures of the month written' },
      close: { zh: '结账', en: 'Closed' },
    },
  },
  heldBack: {
    voyage_oil_month_held: {
      code: 'WRONG_STATE',
      message: {
        zh: '本月财务油耗已结账，不能改动；先由财务反结账',
        en: 'This oil month is closed and stands: finance reopens it first',
      },
    },
  },
  grants: {
    // Ships measure tonnes; what they cost is the office's.
    '@ship': ['!voyage:oilMonth:*', '!voyage:oilReceipt:*', 'voyage:refuelling:list'],
    FUEL_CLERK: [
      ...READ,
      'voyage:oilReceipt:edit',
      'voyage:oilMonth:submit',
      'voyage:refuelling:*',
      OIL_PRICE_PERMISSION,
    ],
    FIN_MANAGER: [...READ, 'voyage:oilReceipt:edit', 'voyage:oilMonth:reopen', OIL_PRICE_PERMISSION],
    CFO: [OIL_PRICE_PERMISSION],
    GM: [OIL_PRICE_PERMISSION],
    AUDITOR: [OIL_PRICE_PERMISSION],
  },
  permissions: {
    [OIL_PRICE_PERMISSION]: { zh: '查看加油价格与油耗成本', en: 'See prices and cost of oil' },
    'voyage:refuelling:list': { zh: '查看加油统计', en: 'See statistics of bunkerings' },
    'voyage:refuelling:export': { zh: '导出加油统计', en: 'Export statistics of bunkerings' },
  },
};
