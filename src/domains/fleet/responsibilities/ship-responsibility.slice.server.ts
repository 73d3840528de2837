import type { Slice } from '../../../kernel/server/compose.ts';
import { shipResponsibilitiesPage } from './ship-responsibilities.page.ts';
import { shipResponsibility } from './ship-responsibility.resource.ts';
import { shipResponsibilityEndpoints } from './ship-responsibility.server.ts';

/** Who looks after which ship, from when to when. */
export const shipResponsibilitySlice: Slice = {
  resources: [shipResponsibility],
  endpoints: shipResponsibilityEndpoints,
  pages: [shipResponsibilitiesPage],
  grants: {
    TECH_MGR: ['fleet:shipResponsibility:*'],
    AUDITOR: ['list', 'export', 'pick'].map((act) => `fleet:shipResponsibility:${act}`),
  },
};
