import { AppError, type FieldError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Decimal, div, mul, round } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import type { ShipOf } from '../../fleet/public.server.ts';
import { factorsToBase, limitsOf, type MaterialFacts, materialFacts, unitFacts } from '../../material/public.server.ts';
import { tooFine } from '../../material/public.ts';
import { rateAt } from '../../parameter/public.server.ts';
import { shelfFacts } from '../../stock/public.server.ts';
import { lastPurchases } from '../orders/last-purchases.server.ts';
import { partSourceOf } from './application.rules.ts';
import type { ApplicationLine } from './application-line.resource.ts';

type Line = Partial<ApplicationLine>;
type Place = { readonly organizationId: number; readonly ship: ShipOf | undefined; readonly applicationId: number };

const isRateMissing = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'reason' in data && data.reason === 'RATE_MISSING';

/** Base currency for one unit of a foreign one, on a day; nothing where no rate is known. */
async function ratesOn(ctx: Ctx, currencies: readonly string[]): Promise<ReadonlyMap<string, Decimal>> {
  const date = officeDay(ctx.now);
  const rates = await Promise.all(
    currencies.map(async (currency): Promise<[string, Decimal] | undefined> => {
      try {
        const { rate, unit } = await rateAt(ctx, { currency, date });
        return [currency, div(rate, String(unit))!];
      } catch (error) {
        // A price in a currency without a rate is one that nobody knows.
        if (error instanceof AppError && isRateMissing(error.data)) return undefined;
        throw error;
      }
    }),
  );
  return new Map(rates.filter((rate) => rate !== undefined));
}

/** In base units, what other applications of the same ship or unit still wait for. */
async function onOrder(ctx: Ctx, place: Place, ids: readonly number[]): Promise<ReadonlyMap<number, Decimal>> {
  const rows = await ctx.db.query<{ id: number; quantity: Decimal }>({
    name: 'purchasing-on-order',
    text: `select l.material_id as id, sum((coalesce(l.approved_qty, l.apply_qty) - coalesce(l.received_qty, 0) - coalesce(l.cancelled_qty, 0))
             * coalesce(l.base_factor, 1)) as quantity
           from purchasing_application_line l join purchasing_application a on a.id = l.parent_id
           where a.organization_id = $1 and a.status in ('IN_AUDIT', 'APPROVE') and a.deleted_at is null and a.id <> $2
             and l.material_id = any($3::bigint[]) and l.line_status not in ('RECEIVED', 'FROM_STOCK', 'CANCELLED', 'REJECTED')
           group by 1`,
    values: [place.organizationId, place.applicationId, ids],
  });
  return new Map(rows.map(({ id, quantity }) => [id, quantity]));
}

function priceOf(
  material: MaterialFacts | undefined,
  rates: ReadonlyMap<string, Decimal>,
  factor: Decimal,
): Decimal | null {
  if (!material?.refPrice || !material.refCurrency) return null;
  const rate = rates.get(material.refCurrency);
  return rate === undefined ? null : round(mul(mul(material.refPrice, rate), factor), 6);
}

/**
 * Lines with what one decides by: how much the ship may keep, has on board and used in a year, what is on its way, the reference price
 * and the last one in base currency for a unit of the line. Refuses, naming the field, a unit in which the material is not counted, and quantities finer than their unit.
 */
export async function withFacts(
  ctx: Ctx,
  place: Place,
  lines: readonly Line[],
): Promise<{ readonly lines: Line[]; readonly errors: FieldError[] }> {
  const ids = [...new Set(lines.flatMap(({ materialId }) => materialId ?? []))];
  const pairs = lines.flatMap(({ materialId, unitId }) => (materialId && unitId ? [{ materialId, unitId }] : []));
  const whose = { organizationId: place.organizationId, shipType: place.ship?.type ?? null };
  const [materials, units, factors, limitOf, coming, shelf, last] = await Promise.all([
    materialFacts(ctx, ids),
    unitFacts(ctx, [...new Set(lines.flatMap(({ unitId }) => unitId ?? []))]),
    factorsToBase(ctx, pairs),
    limitsOf(ctx, whose, ids),
    onOrder(ctx, place, ids),
    shelfFacts(ctx, place.organizationId, ids),
    lastPurchases(ctx, ids),
  ]);
  const rates = await ratesOn(ctx, [...new Set([...materials.values()].flatMap((one) => one.refCurrency ?? []))]);
  const errors: FieldError[] = [];
  const filled = lines.map((line, i): Line => {
    const { materialId, unitId } = line;
    const material = materialId ? materials.get(materialId) : undefined;
    const unit = unitId ? units.get(unitId) : undefined;
    const factor = materialId && unitId ? factors.of({ materialId, unitId }) : '1';
    if (unit) {
      const fine = tooFine(line, ['applyQty', 'approvedQty'], unit);
      errors.push(...fine.map((one) => ({ ...one, field: `lines.${i}.${one.field}` })));
    }
    if (material && unit && factor === undefined)
      errors.push({
        field: `lines.${i}.unitId`,
        message: {
          zh: `此物料不以“${unit.name}”计；改用其基本单位，或先建换算`,
          en: `This material is not counted in ${unit.nameEn}; take its base unit, or give a conversion first`,
        },
      });
    const limit = materialId ? limitOf(materialId) : undefined;
    const lies = materialId ? shelf.get(materialId) : undefined;
    const bought = materialId ? last.get(materialId) : undefined;
    return {
      ...line,
      partSource: partSourceOf(line.partSource, material?.critical ?? false),
      baseFactor: factor ?? null,
      minQty: limit?.minQty ?? null,
      maxQty: limit?.maxQty ?? null,
      stockQty: lies?.onHand ?? null,
      yearUse: lies?.usedYear ?? null,
      onOrderQty: (materialId ? coming.get(materialId) : undefined) ?? null,
      refPrice: factor === undefined ? null : priceOf(material, rates, factor),
      lastPrice: round(mul(bought?.price, factor ?? null), 6),
      lastPartnerId: bought?.partnerId ?? null,
      lastDate: bought?.on ?? null,
    };
  });
  return { lines: filled, errors };
}
