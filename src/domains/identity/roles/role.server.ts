import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../kernel/errors.ts';
import type { Row } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { accountById, identityOf } from '../auth/identity.server.ts';
import { forgetSessions } from '../auth/session.server.ts';
import { personName } from '../people/person-name.server.ts';
import { withoutGiving } from '../users/holdings.server.ts';
import { withoutOwnGain } from '../users/own-gain.server.ts';
import { roleMembers } from './role.calls.ts';
import { role } from './role.resource.ts';
import { ADMIN, assertGrantable, assertLevel, ROLE_SYSTEM_DEFAULT } from './role.rules.ts';

const records = recordsOf(role);
type Draft = Record<string, unknown> & { id: number; version: number };

/** The level of whoever acts; the system itself stands above all. */
export async function ownLevel(ctx: Ctx): Promise<number> {
  if (ctx.user.id === 0) return 0;
  const identity = await identityOf(ctx.db, ctx.user.id, { now: ctx.now });
  return identity?.level ?? (ctx.user.permissions.has('*') ? 1 : Number.POSITIVE_INFINITY);
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function assertGrants(ctx: Ctx, draft: Record<string, unknown>, before: readonly string[]): void {
  const known = new Set(before);
  const fresh = textsOf(draft.permissions).filter((permission) => !known.has(permission));
  assertGrantable((permission) => holds(ctx.user, permission), fresh);
}

async function create(ctx: Ctx, draft: Record<string, unknown>): Promise<unknown> {
  assertGrants(ctx, draft, []);
  const row = await records.create(ctx, withDefaults(role, draft));
  // The level as it was understood, not as it was written.
  assertLevel(await ownLevel(ctx), row.level);
  return row;
}

async function update(ctx: Ctx, draft: Draft): Promise<unknown> {
  const current = await records.get(ctx, draft.id);
  const own = await ownLevel(ctx);
  assertLevel(own, current.level);
  await assertNotOwnScope(ctx, current, draft);
  assertGrants(ctx, draft, current.permissions ?? []);
  assertAdminStays(current.code, draft);
  const members = await memberIds(ctx, draft.id);
  const row = await withoutOwnGain(ctx, () => withoutGiving(ctx, members, () => records.update(ctx, draft)));
  assertLevel(own, row.level);
  await forgetSessions(ctx);
  return row;
}

async function memberIds(ctx: Ctx, roleId: number): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>(
    'select id from identity_user where deleted_at is null and $1 = any(role_ids)',
    [roleId],
  );
  return rows.map((row) => row.id);
}

/** Nobody widens the data that a role of their own opens. */
async function assertNotOwnScope(ctx: Ctx, current: Row<typeof role>, draft: Draft): Promise<void> {
  if (ctx.user.permissions.has('*')) return;
  const changed = (['dataScope', 'organizationIds'] as const).find(
    (name) => name in draft && !isDeepStrictEqual(draft[name] ?? [], current[name] ?? []),
  );
  if (!changed || !(await accountById(ctx.db, ctx.user.id))?.roleIds?.includes(current.id)) return;
  const message = {
    zh: '不能修改本人所任角色的数据范围，须由他人修改',
    en: 'The data scope of a role that you hold is changed by somebody else',
  };
  throw new AppError('FORBIDDEN', message, { errors: [{ field: changed, message }] });
}

/** Codes are known to the code of the product, and the administrator keeps everything. */
function assertAdminStays(code: string, draft: Record<string, unknown>): void {
  const builtIn = code === ADMIN || code === ROLE_SYSTEM_DEFAULT;
  if (builtIn && 'code' in draft && draft.code !== code) {
    throw new AppError('RULE', { zh: '内置角色的编码不能修改', en: 'The code of a built-in role stays' });
  }
  if (code === ADMIN && 'permissions' in draft && !textsOf(draft.permissions).includes('*')) {
    throw new AppError('RULE', { zh: '系统管理员须保留全部权限', en: 'The administrator keeps every permission' });
  }
}

async function remove(ctx: Ctx, id: number, version: number | undefined): Promise<void> {
  const current = await records.get(ctx, id);
  assertLevel(await ownLevel(ctx), current.level);
  if (current.code === ADMIN || current.code === ROLE_SYSTEM_DEFAULT) {
    throw new AppError('RULE', { zh: '内置角色不能删除', en: 'A built-in role cannot be deleted' });
  }
  await records.remove(ctx, id, version);
  await forgetSessions(ctx);
}

async function restore(ctx: Ctx, id: number): Promise<unknown> {
  const row = await records.restore(ctx, id);
  assertLevel(await ownLevel(ctx), row.level);
  assertGrants(ctx, row, []);
  await forgetSessions(ctx);
  return row;
}

/** Refuses to give or take roles above one's own level. */
export async function assertMayGive(ctx: Ctx, roleIds: readonly number[]): Promise<void> {
  if (roleIds.length === 0) return;
  const own = await ownLevel(ctx);
  const rows = await ctx.db.query<{ level: number }>('select level from identity_role where id = any($1::bigint[])', [
    roleIds,
  ]);
  for (const { level } of rows) assertLevel(own, level);
}

export const roleEndpoints: readonly Endpoint[] = [
  serve(roleMembers, async (ctx, { params }) => {
    await records.get(ctx, params.id);
    return ctx.db.query<{ id: number; username: string; name: string; organization: string | null }>(
      `select u.id, u.username, ${personName(ctx.lang)} as name, case when $2 = 'en' then coalesce(nullif(o.name_en, ''), o.name) else o.name end as organization from identity_user u
       left join identity_organization o on o.id = u.organization_id
       where u.deleted_at is null and $1 = any(u.role_ids) order by u.username limit 1000`,
      [params.id, ctx.lang],
    );
  }),
  ...crudEndpoints(role, { create, update, remove, restore }),
];
