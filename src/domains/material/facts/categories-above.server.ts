import type { Ctx } from '../../../kernel/server/context.ts';

/** The categories of materials, by material: its own and those above it, the nearest first. */
export async function categoriesAbove(
  ctx: Ctx,
  materialIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (materialIds.length === 0) return new Map();
  const rows = await ctx.db.query<{ id: number; line: number[] }>({
    name: 'material-categories-above',
    text: `with recursive above as (
             select m.id, c.id as category_id, c.parent_id, 1 as step
             from material_material m join material_category c on c.id = m.category_id where m.id = any($1::bigint[])
             union all
             select a.id, c.id, c.parent_id, a.step + 1 from above a join material_category c on c.id = a.parent_id where a.step < 9)
           select id, array_agg(category_id order by step) as line from above group by id`,
    values: [materialIds],
  });
  return new Map(rows.map(({ id, line }) => [id, line]));
}
