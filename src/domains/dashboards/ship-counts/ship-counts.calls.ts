import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Count = z.number().int().nonnegative();

/** Vessels in service today (specification, section 2.7). */
export const shipNumCall = route({
  method: 'GET',
  path: '/api/getShipNum',
  permission: 'dashboards:ship:list',
  summary: { zh: '船舶数量', en: 'Number of ships' },
  reply: z.object({ own: Count, rent: Count }),
});

/** The fleet at each 31 December and today; tonnages in tonnes. */
export const shipTrendCall = route({
  method: 'GET',
  path: '/api/getShipTrend',
  permission: 'dashboards:ship:list',
  summary: { zh: '船舶变化趋势', en: 'Ship trend' },
  reply: z.array(z.object({ years: z.string(), num: Count, deadWeightTonnage: Count, totalTonnage: Count })),
});
