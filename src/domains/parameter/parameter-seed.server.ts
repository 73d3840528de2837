import type { Ctx } from '../../kernel/server/context.ts';
import { ecaOf } from './ports/eca.rules.ts';
import { readCsv } from './read-csv.server.ts';

type Row = Record<string, string>;

/** Countries, ports and currencies of every new database: one statement each. */
export async function seedParameters(ctx: Ctx): Promise<void> {
  const countries = await readCsv(new URL('countries/countries.csv', import.meta.url));
  await seedCountries(ctx, countries);
  await seedPorts(ctx, countries);
  await seedCurrencies(ctx);
}

const column = (rows: readonly Row[], name: string): (string | null)[] => rows.map((row) => row[name] || null);
const WHO = "0, '系统'";

async function seedCountries(ctx: Ctx, rows: readonly Row[]): Promise<void> {
  const names = ['code2', 'code3', 'name', 'nameEn', 'region', 'zone'];
  await ctx.db.query(
    `insert into parameter_country (code2, code3, name, name_en, region, zone, sanction, enabled, create_by, create_name, create_time)
     select c.code2, c.code3, c.name, c.name_en, c.region, c.zone::numeric, 'none', true, ${WHO}, $7
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) as c(code2, code3, name, name_en, region, zone)`,
    [...names.map((name) => column(rows, name)), ctx.now.toISOString()],
  );
}

async function seedPorts(ctx: Ctx, countries: readonly Row[]): Promise<void> {
  const rows = await portRows(new Map(countries.map((country) => [country.code2!, country.zone ?? ''])));
  const names = [
    'unlocode',
    'name',
    'nameEn',
    'country',
    'latitude',
    'longitude',
    'zone',
    'eca',
    'aliases',
    'remark',
    'sortNum',
  ];
  await ctx.db.query(
    `insert into parameter_port (unlocode, name, name_en, country_id, latitude, longitude, zone, eca, aliases, remark, sort_num, enabled, create_by, create_name, create_time)
     select p.unlocode, p.name, p.name_en, c.id, p.latitude::numeric, p.longitude::numeric, p.zone::numeric, p.eca, p.aliases, p.remark, p.sort_num::bigint, true, ${WHO}, $12
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[])
       as p(unlocode, name, name_en, country, latitude, longitude, zone, eca, aliases, remark, sort_num)
     join parameter_country c on c.code2 = p.country`,
    [...names.map((name) => column(rows, name)), ctx.now.toISOString()],
  );
}

/**
 * The list of the searoute project (ports.csv: UN/LOCODE and World Port Index, positions approximate) with what
 * known-ports.csv knows better: Chinese names, zones, and positions of which it names the source.
 */
async function portRows(zones: ReadonlyMap<string, string>): Promise<Row[]> {
  const listed = await readCsv(new URL('ports/ports.csv', import.meta.url));
  const known = new Map(
    (await readCsv(new URL('ports/known-ports.csv', import.meta.url))).map((row) => [row.unlocode!, row]),
  );
  const added = [...known.values()].filter((row) => !listed.some((other) => other.unlocode === row.unlocode));
  const all: Row[] = [
    ...listed.map((row) => ({ ...row, nameEn: row.name!, country: row.country_code! })),
    ...added.map((row) => ({ ...row, name: row.nameEn! })),
  ];
  return all.map((row) => {
    const better = known.get(row.unlocode!);
    const place = { latitude: better?.latitude || row.latitude!, longitude: better?.longitude || row.longitude! };
    return {
      // The list gives one terminal by its country alone: it has no code.
      unlocode: row.unlocode!.length === 5 ? row.unlocode! : '',
      name: better?.name || row.name!,
      nameEn: better?.nameEn || row.nameEn!,
      country: row.country!,
      ...place,
      zone: better?.zone || (zones.get(row.country!) ?? ''),
      eca: ecaOf({ countryCode: row.country!, latitude: Number(place.latitude), longitude: Number(place.longitude) }),
      aliases: better?.aliases ?? '',
      remark: better?.source ?? '',
      // What the house calls at is offered first, Chinese ports before all.
      sortNum: better ? (row.country === 'CN' ? '10' : '20') : '100',
    };
  });
}

async function seedCurrencies(ctx: Ctx): Promise<void> {
  const rows = await readCsv(new URL('currencies/currencies.csv', import.meta.url));
  const names = ['code', 'numeric', 'name', 'nameEn', 'symbol', 'decimals', 'unit'];
  await ctx.db.query(
    `insert into parameter_currency (code, "numeric", name, name_en, symbol, decimals, unit, sort_num, enabled, create_by, create_name, create_time)
     select c.code, c.num, c.name, c.name_en, c.symbol, c.decimals::bigint, c.unit::bigint, c.at * 10, true, ${WHO}, $8
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
       with ordinality as c(code, num, name, name_en, symbol, decimals, unit, at)`,
    [...names.map((name) => column(rows, name)), ctx.now.toISOString()],
  );
}
