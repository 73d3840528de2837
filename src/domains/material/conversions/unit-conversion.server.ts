import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Text } from '../../../kernel/text.ts';
import { material } from '../materials/material.resource.ts';
import { closesRing, generalRatio, ratioToBase } from './conversion.rules.ts';
import { generalSteps } from './material-units.server.ts';
import { unitConversion } from './unit-conversion.resource.ts';

type Draft = Record<string, unknown>;
type Saved = { id: number; materialId: number | null; fromUnitId: number; toUnitId: number | null; factor: string };

const conversions = recordsOf(unitConversion);
const materials = recordsOf(material);

/** One at a time: two that are right alone could contradict each other. */
export async function lockConversions(ctx: Ctx): Promise<void> {
  await ctx.db.query('select pg_advisory_xact_lock(hashtext($1))', ['material.unitConversion']);
}

const refuse = (field: string, message: Text): FieldError => ({ field, message });

/** Of a material, the target is its base unit whatever was sent. */
async function aimed(ctx: Ctx, draft: Draft): Promise<Draft> {
  await lockConversions(ctx);
  if (!draft.materialId) return draft;
  const { baseUnitId } = await materials.get(ctx, Number(draft.materialId));
  return { ...draft, toUnitId: baseUnitId };
}

async function checkSaved<S extends Saved>(ctx: Ctx, row: S): Promise<S> {
  const errors =
    row.materialId === null ? await generalProblems(ctx, row) : await ownProblems(ctx, row.materialId, row);
  if (errors.length > 0) throw invalid(errors);
  return row;
}

/** A packaging says nothing about a unit that the purchase unit or a definition tells already. */
async function ownProblems(ctx: Ctx, materialId: number, row: Saved): Promise<FieldError[]> {
  const { purchaseUnitId, purchaseFactor } = await materials.get(ctx, materialId);
  if (purchaseUnitId === row.fromUnitId && purchaseFactor !== null) {
    return [
      refuse('fromUnitId', {
        zh: '这是该物料的采购单位，换算在物料上填写',
        en: "This is the material's purchase unit; its factor stands in the material",
      }),
    ];
  }
  if (!generalRatio(await generalSteps(ctx), row.fromUnitId, row.toUnitId ?? 0)) return [];
  return [
    refuse('fromUnitId', {
      zh: '两个单位已有通用换算，不能另设',
      en: 'A general conversion joins the two units; a second one is not allowed',
    }),
  ];
}

/** General conversions stay inside a dimension, lead on from a unit once, make no ring, and contradict no packaging. */
async function generalProblems(ctx: Ctx, row: Saved): Promise<FieldError[]> {
  const toUnitId = row.toUnitId ?? 0;
  const units = await ctx.db.query<{ dimension: string }>(
    'select dimension from material_unit where id = any($1::bigint[])',
    [[row.fromUnitId, toUnitId]],
  );
  if (new Set(units.map(({ dimension }) => dimension)).size > 1) {
    return [
      refuse('toUnitId', {
        zh: '通用换算只能在同一量纲内，不同量纲须按物料换算',
        en: 'A general conversion stays inside one dimension; others are of a material',
      }),
    ];
  }
  const others = await generalSteps(ctx, row.id);
  if (others.some(({ fromUnitId }) => fromUnitId === row.fromUnitId)) {
    return [refuse('fromUnitId', { zh: '该单位已有通用换算', en: 'The unit has a general conversion already' })];
  }
  if (closesRing(others, { fromUnitId: row.fromUnitId, toUnitId })) {
    return [
      refuse('toUnitId', {
        zh: '这两个单位已能换算，再设会形成循环',
        en: 'The two units are joined already; this would close a ring',
      }),
    ];
  }
  return contradicted(ctx, [...others, { fromUnitId: row.fromUnitId, toUnitId, factor: row.factor }]);
}

