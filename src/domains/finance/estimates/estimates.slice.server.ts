import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { reportEndpoints } from '../../../kernel/server/report/endpoints.ts';
import { estimateApproval } from './estimate.approval.server.ts';
import { estimateReport } from './estimate.report.ts';
import { estimateEndpoints, reverseSchedule } from './estimate.server.ts';
import { estimateAnalysisPage } from './estimate-analysis.page.ts';
import { estimateItem } from './estimate-item.resource.ts';
import { estimatesHeldBack } from './estimates-held-back.server.ts';
import { provisionalEstimatePage } from './provisional-estimate.page.ts';
import { provisionalEstimate } from './provisional-estimate.resource.ts';

const ESTIMATE: AnyResource = provisionalEstimate;

const acts = (...names: readonly string[]): string[] => names.map((name) => `finance:provisionalEstimate:${name}`);
const LOOK = ['finance:estimateItem:list', 'finance:estimateItem:export'];

/** What came and is not invoiced at the end of a month: the accountant estimates it, the finance manager decides, the next month takes it back. */
export const estimatesSlice: Slice = {
  resources: [ESTIMATE],
  endpoints: [
    ...estimateEndpoints,
    ...reportEndpoints(estimateReport),
    ...crudEndpoints(estimateItem, {
      omit: ['get', 'create', 'update', 'remove', 'restore', 'import', 'options', 'history'],
    }),
  ],
  approvals: [estimateApproval],
  heldBack: estimatesHeldBack,
  schedules: { 'finance.reverseEstimates': reverseSchedule },
  pages: [provisionalEstimatePage, estimateAnalysisPage],
  permissions: {
    'finance:estimateItem:list': { zh: '查看暂估分析', en: 'See estimates by line' },
    'finance:estimateItem:export': { zh: '导出暂估分析', en: 'Export estimates by line' },
  },
  acts: {
    [provisionalEstimate.name]: {
      inForce: { zh: '入账', en: 'Posted' },
      invoice: { zh: '当月补开票', en: 'Invoiced in its month after all' },
    },
  },
  grants: {
    FIN_AP: [...acts('list', 'pick', 'add', 'edit', 'del', 'submit', 'export', 'reverse'), ...LOOK],
    FIN_COST: [...acts('list', 'pick', 'export'), ...LOOK],
    FIN_BUDGET: [...acts('list', 'pick'), ...LOOK],
    GM: [...acts('list', 'pick'), ...LOOK],
  },
};
