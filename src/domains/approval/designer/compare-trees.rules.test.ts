import { expect, test } from 'vitest';
import { type ApprovalTree, approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { compareTrees } from './compare-trees.rules.ts';
import { insertNode, removeNode, replaceNode, shiftNode } from './edit-tree.rules.ts';

const name = (text: string) => ({ zh: text, en: text });
const approve = (id: string, role = 'GM') =>
  approveNode({ id, name: name(id), people: [{ by: 'role', roles: [role] }] });
const condition = (id: string, inside: string) => ({
  kind: 'condition' as const,
  id,
  name: name(id),
  branches: [
    {
      id: `${id}-yes`,
      name: name('yes'),
      when: { field: 'pinned', is: 'eq' as const, value: true },
      nodes: [approve(inside)],
    },
    { id: `${id}-no`, name: name('no'), nodes: [] },
  ],
});
const tree: ApprovalTree = {
  nodes: [approve('a'), approve('b'), condition('c', 'inner'), endNode('approve', 'end')],
};
const told = (after: ApprovalTree, before = tree) => compareTrees(before, after).map(({ kind, id }) => `${kind} ${id}`);

test('a flow does not differ from itself', () => {
  expect(told(tree)).toEqual([]);
});

test('what was put in, taken out, moved and changed is told once, each by its own name', () => {
  expect(told(insertNode(tree, { branch: 'c-no', index: 0 }, approve('d')))).toEqual(['added d']);
  expect(told(shiftNode(tree, 'a', 1))).toHaveLength(1);
  expect(told(shiftNode(tree, 'a', 1))[0]).toMatch(/^moved [ab]$/);
  const [changed] = compareTrees(tree, replaceNode(tree, 'inner', { ...approve('inner', 'CFO'), sign: 'all' }));
  expect([changed!.kind, changed!.id, changed!.path.map(({ zh }) => zh)]).toEqual(['changed', 'inner', ['c', 'yes']]);
  expect(changed!.differing.map(({ what }) => what).sort()).toEqual(['people', 'sign']);
});

test('a condition that comes or goes is one change, with all that stands in it', () => {
  expect(told(removeNode(tree, 'c'))).toEqual(['removed c']);
  expect(told(tree, removeNode(tree, 'c'))).toEqual(['added c']);
});

test('a changed condition of a branch is told of the branch', () => {
  const c = condition('c', 'inner');
  const other = { ...c.branches[0]!, when: { field: 'pinned', is: 'eq' as const, value: false } };
  const after = replaceNode(tree, 'c', { ...c, branches: [other, c.branches[1]!] });
  expect(compareTrees(tree, after).map(({ id, differing }) => [id, differing[0]!.what])).toEqual([['c-yes', 'when']]);
});
