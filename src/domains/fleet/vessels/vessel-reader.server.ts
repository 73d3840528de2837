import type { Row } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { vessel } from './vessel.resource.ts';

type Vessel = Row<typeof vessel>;

const records = recordsOf(vessel);

/** One vessel within the user's scope, with its tanks and machinery. */
export function vesselById(ctx: Ctx, id: number): Promise<Vessel> {
  return records.get(ctx, id);
}

/** Every vessel within the user's scope, in the order of the fleet list; without `disposed` only those still ours. */
export async function vesselsOf(ctx: Ctx, options: { disposed?: boolean } = {}): Promise<Vessel[]> {
  const all = await records.find(ctx, {});
  return options.disposed ? all : all.filter(({ status }) => status !== 'DISPOSED');
}

/** The organisation that is this ship. */
export async function organizationOfVessel(ctx: Ctx, vesselId: number): Promise<number | undefined> {
  const [row] = await ctx.db.query<{ id: number | null }>({
    name: 'fleet-organization-of-vessel',
    text: 'select organization_id as id from fleet_vessel where id = $1',
    values: [vesselId],
  });
  return row?.id ?? undefined;
}

/** What documents say of the ship that an organisation is. */
export type ShipOf = { readonly id: number; readonly shipCode: string; readonly type: string };

/** The ship that an organisation is; nothing for a unit ashore. */
export async function shipOfOrganization(ctx: Ctx, organizationId: number): Promise<ShipOf | undefined> {
  const [row] = await ctx.db.query<ShipOf>({
    name: 'fleet-ship-of-organization',
    text: 'select id, ship_code as "shipCode", type from fleet_vessel where organization_id = $1 and deleted_at is null',
    values: [organizationId],
  });
  return row;
}
