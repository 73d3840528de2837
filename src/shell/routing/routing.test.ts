import { expect, test } from 'vitest';
import { kebab, pageFileOf, pagesAlike, resourceFileOf } from '../../kernel/page-files.ts';
import { findPage } from '../../kernel/web/routing/find-page.ts';
import type { MenuItem } from '../session/menu-item.ts';
import { flatten } from './flatten.ts';

const item = (given: Partial<MenuItem> & { path: string; title?: string }): MenuItem => ({
  id: 1,
  name: 'n',
  component: 'Layout',
  meta: { title: given.title ?? given.path },
  ...given,
});

const menus = [
  item({
    path: '/crew',
    title: '船员',
    redirect: 'noRedirect',
    children: [
      item({ id: 2, path: 'list', component: 'crew/SeafarerList', cache: 0 }),
      item({ id: 3, path: 'list/:id/history', component: 'crew/History', meta: { title: '经历', noCache: true } }),
      item({
        id: 4,
        path: 'wages',
        redirect: '/crew/wages/month',
        children: [item({ id: 5, path: 'month', component: 'crew/Wages' })],
      }),
    ],
  }),
  item({ path: 'https://www.imo.org', component: 'x/Y' }),
];

test('child paths are joined into flat paths, under the titles above them', () => {
  const { pages } = flatten(menus);
  expect(pages.map((page) => page.path)).toEqual(['/crew/list', '/crew/list/:id/history', '/crew/wages/month']);
  expect(pages[2]?.trail.map((one) => one.title.zh)).toEqual(['船员', 'wages']);
});

test('a view whose cache is 0 or whose meta says noCache is not kept', () => {
  expect(flatten(menus).pages.map((page) => page.cached)).toEqual([false, false, true]);
});

test('an empty redirect or noRedirect is not registered', () => {
  expect(flatten(menus).redirects).toEqual([{ path: '/crew/wages', to: '/crew/wages/month' }]);
});

test('what follows a page belongs to it unless another page is meant more exactly', () => {
  const { pages } = flatten(menus);
  expect(findPage(pages, '/crew/list/12')?.route.component).toBe('crew/SeafarerList');
  expect(findPage(pages, '/crew/list/12')?.params['*']).toBe('12');
  expect(findPage(pages, '/crew/list/12/history')?.route.component).toBe('crew/History');
  expect(findPage(pages, '/crew/listing')).toBeUndefined();
});

test('a menu component names its file', () => {
  expect(['VoyageReportHome', 'ExportVEF', 's2lVoyageOpe'].map(kebab)).toEqual([
    'voyage-report-home',
    'export-vef',
    's2l-voyage-ope',
  ]);
  const files = [
    '../domains/voyage/board/voyage-report-home.page.web.tsx',
    '../domains/crew/voyage-report-home.page.web.tsx',
  ];
  expect(pageFileOf(files, 'voyage/VoyageReportHome')).toBe(files[0]);
  expect(pageFileOf(files, 'voyage/Home')).toBeUndefined();
  expect(resourceFileOf(['../domains/parameter/ports/port.resource.ts'], 'parameter.port')).toBeDefined();
});

test('pages of several domains stand in one area, and no two under one name', () => {
  const files = ['/domains/identity/users/users.page.web.tsx', '/domains/fleet/vessels/vessels.page.web.tsx'];
  expect(['system/Users', 'system/Vessels', 'identity/Users'].map((name) => pageFileOf(files, name))).toEqual([
    files[0],
    files[1],
    undefined,
  ]);
  expect(pagesAlike(files)).toEqual([]);
  const twice = [...files, '/domains/operations/users.page.web.tsx', '/domains/voyage/users.page.web.tsx'];
  expect(pagesAlike(twice)).toEqual([[files[0], twice[2]]]);
});
