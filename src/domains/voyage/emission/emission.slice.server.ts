import type { Slice } from '../../../kernel/server/compose.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { ciiLinePage } from './tables/cii-line.page.ts';
import { ciiLine } from './tables/cii-line.resource.ts';
import { emissionFuelPage } from './tables/emission-fuel.page.ts';
import { emissionFuel } from './tables/emission-fuel.resource.ts';
import { emissionRatePage } from './tables/emission-rate.page.ts';
import { emissionRate } from './tables/emission-rate.resource.ts';
import { emissionSettings } from './tables/emission-settings.server.ts';
import { fillEmissionTables, seedEmissionTables } from './tables/seed-tables.server.ts';

/** What compliance keeps: the tables by which everything is reckoned. */
const TABLES = ['emissionFuel', 'ciiLine', 'emissionRate'].map((kind) => `voyage:${kind}:*`);

/** Fuel, CO2 and carbon intensity of the fleet. */
export const emissionSlice: Slice = {
  resources: [emissionFuel, ciiLine, emissionRate],
  endpoints: [emissionFuel, ciiLine, emissionRate].flatMap((table) => crudEndpoints(table)),
  pages: [emissionFuelPage, ciiLinePage, emissionRatePage],
  menuGroups: [
    {
      key: 'voyage.emission',
      title: { zh: '能耗与碳强度', en: 'Energy and CII' },
      icon: 'Cloud',
      address: '/voyage/energy',
      group: 'voyage',
      order: 120,
    },
  ],
  settings: emissionSettings,
  seed: seedEmissionTables,
  start: fillEmissionTables,
  grants: {
    // Ships are told what counts of them; by what it is reckoned is the office's.
    '@ship': TABLES.map((pattern) => `!${pattern}`),
    QHSE_MGR: TABLES,
    QHSE_OFF: TABLES,
  },
};
