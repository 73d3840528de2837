import type { Slice } from '../../../kernel/server/compose.ts';
import { seedDictionaries } from '../../identity/public.server.ts';
import { FLEET_DICTIONARIES } from './class-societies.text.ts';
import { shipFacts } from './ship-facts.server.ts';
import { vessel } from './vessel.resource.ts';
import { vesselEndpoints } from './vessel.server.ts';

/** The ship master. */
export const vesselSlice: Slice = {
  resources: [vessel],
  endpoints: vesselEndpoints,
  fills: [shipFacts],
  menus: [
    {
      key: 'system.vessels',
      parent: 'system',
      title: { zh: '船舶', en: 'Vessels' },
      path: 'vessels',
      icon: 'Ship',
      component: 'system/Vessels',
      permission: 'fleet:vessel:list',
      sort: 10,
    },
  ],
  acts: { 'fleet.vessel': { organization: { zh: '调整所属组织', en: 'Organizations changed' } } },
  grants: {
    '@staff': ['fleet:vessel:list'],
    SUPT_MARINE: ['fleet:vessel:edit'],
    TECH_MGR: ['fleet:vessel:*'],
    AUDITOR: ['list', 'export', 'pick'].map((act) => `fleet:vessel:${act}`),
  },
  seed: (ctx) => seedDictionaries(ctx, FLEET_DICTIONARIES),
};
