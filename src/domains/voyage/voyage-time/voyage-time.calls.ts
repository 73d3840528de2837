import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Minutes = z.record(z.string(), z.number());
const Port = z.object({ id: z.number(), name: z.string() }).nullable();

/** A passage, or a stay in a port; times UTC, spans in minutes. */
const Place = z.object({
  kind: z.enum(['LEG', 'STAY']),
  port: Port,
  to: Port,
  from: z.string(),
  until: z.string(),
  stretches: z.array(z.object({ from: z.string(), to: z.string(), timeClass: z.string() })),
  minutes: Minutes,
});

const Time = z.object({ places: z.array(Place), minutes: Minutes, total: z.number(), unconfirmed: z.number() });

export type VoyageTimeView = z.infer<typeof Time>;

export const voyageTimeCall = route({
  method: 'GET',
  path: '/api/voyage/voyages/:id/time',
  permission: 'voyage:voyage:list',
  summary: { zh: '航次时间', en: 'Time of a voyage by class' },
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
  reply: Time,
});
