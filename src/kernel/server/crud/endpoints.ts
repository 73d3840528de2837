import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { type ListQuery, listQuery } from '../../list-query.ts';
import { type AnyResource, childOf, fieldsOf, pathOf, permissionOf } from '../../resource/resource.ts';
import { type Access, LARGE_BODY, type Method, route } from '../../route.ts';
import { say, type Text } from '../../text.ts';
import { actLabel } from '../acts.ts';
import type { Ctx } from '../context.ts';
import { exportEndpoint, importEndpoint, templateEndpoint } from '../excel/endpoints.ts';
import type { Change } from '../history.ts';
import { type CrudCall, type Endpoint, serve } from '../http/endpoint.ts';
import { listQuerySchema, rowSchema } from '../http/openapi-schema.ts';
import { englishNames } from '../people.ts';
import { holds } from '../permit/permit.ts';
import { knownChanges } from '../permit/private.ts';
import { sealedFields } from '../permit/sealed.ts';
import { referrersOf, resourceNamed } from '../registry.ts';
import { MAX_SIZE, readList } from './list.ts';
import { withMakers } from './maker-names.ts';
import { type Pick, readOne, readOptions } from './read.ts';
import { restoreRow } from './restore.ts';
import { revealField } from './reveal.ts';
import type { Derived } from './saves.ts';
import { readWhole } from './views.ts';
import { createRow, removeRow, updateRow } from './write.ts';

type Record_ = Record<string, unknown>;

type CrudOptions = {
  /** The specification's literal path where it gives one. */
  path?: string;
  /** Calls that this resource does not offer. */
  omit?: readonly CrudCall[];
  maxSize?: number;
  /** Which records may still be chosen, and what tells two of one name apart. */
  pick?: Pick;
  /** A domain's own services in place of the derived ones. */
  list?: (ctx: Ctx, query: ListQuery) => Promise<unknown>;
  get?: (ctx: Ctx, id: number) => Promise<unknown>;
  create?: (ctx: Ctx, draft: Record_) => Promise<unknown>;
  update?: (ctx: Ctx, draft: Record_ & { id: number; version: number }) => Promise<unknown>;
  /** What the server would write beside a draft; offered where a domain says it. */
  derive?: (ctx: Ctx, draft: Record_) => Promise<Derived>;
  remove?: (ctx: Ctx, id: number, version: number | undefined) => Promise<void>;
  /** The way back from `remove`; without one, what a domain removes by a service of its own stays removed. */
  restore?: (ctx: Ctx, id: number) => Promise<unknown>;
};

const Id = z.object({ id: z.coerce.number<number>().int().positive() });
// Not z.record, which copies a large row name by name.
const Anything = z.looseObject({});
export const OptionsQuery = z.object({
  q: z.string().max(100).optional(),
  ids: z.preprocess(
    (v: string | string[] | undefined) => (v === undefined ? undefined : [v].flat()),
    z.array(z.coerce.number<number>().int()).max(500).optional(),
  ),
  size: z.coerce.number<number>().int().min(1).max(200).optional(),
  /** `field:word`, each field as often as it has words: records that a row leaves to choose. */
  among: z.preprocess(
    (v: string | string[] | undefined) => (v === undefined ? undefined : [v].flat()),
    z
      .array(
        z
          .string()
          .max(200)
          .regex(/^[a-zA-Z]{1,60}:/),
      )
      .max(50)
      .optional(),
  ),
  /** Those that can no longer be chosen too. */
  all: z.enum(['true', 'false']).optional(),
});
const Reveal = z.object({ field: z.string().max(60), reason: z.string().trim().min(2).max(200) });
const RemoveQuery = z.object({ version: z.coerce.number<number>().int().optional() });

/** Lines to choose from, for records that refer to one; seen and chosen by whoever sees what they belong to. */
const lineOptions = (child: AnyResource): Endpoint => ({
  ...serve(
    route({
      method: 'GET',
      path: `${pathOf(child)}/options`,
      permission: 'signedIn',
      summary: verb(child, '选择', 'Choose'),
      query: OptionsQuery,
    }),
    async (ctx, { query }) => {
      const lines = resourceNamed(ctx, child.name);
      assertMayPick(ctx, lines);
      return readOptions(lines, ctx, { ...query, all: query.all === 'true', among: amongIn(query.among) });
    },
  ),
  of: { resource: child, call: 'options' },
});

