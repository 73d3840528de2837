import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ApprovalNode,
  type ApprovalTree,
  approveNode,
  endNode,
  walkTree,
} from '../../../kernel/flow/approval-tree.ts';
import { changeBranches, freshId, insertNode, removeNode, replaceNode, shiftNode, spotOf } from './edit-tree.rules.ts';
import { layoutTree } from './layout-tree.rules.ts';

const name = (text: string) => ({ zh: text, en: text });
const approve = (id: string) => approveNode({ id, name: name(id), people: [{ by: 'role', roles: ['GM'] }] });
const oilOrNot: ApprovalTree = {
  nodes: [
    approve('a'),
    {
      kind: 'condition',
      id: 'c',
      name: name('c'),
      branches: [
        { id: 'oil', name: name('oil'), when: { field: 'oilChanged', is: 'eq', value: true }, nodes: [approve('b')] },
        { id: 'else', name: name('else'), nodes: [endNode()] },
      ],
    },
    endNode('approve', 'end'),
  ],
};
const ids = (tree: ApprovalTree) => [...walkTree(tree.nodes)].map(({ node }) => node.id);

test('a node is put in, moved, changed and taken out where it stands, in the trunk and in branches', () => {
  const more = insertNode(oilOrNot, { branch: 'oil', index: 1 }, approve('d'));
  expect(ids(more)).toEqual(['a', 'c', 'b', 'd', 'end-approve', 'end']);
  expect(spotOf(more, 'd')).toEqual({ branch: 'oil', index: 1 });
  expect(ids(shiftNode(more, 'd', -1))).toEqual(['a', 'c', 'd', 'b', 'end-approve', 'end']);
  expect(shiftNode(more, 'd', 1)).toEqual(more);
  expect(ids(removeNode(more, 'c'))).toEqual(['a', 'end']);
  expect(ids(replaceNode(more, 'b', approve('e')))).toContain('e');
  const fewer = changeBranches(more, 'c', (branches) => branches.slice(1));
  expect(ids(fewer)).toEqual(['a', 'c', 'end-approve', 'end']);
});

test('a new node never takes an id that a node or branch has', () => {
  expect(freshId(oilOrNot, 'approve')).toBe('approve-1');
  expect(freshId(oilOrNot, 'approve', ['approve-1'])).toBe('approve-2');
  expect(['a', 'oil', 'c']).not.toContain(freshId(oilOrNot, 'oil'));
});

const nodes: fc.Arbitrary<readonly ApprovalNode[]> = fc.letrec<{ list: ApprovalNode[]; node: ApprovalNode }>((tie) => ({
  list: fc.array(tie('node'), { maxLength: 3 }),
  node: fc.oneof(
    { maxDepth: 3 },
    fc.constant<ApprovalNode>(approve('x')),
    fc
      .tuple(
        fc.constantFrom('condition' as const, 'parallel' as const),
        fc.array(tie('list'), { minLength: 1, maxLength: 3 }),
      )
      .map(
        ([kind, lists]): ApprovalNode => ({
          kind,
          id: 'x',
          name: name('x'),
          branches: lists.map((list) => ({ id: 'x', name: name('x'), nodes: list })),
        }),
      ),
    fc.constant<ApprovalNode>(endNode()),
  ),
})).list;

/** The same tree with ids that are all different. */
function numbered(list: readonly ApprovalNode[], next = { n: 0 }): ApprovalNode[] {
  const id = () => {
    next.n += 1;
    return `n${next.n}`;
  };
  return list.map((node) =>
    node.kind === 'condition' || node.kind === 'parallel'
      ? { ...node, id: id(), branches: node.branches.map((b) => ({ ...b, id: id(), nodes: numbered(b.nodes, next) })) }
      : { ...node, id: id() },
  );
}

test('in the drawing of any tree no two boxes cover each other, every line leads down, and every node is drawn once', () => {
  fc.assert(
    fc.property(nodes, (list) => {
      const tree = { nodes: numbered(list) };
      const { boxes, lines, width } = layoutTree(tree);
      expect(new Set(boxes.map((box) => box.id)).size).toBe(boxes.length);
      expect(
        boxes
          .filter((box) => box.what === 'node')
          .map((box) => box.id)
          .sort(),
      ).toEqual(ids(tree).sort());
      for (const [i, a] of boxes.entries()) {
        expect(a.x).toBeGreaterThanOrEqual(0);
        expect(a.x + a.width).toBeLessThanOrEqual(width);
        for (const b of boxes.slice(i + 1)) {
          const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
          expect(apart, `${a.id} and ${b.id}`).toBe(true);
        }
      }
      const at = new Map(boxes.map((box) => [box.id, box]));
      for (const line of lines) expect(at.get(line.to)!.y).toBeGreaterThan(at.get(line.from)!.y);
    }),
    { numRuns: 300 },
  );
});
