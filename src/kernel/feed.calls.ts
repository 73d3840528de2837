import { z } from 'zod';
import { route } from './route.ts';

const text = z.object({ zh: z.string(), en: z.string() });

/** A page by its component, as menus write it, with what follows its address; or a record by its name. */
const place = z.object({
  component: z.string().optional(),
  query: z.string().optional(),
  record: z.object({ resource: z.string(), id: z.number() }).optional(),
});
export type FeedPlace = z.output<typeof place>;

const item = z.object({
  /** Unique within its kind. */
  key: z.string(),
  what: text,
  /** What else one wants to know before acting. */
  detail: z.string(),
  /** The ship (or whatever it is about), by which the feed is grouped. */
  about: z.object({ key: z.string(), name: text, shipState: z.string().optional() }).optional(),
  /** Why it waits now: in red what is over its time, in amber what is due, grey the rest. */
  reason: z.object({ text, tone: z.enum(['red', 'amber', 'grey']) }),
  /** 0: over its time; 1: due today; 2: waits. */
  urgency: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  since: z.string().nullable(),
  /** How many of the kind's count stand in this line; one when absent. */
  counts: z.number().int().optional(),
  /** Where its name leads. */
  place: place.optional(),
  /** The one act: it leads somewhere, or is done here by a call. */
  act: z.object({
    label: text,
    place: place.optional(),
    call: z.object({ method: z.enum(['POST', 'DELETE']), path: z.string(), body: z.unknown().optional() }).optional(),
    /** The name by which the form at that place keeps what is written: while that waits to be sent, the act is not offered again. */
    form: z.string().max(120).optional(),
    /** What is said once it is done. */
    done: text.optional(),
  }),
});
export type FeedItem = z.output<typeof item>;

const kind = z.object({
  key: z.string(),
  label: text,
  /** All that wait, also those beyond the shown ones. */
  count: z.number(),
  overdue: z.number(),
  due: z.number(),
  /** The list of exactly those. */
  list: place.optional(),
  /** What waits of this kind could not be read. */
  failed: z.boolean(),
});

const feed = z.object({ kinds: z.array(kind), items: z.array(item.extend({ kind: z.string() })) });
export type Feed = z.output<typeof feed>;

/** Everything that waits for the caller, whatever the domain, the most urgent first. */
export const readFeed = route({
  method: 'GET',
  path: '/api/feed',
  permission: 'signedIn',
  summary: { zh: '待我处理', en: 'What waits for me' },
  reply: feed,
});
