import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import type { ToldVoyage } from '../../voyage/public.ts';
import { cargoes, figuresFor } from '../cargo/cargo-figures.server.ts';
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
 * A voyage that was planned is that of the parcels that were planned on it, and their contracts perform; another new voyage of a ship is
 * that of her next fixture: its parcels go by it, and the contract performs. One that was closed and is open again is already somebody's.
 */
export async function performOnVoyage(
  ctx: Ctx,
  told: ToldVoyage & { readonly startTime: string; readonly reopened: boolean },
): Promise<void> {
  if (told.voyageKind !== 'TRADE' || told.reopened) return;
  const planned = await contractsBy(ctx, told.voyageId);
  if (planned) return performAll(ctx, planned);
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

/** Contracts whose parcels go by a voyage that was planned, in the order of their ids; nothing where none does. */
async function contractsBy(ctx: Ctx, voyageId: number): Promise<number[] | undefined> {
  const goBy = { voyageId, cargoStatus: 'PLANNED' } as const;
  const parcels = await cargoes.find(asSystem(ctx, OPENED), goBy, { only: ['contractId'] });
  if (parcels.length === 0) return undefined;
  return [...new Set(parcels.flatMap(({ contractId }) => contractId ?? []))].toSorted((a, b) => a - b);
}

async function performAll(ctx: Ctx, contractIds: readonly number[]): Promise<void> {
  const system = asSystem(ctx, OPENED);
  for (const id of contractIds) await perform(system, id);
}

const CANCELLED = '航次取消';

/** A voyage is not made: parcels that were to go by it are to be planned anew. */
export async function freeOfVoyage(ctx: Ctx, { voyageId }: ToldVoyage): Promise<void> {
  const system = asSystem(ctx, CANCELLED);
  const parcels = await cargoes.find(system, { voyageId, cargoStatus: 'PLANNED' }, { lock: true });
  for (const row of parcels)
    await cargoes.patch(
      system,
      row.id,
      { cargoStatus: 'FIXED', voyageId: null, shipId: null, ...figuresFor(row, undefined) },
      { action: 'unplan', reason: CANCELLED },
    );
}

/** A voyage for it is open: a fixed contract performs; one that performs already stays. */
export async function perform(ctx: Ctx, contractId: number): Promise<void> {
  const { contractStatus } = await contracts.held(ctx, contractId);
  if (contractStatus !== 'FIXED') return;
  await contracts.patch(ctx, contractId, { contractStatus: 'PERFORMING' }, { action: 'performing', reason: OPENED });
}
