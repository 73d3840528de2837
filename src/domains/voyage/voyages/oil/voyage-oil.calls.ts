import { z } from 'zod';
import { route } from '../../../../kernel/route.ts';

/** By grade in tonnes, by lubricant in litres. */
const Figures = z.record(z.string().max(40), z.string());

/** What a voyage had, received, burnt and has left of each grade and lubricant. */
export const voyageOilCall = route({
  method: 'GET',
  path: '/api/voyage/voyages/:id/oil',
  permission: 'voyage:voyage:list',
  summary: { zh: '航次油耗', en: 'Oil of a voyage' },
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
  reply: z.object({
    voyageNo: z.string(),
    /** Grades, then lubricants, that the voyage had or used. */
    columns: z.array(z.string()),
    opening: Figures,
    received: Figures,
    /** By consumer. */
    consumed: z.record(z.string().max(40), Figures),
    total: Figures,
    adjusted: Figures,
    closing: Figures,
    perDay: Figures,
    perMile: Figures,
    hours: z.string(),
    distance: z.string(),
    /** Base currency by grade; null for whoever may not know what oil costs. */
    cost: Figures.nullable(),
    costTotal: z.string().nullable(),
    /** Reports that are counted and not confirmed. */
    unconfirmed: z.number(),
  }),
});