/** Words by field. */
function amongIn(words: readonly string[] = []): Record<string, string[]> {
  const split = words.map((word): [string, string] => {
    const at = word.indexOf(':');
    return [word.slice(0, at), word.slice(at + 1)];
  });
  const groups = Map.groupBy(split, ([name]) => name);
  return Object.fromEntries([...groups].map(([name, found]) => [name, found.map(([, word]) => word)]));
}

/** A record with lines, a structure or marked-up text may be longer than others. */
function bodyBytesOf({ fields }: AnyResource): number | undefined {
  const large = Object.values(fields).some(
    ({ kind, variant }) => kind === 'lines' || kind === 'json' || variant === 'rich',
  );
  return large ? LARGE_BODY : undefined;
}

const verb = (resource: AnyResource, zh: string, en: string): Text => ({
  zh: `${zh}${resource.label.zh}`,
  en: `${en} ${resource.label.en.toLowerCase()}`,
});

/** Everything that every kind of record offers. Each call may be left out or given a service of the domain's own. */
export function crudEndpoints(resource: AnyResource, options: CrudOptions = {}): Endpoint[] {
  const path = options.path ?? pathOf(resource);
  const omit = new Set(options.omit);
  const mayReturn = !omit.has('remove') && !omit.has('restore') && (!options.remove || options.restore !== undefined);
  const row = rowSchema(resource);
  const maxBody = bodyBytesOf(resource);
  const may = (action: string): Access => permissionOf(resource, action) as Access;
  const call = (method: Method, tail: string, action: string, summary: Text) => ({
    method,
    path: path + tail,
    permission: may(action),
    summary,
  });
  const endpoints: [CrudCall, () => Endpoint][] = [
    [
      'list',
      () =>
        serve(
          route({ ...call('GET', '', 'list', verb(resource, '查询', 'List')), query: listQuery }),
          async (ctx, { query }) => {
            const page = options.list?.(ctx, query) ?? readList(resource, ctx, query, { maxSize: options.maxSize });
            return withMakers(ctx, await page);
          },
          {
            docs: {
              query: listQuerySchema(resource, options.maxSize ?? MAX_SIZE),
              reply: {
                type: 'object',
                properties: { content: { type: 'array', items: row }, totalElements: { type: 'integer' } },
              },
            },
          },
        ),
    ],
    [
      'options',
      () =>
        serve(
          route({
            method: 'GET',
            path: `${path}/options`,
            permission: 'signedIn',
            summary: verb(resource, '选择', 'Choose'),
            query: OptionsQuery,
          }),
          async (ctx, { query }) => {
            assertMayPick(ctx, resource, options.pick);
            return readOptions(
              resource,
              ctx,
              { ...query, all: query.all === 'true', among: amongIn(query.among) },
              options.pick,
            );
          },
        ),
    ],
    ['export', () => exportEndpoint(resource, path)],
    ['import', () => templateEndpoint(resource, path)],
    ['import', () => importEndpoint(resource, path, { create: options.create })],
    [
      'get',
      () =>
        serve(
          route({ ...call('GET', '/:id', 'list', verb(resource, '查看', 'Read')), params: Id }),
          async (ctx, { params }) =>
            withMakers(ctx, await (options.get?.(ctx, params.id) ?? readWhole(resource, ctx, params.id))),
          { docs: { reply: row } },
        ),
    ],
    [
      'history',
      () =>
        serve(
          route({ ...call('GET', '/:id/history', 'list', verb(resource, '查看变更：', 'History of')), params: Id }),
          async (ctx, { params }) => {
            await readOne(resource, ctx, params.id);
            return readHistory(resource, ctx, params.id);
          },
        ),
    ],
    [
      'reveal',
      () =>
        serve(
          route({
            ...call('POST', '/:id/reveal', 'list', verb(resource, '显示完整内容：', 'Show in full: ')),
            params: Id,
            body: Reveal,
          }),
          async (ctx, { params, body }) => ({ value: await revealField(resource, ctx, params.id, body) }),
          { secret: true },
        ),
    ],
    [
      'derive',
      () =>
        serve(
          route({
            ...call('POST', '/derive', 'edit', verb(resource, '试算', 'Work out')),
            maxBody,
            body: Anything,
          }),
          async (ctx, { body }) => {
            const { values, errors } = await options.derive!(ctx, body);
            return {
              values,
              errors: errors.map(({ field, message }) => ({ field, message: say(message, ctx.lang) })),
            };
          },
          { transaction: false, docs: { body: row, reply: { type: 'object' } } },
        ),
    ],
    [
      'create',
      () =>
        serve(
          route({ ...call('POST', '', 'add', verb(resource, '新建', 'Create')), maxBody, body: Anything }),
          (ctx, { body }) => (options.create ? options.create(ctx, body) : createRow(resource, ctx, body)),
          { docs: { body: row, reply: row } },
        ),
    ],
    [
      'update',
      () =>
        serve(
          route({ ...call('PUT', '', 'edit', verb(resource, '修改', 'Change')), maxBody, body: Anything }),
          (ctx, { body }) => {
            const draft = withIdentity(body);
            return options.update ? options.update(ctx, draft) : updateRow(resource, ctx, draft);
          },
          { docs: { body: row, reply: row } },
        ),
    ],
    [
      'remove',
      () =>
        serve(
          route({ ...call('DELETE', '/:id', 'del', verb(resource, '删除', 'Delete')), params: Id, query: RemoveQuery }),
          async (ctx, { params, query }) => {
            await (options.remove ?? ((c, id, version) => removeRow(resource, c, id, version)))(
              ctx,
              params.id,
              query.version,
            );
            return mayReturn ? { restorable: true } : undefined;
          },
          {
            docs: mayReturn
              ? { reply: { type: 'object', properties: { restorable: { type: 'boolean' } } } }
              : undefined,
          },
        ),
    ],
    [
      'restore',
      () =>
        serve(
          route({ ...call('POST', '/:id/restore', 'del', verb(resource, '恢复', 'Bring back')), params: Id }),
          (ctx, { params }) => (options.restore ?? ((c, id) => restoreRow(resource, c, id)))(ctx, params.id),
          { docs: { reply: row } },
        ),
    ],
  ];
  for (const [, field] of fieldsOf(resource, 'lines'))
    if (childOf(field).title !== undefined) endpoints.push(['options', () => lineOptions(childOf(field))]);
  return endpoints
    .filter(([name]) => !omit.has(name) && (name !== 'restore' || mayReturn))
    .filter(([name]) => name !== 'derive' || options.derive !== undefined)
    .filter(([name]) => name !== 'reveal' || sealedFields(resource).length > 0)
    .filter(([name]) =>
      name === 'export' ? resource.excel?.export !== false : name === 'import' ? resource.excel?.import === true : true,
    )
    .map(([name, make]) => ({ of: { resource, call: name }, ...make() }));
}

