import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ANT_ICONS, OWN_ICONS } from '../kernel/icons.ts';
import type { MenuGroup, MenuPlace, Page } from '../kernel/page.ts';
import { text } from '../kernel/resource/field.ts';
import { defineResource } from '../kernel/resource/resource.ts';
import { type Access, route } from '../kernel/route.ts';
import { pageProblems } from '../kernel/server/check-pages.ts';
import { serve } from '../kernel/server/http/endpoint.ts';
import type { Module } from '../kernel/server/module.ts';
import { menuSeedsOf, pagesOf } from '../kernel/server/pages.ts';
import { homePage } from '../shell/home/home.page.ts';
import { modules } from './domains.server.ts';

const label = { zh: '泊位', en: 'Berth' };
const place: MenuPlace = { key: 'sample.board', address: '/sample/board', order: 10 };
const board: Page = {
  component: 'sample/BerthBoard',
  title: label,
  icon: 'Ship',
  permission: 'sample:berth:list',
  menu: place,
  help: { purpose: { zh: '泊位一览。', en: 'All berths.' } },
};
const group: MenuGroup = { key: 'sample', title: label, icon: 'Appstore', address: '/sample', order: 1 };
const listed = serve(
  route({
    method: 'GET',
    path: '/api/a',
    permission: 'sample:berth:list' as Access,
    summary: label,
    query: z.object({}),
  }),
  async () => [],
);
const berth = defineResource({
  name: 'sample.berth',
  label,
  title: 'name',
  fields: { name: text(label, { required: true }) },
});

function problems(pages: readonly Page[], more: Partial<Module> = {}, files?: readonly string[]): string[] {
  const module: Module = { name: 'sample', label, resources: [berth], endpoints: [listed], pages, ...more };
  return pageProblems({ modules: [module], endpoints: [listed], kinds: new Set(['sample.berth']), files });
}

const FILES = ['/domains/sample/boards/berth-board.page.web.tsx', '/domains/sample/boards/berth-board.page.ts'];

test('a page that says all of itself, beside its file, is in order', () =>
  expect(problems([board], {}, FILES)).toEqual([]));

describe('the start is refused', () => {
  test.each<[why: string, wrong: Partial<Page>, sentence: string]>([
    [
      'by an unknown icon',
      { icon: 'Anchor' as 'Ship' },
      'page sample/BerthBoard: no icon is named Anchor; kernel/icons.ts has those there are',
    ],
    [
      'by a page without help',
      { help: { purpose: { zh: ' ', en: '' } } },
      'page sample/BerthBoard: its help does not say in both languages what it is for',
    ],
    [
      'by a way or a figure without words in one language',
      { help: { ...board.help, ways: [{ zh: '点选。', en: '' }] } },
      'page sample/BerthBoard: a language of its help is missing',
    ],
    [
      'by a title without a language',
      { title: { zh: '泊位', en: '' } },
      'page sample/BerthBoard: a language of the title is missing',
    ],
    [
      'by a page in no menu and at no address',
      { menu: undefined },
      'page sample/BerthBoard: nobody can reach it: it stands in no menu and at no address of the layout',
    ],
    [
      'by a page to which only a page leads that is not there',
      { menu: { ...place, from: 'sample/Quays' } },
      'page sample/BerthBoard: nobody can reach it: no page that stands in the menu leads on from sample/Quays',
    ],
    [
      'by a page to which only it itself leads',
      { menu: { ...place, from: 'sample/BerthBoard' } },
      'page sample/BerthBoard: nobody can reach it: no page that stands in the menu leads on from sample/BerthBoard',
    ],
    [
      'by a permission that no call names',
      { permission: 'sample:berth:look' },
      'page sample/BerthBoard: nobody can reach it: no call and no module names the permission sample:berth:look',
    ],
    [
      'by a group that is not there',
      { menu: { ...place, group: 'nowhere' } },
      'page sample/BerthBoard: its group nowhere does not exist',
    ],
    [
      'by an address that is not written from the root',
      { menu: { ...place, address: 'board' } },
      'page sample/BerthBoard: its address board is not written from the root',
    ],
    [
      'by a derived page over a kind that no module declares',
      { component: 'resource:sample.quay' },
      'page resource:sample.quay: no module declares this kind of record',
    ],
    [
      'by a kind of record that is named wrongly',
      { records: ['berth'] },
      'page sample/BerthBoard: records are named domain.name, or domain.name/part of the address',
    ],
  ])('%s', (_why, wrong, sentence) => expect(problems([{ ...board, ...wrong }])).toEqual([sentence]));

  test('by a group without a language, under an unknown one or with an unknown icon', () => {
    const wrong = { ...group, title: { zh: '页', en: '' }, group: 'nowhere', icon: 'Anchor' as 'Ship' };
    expect(problems([board], { menuGroups: [wrong] })).toEqual([
      'menu sample: a language of the title is missing',
      'menu sample: no icon is named Anchor; kernel/icons.ts has those there are',
      'menu sample: its group nowhere does not exist',
    ]);
  });

  test('by a page, a key, an address or a place of records that is said twice', () => {
    expect(problems([board, board])).toEqual([
      'page sample/BerthBoard: declared twice',
      'menu sample.board: declared twice',
      '/sample/board: the address of two pages',
    ]);
    const records = ['sample.berth'];
    const list: Page = {
      ...board,
      component: 'sample/Berths',
      menu: { ...place, key: 'sample.list', address: '/list' },
    };
    expect(
      problems([
        { ...board, records },
        { ...list, records },
      ]),
    ).toEqual(['sample.berth: stands on two pages']);
  });

  test('by a page without a file, and a file without a page', () => {
    const [web = '', declaration = ''] = FILES;
    expect(problems([board], {}, [declaration])).toEqual(['page sample/BerthBoard: no page file is there for it']);
    expect(problems([board], {}, [web])).toEqual(['page sample/BerthBoard: is declared in no file of its name']);
    expect(problems([], {}, FILES)).toEqual([
      `${web}: a page that no module declares`,
      `${declaration}: declares a page that no module lists`,
    ]);
    expect(problems([board], {}, [web, declaration.replace('boards', 'quays')])).toEqual([
      'page sample/BerthBoard: /domains/sample/quays/berth-board.page.ts does not stand beside /domains/sample/boards/berth-board.page.web.tsx',
    ]);
  });

  test('by nothing where a derived page has its declaration alone', () => {
    const derived: Page = { ...board, component: 'resource:sample.berth' };
    expect(problems([derived], {}, ['/domains/sample/berths/berth.page.ts'])).toEqual([]);
  });
});

