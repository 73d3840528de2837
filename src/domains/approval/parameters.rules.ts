import { z } from 'zod';
import { RUN_STATUSES } from './approval.views.text.ts';

/** What the calls of the domain share: parts of queries and bodies. Words in answers are in the language of the call, except the names of nodes inside trees. */

export const BASE = '/api/approval';

export const Id = z.object({ id: z.coerce.number<number>().int().positive() });

export const Opinion = z.string().trim().max(500).optional();

export const Files = z.array(z.number().int().positive()).max(20).optional();

export const UserIds = z.array(z.number().int().positive()).max(50);

/** Whom the initiator names, by node. */
export const Chosen = z.record(z.string().max(80), UserIds).optional();

export const Paging = {
  page: z.coerce.number<number>().int().min(0).optional(),
  size: z.coerce.number<number>().int().min(1).max(200).optional(),
};

export const Day = z.iso.date().optional();

export const Document = { resource: z.string().max(80), recordId: z.coerce.number<number>().int().positive() };

export const keysOf = <T extends object>(words: T) => Object.keys(words) as [keyof T & string, ...(keyof T & string)[]];

export const Status = z.enum(keysOf(RUN_STATUSES));

/** A decision fact of a document, in words. */
export const Fact = z.object({ field: z.string(), label: z.string(), value: z.string() });
