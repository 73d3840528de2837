import type { Ctx } from '../../../kernel/server/context.ts';
import type { Db } from '../../../kernel/server/db/db.ts';
import type { Text } from '../../../kernel/text.ts';
import type { SessionKind } from './session.server.ts';

export type SignInLine = { username: string; userId?: number; ok: boolean; reason?: Text; counted?: boolean };

/** Writes one line into the log of sign-ins. What was typed as password never gets here. */
export async function logSignIn(
  db: Db,
  line: SignInLine & { now: Date; kind: SessionKind; address: string; device?: string },
): Promise<void> {
  await db.query(
    `insert into identity_sign_in_log (at, username, user_id, ok, kind, reason, reason_en, address, device, counted)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      line.now.toISOString(),
      line.username.slice(0, 80),
      line.userId ?? null,
      line.ok,
      line.kind,
      line.reason?.zh ?? null,
      line.reason?.en ?? null,
      line.address,
      line.device?.slice(0, 300) ?? null,
      line.counted ?? true,
    ],
  );
}

const OLD = 'at < $1::timestamptz - make_interval(months => $2)';

/** Deletes attempts to sign in of before `months` ago; answers how many. */
export async function purgeSignIns(ctx: Ctx, months: number): Promise<number> {
  const [row] = await ctx.db.query<{ n: number }>(
    `with gone as (delete from identity_sign_in_log where ${OLD} returning 1)
     select count(*)::int as n from gone`,
    [ctx.now.toISOString(), months],
  );
  return row?.n ?? 0;
}

/** How many of them there are. */
export async function countOldSignIns(ctx: Ctx, months: number): Promise<number> {
  const [row] = await ctx.db.query<{ n: number }>(`select count(*)::int as n from identity_sign_in_log where ${OLD}`, [
    ctx.now.toISOString(),
    months,
  ]);
  return row?.n ?? 0;
}
