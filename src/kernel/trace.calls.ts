import { z } from 'zod';
import { route } from './route.ts';

const kind = z.object({
  /** Name of the resource. */
  resource: z.string(),
  label: z.object({ zh: z.string(), en: z.string() }),
  /** Of all that the caller sees; the newest of them stand in `records`. */
  count: z.number(),
  /** There may be more than were counted. */
  capped: z.boolean(),
  records: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      state: z.object({ text: z.string(), tone: z.string().optional() }).optional(),
    }),
  ),
});
export type TracedKind = z.output<typeof kind>;

/** Whoever sees a record sees of the documents before and behind it those that the lists show as well. */
export const traceCall = route({
  method: 'GET',
  path: '/api/traces/:resource/:id',
  permission: 'signedIn',
  summary: { zh: '单据的来源与去向', en: 'What a document was made of, and what was made of it' },
  params: z.object({ resource: z.string().max(81), id: z.coerce.number<number>().int().positive() }),
  reply: z.object({ up: z.array(kind), down: z.array(kind) }),
});
