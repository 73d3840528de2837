import type { Ctx } from '../../../kernel/server/context.ts';

/** Roles by code; those that are not there are missing. */
export async function roleIds(ctx: Ctx, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db.query<{ id: number; code: string }>({
    name: 'identity-role-ids',
    text: 'select id, code from identity_role where code = any($1::text[]) and deleted_at is null',
    values: [codes],
  });
  return new Map(rows.map(({ id, code }) => [code, id]));
}
