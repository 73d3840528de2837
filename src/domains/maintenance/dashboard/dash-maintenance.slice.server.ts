import type { Slice } from '../../../kernel/server/compose.ts';
import { DASH_PERMISSION } from './dash-maintenance.calls.ts';
import { dashMaintenancePage } from './dash-maintenance.page.ts';
import { dashEndpoints } from './dash-maintenance.server.ts';

/** Who looks at how the ships are kept, each at those that are theirs. */
const SEES = [
  'MASTER',
  'CHIEF_ENGINEER',
  'CHIEF_OFFICER',
  'SUPT_TECH',
  'SUPT_MARINE',
  'TECH_MGR',
  'DPA',
  'GM',
  'QHSE_MGR',
  'AUDITOR',
  'DATA_SHOW',
];

/** Figures over work orders: none is kept, so that each is seen as soon as its order changes. */
export const dashMaintenanceSlice: Slice = {
  endpoints: dashEndpoints,
  pages: [dashMaintenancePage],
  permissions: { [DASH_PERMISSION]: { zh: '打开维修保养看板', en: 'Open the maintenance dashboard' } },
  grants: Object.fromEntries(SEES.map((role) => [role, [DASH_PERMISSION]])),
};
