import { onlyPages } from '../../src/kernel/testing/only.ts';
import { declaredPages } from '../../tools/declared-pages.ts';

export type MenuPage = {
  /** `finance/InvoiceManager`, `resource:parameter.port`. */
  readonly component: string;
  readonly path: string;
};

/** The pages of a part of the sources that stand in the menu, as they are declared: no server has to tell. Without those of an address with places in it, such as `:id`, which are reached from others. */
export async function menuPages(part = 'domains'): Promise<MenuPage[]> {
  const pages = await declaredPages(part);
  return pages.flatMap(({ component, menu }) =>
    menu && !menu.address.includes(':') ? [{ component, path: menu.address }] : [],
  );
}

/** The pages of a domain that are to be walked. */
export async function pagesToWalk(domain: string): Promise<MenuPage[]> {
  const only = onlyPages();
  const pages = await menuPages(`domains/${domain}`);
  return only ? pages.filter(({ component }) => only.has(component)) : pages;
}
