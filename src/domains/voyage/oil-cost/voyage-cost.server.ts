import type { Ctx } from '../../../kernel/server/context.ts';
import { type Decimal, round, sum } from '../../../kernel/value/decimal.ts';
import type { GradeKey } from '../reports/oil-rows.rules.ts';
import { oilBooks, voyageCosts } from './oil-book.rules.ts';
import { oilClosedUntil } from './oil-closed-until.server.ts';
import { readOilFacts } from './read-oil-facts.server.ts';

/** What a voyage's oil cost, by grade: as frozen in closed months, and as the open ones stand now. */
export async function voyageOilCost(
  ctx: Ctx,
  { shipId, voyageId }: { readonly shipId: number; readonly voyageId: number },
): Promise<Map<GradeKey, Decimal>> {
  const frozen = await ctx.db.query<{ oil: GradeKey; amount: Decimal }>({
    name: 'voyage-oil-cost-frozen',
    text: `select e.oil_grade || case when e.bonded then ':B' else '' end as oil, (-sum(e.amount))::numeric(20, 2) as amount
           from voyage_oil_entry e join voyage_oil_month m on m.id = e.parent_id
           where e.voyage_id = $1 and m.period_status = 'CLOSED' and m.deleted_at is null group by 1`,
    values: [voyageId],
  });
  const open = oilBooks(await readOilFacts(ctx, shipId)).flatMap(({ entries }) =>
    voyageCosts(entries).filter((cost) => cost.voyageId === voyageId),
  );
  const groups = Map.groupBy([...frozen, ...open], ({ oil }) => oil);
  return new Map(
    [...groups].map(([oil, parts]): [GradeKey, Decimal] => [
      oil,
      round(sum(parts.map(({ amount }) => amount)) ?? '0', 2),
    ]),
  );
}

/** What the oil of voyages of a ship cost, in the base currency; final once the month in which the voyage ended is closed. */
export type VoyageOil = {
  readonly amounts: ReadonlyMap<number, Decimal>;
  /** The last closed month, `yyyy-MM`. */
  readonly closedUntil: string | undefined;
};

/** The same for many voyages of one ship, all grades together. Whoever asks has looked at whose voyages they are. */
export async function voyageOilCosts(
  ctx: Ctx,
  { shipId, voyageIds }: { readonly shipId: number; readonly voyageIds: readonly number[] },
): Promise<VoyageOil> {
  const frozen = await ctx.db.query<{ voyageId: number; amount: Decimal }>({
    name: 'voyage-oil-costs-frozen',
    text: `select e.voyage_id as "voyageId", (-sum(e.amount))::numeric(20, 2) as amount
           from voyage_oil_entry e join voyage_oil_month m on m.id = e.parent_id
           where e.voyage_id = any($1::bigint[]) and m.period_status = 'CLOSED' and m.deleted_at is null group by 1`,
    values: [voyageIds],
  });
  const asked = new Set(voyageIds);
  const open = oilBooks(await readOilFacts(ctx, shipId)).flatMap(({ entries }) =>
    voyageCosts(entries).filter(({ voyageId }) => asked.has(voyageId)),
  );
  const parts = Map.groupBy([...frozen, ...open], ({ voyageId }) => voyageId);
  return {
    amounts: new Map(
      [...parts].map(([voyageId, own]): [number, Decimal] => [
        voyageId,
        round(sum(own.map(({ amount }) => amount)) ?? '0', 2),
      ]),
    ),
    closedUntil: await oilClosedUntil(ctx, shipId),
  };
}
