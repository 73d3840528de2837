import type { Ctx } from '../../../kernel/server/context.ts';
import { vesselsOf } from '../../fleet/public.server.ts';

/** How much of an item a ship keeps, in base units, by what the item costs: cheap ones by the hundred. */
const STEPS: readonly (readonly [dearest: number, min: number, max: number])[] = [
  [5, 60, 240],
  [20, 30, 120],
  [60, 12, 48],
  [200, 6, 24],
  [1_000, 2, 8],
  [10_000, 1, 3],
  [Number.POSITIVE_INFINITY, 1, 2],
];

type Item = { id: number; price: number; critical: boolean; category: string };
type Limit = { material: number; ship: number | null; type: string | null; min: number; max: number };

const quantities = ({ price }: Item, share: number): Pick<Limit, 'min' | 'max'> => {
  const [, min, max] = STEPS.find(([dearest]) => price <= dearest)!;
  return { min: Math.max(1, Math.round(min * share)), max: Math.max(2, Math.round(max * share)) };
};

/** Lubricants, paint and food are kept by the hundred litres or kilograms. */
const shareOf = ({ category }: Item): number => (/^(LU|PA|PV|CH)/.test(category) ? 10 : 1);

/** Every type of the fleet has limits of what is kept on board; each ship has some of her own, the larger ones more of it. */
export async function demoLimits(ctx: Ctx): Promise<void> {
  const items = await ctx.db.query<Item>(
    `select m.id, coalesce(m.ref_price, 0)::float8 as price, coalesce(m.critical, false) as critical, c.code as category
     from material_material m join material_category c on c.id = m.category_id
     where m.usable = 'ACTIVE' and c.stockable order by m.id`,
  );
  const vessels = await vesselsOf(ctx);
  const types = [...new Set(vessels.map(({ type }) => type))];
  const limits = types.flatMap((type) =>
    items.map((item): Limit => ({ material: item.id, ship: null, type, ...quantities(item, shareOf(item)) })),
  );
  for (const [at, { organizationId, dwt }] of vessels.entries()) {
    if (organizationId === null) continue;
    const size = (dwt ?? 0) > 40_000 ? 2 : 1.5;
    for (const item of items.filter((one, i) => one.critical || i % 12 === at % 12))
      limits.push({ material: item.id, ship: organizationId, type: null, ...quantities(item, shareOf(item) * size) });
  }
  await ctx.db.query(
    `insert into material_ship_limit (material_id, organization_id, ship_type, min_qty, max_qty, reorder_qty, lead_days, create_by, create_name, create_time)
     select l.material, l.ship, l.type, l.least, l.most, l.most - l.least, 45, 0, '系统', $6
     from unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[], $5::bigint[]) as l(material, ship, type, least, most)`,
    [
      limits.map(({ material }) => material),
      limits.map(({ ship }) => ship),
      limits.map(({ type }) => type),
      limits.map(({ min }) => min),
      limits.map(({ max }) => max),
      ctx.now.toISOString(),
    ],
  );
}
