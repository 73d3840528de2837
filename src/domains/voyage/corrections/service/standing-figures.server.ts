import { asSystem, type Ctx } from '../../../../kernel/server/context.ts';
import { holds } from '../../../../kernel/server/permit/permit.ts';
import { answerOf } from '../../../../kernel/server/ports.ts';
import { emissionsCall } from '../../emission/emission.calls.ts';
import { emissionsOf } from '../../emission/figures/ship-emission.server.ts';
import { emissionYears } from '../../emission/years/emission-year.server.ts';
import { TERMS_PRICE } from '../../laytime/laytime.resource.ts';
import { type StatementAnew, statementsAnew } from '../../laytime/statements-anew.server.ts';
import { type MonthBook, oilBooks } from '../../oil-cost/oil-book.rules.ts';
import { oilBookCall } from '../../oil-cost/oil-cost.calls.ts';
import { OIL_PRICE_PERMISSION } from '../../oil-cost/oil-cost.text.ts';
import { readOilFacts } from '../../oil-cost/read-oil-facts.server.ts';
import { voyageOilCosts } from '../../oil-cost/voyage-cost.server.ts';
import { statementClaims } from '../../public.ts';
import type { Figure } from '../ripple.rules.ts';
import { MEASURES, type Measure, type RippleArea } from '../ripple.text.ts';

/** What of a ship is looked at. */
export type Looked = {
  readonly shipId: number;
  /** Voyages whose reports move: their statements may come to something else. */
  readonly movedIds: readonly number[];
  /** These, and those that the open months hold: their oil may cost something else. */
  readonly voyageIds: readonly number[];
  readonly years: readonly number[];
  /** Why the system looks in its own name. */
  readonly reason: string;
};

export type Standing = {
  readonly figures: readonly Figure[];
  /** Years whose figures stand as they were approved. */
  readonly approved: readonly { readonly id: number; readonly year: number }[];
  /** What the reader may not see. */
  readonly withheld: readonly RippleArea[];
};

type Of = Pick<Figure, 'area' | 'recordId' | 'name'> & { readonly part?: string; readonly currency?: string | null };

const figuresOf = (
  { area, recordId, name, part, currency }: Of,
  values: Partial<Record<Measure, string | null>>,
): Figure[] =>
  (Object.keys(values) as Measure[]).map((measure) => ({
    area,
    recordId,
    name,
    measure,
    part: part ?? null,
    unit: MEASURES[measure].unit ?? currency ?? null,
    value: values[measure] ?? null,
  }));

/** The books of a ship's open months as they stand now. */
export const booksOf = async (ctx: Ctx, shipId: number): Promise<MonthBook[]> =>
  oilBooks(await readOilFacts(ctx, shipId));

/**
 * All that follows from the reports of a ship, as it stands now, by the functions that tell it on its own pages; for its reader alone:
 * what is private of it is left out for whoever may not see it.
 */
export async function standingFigures(ctx: Ctx, looked: Looked): Promise<Standing> {
  const own = asSystem(ctx, looked.reason);
  const may = (permission: unknown): boolean => typeof permission === 'string' && holds(ctx.user, permission);
  const withheld: RippleArea[] = [];
  const seen = async <T>(area: RippleArea, allowed: boolean, read: () => Promise<T>): Promise<T | undefined> => {
    if (allowed) return read();
    withheld.push(area);
    return undefined;
  };
  const priced = may(OIL_PRICE_PERMISSION);
  const months = await seen('MONTH', may(oilBookCall.permission), () => monthFigures(own, looked, priced));
  const costs = await seen('COST', priced && may('voyage:voyage:list'), () => costFigures(own, looked));
  const years = await seen('CII', may(emissionsCall.permission), () => yearFigures(own, looked));
  const anew = await statementsAnew(own, looked.movedIds);
  const stays = await seen('LAYTIME', may('voyage:laytime:list'), async () => laytimeFigures(anew, may(TERMS_PRICE)));
  const claims = await claimFigures(ctx, anew);
  if (!claims) withheld.push('CLAIM');
  return {
    figures: [months, costs, years?.figures, stays, claims].flatMap((each) => each ?? []),
    approved: years?.approved ?? [],
    withheld,
  };
}

