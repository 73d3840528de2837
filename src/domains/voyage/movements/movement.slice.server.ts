import type { Slice } from '../../../kernel/server/compose.ts';
import { movementEndpoints } from './movement.server.ts';
import { shipMovementReportPage } from './ship-movement-report.page.ts';

/** The daily list of the fleet; whoever may read in this domain may read it, each of their own ships. */
export const movementSlice: Slice = {
  endpoints: movementEndpoints,
  pages: [shipMovementReportPage],
  permissions: {
    'voyage:movement:list': { zh: '查看船舶动态表', en: 'See the ship movement report' },
    'voyage:movement:export': { zh: '导出船舶动态表', en: 'Export the ship movement report' },
  },
};
