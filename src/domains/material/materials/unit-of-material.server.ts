import { notFound } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import type { UnitFacts } from '../units/quantity.rules.ts';
import { material } from './material.resource.ts';

type Facts = { readonly unit: UnitFacts; readonly baseUnitId: number; readonly critical: boolean };

/** The base unit of a material and what else decides about quantities of it. NOT_FOUND where there is none. */
export async function unitOfMaterial(ctx: Ctx, id: number): Promise<Facts> {
  const [row] = await ctx.db.query<UnitFacts & { baseUnitId: number; critical: boolean }>({
    name: 'material-unit-of',
    text: `select u.name, u.name_en as "nameEn", u.decimals, u.id as "baseUnitId", coalesce(m.critical, false) as critical
           from material_material m join material_unit u on u.id = m.base_unit_id where m.id = $1 and m.deleted_at is null`,
    values: [id],
  });
  if (!row) throw notFound(material.label);
  const { baseUnitId, critical, ...unit } = row;
  return { unit, baseUnitId, critical };
}
