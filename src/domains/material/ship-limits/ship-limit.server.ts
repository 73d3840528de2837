import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { unitOfMaterial } from '../materials/unit-of-material.server.ts';
import { tooFine } from '../units/quantity.rules.ts';
import { shipLimit } from './ship-limit.resource.ts';
import { checkCritical } from './ship-limit.rules.ts';

type Draft = Record<string, unknown>;
type Limit = {
  materialId: number;
  organizationId: number | null;
  minQty: string;
  maxQty: string;
  reorderQty: string | null;
};

const limits = recordsOf(shipLimit);
const QUANTITIES = ['minQty', 'maxQty', 'reorderQty', 'monthlyUse'] as const;

/** What holds for all ships of a type is decided ashore. */
export const FLEET_PERMISSION = 'material:shipLimit:fleet';

function assertMayDecide(ctx: Ctx, limit: Pick<Limit, 'organizationId'>): void {
  if (limit.organizationId !== null || holds(ctx.user, FLEET_PERMISSION)) return;
  throw new AppError(
    'FORBIDDEN',
    {
      zh: `您没有维护船型通用定额的权限（${FLEET_PERMISSION}），请填写船舶或岸库`,
      en: `Limits of a type of ships need the permission ${FLEET_PERMISSION}; name the ship or store`,
    },
    { data: { permission: FLEET_PERMISSION } },
  );
}

/** Quantities are in the material's base unit, and a critical item has a minimum. */
async function checkSaved<L extends Limit>(ctx: Ctx, row: L): Promise<L> {
  assertMayDecide(ctx, row);
  const { unit, critical } = await unitOfMaterial(ctx, row.materialId);
  const errors = [...tooFine(row, QUANTITIES, unit), ...checkCritical(critical, row)];
  if (errors.length > 0) throw invalid(errors);
  return row;
}

const create = async (ctx: Ctx, draft: Draft) => checkSaved(ctx, await limits.create(ctx, draft));

async function update(ctx: Ctx, draft: Draft & { id: number; version: number }) {
  assertMayDecide(ctx, await limits.get(ctx, draft.id));
  return checkSaved(ctx, await limits.update(ctx, draft));
}

async function remove(ctx: Ctx, id: number, version: number | undefined): Promise<void> {
  assertMayDecide(ctx, await limits.get(ctx, id));
  await limits.remove(ctx, id, version);
}

const restore = async (ctx: Ctx, id: number) => checkSaved(ctx, await limits.restore(ctx, id));

export const shipLimitEndpoints = crudEndpoints(shipLimit, { create, update, remove, restore });