/** A whole number, or its digits; nothing else that JavaScript would count as one, such as `true` or a list of one. */
function wholeOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

export function withIdentity(body: Record_): Record_ & { id: number; version: number } {
  const [id, version] = [wholeOf(body.id), wholeOf(body.version)];
  if (id && version !== undefined) return { ...body, id, version };
  throw new AppError('BAD_REQUEST', { zh: '缺少记录编号 id 或版本号 version', en: 'id or version is missing' });
}

/**
 * Choosing a record by name needs less than listing it: the permission `pick`. What no record refers to is nothing to choose, and
 * its names are for those who may list it.
 */
function assertMayPick(ctx: Ctx, resource: AnyResource, pick: Pick = {}): void {
  if (holds(ctx.user, permissionOf(resource, 'list'))) return;
  const chosen = !pick.listed && referrersOf(ctx, resource).length > 0;
  if (chosen && holds(ctx.user, permissionOf(resource, 'pick'))) return;
  const permission = permissionOf(resource, chosen ? 'pick' : 'list');
  throw new AppError(
    'FORBIDDEN',
    { zh: `您没有选择${resource.label.zh}的权限（${permission}）`, en: `You lack the permission ${permission}` },
    { data: { permission } },
  );
}

/** The changes of a record, newest first; people by the names under which they acted, in English by those that English has for them. */
async function readHistory(resource: AnyResource, ctx: Ctx, id: number): Promise<Record_[]> {
  const entries = await ctx.db.query<{ action: string; userId: number; userName: string; changes: Change[] }>({
    name: 'kernel-history-of',
    text:
      'select at, user_id as "userId", user_name as "userName", username, actor_name as "actorName", action, reason, changes, request_id as "requestId" ' +
      'from kernel_history where resource = $1 and record_id = $2 order by id desc limit 200',
    values: [resource.name, id],
  });
  const names = await englishNames(
    ctx,
    entries.map(({ userId }) => userId),
  );
  return entries.map(({ userId, ...entry }) => ({
    ...entry,
    changes: knownChanges(ctx.user, resource, entry.changes),
    userName: names.get(userId) ?? entry.userName,
    actionLabel: actLabel(ctx, resource.name, entry.action)[ctx.lang],
  }));
}
