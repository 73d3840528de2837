import type { Ctx } from '../../kernel/server/context.ts';
import { seedDictionaries } from '../identity/public.server.ts';
import { PARTNER_DICTIONARIES } from './partner-dictionaries.text.ts';
import { ROLES } from './roles/role-seed.text.ts';

/** Roles and the words of the forms. */
export async function seedPartners(ctx: Ctx): Promise<void> {
  await ctx.db.query(
    `insert into partner_role (code, name, name_en, sort_num, create_by, create_name, create_time)
     select r.code, r.name, r.name_en, r.at * 10, 0, '系统', $4
     from unnest($1::text[], $2::text[], $3::text[]) with ordinality as r(code, name, name_en, at)`,
    [ROLES.map(([code]) => code), ROLES.map(([, zh]) => zh), ROLES.map(([, , en]) => en), ctx.now.toISOString()],
  );
  await seedDictionaries(ctx, PARTNER_DICTIONARIES);
}
