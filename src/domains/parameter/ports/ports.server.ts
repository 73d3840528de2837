import type { Ctx } from '../../../kernel/server/context.ts';

type PortFacts = {
  id: number;
  unlocode: string | null;
  name: string;
  nameEn: string;
  countryCode: string;
  /** Decimal degrees as text; null where unknown. */
  latitude: string | null;
  longitude: string | null;
  /** Hours east of UTC, standard time; null where unknown. */
  zone: number | null;
  eca: string;
};

const SELECT = `select p.id, p.unlocode, p.name, p.name_en as "nameEn", c.code2 as "countryCode", p.latitude, p.longitude,
  p.zone::float8 as zone, p.eca from parameter_port p join parameter_country c on c.id = p.country_id where p.deleted_at is null`;

/** Ports by UN/LOCODE; one that is not in the register is absent. */
export async function portsByLocode(ctx: Ctx, locodes: readonly string[]): Promise<Map<string, PortFacts>> {
  const rows = await ctx.db.query<PortFacts>(`${SELECT} and p.unlocode = any($1::text[])`, [locodes]);
  return new Map(rows.map((row) => [row.unlocode!, row]));
}

/** Names and positions of ports by their ids; one that is not in the register, or was removed, is absent. */
export async function portPlaces(
  ctx: Ctx,
  ids: readonly number[],
): Promise<Map<number, Pick<PortFacts, 'id' | 'name' | 'nameEn' | 'latitude' | 'longitude'>>> {
  const rows = await ctx.db.query<PortFacts>({
    name: 'parameter-port-places',
    text: `${SELECT} and p.id = any($1::bigint[])`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
}
