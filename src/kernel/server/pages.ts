import { addressOf, type Page } from '../page.ts';
import type { Text } from '../text.ts';
import type { Module } from './module.ts';

/** A page of the product with the domain that brings it. */
export type PageOfProduct = {
  readonly component: string;
  readonly address: string;
  readonly title: Text;
  /** Absent: everybody's who signed in. */
  readonly permission?: string;
  readonly domain: string;
  readonly declared: Page;
};

/** Every page that the modules bring. */
export const pagesOf = (modules: readonly Module[]): PageOfProduct[] =>
  modules.flatMap(({ name, pages = [] }) =>
    pages.map((page) => ({
      component: page.component,
      address: addressOf(page) ?? '',
      title: page.title,
      ...(page.permission !== undefined && { permission: page.permission }),
      domain: name,
      declared: page,
    })),
  );

/** An entry of the menu as the code ships it. */
export type MenuSeed = {
  readonly key: string;
  readonly parent?: string;
  readonly title: Text;
  readonly icon: string;
  /** Below the parent's, or with a leading slash from the root. */
  readonly path: string;
  /** Absent: a directory. */
  readonly component?: string;
  readonly permission?: string;
  readonly hidden: boolean;
  readonly sort: number;
};

/** The entries of the menu: groups before what stands in them, then the pages in the order of the modules. */
export function menuSeedsOf(modules: readonly Module[]): MenuSeed[] {
  const groups = modules.flatMap(({ menuGroups = [] }) => menuGroups);
  const above = (group: string | undefined): string => groups.find(({ key }) => key === group)?.address ?? '';
  const depth = (group: string | undefined, seen: readonly string[] = []): number =>
    group === undefined || seen.includes(group)
      ? 0
      : 1 + depth(groups.find(({ key }) => key === group)?.group, [...seen, group]);
  const directories = groups
    .toSorted((a, b) => depth(a.group) - depth(b.group))
    .map(({ key, group, title, icon, address, order }) => ({
      key,
      parent: group,
      title,
      icon,
      path: pathBelow(above(group), address),
      hidden: false,
      sort: order,
    }));
  const pages = modules.flatMap(({ pages: own = [] }) => own);
  return [
    ...directories,
    ...pages.flatMap(({ component, title, icon, permission, menu }) =>
      menu
        ? {
            key: menu.key,
            parent: menu.group,
            title,
            icon,
            path: pathBelow(above(menu.group), menu.address),
            component,
            permission,
            hidden: menu.from !== undefined,
            sort: menu.order,
          }
        : [],
    ),
  ];
}

/** `reports` of `/voyage/reports` below `/voyage`; an address elsewhere is whole, so that it stays in whatever group it stands. */
const pathBelow = (above: string, address: string): string =>
  address.startsWith(`${above}/`) ? address.slice(above.length + 1) : address;
