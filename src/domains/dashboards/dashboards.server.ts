import type { Module } from '../../kernel/server/module.ts';
import { dataDashboardPage } from './data-dashboard/data-dashboard.page.ts';
import { shipCountEndpoints } from './ship-counts/ship-counts.server.ts';

/** Who sees the fleet's size on the home page. */
const SHORE_ROLES = ['GM', 'DEPT_LEADER', 'OPERATOR', 'CHARTERING', 'SUPT_TECH'];

/** Figures over the domains' own records: none is kept here, so that each is seen as soon as its source changes. */
export const dashboardsModule: Module = {
  name: 'dashboards',
  label: { zh: '数据看板', en: 'Dashboards' },
  resources: [],
  endpoints: [...shipCountEndpoints],
  pages: [dataDashboardPage],
  permissions: {
    'dashboards:data:show': { zh: '打开智能数据平台', en: 'Open the intelligent data platform' },
    'dashboards:ship:list': { zh: '查看船舶数量与趋势', en: 'See the number of ships and its trend' },
  },
  grants: {
    ...Object.fromEntries(SHORE_ROLES.map((role) => [role, ['dashboards:ship:list']])),
    DATA_SHOW: ['dashboards:*'],
    AUDITOR: ['dashboards:*:list'],
  },
};
