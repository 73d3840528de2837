import { expandPatterns } from '../../../kernel/permission-pattern.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Module } from '../../../kernel/server/module.ts';
import { role } from '../roles/role.resource.ts';
import { ADMIN } from '../roles/role.rules.ts';
import { ROLE_SEEDS } from '../roles/role-seeds.rules.ts';
import { catalogueOf, permissionsIn } from './catalogue.server.ts';

const roles = recordsOf(role);

type RoleRow = { id: number; code: string; menuIds: number[] | null; permissions: string[] | null };
type MenuRow = { id: number; key: string; permission: string | null };

/** Makes the seeded roles that never were; one that an administrator deleted stays deleted. */
export async function seedRoles(ctx: Ctx): Promise<void> {
  const known = new Set(
    (await ctx.db.query<{ code: string }>('select code from identity_role')).map((row) => row.code),
  );
  for (const seed of ROLE_SEEDS) {
    if (known.has(seed.code)) continue;
    await roles.create(ctx, {
      code: seed.code,
      name: seed.name.zh,
      nameEn: seed.name.en,
      level: seed.level,
      dataScope: seed.dataScope,
      permissions: seed.code === ADMIN ? ['*'] : [],
    });
  }
}

/** What the modules grant to a role, and to the staff that it belongs to. */
export function patternsOf(code: string, modules: readonly Module[]): string[] {
  const staff = ROLE_SEEDS.find((seed) => seed.code === code)?.staff;
  const to = [code, ...(staff ? ['@staff', `@${staff}`] : [])];
  return modules.flatMap((module) => to.flatMap((key) => module.grants?.[key] ?? []));
}

/**
 * Gives the seeded roles what the code newly offers: permissions by pattern, and the pages that these open. Each grant is
 * given once; what an administrator took away stays away.
 */
export async function syncGrants(ctx: Ctx, modules: readonly Module[]): Promise<void> {
  const catalogue = permissionsIn(catalogueOf(modules));
  const rows = await ctx.db.query<RoleRow>(
    'select id, code, menu_ids as "menuIds", permissions from identity_role where deleted_at is null',
  );
  const menus = await ctx.db.query<MenuRow>(
    `select id, key, permission from identity_menu where deleted_at is null and key is not null and type = 'page'`,
  );
  const seeded = await ctx.db.query<{ roleCode: string; kind: string; item: string }>(
    'select role_code as "roleCode", kind, item from identity_seeded_grant',
  );
  const given = new Set(seeded.map((row) => `${row.roleCode} ${row.kind} ${row.item}`));
  for (const row of rows) {
    const patterns = patternsOf(row.code, modules);
    const held = patterns.includes('*') ? ['*'] : expandPatterns(patterns, catalogue, ctx.db.declared.guarded);
    const opens = new Set(held);
    const fresh = held.filter((permission) => !given.has(`${row.code} permission ${permission}`));
    const pages = menus.filter(
      (menu) =>
        (menu.permission === null || opens.has('*') || opens.has(menu.permission)) &&
        !given.has(`${row.code} menu ${menu.key}`),
    );
    if (fresh.length === 0 && pages.length === 0) continue;
    await roles.patch(
      ctx,
      row.id,
      {
        permissions: [...new Set([...(row.permissions ?? []), ...fresh])],
        menuIds: [...new Set([...(row.menuIds ?? []), ...pages.map((menu) => menu.id)])],
      },
      { action: 'seed' },
    );
    await ctx.db.query(
      `insert into identity_seeded_grant (role_code, kind, item, at)
       select $1, kind, item, $4 from unnest($2::text[], $3::text[]) as g(kind, item) on conflict do nothing`,
      [
        row.code,
        [...fresh.map(() => 'permission'), ...pages.map(() => 'menu')],
        [...fresh, ...pages.map((menu) => menu.key)],
        ctx.now.toISOString(),
      ],
    );
  }
}
