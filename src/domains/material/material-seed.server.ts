import type { Ctx } from '../../kernel/server/context.ts';
import { seedDictionaries } from '../identity/public.server.ts';
import { NEVER_STOCKED } from '../partner/public.ts';
import { IMPA_SECTIONS, TOP_CATEGORIES } from './categories/category-seed.text.ts';
import { CERT_TYPES } from './cert-types.text.ts';
import { GENERAL_CONVERSIONS, UNIT_SEED } from './units/unit-seed.text.ts';

const WHO = "0, '系统'";
const column = <T extends readonly unknown[], K extends keyof T>(rows: readonly T[], at: K): T[K][] =>
  rows.map((row) => row[at]);

/** Units, what holds between them by definition, and the tree of categories with the public sections of the stores guide. */
export async function seedMaterials(ctx: Ctx): Promise<void> {
  const now = ctx.now.toISOString();
  await ctx.db.query(
    `insert into material_unit (code, name, name_en, dimension, decimals, sort_num, enabled, create_by, create_name, create_time)
     select u.code, u.name, u.name_en, u.dimension, u.decimals, u.at * 10, true, ${WHO}, $6
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[])
       with ordinality as u(code, name, name_en, dimension, decimals, at)`,
    [column(UNIT_SEED, 0), column(UNIT_SEED, 1), column(UNIT_SEED, 2), column(UNIT_SEED, 3), column(UNIT_SEED, 4), now],
  );
  await ctx.db.query(
    `insert into material_unit_conversion (from_unit_id, factor, to_unit_id, create_by, create_name, create_time)
     select f.id, c.factor::numeric, t.id, ${WHO}, $4 from unnest($1::text[], $2::text[], $3::text[]) as c(f, factor, t)
     join material_unit f on f.code = c.f join material_unit t on t.code = c.t`,
    [column(GENERAL_CONVERSIONS, 0), column(GENERAL_CONVERSIONS, 1), column(GENERAL_CONVERSIONS, 2), now],
  );
  await ctx.db.query(
    `insert into material_category (code, name, name_en, purchase_type, stockable, batch_tracked, valued, sort_num, create_by, create_name, create_time)
     select c.code, c.name, c.name_en, c.type, c.type <> all($5::text[]), c.type in ('PAINT', 'MEDICINE', 'CHEMICAL'), true, c.at * 10, ${WHO}, $6
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality as c(code, name, name_en, type, at)`,
    [
      column(TOP_CATEGORIES, 0),
      column(TOP_CATEGORIES, 1),
      column(TOP_CATEGORIES, 2),
      column(TOP_CATEGORIES, 3),
      [...NEVER_STOCKED],
      now,
    ],
  );
  await ctx.db.query(
    `insert into material_category (parent_id, code, name, name_en, purchase_type, impa_section, stockable, batch_tracked, valued, sort_num,
       create_by, create_name, create_time)
     select p.id, p.code || s.section, s.name, s.name_en, p.purchase_type, s.section, p.stockable, p.batch_tracked, true,
       s.section::bigint * 10, ${WHO}, $5
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as s(parent, section, name, name_en)
     join material_category p on p.code = s.parent order by s.section`,
    [column(IMPA_SECTIONS, 0), column(IMPA_SECTIONS, 1), column(IMPA_SECTIONS, 2), column(IMPA_SECTIONS, 3), now],
  );
  await seedDictionaries(ctx, [CERT_TYPES]);
}
