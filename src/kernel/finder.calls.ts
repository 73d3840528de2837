import { z } from 'zod';
import { route } from './route.ts';

const text = z.object({ zh: z.string(), en: z.string() });

const item = z.object({
  id: z.number(),
  title: z.string(),
  titleEn: z.string().nullable(),
  /** What else tells it apart, in the language of the call: ship, kind, number. */
  detail: z.string(),
  /** Initials of its Chinese name, where the word was met in them. */
  sound: z.string().optional(),
  state: z.object({ text: z.string(), tone: z.string().optional() }).optional(),
});

const group = z.object({
  /** Name of the resource, such as `voyage.report`. */
  kind: z.string(),
  label: text,
  count: z.number(),
  items: z.array(item),
});

/** Records by number, name, pinyin, initials and the other words of their lists; only what the caller may see. */
export const findRecords = route({
  method: 'GET',
  path: '/api/finder',
  permission: 'signedIn',
  summary: { zh: '查找记录', en: 'Find records' },
  query: z.object({
    q: z.string().max(100),
    /** One kind alone, and more of it. */
    kind: z.string().max(80).optional(),
  }),
  reply: z.object({
    groups: z.array(group),
    /** There are more than were counted. */
    capped: z.boolean(),
  }),
});

export type FoundGroup = z.output<typeof group>;
export type FoundItem = z.output<typeof item>;
