import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { material } from '../materials/material.resource.ts';
import { ratioToBase, type Step, shownFactor, type UnitsOf } from './conversion.rules.ts';

/** What holds for every material. */
export function generalSteps(ctx: Ctx, except: number | null = null): Promise<Step[]> {
  return ctx.db.query<Step>({
    name: 'material-general-conversions',
    text: `select from_unit_id as "fromUnitId", to_unit_id as "toUnitId", factor from material_unit_conversion
           where material_id is null and deleted_at is null and id is distinct from $1::bigint order by id`,
    values: [except],
  });
}

/** The packagings of a material: its conversions, and its purchase unit where the material says its factor. */
export function ownSteps(ctx: Ctx, materialId: number): Promise<Omit<Step, 'toUnitId'>[]> {
  return ctx.db.query<Omit<Step, 'toUnitId'>>({
    name: 'material-own-conversions',
    text: `select from_unit_id as "fromUnitId", factor from material_unit_conversion where material_id = $1 and deleted_at is null
           union all select purchase_unit_id, purchase_factor from material_material
             where id = $1 and purchase_unit_id is not null and purchase_factor is not null`,
    values: [materialId],
  });
}

const materials = recordsOf(material);

export type MaterialUnit = {
  unitId: number;
  code: string;
  name: string;
  nameEn: string;
  /** What one is in the base unit, eight places. */
  factor: string;
  /** The base unit itself, one of this material, or one that holds for all. */
  from: 'BASE' | 'OWN' | 'GENERAL';
};

/** The units in which a quantity of a material may be given, the base unit first. NOT_FOUND where there is no such material. */
export async function unitsOfMaterial(ctx: Ctx, materialId: number): Promise<MaterialUnit[]> {
  const { baseUnitId } = await materials.get(ctx, materialId);
  const units: UnitsOf = { baseUnitId, own: await ownSteps(ctx, materialId), general: await generalSteps(ctx) };
  const all = await ctx.db.query<Pick<MaterialUnit, 'unitId' | 'code' | 'name' | 'nameEn'>>({
    name: 'material-units',
    text: `select id as "unitId", code, name, name_en as "nameEn" from material_unit where deleted_at is null
           order by id = $1 desc, sort_num, id`,
    values: [baseUnitId],
  });
  return all.flatMap((unit) => {
    const ratio = ratioToBase(units, unit.unitId);
    if (!ratio) return [];
    const own = units.own.some(({ fromUnitId }) => fromUnitId === unit.unitId);
    const from = unit.unitId === baseUnitId ? 'BASE' : own ? 'OWN' : 'GENERAL';
    return [{ ...unit, factor: shownFactor(ratio), from }];
  });
}
