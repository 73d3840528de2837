import type { Text } from '../../kernel/text.ts';
import { withoutEnd } from '../../kernel/value/trim.ts';
import type { PageRoute } from '../../kernel/web/routing/pages.ts';
import type { MenuItem } from '../session/menu-item.ts';

const EXTERNAL = /^(https?:|mailto:|tel:)/;

/** A link is external if it starts with http, https, mailto or tel (spec.md section 5). */
export function isExternal(path: string): boolean {
  return EXTERNAL.test(path);
}

/** Joins a child's path to its parent's; an absolute or external path stands for itself. */
export function joinPath(parent: string, path: string): string {
  if (isExternal(path) || path.startsWith('/')) return path;
  return withoutEnd(`${withoutEnd(parent, '/')}/${path}`, '/') || '/';
}

export function titleOf(item: MenuItem): Text {
  return { zh: item.meta.title, en: item.meta.titleEn || item.meta.title };
}

type RedirectRoute = { readonly path: string; readonly to: string };

export type RouteTable = { readonly pages: readonly PageRoute[]; readonly redirects: readonly RedirectRoute[] };

type Above = { readonly path: string; readonly trail: PageRoute['trail'] };

const isLayout = (component: string | null | undefined): boolean => !component || component === 'Layout';

/** Turns the nested menu into flat routes (spec.md section 2.1). Empty and noRedirect redirects are not registered. */
export function flatten(items: readonly MenuItem[], above: Above = { path: '', trail: [] }): RouteTable {
  const pages: PageRoute[] = [];
  const redirects: RedirectRoute[] = [];
  for (const item of items) {
    const path = joinPath(above.path, item.path);
    if (isExternal(path)) continue;
    const redirect = item.redirect && item.redirect !== 'noRedirect' ? item.redirect : undefined;
    if (redirect) redirects.push({ path, to: joinPath(path, redirect) });
    if (!isLayout(item.component)) pages.push(pageOf(item, path, above.trail));
    const trail = [...above.trail, { title: titleOf(item), ...(redirect && { path }) }];
    const below = flatten(item.children ?? [], { path, trail });
    pages.push(...below.pages);
    redirects.push(...below.redirects);
  }
  return { pages, redirects };
}

function pageOf(item: MenuItem, path: string, trail: PageRoute['trail']): PageRoute {
  const { meta, cache, component } = item;
  return {
    path,
    title: titleOf(item),
    component: component ?? '',
    pinned: meta.affix === true,
    cached: meta.noCache !== true && cache !== 0 && cache !== false,
    menuId: item.id,
    trail,
  };
}
