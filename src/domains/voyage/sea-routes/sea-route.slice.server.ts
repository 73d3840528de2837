import type { Slice } from '../../../kernel/server/compose.ts';
import { seaRoutePage } from './sea-route.page.ts';
import { seaRouteEndpoints } from './sea-route.server.ts';

/** Distances over water. Whoever reads voyages reads them: `voyage:*:list`. */
export const seaRouteSlice: Slice = {
  endpoints: seaRouteEndpoints,
  pages: [seaRoutePage],
  permissions: { 'voyage:seaRoute:list': { zh: '查看海上里程', en: 'Look up sea routes' } },
};