/** Names a material whose own packaging the definitions would now tell too. */
async function contradicted(ctx: Ctx, general: Parameters<typeof generalRatio>[0]): Promise<FieldError[]> {
  const own = await ctx.db.query<{ code: string; from: number; to: number }>(
    `select distinct on (u.unit, m.base_unit_id) m.code, u.unit as "from", m.base_unit_id as "to"
     from material_material m join lateral (
       select c.from_unit_id as unit from material_unit_conversion c where c.material_id = m.id and c.deleted_at is null
       union all select m.purchase_unit_id where m.purchase_factor is not null) u on u.unit is not null
     where m.deleted_at is null order by u.unit, m.base_unit_id, m.code`,
  );
  const found = own.find(({ from, to }) => generalRatio(general, from, to));
  if (!found) return [];
  return [
    refuse('toUnitId', {
      zh: `物料 ${found.code} 已自定这两个单位的换算`,
      en: `Material ${found.code} has a conversion of its own between the two units`,
    }),
  ];
}

/** What stands between units stays as it was made: another packaging is another row. */
const FIXED = ['materialId', 'fromUnitId', 'toUnitId'] as const;

function changedOf(draft: Draft, before: Readonly<Record<(typeof FIXED)[number], number | null>>): FieldError[] {
  return FIXED.filter((name) => name in draft && Number(draft[name] ?? 0) !== Number(before[name] ?? 0)).map((field) =>
    refuse(field, {
      zh: '已建立的换算只能改系数，其他包装须另建',
      en: 'Of a conversion only the factor changes; make another one for another packaging',
    }),
  );
}

type Relying = { id: number; code: string; purchaseUnitId: number; baseUnitId: number };

/** Refuses to leave a purchase unit without a way into the base unit: an order could not be counted. */
async function assertPurchasable(ctx: Ctx, materialId: number | null): Promise<void> {
  const relying = await ctx.db.query<Relying>(
    `select id, code, purchase_unit_id as "purchaseUnitId", base_unit_id as "baseUnitId" from material_material
     where deleted_at is null and purchase_factor is null and purchase_unit_id <> base_unit_id
       and ($1::bigint is null or id = $1) order by code`,
    [materialId],
  );
  const own = Map.groupBy(
    await ctx.db.query<{ materialId: number; fromUnitId: number; factor: string }>(
      `select material_id as "materialId", from_unit_id as "fromUnitId", factor from material_unit_conversion
       where material_id = any($1::bigint[]) and deleted_at is null`,
      [relying.map(({ id }) => id)],
    ),
    (step) => step.materialId,
  );
  const general = await generalSteps(ctx);
  const lost = relying.find(
    ({ id, baseUnitId, purchaseUnitId }) =>
      !ratioToBase({ baseUnitId, own: own.get(id) ?? [], general }, purchaseUnitId),
  );
  if (!lost) return;
  throw new AppError('RULE', {
    zh: `物料 ${lost.code} 的采购单位依靠此换算，须先在物料上填写采购换算`,
    en: `The purchase unit of ${lost.code} relies on this conversion; give that material a purchase factor first`,
  });
}

const create = async (ctx: Ctx, draft: Draft) =>
  checkSaved(ctx, await conversions.create(ctx, await aimed(ctx, draft)));

async function update(ctx: Ctx, draft: Draft & { id: number; version: number }) {
  await lockConversions(ctx);
  const errors = changedOf(draft, await conversions.get(ctx, draft.id));
  if (errors.length > 0) throw invalid(errors);
  return checkSaved(ctx, await conversions.update(ctx, draft));
}

async function remove(ctx: Ctx, id: number, version: number | undefined): Promise<void> {
  await lockConversions(ctx);
  const { materialId } = await conversions.get(ctx, id);
  await conversions.remove(ctx, id, version);
  await assertPurchasable(ctx, materialId);
}

async function restore(ctx: Ctx, id: number) {
  await lockConversions(ctx);
  return checkSaved(ctx, await conversions.restore(ctx, id));
}

export const unitConversionEndpoints = crudEndpoints(unitConversion, { create, update, remove, restore });