async function monthFigures(ctx: Ctx, { shipId }: Looked, priced: boolean): Promise<Figure[]> {
  const rows = await ctx.db.query<{ id: number; month: string }>({
    name: 'voyage-ripple-months',
    text: `select id, month from voyage_oil_month where ship_name = $1 and deleted_at is null and period_status <> 'CLOSED'`,
    values: [shipId],
  });
  return (await booksOf(ctx, shipId)).flatMap(({ month, grades }) =>
    grades.flatMap(({ oil, ...grade }) => {
      const of: Of = {
        area: 'MONTH',
        recordId: rows.find((row) => row.month === month)?.id ?? null,
        name: month,
        part: oil,
      };
      const { opening, received, issued, adjusted, closing } = grade;
      const { openingAmount, receivedAmount, issuedAmount, adjustedAmount, closingAmount } = grade;
      return [
        ...figuresOf(of, { opening, received, issued, adjusted, closing }),
        ...(priced
          ? figuresOf(of, { openingAmount, receivedAmount, issuedAmount, adjustedAmount, closingAmount })
          : []),
      ];
    }),
  );
}

async function costFigures(ctx: Ctx, { shipId, voyageIds }: Looked): Promise<Figure[]> {
  const { amounts } = await voyageOilCosts(ctx, { shipId, voyageIds });
  const numbers = await ctx.db.query<{ id: number; no: string }>({
    name: 'voyage-ripple-voyages',
    text: 'select id, voyage_no as no from voyage_voyage where id = any($1::bigint[])',
    values: [[...amounts.keys()]],
  });
  return numbers.flatMap(({ id, no }) =>
    figuresOf({ area: 'COST', recordId: id, name: no }, { oilCost: amounts.get(id) ?? null }),
  );
}

async function yearFigures(ctx: Ctx, { shipId, years }: Looked): Promise<Pick<Standing, 'figures' | 'approved'>> {
  const records = await emissionYears.find(ctx, { shipName: shipId, year: years }, { only: ['year', 'status'] });
  const figures: Figure[] = [];
  for (const year of years) {
    const [found] = await emissionsOf(ctx, { year, shipId });
    if (!found) continue;
    const { tonnes, co2, distance, hours, attained, ratio, rating } = found.figures;
    const recordId = records.find((one) => one.year === year)?.id ?? null;
    const of: Of = { area: 'CII', recordId, name: String(year) };
    figures.push(...figuresOf(of, { tonnes, co2, distance, hours, attained, ratio, rating }));
  }
  const approved = records.filter(({ status }) => status === 'APPROVE').map(({ id, year }) => ({ id, year }));
  return { figures, approved };
}

const laytimeFigures = (anew: readonly StatementAnew[], priced: boolean): Figure[] =>
  anew.flatMap(({ row, currency, totals }) => {
    const of: Of = { area: 'LAYTIME', recordId: row.id, name: row.statementNo ?? '', currency };
    const { usedTotal, savedHours, demurrageHours, claimDue } = totals;
    const { demurrageAmount, netAmount, despatchAmount } = totals;
    return [
      ...figuresOf(of, { usedTotal, savedHours, demurrageHours }),
      ...(priced ? figuresOf(of, { demurrageAmount, netAmount, despatchAmount }) : []),
      ...figuresOf(of, { claimDue }),
    ];
  });

/** Nothing where the reader may not see them; none where no domain makes claims. */
async function claimFigures(ctx: Ctx, anew: readonly StatementAnew[]): Promise<Figure[] | undefined> {
  const port = answerOf(ctx, statementClaims);
  if (!port) return [];
  const claims = await port.asking(
    ctx,
    anew.map(({ row, totals }) => ({
      statementId: row.id,
      demurrageAmount: totals.demurrageAmount,
      despatchAmount: totals.despatchAmount,
      addressCommission: row.addressCommission,
    })),
  );
  return claims?.flatMap(({ claimId, claimNo, statementId, netAmount }) => {
    const currency = anew.find(({ row }) => row.id === statementId)?.currency;
    return figuresOf({ area: 'CLAIM', recordId: claimId, name: claimNo, currency }, { claimNet: netAmount });
  });
}
