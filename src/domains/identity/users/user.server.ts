import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import { recordHistory } from '../../../kernel/server/history.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import type { Lang } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { openCiphertext } from '../auth/ciphertext.server.ts';
import { assertNewPassword, setPassword } from '../auth/credential.server.ts';
import { unlock } from '../auth/lockout.server.ts';
import { removeFactor } from '../auth/second-factor.server.ts';
import { forgetSessions, revokeSessions } from '../auth/session.server.ts';
import { assertMayGive } from '../roles/role.server.ts';
import { assertGivenWithin, assertTakenWithin, withoutGiving } from './holdings.server.ts';
import { withoutOwnGain } from './own-gain.server.ts';
import { assertMayTouch, assertNotOwnReach } from './reach.server.ts';
import * as calls from './user.calls.ts';
import { user } from './user.resource.ts';

const records = recordsOf(user);
type Draft = Record<string, unknown> & { id: number; version: number };

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.map(Number).filter((id) => Number.isSafeInteger(id)) : [];
const rule = (zh: string, en: string): AppError => new AppError('RULE', { zh, en });

/** Accounts differ by more than upper and lower case. */
async function assertNameFree(ctx: Ctx, username: unknown, id?: number): Promise<void> {
  const [other] = await ctx.db.query(
    'select 1 from identity_user where deleted_at is null and lower(username) = lower($1) and id <> coalesce($2, 0)',
    [String(username ?? ''), id ?? null],
  );
  if (!other) return;
  const message = { zh: '登录名已存在', en: 'This username exists already' };
  throw new AppError('DUPLICATE', message, { errors: [{ field: 'username', message }] });
}

/** A temporary account ends on a day to come; to close one at once is to disable it. */
function assertExpiry(ctx: Ctx, row: Record<string, unknown>, before?: { expiresOn: string | null }): void {
  if (!row.expiresOn || row.expiresOn === before?.expiresOn || String(row.expiresOn) >= officeDay(ctx.now)) return;
  const message = {
    zh: '有效期不能早于今天；要立即关闭账号，可停用',
    en: 'It cannot end before today; to close the account now, disable it',
  };
  throw new AppError('RULE', message, { errors: [{ field: 'expiresOn', message }] });
}

async function standing(ctx: Ctx, id: number) {
  const { username } = await records.get(ctx, id);
  const [row] = await ctx.db.query<{
    hasPassword: boolean;
    lockedUntil: string | null;
    sessions: number;
    secondFactor: boolean;
  }>(
    `select exists (select 1 from identity_credential where user_id = $1) as "hasPassword",
       exists (select 1 from identity_second_factor where user_id = $1) as "secondFactor",
       (select locked_until from identity_lockout where username = lower($2) and locked_until > $3) as "lockedUntil",
       (select count(*)::int from identity_session where user_id = $1 and revoked_at is null and expires_at > $3) as sessions`,
    [id, username, ctx.now.toISOString()],
  );
  return row!;
}

/** Creates an account. `password`, where given, becomes its first password; without one nobody can sign in yet. */
async function createUser(ctx: Ctx, given: Record<string, unknown>): Promise<{ id: number }> {
  const { password, ...draft } = given;
  await assertMayGive(ctx, idsOf(draft.roleIds));
  await assertNameFree(ctx, draft.username);
  assertExpiry(ctx, draft);
  const clear =
    typeof password === 'string' && password ? await openCiphertext(ctx.db, password, { now: ctx.now }) : undefined;
  if (clear) await assertNewPassword(ctx, clear, { field: 'password', username: String(draft.username) });
  const row = await records.create(ctx, withDefaults(user, draft));
  await assertGivenWithin(ctx, row.id);
  if (clear) await setPassword(ctx.db, row.id, clear, ctx.now);
  return row;
}

async function updateUser(ctx: Ctx, given: Draft): Promise<unknown> {
  const { password: _password, ...rest } = given;
  const draft: Draft = { ...rest, id: given.id, version: given.version };
  await assertMayTouch(ctx, draft.id);
  const before = await records.get(ctx, draft.id);
  assertNotOwnReach(ctx, before, draft);
  assertExpiry(ctx, draft, before);
  if ('username' in draft) await assertNameFree(ctx, draft.username, draft.id);
  if ('roleIds' in draft) {
    const [had, has] = [before.roleIds ?? [], idsOf(draft.roleIds)];
    await assertMayGive(ctx, [...had.filter((id) => !has.includes(id)), ...has.filter((id) => !had.includes(id))]);
  }
  if (draft.id === ctx.user.id && draft.enabled === false)
    throw rule('不能停用本人账号', 'You cannot disable yourself');
  const row = await withoutOwnGain(ctx, () => withoutGiving(ctx, [draft.id], () => records.update(ctx, draft)));
  if (row.enabled === false) await revokeSessions(ctx.db, { userId: row.id }, { now: ctx.now, reason: 'disabled' });
  await forgetSessions(ctx);
  return row;
}

async function removeUser(ctx: Ctx, id: number, version: number | undefined): Promise<void> {
  if (id === ctx.user.id) throw rule('不能删除本人账号', 'You cannot delete yourself');
  await assertMayTouch(ctx, id);
  await records.remove(ctx, id, version);
  await revokeSessions(ctx.db, { userId: id }, { now: ctx.now, reason: 'deleted' });
  await forgetSessions(ctx);
}

/** Back under the guards of a new account: a free name, no role and no data beyond the own ones. Its sign-ins stay ended. */
async function restoreUser(ctx: Ctx, id: number): Promise<unknown> {
  const row = await records.restore(ctx, id);
  await assertNameFree(ctx, row.username, id);
  await assertMayGive(ctx, row.roleIds ?? []);
  await assertGivenWithin(ctx, id);
  await forgetSessions(ctx);
  return row;
}

