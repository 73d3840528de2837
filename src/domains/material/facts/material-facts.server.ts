import type { Ctx } from '../../../kernel/server/context.ts';
import type { Decimal } from '../../../kernel/value/decimal.ts';
import { currencyCodes } from '../../parameter/public.server.ts';
import type { PurchaseType } from '../../partner/public.ts';

/** What documents of other domains go by when they name a material. */
export type MaterialFacts = {
  readonly id: number;
  readonly nameEn: string;
  readonly purchaseType: PurchaseType;
  readonly categoryId: number;
  readonly baseUnitId: number;
  readonly usable: string;
  readonly critical: boolean;
  /** Whether its category is kept in stock, and by batch. */
  readonly stockable: boolean;
  readonly batchTracked: boolean;
  /** In `refCurrency`, a base unit; nothing where nobody knows. Prices are not everybody's to see. */
  readonly refPrice: Decimal | null;
  readonly refCurrency: string | null;
};

/** By id; those that are not there are missing. */
export async function materialFacts(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, MaterialFacts>> {
  const rows = await ctx.db.query<Omit<MaterialFacts, 'refCurrency'> & { refCurrency: number | null }>({
    name: 'material-facts',
    text: `select m.id, m.name_en as "nameEn", c.purchase_type as "purchaseType", m.category_id as "categoryId", m.base_unit_id as "baseUnitId", m.usable,
             coalesce(m.critical, false) as critical, coalesce(c.stockable, false) as stockable,
             coalesce(c.batch_tracked, false) as "batchTracked", m.ref_price as "refPrice", m.ref_currency as "refCurrency"
           from material_material m join material_category c on c.id = m.category_id
           where m.id = any($1::bigint[]) and m.deleted_at is null`,
    values: [ids],
  });
  const codes = await currencyCodes(ctx, [...new Set(rows.flatMap(({ refCurrency }) => refCurrency ?? []))]);
  return new Map(
    rows.map((row) => [row.id, { ...row, refCurrency: (row.refCurrency && codes.get(row.refCurrency)) || null }]),
  );
}

/** A material as the stories of the demo buy it: its name, unit, type, and what it costs about. */
export type BuyableItem = {
  readonly id: number;
  readonly name: string;
  readonly unitId: number;
  readonly type: PurchaseType;
  readonly price: number;
};

/** All materials in use, in the order in which they were entered. */
export const buyableItems = (ctx: Ctx): Promise<BuyableItem[]> =>
  ctx.db.query<BuyableItem>(
    `select m.id, m.name, m.base_unit_id as "unitId", c.purchase_type as type, coalesce(m.ref_price, 0)::float8 as price
     from material_material m join material_category c on c.id = m.category_id
     where m.usable = 'ACTIVE' and m.deleted_at is null order by m.id`,
  );

export type UnitOf = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly decimals: number;
};

/** Units by id: how they are called and how fine they count. */
export async function unitFacts(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, UnitOf>> {
  const rows = await ctx.db.query<UnitOf>({
    name: 'material-unit-facts',
    text: `select id, code, name, name_en as "nameEn", decimals from material_unit where id = any($1::bigint[]) and deleted_at is null`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
}
