import { beforeAll, expect, test } from 'vitest';
import { onlyPages } from '../../src/kernel/testing/only.ts';
import { withBrowser } from '../harness.ts';
import { keptPages } from './kept-pages.ts';
import { type MenuPage, pagesToWalk } from './menu-pages.ts';
import { type InnerPage, walkInner, walkPage } from './walk-page.ts';

/** So long a case may take, however many pages there are: some seconds, and ten times as long on a machine with much else to do. */
export const CASE_MS = 60_000;

/**
 * A case for each page of a domain that stands in the menu: both languages, a desk and a phone, its form, its first record and that
 * one's form. `inner` names pages that are reached from others.
 */
export async function walkDomain(
  domain: string,
  inner: Readonly<Record<string, () => Promise<InnerPage>>> = {},
): Promise<void> {
  const pages = await pagesToWalk(domain);
  if (onlyPages() && pages.length === 0) {
    test(`of ${domain} nothing is to be walked`, () => undefined);
    return;
  }
  const { visit } = withBrowser({ company: 'looked-at' });
  const kept = keptPages(visit);
  beforeAll(() => kept.open());
  const walks = [
    ...pages.map((page: MenuPage) => [page.component, () => walkPage(kept, page)] as const),
    ...Object.entries(inner).map(([name, pageOf]) => [name, async () => walkInner(kept, await pageOf())] as const),
  ];
  test.each(walks)(
    '%s speaks both languages, fits desk and phone, is accessible, and cuts no value of a form',
    async (_, walk) => {
      let wrong: string[] | undefined;
      try {
        wrong = await walk();
        expect(wrong).toEqual([]);
      } finally {
        // Whatever goes wrong in one case stays in that case.
        if (wrong?.length !== 0) await kept.drop();
      }
    },
    CASE_MS,
  );
}