async function reset(ctx: Ctx, id: number, password: string): Promise<void> {
  const row = await records.get(ctx, id);
  await assertMayTouch(ctx, id);
  await assertTakenWithin(ctx, id);
  const clear = await openCiphertext(ctx.db, password, { now: ctx.now });
  await assertNewPassword(ctx, clear, { field: 'password', username: row.username });
  await setPassword(ctx.db, id, clear, ctx.now);
  await unlock(ctx.db, row.username);
  await revokeSessions(ctx.db, { userId: id }, { now: ctx.now, reason: 'password' });
  await recordHistory(ctx, { resource: user.name, recordId: id, action: 'resetPassword' });
  await forgetSessions(ctx);
}

async function relate(ctx: Ctx, id: number, values: Record<string, number | number[]>): Promise<unknown> {
  const { version } = await records.get(ctx, id);
  return updateUser(ctx, { ...values, id, version });
}

/** Gives the role to those who lack it, under the same guards as the form of each account; answers how many. */
async function addMembers(ctx: Ctx, roleId: number, userIds: readonly number[]): Promise<{ added: number }> {
  let added = 0;
  for (const id of new Set(userIds)) {
    const { version, roleIds } = await records.get(ctx, id);
    if (roleIds?.includes(roleId)) continue;
    await updateUser(ctx, { id, version, roleIds: [...(roleIds ?? []), roleId] });
    added += 1;
  }
  return { added };
}

async function removeMember(ctx: Ctx, roleId: number, id: number): Promise<void> {
  const { version, roleIds } = await records.get(ctx, id);
  if (!roleIds?.includes(roleId)) {
    throw new AppError('WRONG_STATE', { zh: '该用户不是此角色的成员', en: 'The user is no member of this role' });
  }
  await updateUser(ctx, { id, version, roleIds: roleIds.filter((one) => one !== roleId) });
}

/** Whoever has left is not chosen any more; of several of one name the username and the department tell who. */
const pick = {
  open: `coalesce(t.enabled, true) and (t.expires_on is null or t.expires_on >= ({now} at time zone 'Asia/Shanghai')::date)`,
  hint: (lang: Lang) =>
    `concat_ws(' · ', t.username, (select ${lang === 'en' ? `coalesce(nullif(o.name_en, ''), o.name)` : 'o.name'} from identity_organization o where o.id = t.organization_id))`,
};

const own = { create: createUser, update: updateUser, remove: removeUser, restore: restoreUser, pick };

export const userEndpoints: readonly Endpoint[] = [
  serve(calls.userById, (ctx, { query }) => records.get(ctx, query.id ?? query.userId ?? 0)),
  serve(calls.resetPassword, async (ctx, { params, body }) => {
    await reset(ctx, params.id, body.password);
    return undefined;
  }),
  serve(calls.resetSecondFactor, async (ctx, { params }) => {
    await records.get(ctx, params.id);
    await assertMayTouch(ctx, params.id);
    await assertTakenWithin(ctx, params.id);
    if (!(await removeFactor(ctx.db, params.id)))
      throw new AppError('WRONG_STATE', { zh: '该用户没有设置双重验证', en: 'The user has no second factor' });
    await revokeSessions(ctx.db, { userId: params.id }, { now: ctx.now, reason: 'second factor' });
    await recordHistory(ctx, { resource: user.name, recordId: params.id, action: 'resetSecondFactor' });
    await forgetSessions(ctx);
    return undefined;
  }),
  serve(calls.userStanding, (ctx, { params }) => standing(ctx, params.id)),
  serve(calls.signOutUser, async (ctx, { params }) => {
    await assertMayTouch(ctx, params.id);
    const ended = await revokeSessions(
      ctx.db,
      { userId: params.id },
      { now: ctx.now, reason: 'signed out by administrator' },
    );
    await recordHistory(ctx, { resource: user.name, recordId: params.id, action: 'signOut' });
    await forgetSessions(ctx);
    return { ended };
  }),
  serve(calls.unlockUser, async (ctx, { params }) => {
    const row = await records.get(ctx, params.id);
    await assertMayTouch(ctx, params.id);
    await unlock(ctx.db, row.username);
    await recordHistory(ctx, { resource: user.name, recordId: params.id, action: 'unlock' });
    return undefined;
  }),
  serve(calls.addRoleMembers, (ctx, { params, body }) => addMembers(ctx, params.id, body.userIds)),
  serve(calls.removeRoleMember, async (ctx, { params }) => {
    await removeMember(ctx, params.id, params.userId);
    return undefined;
  }),
  serve(calls.organizationIds, async (ctx, { query }) => {
    const row = await records.get(ctx, query.userId);
    return [...new Set([row.organizationId, ...(row.organizationIds ?? [])])];
  }),
  serve(
    calls.sysOrganizationIds,
    async (ctx, { query }) => (await records.get(ctx, query.userId)).dataOrganizationIds ?? [],
  ),
  // The first is where the person belongs, the others are held besides.
  serve(calls.updateOrganizationIds, async (ctx, { body }) => {
    const [first, ...others] = body.organizationIds;
    if (!first) throw rule('用户至少属于一个机构', 'A user belongs to one organization at least');
    return relate(ctx, body.userId, { organizationId: first, organizationIds: others });
  }),
  serve(calls.updateSysOrganizationIds, (ctx, { body }) =>
    relate(ctx, body.userId, { dataOrganizationIds: body.organizationIds }),
  ),
  ...crudEndpoints(user, {
    path: '/api/users',
    omit: ['list', 'get', 'options', 'history', 'export', 'import'],
    ...own,
  }),
  ...crudEndpoints(user, own),
];
