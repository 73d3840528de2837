import { AppError, invalid, notFound } from '../../../kernel/errors.ts';
import { nameField, nameFields, tableNameOf } from '../../../kernel/resource/resource.ts';
import { actLabel } from '../../../kernel/server/acts.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { titleExpression } from '../../../kernel/server/crud/plan.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Database } from '../../../kernel/server/db/db.ts';
import { recordHistory } from '../../../kernel/server/history.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { allResources, findResource } from '../../../kernel/server/registry.ts';
import { say } from '../../../kernel/text.ts';
import { changePasswordProblems } from '../../../kernel/value/password.ts';
import { openCiphertext } from '../auth/ciphertext.server.ts';
import { assertNewPassword, setPassword } from '../auth/credential.server.ts';
import { identityOf } from '../auth/identity.server.ts';
import { identityView } from '../auth/identity-view.server.ts';
import { forgetSessions, revokeSessions } from '../auth/session.server.ts';
import { currentUser, menuOrder, updatePass } from '../users/user.calls.ts';
import { user } from '../users/user.resource.ts';
import {
  assertOwnPassword,
  changeEmail,
  mailAccount,
  revealMailPassword,
  saveMailAccount,
} from './mail-account.server.ts';
import { secondFactorEndpoints } from './my-second-factor.server.ts';
import * as calls from './personal.calls.ts';

const records = recordsOf(user);
const SESSION_LABEL = { zh: '登录', en: 'Sign-in' };

/** Changes one's own password and ends every sign-in of the account. */
async function changePassword(
  ctx: Ctx,
  database: Database,
  given: { oldPass: string; newPass: string; confirmPass?: string },
): Promise<void> {
  if (ctx.user.actor) {
    throw new AppError('FORBIDDEN', {
      zh: '以他人身份操作时不能修改密码',
      en: 'You cannot change a password while acting as somebody else',
    });
  }
  // An empty field is left to the rules of the form, which have words for it.
  const open = async (field: 'oldPass' | 'newPass' | 'confirmPass'): Promise<string> =>
    given[field] ? openCiphertext(ctx.db, given[field], { now: ctx.now, field }) : '';
  const [oldPass, newPass] = [await open('oldPass'), await open('newPass')];
  const confirmPass = given.confirmPass === undefined ? newPass : await open('confirmPass');
  const problems = changePasswordProblems({ oldPass, newPass, confirmPass });
  if (problems.length > 0) throw invalid(problems);
  await assertOwnPassword(ctx, oldPass, 'oldPass');
  await assertNewPassword(ctx, newPass, { username: ctx.user.username });
  if (newPass === oldPass) {
    throw invalid([
      { field: 'newPass', message: { zh: '新密码不能与旧密码相同', en: 'The new password equals the old one' } },
    ]);
  }
  await database.transaction(async (db) => {
    await setPassword(db, ctx.user.id, newPass, ctx.now);
    await revokeSessions(db, { userId: ctx.user.id }, { now: ctx.now, reason: 'password' });
    await recordHistory({ ...ctx, db }, { resource: user.name, recordId: ctx.user.id, action: 'updatePass' });
  });
}

const mySessions = (ctx: Ctx) =>
  ctx.db.query<{
    id: string;
    device: string | null;
    address: string | null;
    kind: string;
    createdAt: string;
    lastSeen: string;
    expiresAt: string;
    actorName: string | null;
    current: boolean;
  }>(
    `select s.id, s.device, s.address, s.kind, s.created_at as "createdAt", s.last_seen as "lastSeen", s.expires_at as "expiresAt",
       a.name as "actorName", s.id = $2 as current
     from identity_session s left join identity_user a on a.id = s.actor_id
     where s.user_id = $1 and s.revoked_at is null and s.expires_at > $3
       and (s.idle_minutes is null or s.active_at > $3::timestamptz - make_interval(mins => s.idle_minutes)) order by s.last_seen desc limit 100`,
    [ctx.user.id, ctx.user.sessionId ?? '', ctx.now.toISOString()],
  );

async function endSession(ctx: Ctx, id: string): Promise<void> {
  if (!(await mySessions(ctx)).some((session) => session.id === id)) throw notFound(SESSION_LABEL);
  await revokeSessions(ctx.db, { id }, { now: ctx.now, reason: 'signed out elsewhere' });
  await forgetSessions(ctx);
}

