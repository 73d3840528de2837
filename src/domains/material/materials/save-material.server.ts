import { type FieldError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { lockCategories } from '../categories/category.server.ts';
import { generalRatio } from '../conversions/conversion.rules.ts';
import { generalSteps, ownSteps } from '../conversions/material-units.server.ts';
import { lockConversions } from '../conversions/unit-conversion.server.ts';
import { tooFine } from '../units/quantity.rules.ts';
import { type MaterialRow, material } from './material.resource.ts';
import { missingForType, missingForUse } from './material.rules.ts';
import { unitOfMaterial } from './unit-of-material.server.ts';

type Draft = Record<string, unknown>;
type Place = { code: string; purchaseType: string; leaf: boolean };

const materials = recordsOf(material);

const NO_LEAF = { zh: '须选最末级类别', en: 'Choose a category without others below it' };

/** The category of a material, held as it is until the material is saved. */
async function placeOf(ctx: Ctx, categoryId: unknown): Promise<Place | undefined> {
  if (!Number.isSafeInteger(categoryId)) return undefined;
  await lockCategories(ctx);
  const [row] = await ctx.db.query<Place>({
    name: 'material-place-of',
    text: `select c.code, c.purchase_type as "purchaseType",
             not exists (select from material_category b where b.parent_id = c.id and b.deleted_at is null) as leaf
           from material_category c where c.id = $1 and c.deleted_at is null`,
    values: [categoryId],
  });
  return row;
}

function placeProblems(place: Place | undefined, row: MaterialRow): FieldError[] {
  if (!place) return [];
  return [
    ...(place.leaf ? [] : [{ field: 'categoryId', message: NO_LEAF }]),
    ...missingForType(place.purchaseType, row),
  ];
}

/** Each unit has one factor: on the material for the purchase unit, or in a conversion, or by definition. */
async function unitProblems(ctx: Ctx, row: MaterialRow): Promise<FieldError[]> {
  const { baseUnitId, purchaseUnitId, purchaseFactor } = row;
  const problem = (zh: string, en: string): FieldError[] => [{ field: 'purchaseFactor', message: { zh, en } }];
  if (purchaseUnitId === null || purchaseUnitId === baseUnitId) {
    return purchaseFactor === null
      ? []
      : problem('采购单位与基本单位相同或未填，不填换算', 'Without another purchase unit there is no factor');
  }
  const general = generalRatio(await generalSteps(ctx), purchaseUnitId, baseUnitId) !== undefined;
  const own = (await ownSteps(ctx, row.id)).filter(({ fromUnitId }) => fromUnitId === purchaseUnitId).length;
  const told = general || own > (purchaseFactor === null ? 0 : 1);
  if (told && purchaseFactor !== null) {
    return problem('采购单位已有换算，此处不填', 'A conversion tells the purchase unit already; leave it empty');
  }
  return told || purchaseFactor !== null
    ? []
    : problem('采购单位与基本单位不同，须填换算', 'The purchase unit differs from the base unit: give the factor');
}

/** Whether a material is `by`, or one that it is replaced by in turn. */
export async function inSuccession(ctx: Ctx, id: number, by: number): Promise<boolean> {
  const [ring] = await ctx.db.query(
    `with recursive next as (select $1::bigint as id union select m.replaced_by_id from material_material m join next n on n.id = m.id)
     select from next where id = $2`,
    [by, id],
  );
  return ring !== undefined;
}

async function successionProblems(ctx: Ctx, row: MaterialRow): Promise<FieldError[]> {
  if (row.replacedById === null || !(await inSuccession(ctx, row.id, row.replacedById))) return [];
  return [
    {
      field: 'replacedById',
      message: {
        zh: '替代物料不能是本物料或被本物料替代的物料',
        en: 'A material cannot be superseded by itself or by one before it',
      },
    },
  ];
}

/** Whether some ship may run out of a material. */
export async function mayRunOut(ctx: Ctx, id: number): Promise<boolean> {
  const [row] = await ctx.db.query(
    'select from material_ship_limit where material_id = $1 and min_qty = 0 and deleted_at is null limit 1',
    [id],
  );
  return row !== undefined;
}

async function criticalProblems(ctx: Ctx, { id, critical }: MaterialRow): Promise<FieldError[]> {
  if (!critical || !(await mayRunOut(ctx, id))) return [];
  return [
    {
      field: 'critical',
      message: {
        zh: '有定额的最低为零，须先改定额',
        en: 'Some limit has a minimum of zero; change it first',
      },
    },
  ];
}

async function checkSaved(ctx: Ctx, row: MaterialRow, place: Place | undefined): Promise<void> {
  const { unit } = await unitOfMaterial(ctx, row.id);
  const errors = [
    ...placeProblems(place, row),
    ...tooFine(row, ['packQty', 'moq'], unit),
    ...(await unitProblems(ctx, row)),
    ...(await successionProblems(ctx, row)),
    ...(await criticalProblems(ctx, row)),
    ...(row.usable === 'ACTIVE' ? missingForUse(row) : []),
  ];
  if (errors.length > 0) throw invalid(errors);
}

/**
 * A new item has the next number of its category. It is active where its writer may activate and nothing is missing; else it waits for a
 * buyer, as what a ship asks for does.
 */
export async function createMaterial(ctx: Ctx, draft: Draft): Promise<MaterialRow> {
  const place = await placeOf(ctx, draft.categoryId);
  await lockConversions(ctx);
  const code =
    place && (await nextSerial(ctx, material.name, '{categoryCode}-{00000}', { values: { categoryCode: place.code } }));
  const ready = missingForUse({ ...draft, msds: typeof draft.msds === 'number' ? draft.msds : null }).length === 0;
  const usable = ready && holds(ctx.user, 'material:material:activate') ? 'ACTIVE' : 'PENDING';
  const row = await materials.create(ctx, draft, { code, usable });
  await checkSaved(ctx, row, place);
  return row;
}

/** What is counted in the base unit would mean something else in another. */
async function assertBaseUnitFree(ctx: Ctx, before: MaterialRow, row: MaterialRow): Promise<void> {
  if (before.baseUnitId === row.baseUnitId) return;
  const [counted] = await ctx.db.query(
    `select from material_ship_limit where material_id = $1 and deleted_at is null
     union all select from material_unit_conversion where material_id = $1 and deleted_at is null limit 1`,
    [row.id],
  );
  if (!counted) return;
  throw invalid([
    {
      field: 'baseUnitId',
      message: {
        zh: '已有换算或定额，基本单位不能改变',
        en: 'Conversions or limits are counted in it: the base unit stays',
      },
    },
  ]);
}

export async function updateMaterial(ctx: Ctx, draft: Draft & { id: number; version: number }): Promise<MaterialRow> {
  const before = await materials.get(ctx, draft.id);
  const place = await placeOf(ctx, draft.categoryId ?? before.categoryId);
  await lockConversions(ctx);
  const row = await materials.update(ctx, draft);
  await assertBaseUnitFree(ctx, before, row);
  await checkSaved(ctx, row, place);
  return row;
}

export async function restoreMaterial(ctx: Ctx, id: number): Promise<MaterialRow> {
  const row = await materials.restore(ctx, id);
  await checkSaved(ctx, row, await placeOf(ctx, row.categoryId));
  return row;
}
