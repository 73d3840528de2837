import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { listQuery } from '../../list-query.ts';
import type { Outside } from '../../resource/resource.ts';
import { type AnyResource, outsidePathOf } from '../../resource/resource.ts';
import { type Given, LARGE_BODY, type Reply, type Route, route } from '../../route.ts';
import type { Text } from '../../text.ts';
import type { Ctx } from '../context.ts';
import { type Download, type Endpoint, type Http, serve } from '../http/endpoint.ts';
import { listQuerySchema, rowSchema } from '../http/openapi-schema.ts';
import { resourceNamed } from '../registry.ts';
import { OptionsQuery, withIdentity } from './endpoints.ts';
import { MAX_SIZE, readList } from './list.ts';
import { type Pick, readOne, readOptions } from './read.ts';

type Record_ = Record<string, unknown>;
type Call = 'list' | 'get' | 'update';
type Told = (ctx: Ctx, row: Record_ & { id: number; version: number }) => Promise<unknown>;

type Options = {
  /** What is offered; nothing else is. */
  readonly calls: readonly Call[];
  /** What stands beside a record that was read, such as what its writer has sealed. It lies within the reader's own already. */
  readonly get?: Told;
  readonly update?: (ctx: Ctx, draft: Record_ & { id: number; version: number }) => Promise<unknown>;
  /** A write leaves no mark in the store of answered calls. */
  readonly secret?: boolean;
};

const Id = z.object({ id: z.coerce.number<number>().int().positive() });

const outsideOf = (face: AnyResource): Outside => {
  if (!face.outside) throw new Error(`${face.name} is not a face for outsiders`);
  return face.outside;
};

/** One of the caller's own records as he may see it; another's, and one that is not told yet, is not there. */
export const ownRow = (face: AnyResource, ctx: Ctx, id: number): Promise<Record_ & { id: number; version: number }> =>
  readOne(face, ctx, id) as Promise<Record_ & { id: number; version: number }>;

/** What is stale is told as the caller sees it: neither the row of the house nor who of it changed that. */
async function toldStale<T>(
  at: { face: AnyResource; ctx: Ctx; id: number; get?: Told },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'STALE') throw error;
    const own = await ownRow(at.face, at.ctx, at.id);
    throw new AppError(
      'STALE',
      { zh: '内容已有更新，请核对后再保存', en: 'It has changed meanwhile; compare and save again' },
      { data: { current: at.get ? await at.get(at.ctx, own) : own } },
    );
  }
}

/** The derived calls of a kind of record for somebody outside of the house: each is within his own, whatever service stands behind it. */
export function outsideEndpoints(face: AnyResource, { calls, get, update, secret = false }: Options): Endpoint[] {
  const { realm } = outsideOf(face);
  const path = outsidePathOf(realm, face);
  const row = rowSchema(face);
  const said = (zh: string, en: string): Text => ({
    zh: `${zh}${face.label.zh}`,
    en: `${en} ${face.label.en.toLowerCase()}`,
  });
  const call = { permission: 'signedIn', realm } as const;
  const made: Readonly<Record<Call, () => Endpoint>> = {
    list: () =>
      serve(
        route({ method: 'GET', path, ...call, summary: said('我的', 'Own'), query: listQuery }),
        (ctx, { query }) => readList(face, ctx, query),
        {
          docs: {
            query: listQuerySchema(face, MAX_SIZE),
            reply: {
              type: 'object',
              properties: { content: { type: 'array', items: row }, totalElements: { type: 'integer' } },
            },
          },
        },
      ),
    get: () =>
      serve(
        route({ method: 'GET', path: `${path}/:id`, ...call, summary: said('查看我的', 'Read an own'), params: Id }),
        async (ctx, { params }) => {
          const own = await ownRow(face, ctx, params.id);
          return get ? get(ctx, own) : own;
        },
        { docs: { reply: row } },
      ),
    update: () =>
      serve(
        route({
          method: 'PUT',
          path,
          ...call,
          summary: said('修改我的', 'Change an own'),
          maxBody: LARGE_BODY,
          body: z.looseObject({}),
        }),
        async (ctx, { body }) => {
          const draft = withIdentity(body);
          await ownRow(face, ctx, draft.id);
          if (!update) throw new Error(`${face.name} is changed by nobody outside`);
          return toldStale({ face, ctx, id: draft.id, get }, () => update(ctx, draft));
        },
        { secret, docs: { body: row, reply: row } },
      ),
  };
  return calls.map((one) => made[one]());
}

type WithId = Route<typeof Id>;

/** An act of somebody outside on one of his own records; it is told no other. */
export function outsideAct<T extends WithId>(
  face: AnyResource,
  contract: T,
  run: (ctx: Ctx, given: Given<T>, http: Http) => Promise<Reply<T> | Download>,
  { get, ...options }: { transaction?: boolean; secret?: boolean; upload?: boolean; get?: Told } = {},
): Endpoint {
  const { realm } = outsideOf(face);
  if (contract.realm !== realm) throw new Error(`${contract.path} is a call of another realm`);
  return serve(
    contract,
    async (ctx, given, http) => {
      const { id } = (given as { params: { id: number } }).params;
      await ownRow(face, ctx, id);
      return toldStale({ face, ctx, id, get }, () => run(ctx, given, http));
    },
    options,
  );
}

/** What of another kind somebody outside chooses from by name, such as units and currencies. */
export function outsideOptions(
  kind: { readonly name: string; readonly label: Text },
  { realm, pick }: { readonly realm: Outside['realm']; readonly pick?: Pick },
): Endpoint {
  return serve(
    route({
      method: 'GET',
      path: `${outsidePathOf(realm, kind)}/options`,
      permission: 'signedIn',
      realm,
      summary: { zh: `选择${kind.label.zh}`, en: `Choose ${kind.label.en.toLowerCase()}` },
      query: OptionsQuery,
    }),
    async (ctx, { query }) => {
      const of = resourceNamed(ctx, kind.name);
      const { q, ids, size, all } = query;
      const found = await readOptions(of, ctx, { q, ids, size, all: all === 'true' }, pick);
      return found.map(({ id, label, hint }) => ({ id, label, ...(hint && { hint }) }));
    },
  );
}
