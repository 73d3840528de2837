import type { Slice } from '../../../kernel/server/compose.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { reportEndpoints } from '../../../kernel/server/report/endpoints.ts';
import { findingStatisticPage } from './finding-statistic.page.ts';
import { findingStatistic } from './finding-statistic.report.ts';
import { found } from './found.resource.ts';
import { reportStatisticPage } from './report-statistic.page.ts';
import { reportStatistic } from './report-statistic.report.ts';
import { reported } from './reported.resource.ts';

const READ = { omit: ['get', 'create', 'update', 'remove', 'import', 'options', 'history'] } as const;

/** Figures over reports and over what the rules say of them. */
export const statisticsSlice: Slice = {
  endpoints: [
    ...crudEndpoints(reported, READ),
    ...reportEndpoints(reportStatistic),
    ...crudEndpoints(found, READ),
    ...reportEndpoints(findingStatistic),
  ],
  pages: [reportStatisticPage, findingStatisticPage],
  permissions: {
    'voyage:reported:list': { zh: '查看动态报统计', en: 'See report statistics' },
    'voyage:reported:export': { zh: '导出动态报统计', en: 'Export report statistics' },
    'voyage:found:list': { zh: '查看校验结果统计', en: 'See statistics of findings' },
    'voyage:found:export': { zh: '导出校验结果统计', en: 'Export statistics of findings' },
  },
  grants: {
    // Figures of the fleet and of the office's desk are the office's.
    '@ship': ['!voyage:reported:*', '!voyage:found:*'],
  },
};
