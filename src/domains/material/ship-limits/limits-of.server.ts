import type { Ctx } from '../../../kernel/server/context.ts';
import { limitFor } from './ship-limit.rules.ts';

export type Limit = {
  readonly materialId: number;
  readonly organizationId: number | null;
  readonly shipType: string | null;
  readonly minQty: string;
  readonly maxQty: string;
  /** Days from an order until it is on board; nothing where nobody says. */
  readonly leadDays: number | null;
};

/** Whose limits: a ship or store by its organization, and the type of the ship where it is one. */
type Place = { readonly organizationId: number; readonly shipType: string | null };

/** The limits that a ship or store has of some materials: its own, or those of the type of the ship. */
export async function limitsOf(
  ctx: Ctx,
  place: Place,
  ids: readonly number[],
): Promise<(id: number) => Limit | undefined> {
  const rows = await ctx.db.query<Limit>({
    name: 'material-limits-of-ship',
    text: `select material_id as "materialId", organization_id as "organizationId", ship_type as "shipType",
             min_qty as "minQty", max_qty as "maxQty", lead_days as "leadDays"
           from material_ship_limit
           where material_id = any($1::bigint[]) and (organization_id = $2 or ship_type = $3) and deleted_at is null`,
    values: [ids, place.organizationId, place.shipType],
  });
  const byMaterial = Map.groupBy(rows, ({ materialId }) => materialId);
  return (id) => limitFor(byMaterial.get(id) ?? [], place);
}
