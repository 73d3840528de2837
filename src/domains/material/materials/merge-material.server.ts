import { type FieldError, invalid } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import type { ActHandler } from '../../../kernel/server/crud/act-endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Text } from '../../../kernel/text.ts';
import { unitConversion } from '../conversions/unit-conversion.resource.ts';
import { lockConversions } from '../conversions/unit-conversion.server.ts';
import { shipLimit } from '../ship-limits/ship-limit.resource.ts';
import type { materialFlow } from './material.flow.ts';
import { type MaterialRow, material } from './material.resource.ts';
import { inSuccession, mayRunOut } from './save-material.server.ts';

type Merging = ActHandler<typeof material.fields, typeof materialFlow.transitions.merge>;

const materials = recordsOf(material);
const conversions = recordsOf(unitConversion);
const limits = recordsOf(shipLimit);

const refuse = (message: Text): FieldError[] => [{ field: 'targetId', message }];

async function mergeProblems(ctx: Ctx, row: MaterialRow, target: MaterialRow): Promise<FieldError[]> {
  if (row.id === target.id) return refuse({ zh: '不能并入自身', en: 'A material is not merged into itself' });
  if (await inSuccession(ctx, row.id, target.id)) {
    return refuse({ zh: '目标物料已由本物料替代', en: 'The target is superseded by this material' });
  }
  if (row.baseUnitId === target.baseUnitId) return [];
  return refuse({
    zh: '两种物料的基本单位不同，不能合并',
    en: 'The base units differ: the two cannot be merged',
  });
}

/** Rows of the merged item that the target has none of go to it, the others go: what the target says stands. */
async function moveConversions(
  ctx: Ctx,
  from: number,
  { id: to, purchaseUnitId, purchaseFactor }: MaterialRow,
): Promise<void> {
  const rows = await ctx.db.query<{ id: number; taken: boolean }>(
    `select c.id, c.from_unit_id = $3::bigint or exists (select from material_unit_conversion o
         where o.material_id = $2 and o.from_unit_id = c.from_unit_id and o.deleted_at is null) as taken
     from material_unit_conversion c where c.material_id = $1 and c.deleted_at is null order by c.id`,
    [from, to, purchaseFactor === null ? null : purchaseUnitId],
  );
  for (const { id, taken } of rows) {
    if (taken) await conversions.remove(ctx, id);
    else await conversions.patch(ctx, id, { materialId: to }, { action: 'merge' });
  }
}

async function moveLimits(ctx: Ctx, from: number, to: number): Promise<void> {
  const rows = await ctx.db.query<{ id: number; taken: boolean }>(
    `select l.id, exists (select from material_ship_limit o where o.material_id = $2 and o.deleted_at is null
         and (o.organization_id = l.organization_id or o.ship_type = l.ship_type)) as taken
     from material_ship_limit l where l.material_id = $1 and l.deleted_at is null order by l.id`,
    [from, to],
  );
  for (const { id, taken } of rows) {
    if (taken) await limits.remove(ctx, id);
    else await limits.patch(ctx, id, { materialId: to }, { action: 'merge' });
  }
}

/**
 * One item that was entered twice becomes one: conversions and limits move to the target, what it replaced is replaced by the target, and
 * the merged item is disabled and names its successor. The target stays as it is, and its own conversions and limits stand.
 */
export const mergeMaterial: Merging = async (ctx, { row, values: { targetId }, move }) => {
  await lockConversions(ctx);
  const target = await materials.get(ctx, targetId);
  const errors = await mergeProblems(ctx, row, target);
  if (errors.length > 0) throw invalid(errors);
  const merged = await move({ replacedById: targetId });
  await moveConversions(ctx, row.id, target);
  // Whoever merges need not see every ship whose limits move along.
  await moveLimits(asSystem(ctx, '物料合并'), row.id, targetId);
  if (target.critical && (await mayRunOut(ctx, targetId))) {
    throw invalid(
      refuse({
        zh: '目标为关键物料，移入的定额最低为零',
        en: 'The target is critical, and a limit that would move there has a minimum of zero',
      }),
    );
  }
  const behind = await ctx.db.query<{ id: number }>(
    'select id from material_material where replaced_by_id = $1 and id <> $2 and deleted_at is null order by id',
    [row.id, targetId],
  );
  for (const one of behind) await materials.patch(ctx, one.id, { replacedById: targetId }, { action: 'merge' });
  return merged;
};
