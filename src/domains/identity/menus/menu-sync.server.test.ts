import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import type { MenuGroup, Page } from '../../../kernel/page.ts';
import type { Module } from '../../../kernel/server/module.ts';
import { type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { syncMenus } from './menu-sync.server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ modules });
});
afterAll(() => server.close());

const label = { zh: '样例', en: 'Sample' };
const group = (key: string, more: Partial<MenuGroup> = {}): MenuGroup => ({
  key,
  title: label,
  icon: 'Appstore',
  address: `/${key.replace('.', '/')}`,
  order: 1,
  ...more,
});
const page = (name: string, at: string, order: number): Page => ({
  component: `sample/${name}`,
  title: label,
  icon: 'Ship',
  menu: { key: `sample.${name.toLowerCase()}`, address: `/sample/${name.toLowerCase()}`, group: at, order },
  help: { purpose: label },
});
const sample = (menuGroups: readonly MenuGroup[], at: string, order: number): Module => ({
  name: 'sample',
  label,
  resources: [],
  endpoints: [],
  menuGroups,
  pages: [page('Users', at, order), page('Roles', at, order + 1), page('Posts', at, order + 2)],
});

/** The sample's entries by key: the key of what each stands in, its path and order. */
async function entries(): Promise<Record<string, (string | number | null)[]>> {
  const rows = await server.db.query<{ key: string; place: (string | number | null)[] }>(
    `select m.key, jsonb_build_array(p.key, m.path, m.sort_num) as place from identity_menu m
     left join identity_menu p on p.id = m.parent_id where m.key like 'sample%' order by m.key`,
  );
  return Object.fromEntries(rows.map(({ key, place }) => [key, place]));
}

test('a database that exists takes over another grouping, but for entries that an administrator moved', async () => {
  const flat = sample([group('sample')], 'sample', 10);
  const other = { ...flat, menuGroups: [group('elsewhere')], pages: [] };
  await syncMenus(server.ctx(), [flat, other]);
  expect(await entries()).toEqual({
    sample: [null, 'sample', 1],
    'sample.posts': ['sample', 'posts', 12],
    'sample.roles': ['sample', 'roles', 11],
    'sample.users': ['sample', 'users', 10],
  });
  await server.db.query(
    `update identity_menu set parent_id = (select id from identity_menu where key = 'elsewhere') where key = 'sample.roles'`,
  );
  await server.db.query(`update identity_menu set path = 'places' where key = 'sample.posts'`);

  const grouped = sample(
    [group('sample.people', { group: 'sample' }), group('sample'), group('sample.more', { group: 'sample' })],
    'sample.people',
    1,
  );
  const after = {
    sample: [null, 'sample', 1],
    'sample.more': ['sample', 'more', 1],
    'sample.people': ['sample', 'people', 1],
    'sample.posts': ['sample', 'places', 12],
    'sample.roles': ['elsewhere', 'roles', 11],
    'sample.users': ['sample.people', '/sample/users', 1],
  };
  await syncMenus(server.ctx(), [grouped, other]);
  expect(await entries()).toEqual(after);
  await syncMenus(server.ctx(), [grouped, other]);
  expect(await entries()).toEqual(after);
});
