import type { Ctx } from '../../../kernel/server/context.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { organizationRows, PEOPLE } from '../../identity/public.server.ts';
import { withBelow } from '../../identity/public.ts';

/** Open accounts of the audience over the alias `u`; `$1` its organisations with all below them (null: everybody), `$2` the day. */
export const IN_AUDIENCE = `u.deleted_at is null and u.enabled is not false and (u.expires_on is null or u.expires_on >= $2)
  and ($1::bigint[] is null or u.organization_id = any($1) or u.organization_ids && $1)`;

/** The organisations that an announcement reaches; null when it reaches everybody. */
export async function unitsOf(ctx: Ctx, organizationIds: readonly number[] | null): Promise<number[] | null> {
  if (!organizationIds?.length) return null;
  return [...withBelow(await organizationRows(ctx), organizationIds)];
}

/** Everybody whom an announcement reaches today. */
export async function audienceOf(ctx: Ctx, organizationIds: readonly number[] | null): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>(`select u.id from ${PEOPLE} u where ${IN_AUDIENCE}`, [
    await unitsOf(ctx, organizationIds),
    officeDay(ctx.now),
  ]);
  return rows.map((row) => row.id);
}
