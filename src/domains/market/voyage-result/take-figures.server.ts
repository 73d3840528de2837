import type { Ctx } from '../../../kernel/server/context.ts';
import { asSystem } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { baseRatesOf } from '../../parameter/public.server.ts';
import { tradeVoyagesOf } from '../../voyage/public.server.ts';
import { baseCurrency } from '../contracts/save-contract.server.ts';
import { readMoney } from './read-money.server.ts';
import { type Account, bookingDay, currenciesOn, type Draft, tellAccount } from './tell-money.server.ts';
import { voyageAccount } from './voyage-account.resource.ts';

export const accounts = recordsOf(voyageAccount);

const TAKEN = '航次效益取数';

/** Accounts of voyages of one ship as their sources tell them now; a voyage that is not there has none. */
export async function accountsOf(ctx: Ctx, shipId: number, drafts: readonly Draft[]): Promise<Map<number, Account>> {
  const system = asSystem(ctx, TAKEN);
  const base = (await baseCurrency(system)) ?? 0;
  const facts = await readMoney(system, {
    shipId,
    voyageIds: drafts.map(({ voyageId }) => voyageId),
    estimateIds: drafts.map(({ estimateId }) => estimateId),
  });
  const asked = drafts.flatMap((draft) => {
    const voyage = facts.voyages.get(draft.voyageId);
    if (!voyage) return [];
    const date = bookingDay(voyage, ctx.now);
    return currenciesOn(facts, draft, base).map((currencyId) => ({ currencyId, date }));
  });
  const found = await baseRatesOf(system, asked);
  const known = new Map(asked.map(({ currencyId, date }, i) => [`${currencyId} ${date}`, found[i] ?? null]));
  return new Map(
    drafts.flatMap((draft): [number, Account][] => {
      const voyage = facts.voyages.get(draft.voyageId);
      if (!voyage) return [];
      const date = bookingDay(voyage, ctx.now);
      const rates = (currencyId: number) => known.get(`${currencyId} ${date}`) ?? null;
      return [[draft.voyageId, tellAccount({ facts, draft, voyage, base, rates, now: ctx.now })]];
    }),
  );
}

const FIGURES = [
  'shipId',
  'contractId',
  'customerId',
  'cargoNames',
  'startTime',
  'endTime',
  'bookedOn',
  'days',
  'currencyId',
  'rate',
  'revenue',
  'commission',
  'cost',
  'net',
  'tce',
  'estimateNet',
  'estimateTce',
  'tceDifference',
  'baseRevenue',
  'baseCost',
  'baseNet',
  'provisional',
] as const;
const LINE = ['lineType', 'estimate', 'actual', 'difference', 'provisional', 'reason'] as const;
const SOURCE = [
  'lineType',
  'source',
  'sourceId',
  'sourceNo',
  'currencyId',
  'ownAmount',
  'amount',
  'provisional',
] as const;

type Having<N extends string> = Readonly<Record<N, unknown>>;
type Comparable = Having<(typeof FIGURES)[number]> & {
  readonly results: readonly Having<(typeof LINE)[number]>[];
  readonly sources: readonly Having<(typeof SOURCE)[number]>[];
};

const valuesOf = <N extends string>(row: Having<N>, names: readonly N[]): unknown[] =>
  names.map((name) => row[name] ?? null);

const shapeOf = (account: Comparable): string =>
  JSON.stringify([
    valuesOf(account, FIGURES),
    account.results.map((line) => valuesOf(line, LINE)),
    account.sources.map((line) => valuesOf(line, SOURCE)),
  ]);

/** Accounts of a ship's voyages that carry something of a contract are begun, and those that are open brought in step. Answers how many moved. */
export async function takeShip(ctx: Ctx, shipId: number): Promise<number> {
  const system = asSystem(ctx, TAKEN);
  const carried = await system.db.query<{ id: number; estimateId: number | null }>({
    name: 'market-voyages-with-money',
    text: `select c.voyage_id as id, min(k.estimate_id) as "estimateId" from market_cargo c join market_contract k on k.id = c.contract_id
      where c.ship_id = $1 and c.voyage_id is not null and c.cargo_status <> 'CANCELLED' and c.deleted_at is null group by c.voyage_id`,
    values: [shipId],
  });
  const expected = new Map(carried.map(({ id, estimateId }) => [id, estimateId]));
  const stand = await accounts.find(system, { shipId }, { lock: true });
  const known = new Set(stand.map(({ voyageId }) => voyageId));
  const run = (await tradeVoyagesOf(system, shipId)).filter(({ voyageStatus }) => isRun(voyageStatus));
  const begun = run.filter(({ id }) => !known.has(id) && expected.has(id));
  // What was expected is the estimate of which the contract was drafted; whoever writes the account may name another.
  const fresh = begun.map(
    ({ id }): Draft => ({ ...NOTHING_TYPED, voyageId: id, estimateId: expected.get(id) ?? null }),
  );
  const open = stand.filter(({ accountStatus }) => accountStatus === 'OPEN');
  if (fresh.length + open.length === 0) return 0;
  const told = await accountsOf(system, shipId, [...fresh, ...open]);
  let moved = 0;
  const takenAt = ctx.now.toISOString();
  for (const { voyageId, estimateId } of fresh) {
    const account = told.get(voyageId);
    if (account) await accounts.create(system, { voyageId, estimateId }, { ...account, takenAt });
    moved += account ? 1 : 0;
  }
  for (const row of open) {
    const account = told.get(row.voyageId);
    if (!account || shapeOf(row) === shapeOf(account)) continue;
    await accounts.patch(system, row.id, { ...account, takenAt }, { action: 'take', reason: TAKEN });
    moved += 1;
  }
  return moved;
}

const NOTHING_TYPED: Omit<Draft, 'voyageId'> = { estimateId: null, ownersShort: false, entries: [], reasons: [] };

/** Whether a voyage is under way or done: what is planned or cancelled has no account. */
export const isRun = (status: string): boolean => status === 'OPEN' || status === 'CLOSED';

/** Ships of which a voyage may have to be told anew. */
export const shipsToTake = (ctx: Ctx): Promise<{ id: number }[]> =>
  ctx.db.query<{ id: number }>({
    name: 'market-ships-with-money',
    text: `select ship_id as id from market_voyage_account where account_status = 'OPEN' and deleted_at is null
      union select ship_id from market_cargo where voyage_id is not null and contract_id is not null and ship_id is not null and deleted_at is null
      order by 1`,
    values: [],
  });
