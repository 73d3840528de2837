import { AppError, notFound } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { identityOf } from '../auth/identity.server.ts';
import { forgetSessions } from '../auth/session.server.ts';
import { role } from '../roles/role.resource.ts';
import * as calls from './menu.calls.ts';
import { menu } from './menu.resource.ts';
import {
  buildMenus,
  type MenuItem,
  type MenuRow,
  menuTree,
  orderMenus,
  siftMenus,
  visibleMenus,
} from './menu.rules.ts';
import { usableBy } from './usable.rules.ts';

const records = recordsOf(menu);
const roles = recordsOf(role);
type Draft = Record<string, unknown> & { id: number; version: number };

/** Reading a title costs more than everything else of a menu; titles hardly change. */
const read = new Map<string, string>();
const MOST_READ = 10_000;

/** Reads the first letters of a Chinese title: 船位 is `cw`. The dictionary is big: it is loaded with the first menu. */
async function initialsReader(): Promise<(title: string) => string> {
  const { pinyin } = await import('pinyin-pro');
  return (title) => {
    const known = read.get(title);
    if (known !== undefined) return known;
    const options = { pattern: 'first', toneType: 'none', type: 'array', nonZh: 'consecutive' } as const;
    const letters = pinyin(title, options).join('').toLowerCase();
    if (read.size >= MOST_READ) read.clear();
    read.set(title, letters);
    return letters;
  };
}

/** Every live entry. */
export async function menuRows(ctx: Ctx): Promise<(MenuRow & { version: number; key: string | null })[]> {
  return ctx.db.query({
    name: 'identity-menu-rows',
    text: `select id, version, key, parent_id as "parentId", type, title, title_en as "titleEn", name, path, component,
      component_name as "componentName", permission, icon, redirect, sort_num as "sortNum", cache, always_show as "alwaysShow",
      hidden, affix, vanishing_time as "vanishingTime" from identity_menu where deleted_at is null`,
  });
}

/** The menu of the person who asks: granted to a role, permission held, in their own order. */
async function myMenus(ctx: Ctx): Promise<MenuItem[]> {
  const identity = await identityOf(ctx.db, ctx.user.id, { now: ctx.now });
  if (!identity) return [];
  const { menuIds } = identity;
  const rows = visibleMenus(await menuRows(ctx), {
    granted: (id) => menuIds === 'all' || menuIds.has(id),
    holds: (permission) => holds(ctx.user, permission),
  });
  return orderMenus(buildMenus(rows, { lang: ctx.lang, pinyin: await initialsReader() }), identity.account.menuOrder);
}

async function assertParent(ctx: Ctx, id: number | undefined, parentId: unknown): Promise<void> {
  if (parentId === null || parentId === undefined) return;
  const byId = new Map((await menuRows(ctx)).map((row) => [row.id, row]));
  for (let at = byId.get(Number(parentId)); at; at = at.parentId === null ? undefined : byId.get(at.parentId)) {
    if (at.type === 'button' || at.id === id) {
      const message = {
        zh: '上级菜单不能是按钮、本菜单或其下级',
        en: 'The parent cannot be a button, the entry itself or below it',
      };
      throw new AppError('RULE', message, { errors: [{ field: 'parentId', message }] });
    }
  }
}

async function create(ctx: Ctx, draft: Record<string, unknown>): Promise<unknown> {
  await assertParent(ctx, undefined, draft.parentId);
  return records.create(ctx, withDefaults(menu, draft));
}

async function update(ctx: Ctx, draft: Draft): Promise<unknown> {
  await assertParent(ctx, draft.id, draft.parentId);
  return records.update(ctx, draft);
}

/** Takes the entry out of the roles that show it, then deletes it; an entry with others below it stays. */
async function remove(ctx: Ctx, id: number, version: number | undefined): Promise<void> {
  const holders = await ctx.db.query<{ id: number; menuIds: number[] }>(
    'select id, menu_ids as "menuIds" from identity_role where deleted_at is null and $1 = any(menu_ids)',
    [id],
  );
  for (const holder of holders) {
    const menuIds = holder.menuIds.filter((other) => other !== id);
    await roles.patch(ctx, holder.id, { menuIds }, { action: 'edit' });
  }
  await records.remove(ctx, id, version);
  await forgetSessions(ctx);
}

const own = { create, update, remove };

const treeOf = async (ctx: Ctx) => menuTree(await menuRows(ctx), ctx.lang);

async function below(ctx: Ctx, id: number): Promise<unknown[]> {
  const rows = await menuRows(ctx);
  const parents = new Set(rows.map((row) => row.parentId));
  return menuTree(
    rows.filter((row) => (id === 0 ? row.parentId === null : row.parentId === id)),
    ctx.lang,
  ).map(({ children: _children, ...row }) => ({ ...row, hasChildren: parents.has(row.id) }));
}

async function countUse(ctx: Ctx, menuId: number): Promise<void> {
  const [known] = await ctx.db.query('select 1 from identity_menu where id = $1 and deleted_at is null', [menuId]);
  if (!known) throw notFound(menu.label);
  await ctx.db.query(
    `insert into identity_menu_use as u (user_id, menu_id, day, count) values ($1, $2, $3, 1)
     on conflict (user_id, menu_id, day) do update set count = u.count + 1`,
    [ctx.user.id, menuId, officeDay(ctx.now)],
  );
}

/** The pages that the person opened most in the last ninety days, as far as their menu still has them. */
async function frequent(ctx: Ctx, size: number): Promise<unknown[]> {
  const since = officeDay(new Date(ctx.now.getTime() - 90 * 86_400_000));
  const [used, menus] = await Promise.all([
    ctx.db.query<{ menuId: number; count: number }>(
      'select menu_id as "menuId", sum(count)::int as count from identity_menu_use where user_id = $1 and day >= $2 group by 1 order by 2 desc, 1',
      [ctx.user.id, since],
    ),
    myMenus(ctx),
  ]);
  return usableBy(menus, used).slice(0, size);
}

export const menuEndpoints: readonly Endpoint[] = [
  serve(calls.menusTree, treeOf),
  serve(calls.menusSift, async (ctx, { query }) =>
    siftMenus(await treeOf(ctx), query.q ?? query.name ?? query.blurry ?? ''),
  ),
  serve(calls.menusBuild, (ctx) => myMenus(ctx)),
  serve(calls.newMenuTreeTop, (ctx) => below(ctx, 0)),
  serve(calls.newMenuTree, (ctx, { params }) => below(ctx, params.id)),
  serve(calls.menuClick, async (ctx, { query }) => {
    await countUse(ctx, query.menuId);
    return undefined;
  }),
  serve(calls.frequentMenus, (ctx, { query }) => frequent(ctx, query.size)),
  ...crudEndpoints(menu, { path: '/api/menus', omit: ['list', 'get', 'options', 'history'], ...own }),
  ...crudEndpoints(menu, own),
];
