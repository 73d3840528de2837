import type { Slice } from '../../../kernel/server/compose.ts';
import { seedDictionaries } from '../../identity/public.server.ts';
import { FLEET_DICTIONARIES } from './class-societies.text.ts';
import { shipFacts } from './ship-facts.server.ts';
import { vessel } from './vessel.resource.ts';
import { vesselEndpoints } from './vessel.server.ts';
import { vesselsPage } from './vessels.page.ts';

/** The ship master. */
export const vesselSlice: Slice = {
  resources: [vessel],
  endpoints: vesselEndpoints,
  fills: [shipFacts],
  menuGroups: [{ key: 'fleet', title: { zh: '船队', en: 'Fleet' }, icon: 'Ship', address: '/fleet', order: 30 }],
  pages: [vesselsPage],
  acts: { 'fleet.vessel': { organization: { zh: '调整所属组织', en: 'Organizations changed' } } },
  grants: {
    '@staff': ['fleet:vessel:list'],
    SUPT_MARINE: ['fleet:vessel:edit'],
    TECH_MGR: ['fleet:vessel:*'],
    AUDITOR: ['list', 'export', 'pick'].map((act) => `fleet:vessel:${act}`),
  },
  seed: (ctx) => seedDictionaries(ctx, FLEET_DICTIONARIES),
};
