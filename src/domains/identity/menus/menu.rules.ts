import { type Lang, say } from '../../../kernel/text.ts';
import { withoutEnd } from '../../../kernel/value/trim.ts';

export type MenuRow = {
  id: number;
  parentId: number | null;
  type: 'directory' | 'page' | 'button';
  title: string;
  titleEn: string | null;
  name: string | null;
  path: string | null;
  component: string | null;
  componentName: string | null;
  permission: string | null;
  icon: string | null;
  redirect: string | null;
  sortNum: number | null;
  cache: boolean | null;
  alwaysShow: boolean | null;
  hidden: boolean | null;
  affix: boolean | null;
  vanishingTime: string | null;
};

/** The specification's menu route item (section 3), with what the sidebar's filter needs beside it. */
export type MenuItem = {
  id: number;
  name: string;
  path: string;
  label: string;
  component: string;
  componentName: string;
  /** 0: the view is not kept. */
  cache: 0 | 1;
  alwaysShow: boolean;
  hidden: boolean;
  meta: { title: string; titleEn: string; icon: string | null; noCache: boolean; affix: boolean };
  redirect?: string;
  vanishingTime: string | null;
  children: MenuItem[];
  /** First letters of the Chinese title: 船位 is `cw`. */
  pinyin: string;
};

const EXTERNAL = /^(https?:|mailto:|tel:)/;

/** A link is external if it starts with http, https, mailto or tel. */
export function isExternalLink(path: string): boolean {
  return EXTERNAL.test(path);
}

/** Joins a child's path to its parent's; a path with a leading slash or an external link stands for itself. */
function joinPath(parent: string, path: string): string {
  if (isExternalLink(path) || path.startsWith('/')) return path;
  return `${withoutEnd(parent, '/')}/${path}`;
}

const bySort = (a: MenuRow, b: MenuRow): number => (a.sortNum ?? 0) - (b.sortNum ?? 0) || a.id - b.id;

/**
 * What one person's menu is made of: granted to one of the roles, and its permission held. A directory is there when
 * something in it is; buttons never are.
 */
export function visibleMenus(
  rows: readonly MenuRow[],
  person: { granted: (id: number) => boolean; holds: (permission: string) => boolean },
): MenuRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = new Set<number>();
  for (const row of rows) {
    if (row.type !== 'page') continue;
    if (!person.granted(row.id) || (row.permission && !person.holds(row.permission))) continue;
    for (
      let at: MenuRow | undefined = row;
      at && !kept.has(at.id);
      at = at.parentId ? byId.get(at.parentId) : undefined
    ) {
      kept.add(at.id);
    }
  }
  return rows.filter((row) => kept.has(row.id));
}

function isCommonMenu(row: MenuRow): boolean {
  return [row.title, row.titleEn, row.name].some((word) => /^(常用菜单|common ?menu)$/i.test(word ?? ''));
}

/** An empty redirect and `noRedirect` are not registered. */
function redirectOf(row: MenuRow): string | undefined {
  return row.redirect && !/^noredirect$/i.test(row.redirect) ? row.redirect : undefined;
}

const lastPart = (component: string): string => component.split(/[/.:]/).at(-1) ?? component;

function itemOf(row: MenuRow, parentPath: string, lang: Lang, pinyin: (title: string) => string): MenuItem {
  const common = isCommonMenu(row);
  const component = row.component || (row.type === 'directory' ? 'Layout' : '');
  const componentName = row.componentName || lastPart(component);
  const noCache = row.cache === false;
  const titleEn = row.titleEn || row.title;
  const redirect = common ? undefined : redirectOf(row);
  return {
    id: row.id,
    name: row.name || (component === 'Layout' ? `menu${row.id}` : componentName),
    path: common ? '/commonMenu' : joinPath(parentPath, row.path ?? String(row.id)),
    label: say({ zh: row.title, en: titleEn }, lang),
    component,
    componentName,
    cache: noCache ? 0 : 1,
    alwaysShow: row.alwaysShow ?? false,
    hidden: row.hidden ?? false,
    meta: {
      title: row.title,
      titleEn,
      icon: common ? 'people' : row.icon,
      noCache,
      affix: row.affix ?? false,
    },
    ...(redirect && { redirect }),
    vanishingTime: row.vanishingTime,
    children: [],
    pinyin: pinyin(row.title),
  };
}

/** The menu route items of section 2.1: nested, every path joined flat from the root. */
export function buildMenus(
  rows: readonly MenuRow[],
  options: { lang: Lang; pinyin: (title: string) => string },
): MenuItem[] {
  const ids = new Set(rows.map((row) => row.id));
  const children = Map.groupBy(rows, (row) => (row.parentId && ids.has(row.parentId) ? row.parentId : 0));
  const build = (parent: number, parentPath: string): MenuItem[] =>
    (children.get(parent) ?? [])
      .filter((row) => row.type !== 'button')
      .toSorted(bySort)
      .map((row) => {
        const item = itemOf(row, parentPath, options.lang, options.pinyin);
        return { ...item, children: build(row.id, item.path) };
      });
  return build(0, '');
}

/** Puts the person's own order of top entries first; the others keep theirs. */
export function orderMenus(items: readonly MenuItem[], order: readonly number[] | null | undefined): MenuItem[] {
  if (!order?.length) return [...items];
  const place = new Map(order.map((id, i) => [id, i]));
  return items.toSorted((a, b) => (place.get(a.id) ?? order.length) - (place.get(b.id) ?? order.length));
}

type MenuTree = MenuRow & { label: string; children: MenuTree[] };

/** The whole tree as the administrator sees it, buttons included. */
export function menuTree(rows: readonly MenuRow[], lang: Lang): MenuTree[] {
  const ids = new Set(rows.map((row) => row.id));
  const children = Map.groupBy(rows, (row) => (row.parentId && ids.has(row.parentId) ? row.parentId : 0));
  const build = (parent: number): MenuTree[] =>
    (children.get(parent) ?? []).toSorted(bySort).map((row) => ({
      ...row,
      label: say({ zh: row.title, en: row.titleEn || row.title }, lang),
      children: build(row.id),
    }));
  return build(0);
}

/** Keeps what matches the word, and the parents of matches. */
export function siftMenus(tree: readonly MenuTree[], word: string): MenuTree[] {
  const wanted = word.trim().toLowerCase();
  if (!wanted) return [...tree];
  return tree.flatMap((node) => {
    const hit = [node.title, node.titleEn, node.path].some((text) => text?.toLowerCase().includes(wanted));
    const children = siftMenus(node.children, word);
    return hit || children.length > 0 ? [{ ...node, children: hit ? node.children : children }] : [];
  });
}
