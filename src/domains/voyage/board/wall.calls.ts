import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Tonnes = z.string();

/** Fuel burnt by the fleet, by the day of the reports (office time), confirmed reports only; tonnes. */
export const dailyOilCall = route({
  method: 'GET',
  path: '/api/voyage/daily-oil',
  permission: 'voyage:report:list',
  summary: { zh: '船队日油耗', en: 'Daily oil of the fleet' },
  query: z.object({ days: z.coerce.number<number>().int().min(1).max(366).optional() }),
  reply: z.array(
    z.object({ day: z.string(), from: z.string(), to: z.string(), fuel: Tonnes, diesel: Tonnes, reports: z.number() }),
  ),
});

/** Cargo loaded by the fleet, by month of the reports (office time), confirmed reports only; tonnes. */
export const monthlyCargoCall = route({
  method: 'GET',
  path: '/api/voyage/monthly-cargo',
  permission: 'voyage:report:list',
  summary: { zh: '船队月货运量', en: 'Monthly cargo of the fleet' },
  query: z.object({ months: z.coerce.number<number>().int().min(1).max(60).optional() }),
  reply: z.array(
    z.object({
      month: z.string(),
      from: z.string(),
      to: z.string(),
      foreign: Tonnes,
      domestic: Tonnes,
      reports: z.number(),
    }),
  ),
});
