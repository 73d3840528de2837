import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Module } from '../../../kernel/server/module.ts';
import { type MenuSeed, menuSeedsOf } from '../../../kernel/server/pages.ts';
import { menu } from './menu.resource.ts';
import { mergeSeed, type SeedValues } from './menu-merge.rules.ts';

const records = recordsOf(menu);

type Row = SeedValues & { id: number; key: string; deleted: boolean; seeded: SeedValues | null };

/** `voyage.board` -> `VoyageBoard`. */
const routeName = (key: string): string =>
  key
    .split(/[.\-_]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** The values that the code ships for an entry. */
function shippedOf(seed: MenuSeed, parentId: number | null): SeedValues {
  const component = seed.component ?? 'Layout';
  return {
    type: seed.component ? 'page' : 'directory',
    parentId,
    title: seed.title.zh,
    titleEn: seed.title.en,
    name: routeName(seed.key),
    path: seed.path,
    component,
    componentName: component.split(/[/.:]/).at(-1) ?? null,
    permission: seed.permission ?? null,
    icon: seed.icon,
    sortNum: seed.sort,
    cache: true,
    alwaysShow: false,
    hidden: seed.hidden,
    affix: false,
  };
}

/** Brings the entries that the code declares into the menu; what an administrator changed or deleted stays so. */
export async function syncMenus(ctx: Ctx, modules: readonly Module[]): Promise<void> {
  const rows = await ctx.db.query<Row>(
    `select id, key, seeded, deleted_at is not null as deleted, type, parent_id as "parentId", title, title_en as "titleEn", name, path,
       component, component_name as "componentName", permission, icon, sort_num as "sortNum", cache, always_show as "alwaysShow", hidden, affix
     from identity_menu where key is not null`,
  );
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const ids = new Map(rows.map((row) => [row.key, row.id]));
  for (const seed of menuSeedsOf(modules)) {
    const shipped = shippedOf(seed, seed.parent ? (ids.get(seed.parent) ?? null) : null);
    const row = byKey.get(seed.key);
    if (!row) {
      const made = await records.create(ctx, shipped, { key: seed.key, seeded: shipped });
      ids.set(seed.key, made.id);
      continue;
    }
    if (row.deleted) continue;
    const changes = mergeSeed(row, row.seeded, shipped);
    const same = isDeepStrictEqual(row.seeded, shipped);
    if (Object.keys(changes).length === 0 && same) continue;
    await records.patch(ctx, row.id, { ...changes, seeded: shipped }, { action: 'seed' });
  }
}
