import type { Ctx } from '../../../kernel/server/context.ts';
import { CURRENCIES } from '../../parameter/public.server.ts';

/** A parcel that stands, with the contract by which it was carried. */
export type Carried = {
  readonly cargoId: number;
  readonly contractId: number;
  readonly customerId: number;
  readonly currencyId: number;
  readonly currency: string;
  readonly rate: string;
  readonly cargoTypeId: number;
  readonly loadPortId: number;
  readonly dischPortId: number;
  readonly shipId: number;
  readonly blQty: string;
  readonly loadedOn: string;
  readonly laycanFrom: string;
  readonly laycanTo: string;
};

/** What was carried from a day on and before another, by contracts that are completed, oldest first. */
const carriedBetween = (ctx: Ctx, from: string, before: string): Promise<Carried[]> =>
  ctx.db.query<Carried>(
    `select g.id as "cargoId", c.id as "contractId", c.customer_id as "customerId", c.currency_id as "currencyId",
       u.code as currency, c.freight_rate::text as rate, g.cargo_type_id as "cargoTypeId", g.load_port_id as "loadPortId",
       g.disch_port_id as "dischPortId", g.ship_id as "shipId", g.bl_qty::text as "blQty", g.loaded_on::text as "loadedOn",
       g.laycan_from::text as "laycanFrom", g.laycan_to::text as "laycanTo"
     from market_cargo g join market_contract c on c.id = g.contract_id join ${CURRENCIES} u on u.id = c.currency_id
       join market_customer k on k.id = c.customer_id and k.standing = 'OPEN'
     where c.contract_status = 'COMPLETED' and g.bl_qty > 0 and g.laycan_from >= $1 and g.loaded_on < $2
       and g.load_port_id <> g.disch_port_id and g.deleted_at is null and c.deleted_at is null
     order by g.loaded_on, g.id`,
    [from, before],
  );

/** What was carried most for one customer at one rate. */
export async function mostCarried(ctx: Ctx, from: string, before: string): Promise<Carried[]> {
  const groups = Map.groupBy(
    await carriedBetween(ctx, from, before),
    ({ customerId, currencyId, rate }) => `${customerId} ${currencyId} ${rate}`,
  );
  return [...groups.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
}