describe('the menu', () => {
  const seeds = (pages: readonly Page[], menuGroups: readonly MenuGroup[]) =>
    menuSeedsOf([{ name: 'sample', label, resources: [], endpoints: [], pages, menuGroups }]);

  test('has groups before what stands in them, whatever the order they are said in', () => {
    const inner: MenuGroup = { ...group, key: 'sample.inner', group: 'sample', address: '/sample/inner' };
    const page: Page = { ...board, menu: { ...place, group: 'sample.inner', address: '/sample/inner/board' } };
    expect(seeds([page], [inner, group]).map(({ key, path }) => [key, path])).toEqual([
      ['sample', '/sample'.slice(1)],
      ['sample.inner', 'inner'],
      ['sample.board', 'board'],
    ]);
  });

  test('keeps the address of a page that stands in a group of another address', () => {
    const page: Page = { ...board, menu: { ...place, group: 'sample', address: '/port/board' } };
    expect(seeds([page], [group]).at(-1)?.path).toBe('/port/board');
  });

  test('hides a page to which another one leads', () => {
    const inner: Page = { ...board, menu: { ...place, from: 'frame' } };
    expect(seeds([board, inner], []).map(({ hidden }) => hidden)).toEqual([false, true]);
  });
});

describe('the pages of the product', () => {
  const pages = pagesOf(modules);

  test('each have an address, a domain and help of their own', () => {
    expect(pages.length).toBeGreaterThan(90);
    expect(pages.filter(({ address }) => !/^(\/[a-zA-Z0-9-]+)+$/.test(address))).toEqual([]);
    expect(new Set(pages.map(({ declared }) => declared.help.purpose.zh)).size).toBe(pages.length);
  });

  test('say in both languages what they are for, how they are used and where figures come from', () => {
    const texts = [homePage, ...pages.map(({ declared }) => declared)].flatMap(
      ({ help: { purpose, ways = [], figures = [] } }) => [
        purpose,
        ...ways,
        ...figures.flatMap(({ name, how }) => [name, how]),
      ],
    );
    expect(texts.filter(({ zh, en }) => !zh.trim() || !en.trim())).toEqual([]);
    expect(texts.filter(({ zh }) => !/[\u4e00-\u9fff]|\d/.test(zh))).toEqual([]);
  });

  test('stand at the addresses that the specification gives', () => {
    const at = new Map(
      pages.flatMap(({ component, declared }) => (declared.layout ? [[declared.layout, component]] : [])),
    );
    expect(Object.fromEntries(at)).toEqual({
      '/user/center': 'system/UserCenter',
      '/homeReport/voyageReportHome': 'voyage/VoyageReportHome',
    });
  });
});

test('every icon that a menu may carry is one of the package, or drawn by the menu itself', () => {
  const folder = join(import.meta.dirname, '../../node_modules/@ant-design/icons/lib/icons');
  expect(ANT_ICONS.filter((name) => !existsSync(join(folder, `${name}Outlined.js`)))).toEqual([]);
  expect([...OWN_ICONS, ...ANT_ICONS].toSorted()).toEqual([...new Set([...OWN_ICONS, ...ANT_ICONS])].toSorted());
});
