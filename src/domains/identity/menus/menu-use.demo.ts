import type { Ctx } from '../../../kernel/server/context.ts';

/** How often the people of the demo company opened pages of the shell, which have no entry in the menu: these stand under 0. */
export async function demoMenuUse(
  ctx: Ctx,
  uses: readonly { userId: number; day: string; count: number }[],
): Promise<void> {
  await ctx.db.query(
    `insert into identity_menu_use (user_id, menu_id, day, count)
     select "userId", 0, day, count from json_to_recordset($1) as u ("userId" bigint, day date, count int)`,
    [JSON.stringify(uses)],
  );
}
