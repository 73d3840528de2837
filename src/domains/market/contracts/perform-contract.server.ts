import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import type { ToldVoyage } from '../../voyage/public.ts';
import { cargoes } from '../cargo/cargo-figures.server.ts';
import { nextFixture } from './contract.rules.ts';
import { contracts } from './save-contract.server.ts';

const OPENED = '航次开启';

type Fixture = { readonly id: number; readonly laycanFrom: string; readonly laycanTo: string };

/** Contracts fixed for a ship of which nothing is planned yet, with the laycan of their parcels. */
const fixturesOf = (ctx: Ctx, shipId: number): Promise<Fixture[]> =>
  ctx.db.query<Fixture>({
    name: 'market-fixtures-of-ship',
    text: `select c.id, min(g.laycan_from)::text as "laycanFrom", max(g.laycan_to)::text as "laycanTo"
      from market_contract c join market_cargo g on g.contract_id = c.id and g.deleted_at is null
      where c.ship_id = $1 and c.contract_status = 'FIXED' and c.direction = 'OUT' and c.deleted_at is null
      group by c.id having bool_and(g.cargo_status = 'FIXED')`,
    values: [shipId],
  });

/**
 * A ship's new voyage is that of her next fixture: its parcels go by it, and the contract performs. One that was closed and is open again
 * is already somebody's.
 */
export async function performOnVoyage(
  ctx: Ctx,
  told: ToldVoyage & { readonly startTime: string; readonly reopened: boolean },
): Promise<void> {
  if (told.voyageKind !== 'TRADE' || told.reopened) return;
  const startDay = officeDay(new Date(told.startTime));
  const contractId = nextFixture(await fixturesOf(ctx, told.shipId), startDay);
  if (contractId === undefined) return;
  const system = asSystem(ctx, OPENED);
  // The contract is held before its parcels, as by every other act.
  await perform(system, contractId);
  const parcels = await cargoes.find(system, { contractId, cargoStatus: 'FIXED' }, { lock: true });
  // Reports tell parcels of a voyage apart by name: a second one of the same name is planned by hand.
  const names = parcels.map(({ name }) => name);
  for (const { id } of parcels.filter(({ name }, i) => names.indexOf(name) === i))
    await cargoes.patch(
      system,
      id,
      { cargoStatus: 'PLANNED', voyageId: told.voyageId, shipId: told.shipId },
      { action: 'plan', reason: OPENED },
    );
}

/** A voyage for it is open: a fixed contract performs; one that performs already stays. */
export async function perform(ctx: Ctx, contractId: number): Promise<void> {
  const { contractStatus } = await contracts.held(ctx, contractId);
  if (contractStatus !== 'FIXED') return;
  await contracts.patch(ctx, contractId, { contractStatus: 'PERFORMING' }, { action: 'performing', reason: OPENED });
}
