import { z } from 'zod';
import { notFound } from '../../errors.ts';
import { type AnyMake, type MakeFrom, makePermission, makeProblem } from '../../flow/make-from.ts';
import type { Fields } from '../../resource/field.ts';
import { type AnyResource, pathOf, type Resource, type Values, type Whole } from '../../resource/resource.ts';
import { type Access, route } from '../../route.ts';
import type { Ctx } from '../context.ts';
import { type Endpoint, serve } from '../http/endpoint.ts';
import { rowSchema } from '../http/openapi-schema.ts';
import { actValues } from './act-form.ts';
import { readMany } from './read.ts';

/** So many records at most become one. */
const MOST = 500;

type Asked<A> = A extends Resource<infer F> ? Values<F> : Readonly<Record<never, never>>;

/** What is made of: the records, held to the end of the transaction, in the order of their ids; at least one. */
export type Making<F extends Fields, A> = {
  readonly rows: readonly Whole<F>[];
  /** The first, which tells what is the same in all. */
  readonly first: Whole<F>;
  /** What the form asked for. */
  readonly values: Asked<A>;
};

type Served<T> = {
  readonly endpoint: Endpoint;
  /** The same from another service, with the scope of whoever it acts for. */
  readonly make: (ctx: Ctx, ids: readonly number[], asked?: Readonly<Record<string, unknown>>) => Promise<T>;
};

/**
 * Serves how records become a draft. Records out of scope or not there are NOT_FOUND; one of which nothing can be made, or that differs
 * from the others, is refused by its name, before the handler is asked.
 */
export function serveMake<F extends Fields, A extends AnyResource | undefined, T extends { readonly id: number }>(
  declared: MakeFrom<F, A>,
  handler: (ctx: Ctx, making: Making<F, A>) => Promise<T>,
): Served<T> {
  const erased = declared as unknown as AnyMake;
  const { from, to, label } = erased;

  async function make(ctx: Ctx, ids: readonly number[], asked: Readonly<Record<string, unknown>> = {}): Promise<T> {
    const wanted = [...new Set(ids)];
    const rows = await readMany(from, ctx, wanted, { lock: true, inner: true });
    if (rows.length === 0 || rows.length < wanted.length) throw notFound(from.label);
    const problem = makeProblem(erased, rows);
    if (problem) throw problem;
    const values = erased.ask ? await actValues(ctx, erased.ask, asked) : {};
    return handler(ctx, { rows, first: rows[0], values } as unknown as Making<F, A>);
  }

  const most = erased.single ? 1 : MOST;
  const contract = route({
    method: 'POST',
    path: `${pathOf(to)}/${erased.tail}`,
    permission: makePermission(erased) as Access,
    summary: { zh: `${from.label.zh}：${label.zh}`, en: `${from.label.en}: ${label.en}` },
    body: z.looseObject({ ids: z.array(z.number().int().positive()).min(1).max(most) }),
  });
  const docs = { body: bodySchema(erased, most), reply: rowSchema(to) };
  return {
    make,
    endpoint: {
      ...serve(contract, (ctx, { body: { ids, ...asked } }) => make(ctx, ids, asked), { docs }),
      make: erased,
    },
  };
}

function bodySchema({ ask }: AnyMake, most: number): Record<string, unknown> {
  const asked = (ask ? rowSchema(ask) : {}) as { properties?: Record<string, unknown>; required?: readonly string[] };
  const { id: _id, ...fields } = asked.properties ?? {};
  const ids = { type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: most };
  return { type: 'object', properties: { ids, ...fields }, required: ['ids', ...(asked.required ?? [])] };
}
