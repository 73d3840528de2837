import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MenuSeed, menuSeedsOf } from '../kernel/server/pages.ts';
import { modules } from './domains.server.ts';
import { type Company, companyServer } from './testing/company.ts';
import { grantedTo, holdsGranted } from './testing/sweeps/access.ts';

type MenuItem = { name: string; component: string; children: MenuItem[] };

let company: Company;
beforeAll(async () => {
  company = await companyServer();
}, 120_000);
afterAll(() => company.close());

const seeds: readonly MenuSeed[] = menuSeedsOf(modules);
const pagesIn = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [...(item.component === 'Layout' ? [] : [item]), ...pagesIn(item.children)]);

describe('the menu', () => {
  test('of each account holds exactly the pages whose permission it holds, and no empty directory', async () => {
    for (const username of company.accounts) {
      const granted = await grantedTo(company, username);
      const expected = seeds
        .filter((seed) => seed.component && (!seed.permission || holdsGranted(granted, seed.permission)))
        .map((seed) => seed.component);
      const { body } = await (await company.signIn(username))<MenuItem[]>('GET', '/api/menus/build');
      expect([username, ...pagesIn(body).map((page) => page.component)].toSorted()).toEqual(
        [username, ...expected].toSorted(),
      );
      const empty = (items: readonly MenuItem[]): MenuItem[] =>
        items.flatMap((item) =>
          item.component === 'Layout' && item.children.length === 0 ? [item] : empty(item.children),
        );
      expect(empty(body)).toEqual([]);
    }
  });

  test('of somebody without a role has none of the business pages', async () => {
    const { body } = await (await company.signIn('nobody'))<MenuItem[]>('GET', '/api/menus/build');
    expect(
      pagesIn(body).filter((page) => seeds.some((seed) => seed.permission && seed.component === page.component)),
    ).toEqual([]);
  });
});
