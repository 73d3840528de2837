import type { Ctx } from '../../../kernel/server/context.ts';
import { categoriesAbove } from '../../material/public.server.ts';
import { systemsOf } from '../systems/systems-of.server.ts';
import { subjectTree } from './subject-tree.server.ts';

/** What is bought: its material where it has one, and the way in which it is bought. */
export type Bought = { readonly materialId?: number | null; readonly purchaseType: string };

export type Charged = {
  /** The subject of each thing, in the order asked; null where nobody has decided. */
  readonly subjects: readonly (number | null)[];
  /** All that take entries: nothing stands below them. */
  readonly leaves: ReadonlySet<number>;
  /** Whether the ship or unit is budgeted in the year at all: then each thing needs a subject. */
  readonly budgeted: boolean;
};

type Mapping = { categoryId: number | null; purchaseType: string | null; subjectId: number };

/**
 * To which subject each thing is charged: the mapping of its category, or of the nearest above, else that of the way in which it is
 * bought.
 */
export async function chargedTo(
  ctx: Ctx,
  { organizationId, year }: { organizationId: number; year: number },
  asked: readonly Bought[],
): Promise<Charged> {
  const tree = await subjectTree(ctx);
  const parents = new Set(tree.map(({ parentId }) => parentId));
  const leaves = new Set(tree.filter(({ id, enabled }) => enabled && !parents.has(id)).map(({ id }) => id));
  const mappings = (
    await ctx.db.query<Mapping>({
      name: 'finance-mappings',
      text: `select m.category_id as "categoryId", m.purchase_type as "purchaseType", s.id as "subjectId"
             from finance_subject_mapping m join finance_budget_subject s on s.id = m.parent_id where s.deleted_at is null`,
    })
  ).filter(({ subjectId }) => leaves.has(subjectId));
  const byCategory = new Map(mappings.flatMap((one) => (one.categoryId ? [[one.categoryId, one.subjectId]] : [])));
  const byType = new Map(mappings.flatMap((one) => (one.purchaseType ? [[one.purchaseType, one.subjectId]] : [])));
  const above = await categoriesAbove(ctx, [...new Set(asked.flatMap(({ materialId }) => materialId ?? []))]);
  const systems = await systemsOf(ctx, [year]);
  return {
    leaves,
    budgeted: systems.some(({ organizationIds }) => organizationIds.includes(organizationId)),
    subjects: asked.map(({ materialId, purchaseType }) => {
      const line = (materialId && above.get(materialId)) || [];
      const found = line.find((id) => byCategory.has(id));
      return (found === undefined ? byType.get(purchaseType) : byCategory.get(found)) ?? null;
    }),
  };
}
