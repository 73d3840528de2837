import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, PEOPLE } from '../../identity/public.server.ts';
import { CURRENCIES } from '../../parameter/public.server.ts';
import { type CargoFigures, cargoFiguresOf, tradeVoyagesOf, type VoyageFacts } from '../../voyage/public.server.ts';
import { customers } from '../customers/customer.server.ts';
import { cargoType } from '../goods/cargo-type.resource.ts';

export const DAY_MS = 86_400_000;

/** A voyage and the one cargo of it that the reports tell. */
export type Carriage = { readonly shipId: number; readonly voyage: VoyageFacts; readonly told: CargoFigures };

/** What the stories of contracts are told with. */
export type Known = {
  readonly writer: number;
  readonly currencies: ReadonlyMap<string, number>;
  readonly goods: ReadonlyMap<string, number>;
  /** Customers in good standing by their place, and the one that is on hold. */
  readonly customers: readonly number[];
  readonly held: number | undefined;
  /** Newest first by ship, in the order of the fleet. */
  readonly carriages: readonly (readonly Carriage[])[];
};

/** So many voyages of a ship are looked at. */
const VOYAGES = { whole: 8, test: 5 } as const;

export async function knownTo(ctx: Ctx, company: 'whole' | 'test'): Promise<Known | undefined> {
  const [writer] = await ctx.db.query<{ id: number }>(
    `select id from ${PEOPLE} where username = 'chartering' and deleted_at is null`,
  );
  if (!writer) return undefined;
  const currencies = await ctx.db.query<{ code: string; id: number }>(`select code, id from ${CURRENCIES}`);
  const goods = await recordsOf(cargoType).find(ctx, {}, { only: ['name'] });
  const all = await customers.find(ctx, {}, { only: ['standing'] });
  const carriages: Carriage[][] = [];
  for (const { id } of await vesselsOf(ctx)) carriages.push(await carriagesOf(ctx, id, VOYAGES[company]));
  return {
    writer: writer.id,
    currencies: new Map(currencies.map(({ code, id }) => [code, id])),
    goods: new Map(goods.map(({ name, id }) => [name, id])),
    customers: all.filter(({ standing }) => standing === 'OPEN').map(({ id }) => id),
    held: all.find(({ standing }) => standing === 'HELD')?.id,
    carriages: carriages.filter(({ length }) => length > 0),
  };
}

async function carriagesOf(ctx: Ctx, shipId: number, most: number): Promise<Carriage[]> {
  const voyages = (await tradeVoyagesOf(ctx, shipId)).slice(0, most);
  const told = await cargoFiguresOf(
    ctx,
    voyages.map(({ id }) => id),
  );
  return voyages.flatMap((voyage) => {
    // The first call that Fairway knows of a ship discharges what was loaded before it.
    const one = told.find(({ voyageId, blQty, loadPort }) => voyageId === voyage.id && blQty && loadPort);
    return one ? [{ shipId, voyage, told: one }] : [];
  });
}

/** The chartering desk so many days ago, never later than now. */
export const desk = (ctx: Ctx, { writer }: Pick<Known, 'writer'>, at: Date): Promise<Ctx> =>
  asPerson(ctx, writer, new Date(Math.min(at.getTime(), ctx.now.getTime())));
