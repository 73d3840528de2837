import type { Ctx } from '../../../kernel/server/context.ts';
import type { RoleCode } from '../roles/role-seed.text.ts';

/** Ids of the partners that have a role, or those of the given ones, in the order of their numbers. */
export async function partnersInRole(ctx: Ctx, role: RoleCode, ids?: readonly number[]): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>({
    name: 'partner-in-role',
    text: `select p.id from partner_partner p join partner_role r on r.id = any(p.role_ids) and r.code = $1 and r.deleted_at is null
      where p.deleted_at is null and ($2::bigint[] is null or p.id = any($2::bigint[])) order by p.partner_no, p.id`,
    values: [role, ids ?? null],
  });
  return rows.map(({ id }) => id);
}
