import { AppError, notFound } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Database, Db } from '../../../kernel/server/db/db.ts';
import { recordHistory } from '../../../kernel/server/history.ts';
import { assertPermission } from '../../../kernel/server/permit/permit.ts';
import { openCiphertext } from '../auth/ciphertext.server.ts';
import { credentialOf, passwordMatches } from '../auth/credential.server.ts';
import { clearAttempts, inTurn, refusalAfter, takeAttempt } from '../auth/lockout.server.ts';
import { seal, sealAnew, unseal } from '../auth/secrets.server.ts';
import { assertMayTouch } from '../users/reach.server.ts';
import { user } from '../users/user.resource.ts';

const records = recordsOf(user);
const boundTo = (userId: number): string => `mail:${userId}`;

/** Refuses unless the person gave their own password again; failures count like those of sign-in. */
export const assertOwnPassword = (ctx: Ctx, password: string, field: string): Promise<void> =>
  inTurn(ctx.user.username, () => lookAtOwn(ctx, password, field));

async function lookAtOwn(ctx: Ctx, password: string, field: string): Promise<void> {
  const failures = await takeAttempt(ctx.db, ctx.user.username, ctx.now);
  if (await passwordMatches(await credentialOf(ctx.db, ctx.user.id), password)) {
    return clearAttempts(ctx.db, ctx.user.username);
  }
  const refusal = await refusalAfter(ctx.db, ctx.user.username, failures, ctx.now);
  const message = { zh: '密码不正确', en: 'The password is wrong' };
  throw refusal.code === 'LOCKED' ? refusal : new AppError('VALIDATION', message, { errors: [{ field, message }] });
}

/** One's own address against one's password, another's with the permission to edit users. */
export async function changeEmail(
  ctx: Ctx,
  database: Database,
  id: number,
  given: { email: string; password?: string },
): Promise<unknown> {
  if (id !== ctx.user.id) {
    assertPermission(ctx, 'identity:user:edit');
    await assertMayTouch(ctx, id);
  } else await assertOwnPassword(ctx, await openCiphertext(ctx.db, given.password ?? '', { now: ctx.now }), 'password');
  const { row } = await database.transaction((db) =>
    records.patch({ ...ctx, db }, id, { email: given.email }, { action: 'edit' }),
  );
  return { id: row.id, email: row.email };
}

type Account = { email: string; host?: string | null; port?: number | null };

/** Keeps the account by which one's e-mails are sent; its password is sealed, an absent one stays as it was. */
export async function saveMailAccount(ctx: Ctx, given: Account & { emailPass?: string }): Promise<void> {
  if (ctx.user.actor) {
    throw new AppError('FORBIDDEN', {
      zh: '以他人身份操作时不能修改邮箱账号',
      en: 'A mail account is not changed while acting as somebody else',
    });
  }
  const clear =
    given.emailPass && (await openCiphertext(ctx.db, given.emailPass, { now: ctx.now, field: 'emailPass' }));
  const sealed = clear ? await seal(ctx.db, clear, boundTo(ctx.user.id)) : null;
  await ctx.db.query(
    `insert into identity_mail_account as m (user_id, email, sealed_password, host, port, updated_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id) do update set email = excluded.email, host = excluded.host, port = excluded.port,
       sealed_password = coalesce(excluded.sealed_password, m.sealed_password), updated_at = excluded.updated_at`,
    [ctx.user.id, given.email, sealed, given.host ?? null, given.port ?? null, ctx.now.toISOString()],
  );
  await recordHistory(ctx, { resource: user.name, recordId: ctx.user.id, action: 'mailAccount' });
}

/** Seals the passwords that the database's own key sealed with the one outside it, when there is one by now. */
export async function resealMailAccounts(db: Db): Promise<void> {
  const rows = await db.query<{ userId: number; sealed: string }>(
    'select user_id as "userId", sealed_password as sealed from identity_mail_account where sealed_password is not null',
  );
  const fresh: { id: number; sealed: string }[] = [];
  for (const { userId, sealed } of rows) {
    const anew = await sealAnew(db, sealed, boundTo(userId));
    if (anew) fresh.push({ id: userId, sealed: anew });
  }
  if (fresh.length === 0) return;
  await db.query(
    `update identity_mail_account m set sealed_password = n.sealed
     from jsonb_to_recordset($1) as n(id bigint, sealed text) where m.user_id = n.id`,
    [JSON.stringify(fresh)],
  );
}

/** Who I am with my e-mail account, without its password. */
export async function mailAccount(ctx: Ctx): Promise<unknown> {
  const row = await records.get(ctx, ctx.user.id);
  const [account] = await ctx.db.query<Account & { hasEmailPass: boolean }>(
    'select email, host, port, sealed_password is not null as "hasEmailPass" from identity_mail_account where user_id = $1',
    [ctx.user.id],
  );
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    email: account?.email ?? row.email,
    host: account?.host ?? null,
    port: account?.port ?? null,
    hasEmailPass: account?.hasEmailPass ?? false,
  };
}

/** Shows the mail password to its owner alone, never to whoever acts for them; every look is logged. */
export async function revealMailPassword(ctx: Ctx, id: number, ciphertext: string): Promise<string | null> {
  if (id !== ctx.user.id || ctx.user.actor) throw notFound(user.label);
  await assertOwnPassword(ctx, await openCiphertext(ctx.db, ciphertext, { now: ctx.now }), 'password');
  const [row] = await ctx.db.query<{ sealed: string | null }>(
    'select sealed_password as sealed from identity_mail_account where user_id = $1',
    [id],
  );
  await recordHistory(ctx, { resource: user.name, recordId: id, action: 'viewEmailPass' });
  return row?.sealed ? ((await unseal(ctx.db, row.sealed, boundTo(id))) ?? null) : null;
}
