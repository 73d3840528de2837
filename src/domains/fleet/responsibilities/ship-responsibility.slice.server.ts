import type { Slice } from '../../../kernel/server/compose.ts';
import { shipResponsibility } from './ship-responsibility.resource.ts';
import { shipResponsibilityEndpoints } from './ship-responsibility.server.ts';

/** Who looks after which ship, from when to when. */
export const shipResponsibilitySlice: Slice = {
  resources: [shipResponsibility],
  endpoints: shipResponsibilityEndpoints,
  menus: [
    {
      key: 'system.responsibilities',
      parent: 'system',
      title: { zh: '船舶分管', en: 'Ship responsibilities' },
      path: 'responsibilities',
      icon: 'Solution',
      component: 'system/ShipResponsibilities',
      permission: 'fleet:shipResponsibility:list',
      sort: 90,
    },
  ],
  grants: {
    TECH_MGR: ['fleet:shipResponsibility:*'],
    AUDITOR: ['list', 'export', 'pick'].map((act) => `fleet:shipResponsibility:${act}`),
  },
};