/** Names of the records behind the lines, those deleted since included: `identity.user 12` to its name. */
async function namesOf(
  ctx: Ctx,
  lines: readonly { resource: string; recordId: number }[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [name, group] of Map.groupBy(lines, (line) => line.resource)) {
    const resource = findResource(ctx, name);
    if (!resource) continue;
    const title = nameField(resource);
    const kind = title && resource.fields[title]?.kind;
    // A title that is a reference or a code says nothing without its own names.
    if (title ? kind !== 'text' && kind !== 'serial' : nameFields(resource).length === 0) continue;
    const text = `select t.id, ${titleExpression(ctx, resource, 't', ctx.lang)} as label from ${tableNameOf(resource)} t where t.id = any($1::bigint[])`;
    const rows = await ctx.db.query<{ id: number; label: string | null }>(text, [group.map((line) => line.recordId)]);
    for (const row of rows) if (row.label) names.set(`${name} ${row.id}`, row.label);
  }
  return names;
}

async function myHistory(ctx: Ctx, { page, size }: { page: number; size: number }) {
  const [rows, [count]] = await Promise.all([
    ctx.db.query<{ resource: string; recordId: number; action: string }>(
      `select at, resource, record_id as "recordId", action, actor_name as "actorName", reason, changes, request_id as "requestId"
       from kernel_history where user_id = $1 order by id desc limit $2 offset $3`,
      [ctx.user.id, size, page * size],
    ),
    ctx.db.query<{ n: number }>(
      'select count(*)::int as n from (select 1 from kernel_history where user_id = $1 limit 10000) capped',
      [ctx.user.id],
    ),
  ]);
  const labels = new Map(allResources(ctx).map((resource) => [resource.name, say(resource.label, ctx.lang)]));
  const names = await namesOf(ctx, rows);
  return {
    content: rows.map((row) => ({
      ...row,
      name: names.get(`${row.resource} ${row.recordId}`) ?? null,
      label: labels.get(row.resource) ?? row.resource,
      actionLabel: actLabel(ctx, row.resource, row.action)[ctx.lang],
    })),
    totalElements: count?.n ?? 0,
  };
}

const none = async (work: Promise<unknown>): Promise<undefined> => {
  await work;
  return undefined;
};

/** Failed passwords must stay counted although the call is refused. */
const outside = { transaction: false } as const;

export const personalEndpoints: readonly Endpoint[] = [
  serve(updatePass, (ctx, { body }, { app }) => none(changePassword(ctx, app.db, body)), outside),
  serve(currentUser, async (ctx) => {
    const identity = await identityOf(ctx.db, ctx.user.id, { now: ctx.now });
    if (!identity) throw notFound(user.label);
    return identityView(identity);
  }),
  serve(menuOrder, (ctx, { body }) =>
    none(
      records.patch(
        ctx,
        ctx.user.id,
        { menuOrder: Array.isArray(body) ? body : body.menuIds },
        { action: 'menuOrder' },
      ),
    ),
  ),
  ...secondFactorEndpoints,
  serve(calls.mySessions, mySessions),
  serve(calls.endSession, (ctx, { params }) => none(endSession(ctx, params.id))),
  serve(calls.endOtherSessions, async (ctx) => {
    const ended = await revokeSessions(
      ctx.db,
      { userId: ctx.user.id, except: ctx.user.sessionId },
      { now: ctx.now, reason: 'signed out elsewhere' },
    );
    await forgetSessions(ctx);
    return { ended };
  }),
  serve(calls.myHistory, (ctx, { query }) => myHistory(ctx, query)),
  serve(calls.updateProfile, async (ctx, { body }) => {
    const current = await records.get(ctx, ctx.user.id);
    const row = await records.update(ctx, { ...body, id: ctx.user.id, version: current.version });
    await forgetSessions(ctx);
    return { id: row.id, phone: row.phone, avatar: row.avatar };
  }),
  serve(calls.updateEmailOf, (ctx, { params, body }, { app }) => changeEmail(ctx, app.db, params.id, body), outside),
  serve(calls.updateEmail, (ctx, { body }) => none(saveMailAccount(ctx, body))),
  serve(
    calls.viewEmailPass,
    async (ctx, { params, query }) => ({ emailPass: await revealMailPassword(ctx, params.id, query.password) }),
    outside,
  ),
  serve(calls.userByCurrentEmail, (ctx) => mailAccount(ctx)),
];
