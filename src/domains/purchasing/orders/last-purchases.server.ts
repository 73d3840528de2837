import type { Ctx } from '../../../kernel/server/context.ts';
import { add, type Decimal, div, type MaybeDecimal, mul, orZero, sub } from '../../../kernel/value/decimal.ts';
import { factorsToBase } from '../../material/public.server.ts';

/** At what a material was bought last, by whomever: without tax, in base currency, for one base unit; not rounded. */
export type LastPurchase = { readonly price: Decimal | null; readonly partnerId: number; readonly on: string };

type Row = {
  readonly id: number;
  readonly unitId: number;
  readonly unitPrice: MaybeDecimal;
  readonly discountPct: MaybeDecimal;
  readonly taxRate: MaybeDecimal;
  readonly taxIncluded: boolean | null;
  readonly rate: MaybeDecimal;
  readonly partnerId: number;
  readonly on: string;
};

/** What a unit costs without tax after the discount. */
function netOf({ unitPrice, discountPct, taxRate, taxIncluded }: Row): Decimal | null {
  const price = mul(unitPrice, div(sub('100', orZero(discountPct)), '100'));
  return taxIncluded ? div(price, add('1', orZero(taxRate))) : price;
}

/** The last order in force of each material, of those that the company ever gave. */
export async function lastPurchases(
  ctx: Ctx,
  materialIds: readonly number[],
): Promise<ReadonlyMap<number, LastPurchase>> {
  if (materialIds.length === 0) return new Map();
  const rows = await ctx.db.query<Row>({
    name: 'purchasing-last-purchases',
    text: `select a.id, l.* from unnest($1::bigint[]) a (id) cross join lateral (
             select l.unit_id as "unitId", l.unit_price as "unitPrice", l.discount_pct as "discountPct", l.tax_rate as "taxRate", l.tax_included as "taxIncluded",
               o.rate, o.partner_id as "partnerId", coalesce(o.rate_date, o.create_time::date)::text as "on"
             from purchasing_order_line l join purchasing_purchase_order o on o.id = l.parent_id
             where l.material_id = a.id and o.status = 'APPROVE' and o.order_status <> 'CANCELLED' and o.deleted_at is null
             order by l.id desc limit 1
           ) l`,
    values: [materialIds],
  });
  const factors = await factorsToBase(
    ctx,
    rows.map(({ id: materialId, unitId }) => ({ materialId, unitId })),
  );
  return new Map(
    rows.map((row) => {
      const factor = factors.of({ materialId: row.id, unitId: row.unitId });
      return [row.id, { price: div(mul(netOf(row), row.rate), factor ?? null), partnerId: row.partnerId, on: row.on }];
    }),
  );
}
