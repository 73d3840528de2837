import type { Ctx } from '../../../kernel/server/context.ts';
import type { Decimal } from '../../../kernel/value/decimal.ts';
import { ratioToBase, type Step, shownFactor } from '../conversions/conversion.rules.ts';
import { generalSteps } from '../conversions/material-units.server.ts';
import { materialFacts } from './material-facts.server.ts';

type Pair = { readonly materialId: number; readonly unitId: number };

type Own = Omit<Step, 'toUnitId'> & { readonly materialId: number };

const keyOf = ({ materialId, unitId }: Pair): string => `${materialId} ${unitId}`;

/**
 * What one of a unit is in the base unit of a material, for many pairs at once; nothing for a unit in which the material is not
 * counted. Asked by `of`.
 */
export async function factorsToBase(
  ctx: Ctx,
  pairs: readonly Pair[],
): Promise<{ readonly of: (pair: Pair) => Decimal | undefined }> {
  const ids = [...new Set(pairs.map(({ materialId }) => materialId))];
  const [facts, general, own] = await Promise.all([
    materialFacts(ctx, ids),
    generalSteps(ctx),
    ctx.db.query<Own>({
      name: 'material-own-conversions-of',
      text: `select material_id as "materialId", from_unit_id as "fromUnitId", factor from material_unit_conversion
               where material_id = any($1::bigint[]) and deleted_at is null
             union all select id, purchase_unit_id, purchase_factor from material_material
               where id = any($1::bigint[]) and purchase_unit_id is not null and purchase_factor is not null`,
      values: [ids],
    }),
  ]);
  const steps = Map.groupBy(own, ({ materialId }) => materialId);
  const found = new Map(
    pairs.flatMap((pair) => {
      const material = facts.get(pair.materialId);
      if (!material) return [];
      const units = { baseUnitId: material.baseUnitId, own: steps.get(pair.materialId) ?? [], general };
      const ratio = ratioToBase(units, pair.unitId);
      return ratio ? [[keyOf(pair), shownFactor(ratio)] as const] : [];
    }),
  );
  return { of: (pair) => found.get(keyOf(pair)) };
}
