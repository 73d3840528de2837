import { expect, test } from 'vitest';
import {
  buildMenus,
  isExternalLink,
  type MenuRow,
  menuTree,
  orderMenus,
  siftMenus,
  visibleMenus,
} from './menu.rules.ts';

const row = (values: Partial<MenuRow> & { id: number }): MenuRow => ({
  parentId: null,
  type: 'page',
  title: `菜单${values.id}`,
  titleEn: null,
  name: null,
  path: `p${values.id}`,
  component: 'system/Users',
  componentName: null,
  permission: null,
  icon: null,
  redirect: null,
  sortNum: values.id,
  cache: true,
  alwaysShow: false,
  hidden: false,
  affix: false,
  vanishingTime: null,
  ...values,
});

const build = (...rows: MenuRow[]) => buildMenus(rows, { lang: 'zh', pinyin: () => '' });
const voyage = row({ id: 1, type: 'directory', title: '航次', titleEn: 'Voyage', path: 'voyage', component: null });
const board = row({
  id: 2,
  parentId: 1,
  title: '船位报告跟踪',
  titleEn: 'Tracking',
  path: 'board',
  component: 'voyage/VoyageReportHome',
});

test.each(['常用菜单', 'Common menu', 'common menu'])(
  'an entry named %s is rewritten to /commonMenu, with a people icon and no redirect',
  (title) => {
    const [item] = build(row({ id: 9, title, path: 'x', icon: 'star', redirect: '/elsewhere' }));
    expect(item).toMatchObject({ path: '/commonMenu', meta: { icon: 'people' } });
    expect(item).not.toHaveProperty('redirect');
  },
);

test('a directory uses the main layout, a page is resolved by its component name', () => {
  const [item] = build(voyage, board);
  expect(item?.component).toBe('Layout');
  expect(item?.children[0]).toMatchObject({ component: 'voyage/VoyageReportHome', componentName: 'VoyageReportHome' });
});

test('a cache value of 0 means that the view is not cached', () => {
  expect(build(row({ id: 1, cache: false }))[0]).toMatchObject({ cache: 0, meta: { noCache: true } });
  expect(build(row({ id: 1 }))[0]).toMatchObject({ cache: 1, meta: { noCache: false } });
});

test('children are processed recursively, and child paths are joined into flat paths', () => {
  const deep = row({ id: 3, parentId: 2, path: 'day' });
  const [top] = build(voyage, board, deep);
  expect(top?.path).toBe('/voyage');
  expect(top?.children[0]?.path).toBe('/voyage/board');
  expect(top?.children[0]?.children[0]?.path).toBe('/voyage/board/day');
});

test('a path with a leading slash and an external link stand for themselves', () => {
  const link = row({ id: 3, parentId: 1, path: 'https://www.msa.gov.cn' });
  const home = row({ id: 4, parentId: 1, path: '/homeReport/voyageReportHome' });
  expect(build(voyage, link, home)[0]?.children.map((c) => c.path)).toEqual([
    'https://www.msa.gov.cn',
    '/homeReport/voyageReportHome',
  ]);
});

test.each([null, '', 'noRedirect'])('a redirect of %j is not registered', (redirect) =>
  expect(build(row({ id: 1, redirect }))[0]).not.toHaveProperty('redirect'),
);

test('any other redirect is', () => expect(build(row({ id: 1, redirect: '/a' }))[0]?.redirect).toBe('/a'));

test('an entry carries every field of the menu route item', () => {
  const [item] = build(
    row({
      id: 7,
      name: 'Users',
      title: '用户',
      titleEn: 'Users',
      icon: 'user',
      vanishingTime: '2026-12-01T00:00:00.000Z',
    }),
  );
  expect(item).toEqual({
    id: 7,
    name: 'Users',
    path: '/p7',
    label: '用户',
    component: 'system/Users',
    componentName: 'Users',
    cache: 1,
    alwaysShow: false,
    hidden: false,
    meta: { title: '用户', titleEn: 'Users', icon: 'user', noCache: false, affix: false },
    vanishingTime: '2026-12-01T00:00:00.000Z',
    children: [],
    pinyin: '',
  });
});

test('a page shows only where a role grants it and its permission is held; an empty directory does not', () => {
  const guarded = row({ id: 2, parentId: 1, permission: 'voyage:report:list' });
  const all = { granted: () => true, holds: () => true };
  expect(visibleMenus([voyage, guarded], all)).toHaveLength(2);
  expect(visibleMenus([voyage, guarded], { ...all, holds: () => false })).toEqual([]);
  expect(visibleMenus([voyage, guarded], { ...all, granted: (id) => id === 1 })).toEqual([]);
});

test('buttons are never in the menu', () => {
  const button = row({ id: 5, parentId: 2, type: 'button' });
  const kept = visibleMenus([voyage, board, button], { granted: () => true, holds: () => true });
  expect(buildMenus(kept, { lang: 'en', pinyin: () => '' })[0]?.children[0]?.children).toEqual([]);
});

test("a person's own order comes first", () => {
  const items = build(row({ id: 1 }), row({ id: 2 }), row({ id: 3 }));
  expect(orderMenus(items, [3, 1]).map((i) => i.id)).toEqual([3, 1, 2]);
});

test('sifting keeps the parents of matches', () => {
  const sifted = siftMenus(menuTree([voyage, board, row({ id: 8, title: '用户' })], 'zh'), '船位');
  expect(sifted.map((n) => n.title)).toEqual(['航次']);
  expect(sifted[0]?.children.map((n) => n.title)).toEqual(['船位报告跟踪']);
});

test.each([
  ['https://a', true],
  ['mailto:a@b', true],
  ['tel:1', true],
  ['/system/users', false],
])('%s external: %s', (path, external) => expect(isExternalLink(path)).toBe(external));
