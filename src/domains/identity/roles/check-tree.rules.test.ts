import { expect, it } from 'vitest';
import { type CheckNode, heldNodes, marksOf, siftNodes, toggle } from './check-tree.rules.ts';

const node = (key: number, kept: boolean, ...children: CheckNode[]): CheckNode => ({
  key,
  title: `菜单${key}`,
  kept,
  children,
});
const tree = [node(1, false, node(2, true, node(3, true)), node(4, true))];

it('a directory is checked when all its pages are, and half when some are', () => {
  expect(marksOf(tree, new Set([2, 3, 4]))).toEqual({ checked: [3, 2, 4, 1], halfChecked: [] });
  expect(marksOf(tree, new Set([2]))).toEqual({ checked: [2], halfChecked: [1] });
});

it('granting a button grants its page; taking the page takes its buttons', () => {
  expect(toggle(tree, [], 3, true)).toEqual([3, 2]);
  expect(toggle(tree, [2, 3, 4], 2, false)).toEqual([4]);
});

it('a directory itself is never held', () => {
  expect(toggle(tree, [], 1, true).toSorted()).toEqual([2, 3, 4]);
});

it('what oneself may not grant stays as it is', () => {
  const locked = [node(1, false, { ...node(2, true), locked: true }, node(4, true))];
  expect(toggle(locked, [], 1, true)).toEqual([4]);
  expect(toggle(locked, [2, 4], 1, false)).toEqual([2]);
});

it('a search keeps the parents of what it finds', () => {
  expect(siftNodes(tree, '菜单3')[0]?.children[0]?.children.map((one) => one.key)).toEqual([3]);
});

it('who only reads sees what is held and what leads there', () => {
  expect(heldNodes(tree, new Set([4])).map((one) => [one.key, one.children.map((child) => child.key)])).toEqual([
    [1, [4]],
  ]);
  expect(heldNodes(tree, new Set())).toEqual([]);
});
