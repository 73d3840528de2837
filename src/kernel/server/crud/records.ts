import type { Fields } from '../../resource/field.ts';
import type { AnyResource, Resource, Whole } from '../../resource/resource.ts';
import type { Ctx } from '../context.ts';
import type { Change } from '../history.ts';
import { createMany, type NewRow } from './create-many.ts';
import { type Finding, findRows, type Where } from './find.ts';
import { readList } from './list.ts';
import type { ListSums } from './list-sums.ts';
import { readOne, readOptions } from './read.ts';
import { restoreRow } from './restore.ts';
import { createRow, heldRow, patchRow, removeRow, updateRow } from './write.ts';

/** Names of referenced records in the language of the call, keyed by field. */
export type Labels = { labels: Record<string, string | string[]> };

type Page<R> = {
  content: R[];
  totalElements: number;
  /** The count stopped at its cap: there are more. */
  totalCapped?: boolean;
} & ListSums;

/** Query of a list: a key a filter, repeated keys as arrays; `page` from 0, `size`, `sort=field,desc`, `q`. */
type ListQuery = Record<string, string | readonly string[] | undefined>;

/** The service of one resource: permission is the caller's matter, scope, rules, locking and history are kept here. */
type Records<F extends Fields> = {
  readonly resource: AnyResource;
  list(ctx: Ctx, query: ListQuery): Promise<Page<Whole<F> & Labels>>;
  /** NOT_FOUND also for a record outside the user's scope; `inner`: what is private too, for services that reckon with it. */
  get(ctx: Ctx, id: number, options?: { inner?: boolean }): Promise<Whole<F> & Labels>;
  /** The same, held to the end of the transaction with what is private in it; STALE where it is not the version that the caller saw. */
  held(ctx: Ctx, id: number, version?: number): Promise<Whole<F> & Labels>;
  /** The records of which these fields are so, by their ids, within scope: `{ inquiryId, quoteStatus: ['SEALED', 'OPENED'] }`. */
  find<K extends keyof Whole<F> & string>(
    ctx: Ctx,
    where: Where<F>,
    options: Finding<K> & { only: readonly K[] },
  ): Promise<Pick<Whole<F>, K | 'id'>[]>;
  find(ctx: Ctx, where: Where<F>, options?: Finding & { only?: undefined }): Promise<(Whole<F> & Labels)[]>;
  options(
    ctx: Ctx,
    query: { q?: string; ids?: readonly number[]; size?: number },
  ): Promise<{ id: number; label: string }[]>;
  /** VALIDATION names each field; DUPLICATE names the unique fields. */
  create(ctx: Ctx, draft: Record<string, unknown>, server?: Partial<Record<string, unknown>>): Promise<Whole<F>>;
  /** Records without lines, all by one statement: their ids in the order given. What is wrong is told of all at once, behind `at(i)`. */
  createMany(ctx: Ctx, rows: readonly NewRow[], at?: (i: number) => string): Promise<number[]>;
  /** A whole row with id and version; a stale version is STALE with the present row and who changed it. */
  update(
    ctx: Ctx,
    draft: Record<string, unknown> & { id: number; version: number },
    server?: Partial<Record<string, unknown>>,
  ): Promise<Whole<F>>;
  /** What only the server writes: state, computed fields. Checks the version where one is given. */
  patch(
    ctx: Ctx,
    id: number,
    values: Partial<Record<string, unknown>>,
    options: { action: string; version?: number; reason?: string },
  ): Promise<{ changes: Change[]; row: Whole<F> }>;
  /** Soft; refused while live records refer to it. */
  remove(ctx: Ctx, id: number, version?: number): Promise<void>;
  /** Back from `remove`, for whoever deleted it, within a day; what must hold of a new record is the caller's to check. */
  restore(ctx: Ctx, id: number): Promise<Whole<F> & Labels>;
};

/** The record service of a resource. */
export function recordsOf<F extends Fields>(resource: Resource<F>): Records<F> {
  const erased: AnyResource = resource;
  return {
    resource: erased,
    list: (ctx, query) => readList(erased, ctx, query) as Promise<Page<Whole<F> & Labels>>,
    get: (ctx, id, options) => readOne(erased, ctx, id, options) as Promise<Whole<F> & Labels>,
    find: (ctx: Ctx, where: Where<F>, options?: Finding) =>
      findRows(erased, ctx, where, options) as Promise<(Whole<F> & Labels)[]>,
    held: (ctx, id, version) => heldRow(erased, ctx, id, version) as Promise<Whole<F> & Labels>,
    options: (ctx, query) => readOptions(erased, ctx, query),
    create: (ctx, draft, server) => createRow(erased, ctx, draft, server) as Promise<Whole<F>>,
    createMany: (ctx, rows, at) => createMany(erased, ctx, rows, at),
    update: (ctx, draft, server) => updateRow(erased, ctx, draft, server) as Promise<Whole<F>>,
    patch: (ctx, id, values, options) =>
      patchRow(erased, ctx, id, values, options) as Promise<{ changes: Change[]; row: Whole<F> }>,
    remove: (ctx, id, version) => removeRow(erased, ctx, id, version),
    restore: (ctx, id) => restoreRow(erased, ctx, id) as Promise<Whole<F> & Labels>,
  };
}
