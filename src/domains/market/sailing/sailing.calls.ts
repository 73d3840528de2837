import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Id = z.coerce.number<number>().int().positive();
const Time = z.string();

/** Days of the schedule that are read at once, at most: a little more than two years. */
export const MOST_DAYS = 800;

/** What ships of the user sailed, sail and are to sail, between two days of the office. */
export const sailingCall = route({
  method: 'GET',
  path: '/api/market/sailing',
  permission: 'market:sailing:list',
  summary: { zh: '船期', en: 'Sailing schedule' },
  query: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    ships: z.union([Id, z.array(Id).max(200)]).optional(),
  }),
  reply: z.object({
    ships: z.array(z.object({ id: z.number(), name: z.string() })),
    bars: z.array(
      z.object({
        voyageId: z.number(),
        voyageNo: z.string(),
        shipId: z.number(),
        kind: z.enum(['DONE', 'RUNNING', 'PLANNED', 'REPAIR']),
        from: Time,
        to: Time,
        /** Names of what she carries. */
        cargo: z.array(z.string()),
        laycan: z.object({ from: z.string(), to: z.string() }).nullable(),
        /** She loads after the laycan has ended. */
        late: z.boolean(),
        calls: z.array(
          z.object({
            port: z.string(),
            purpose: z.string(),
            zone: z.string().nullable(),
            eta: Time.nullable(),
            arrived: Time.nullable(),
            leaves: Time.nullable(),
            left: z.boolean(),
          }),
        ),
      }),
    ),
  }),
});
