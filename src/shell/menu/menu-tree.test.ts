import { expect, test } from 'vitest';
import type { MenuItem } from '../session/menu-item.ts';
import { hitIn, leaves, menuTree, pathTo, sift } from './menu-tree.ts';

const NOW = Date.parse('2026-11-21T00:00:00Z');
const page = (id: number, title: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  name: `n${id}`,
  path: `p${id}`,
  component: 'x/Y',
  meta: { title, titleEn: `Title ${id}` },
  ...more,
});
const folder = (id: number, title: string, children: MenuItem[], more: Partial<MenuItem> = {}): MenuItem =>
  page(id, title, { component: 'Layout', path: `/f${id}`, children, ...more });

const items = [
  folder(1, '采购管理', [page(11, '订单管理', { pinyin: 'ddgl' }), page(12, '需求池', { pinyin: 'xqc' })], {
    pinyin: 'cggl',
  }),
  folder(2, '我的审批', [page(21, '待办', { vanishingTime: '2026-12-01T00:00:00Z' })]),
  folder(3, '系统', [page(31, '菜单')], { alwaysShow: true }),
  folder(4, '空目录', [page(41, '隐藏', { hidden: true })]),
  page(5, '官网', { path: 'https://www.imo.org' }),
];
const tree = menuTree(items, NOW);
const shape = (nodes: typeof tree): unknown =>
  nodes.map((node) => [node.title.zh, ...(node.children.length ? [shape([...node.children])] : [])]);

test('a menu with a single visible child shows that child directly unless it is always shown', () => {
  expect(shape(tree)).toEqual([['采购管理', [['订单管理'], ['需求池']]], ['待办'], ['系统', [['菜单']]], ['官网']]);
});

test('an entry whose vanishing time is ahead is new', () => {
  expect(tree.map((node) => node.isNew)).toEqual([false, true, false, false]);
});

test('the filter matches either language and pinyin initials and keeps the parents of matches', () => {
  expect(shape([...sift(tree, '订单')])).toEqual([['采购管理', [['订单管理']]]]);
  expect(shape([...sift(tree, 'XQ')])).toEqual([['采购管理', [['需求池']]]]);
  expect(shape([...sift(tree, 'title 31')])).toEqual([['系统', [['菜单']]]]);
  expect(shape([...sift(tree, '采购')])).toEqual([['采购管理', [['订单管理'], ['需求池']]]]);
  expect(sift(tree, '没有')).toEqual([]);
});

test('the hit of a filter is marked in the label, also when it was found by pinyin', () => {
  expect(hitIn('订单管理', 'ddgl', '管理')).toEqual([2, 4]);
  expect(hitIn('订单管理', 'ddgl', 'gl')).toEqual([2, 4]);
  expect(hitIn('Orders', 'ddgl', 'der')).toEqual([2, 5]);
  expect(hitIn('Orders', 'ddgl', 'dd')).toBeUndefined();
});

test('a page knows the way down to it, and external links leave the site', () => {
  expect(pathTo(tree, '/f1/p12').map((node) => node.id)).toEqual([1, 12]);
  expect(leaves(tree).map((one) => one.node.external)).toEqual([false, false, false, false, true]);
});
