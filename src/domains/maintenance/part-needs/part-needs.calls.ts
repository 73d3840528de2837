import { z } from 'zod';
import { type Reply, route } from '../../../kernel/route.ts';
import { COUNTED, NEEDS_TEXT as TEXT } from './part-needs.text.ts';

export const NEEDS_PERMISSION = 'maintenance:partNeeds:show';
export const NEEDS_EXPORT = 'maintenance:partNeeds:export';

const Id = z.coerce.number<number>().int().positive();
/** A figure as text, as many places as it has. */
const Figure = z.string().regex(/^-?\d+(\.\d+)?$/);
const Ship = z.object({ shipId: Id, only: z.enum(['short', 'all']).default('short') });
const KINDS = Object.keys(COUNTED) as [keyof typeof COUNTED, ...(keyof typeof COUNTED)[]];

/** What a ship must buy of her parts in 24 months, what is ordered first at the top; names in the language of the call. */
export const partNeedsCall = route({
  method: 'GET',
  path: '/api/maintenance/part-needs',
  permission: NEEDS_PERMISSION,
  summary: TEXT.title,
  query: Ship.extend({
    page: z.coerce.number<number>().int().min(0).max(10_000).default(0),
    size: z.coerce.number<number>().int().min(1).max(50).default(20),
  }),
  reply: z.object({
    /** The months of `needs`, the present one first. */
    months: z.array(z.string()),
    content: z.array(
      z.object({
        materialId: z.number(),
        part: z.string(),
        partNo: z.string(),
        equipment: z.string(),
        unit: z.string(),
        onHand: Figure,
        onOrder: Figure,
        minimum: Figure,
        demand: Figure,
        need: Figure,
        needs: z.array(Figure),
        leadDays: z.number(),
        firstMonth: z.string().nullable(),
        orderBy: z.string().nullable(),
        /** The day by which it is ordered has passed. */
        late: z.boolean(),
        /** The ship that can give most of it. */
        spare: z.object({ ship: z.string(), qty: Figure }).nullable(),
      }),
    ),
    totalElements: z.number(),
  }),
});

export type PartNeed = Reply<typeof partNeedsCall>['content'][number];

/** What the figures of a part count: stock, jobs, orders, what is on its way, and what other ships can give. */
export const partNeedCountedCall = route({
  method: 'GET',
  path: '/api/maintenance/part-needs/:materialId/counted',
  permission: NEEDS_PERMISSION,
  summary: TEXT.counted,
  params: z.object({ materialId: Id }),
  query: z.object({ shipId: Id }),
  reply: z.array(
    z.object({
      kind: z.enum(KINDS),
      /** The kind of record that it is, and which. */
      resource: z.string(),
      recordId: z.number(),
      label: z.string(),
      times: z.number(),
      first: z.string().nullable(),
      qty: Figure,
    }),
  ),
});

export type CountedPart = Reply<typeof partNeedCountedCall>[number];

/** The needs of a ship by month as a sheet. */
export const partNeedsSheetCall = route({
  method: 'GET',
  path: '/api/maintenance/part-needs/sheet',
  permission: NEEDS_EXPORT,
  summary: TEXT.exports,
  query: Ship,
});
