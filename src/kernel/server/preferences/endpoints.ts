import { AppError } from '../../errors.ts';
import { readPreferences, savePreference } from '../../preference.calls.ts';
import type { Ctx } from '../context.ts';
import { type Endpoint, serve } from '../http/endpoint.ts';

/** Of one person; more than the shell has words for is nobody's preference. */
const MOST = 50;

async function read(ctx: Ctx): Promise<Record<string, unknown>> {
  const rows = await ctx.db.query<{ name: string; value: unknown }>({
    name: 'kernel-preferences',
    text: `select name, value from kernel_preference where user_id = $1 limit ${MOST}`,
    values: [ctx.user.id],
  });
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

async function save(ctx: Ctx, name: string, value: unknown): Promise<void> {
  // Who acts as somebody leaves that person's preferences alone.
  if (ctx.user.actor) return;
  if (value === null) {
    await ctx.db.query('delete from kernel_preference where user_id = $1 and name = $2', [ctx.user.id, name]);
    return;
  }
  const saved = await ctx.db.query<{ name: string }>(
    `insert into kernel_preference as p (user_id, name, value, at)
     select $1, $2, $3::jsonb, $4 where exists (select 1 from kernel_preference where user_id = $1 and name = $2)
       or (select count(*) from kernel_preference where user_id = $1) < ${MOST}
     on conflict (user_id, name) do update set value = excluded.value, at = excluded.at returning name`,
    [ctx.user.id, name, JSON.stringify(value), ctx.now.toISOString()],
  );
  if (saved.length === 0)
    throw new AppError('TOO_LARGE', { zh: '偏好设置已达上限', en: 'There is no room for another preference' });
}

export const preferenceEndpoints: readonly Endpoint[] = [
  serve(readPreferences, (ctx) => read(ctx)),
  serve(savePreference, async (ctx, { body }) => {
    await save(ctx, body.name, body.value);
    return undefined;
  }),
];
