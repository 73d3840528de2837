import { z } from 'zod';

/** Names in the query of a list: each filter has up to four, and a record has a hundred fields at most. */
const MOST_NAMES = 200;
/** Values of one name: as many as there are rows that somebody chose by hand. */
export const MOST_VALUES = 2000;
const MOST_LETTERS = 400;

const isBounded = (query: unknown): boolean => {
  if (typeof query !== 'object' || query === null || Array.isArray(query)) return true;
  let names = 0;
  for (const _name in query) {
    names += 1;
    if (names > MOST_NAMES) return false;
  }
  return true;
};

/** Query of a list: a key a filter, repeated keys as arrays; `page` from 0, `size`, `sort=field,desc`, `q`, `ids`, `columns`. */
export const listQuery = z.preprocess(
  (query, { addIssue }) => {
    if (isBounded(query)) return query;
    // Counted before a name is looked at.
    addIssue({ code: 'too_big', maximum: MOST_NAMES, origin: 'object', input: undefined });
    return z.NEVER;
  },
  z.record(
    z.string().max(80),
    z.union([z.string().max(MOST_LETTERS), z.array(z.string().max(MOST_LETTERS)).max(MOST_VALUES)]),
  ),
);

export type ListQuery = Readonly<Record<string, string | readonly string[] | undefined>>;
