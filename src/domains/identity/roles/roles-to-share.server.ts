import type { Ctx } from '../../../kernel/server/context.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import type { Text } from '../../../kernel/text.ts';

/** Roles with which a view of a list may be shared: none for whoever may not share. */
export async function rolesToShare(ctx: Ctx): Promise<readonly { code: string; label: Text }[]> {
  if (!holds(ctx.user, 'identity:listView:share')) return [];
  const rows = await ctx.db.query<{ code: string; zh: string; en: string }>(
    `select code, name as zh, coalesce(nullif(name_en, ''), name) as en from identity_role where deleted_at is null order by level, code`,
  );
  return rows.map(({ code, zh, en }) => ({ code, label: { zh, en } }));
}
