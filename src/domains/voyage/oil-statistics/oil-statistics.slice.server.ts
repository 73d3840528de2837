import type { Slice } from '../../../kernel/server/compose.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { reportEndpoints } from '../../../kernel/server/report/endpoints.ts';
import { oilReport } from './oil.report.ts';
import { oilStatisticPage } from './oil-statistic.page.ts';
import { oilTotal } from './oil-total.resource.ts';

/** What was burnt, over any ships and times. */
export const oilStatisticsSlice: Slice = {
  endpoints: [
    ...crudEndpoints(oilTotal, { omit: ['get', 'create', 'update', 'remove', 'import', 'options', 'history'] }),
    ...reportEndpoints(oilReport),
  ],
  pages: [oilStatisticPage],
  grants: { FUEL_CLERK: ['voyage:oilTotal:*'] },
  permissions: {
    'voyage:oilTotal:list': { zh: '查看油耗统计', en: 'See oil statistics' },
    'voyage:oilTotal:export': { zh: '导出油耗统计', en: 'Export oil statistics' },
  },
};
