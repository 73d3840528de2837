import {
  type ApprovalNode,
  type ApprovalTree,
  approveNode,
  type Branch,
  endNode,
} from '../../../kernel/flow/approval-tree.ts';
import { freshId } from './edit-tree.rules.ts';
import { FLOW_TEXT as TEXT } from './flow.text.ts';

export const NODE_KINDS = ['approve', 'condition', 'parallel', 'copy', 'end'] as const satisfies ApprovalNode['kind'][];

/** A node of a kind as it is put into a tree: whole, with ids that the tree does not have. */
export function newNode(tree: ApprovalTree, kind: ApprovalNode['kind']): ApprovalNode {
  const id = freshId(tree, kind);
  const name = TEXT.kinds[kind];
  switch (kind) {
    case 'approve':
      return approveNode({ id, name, people: [{ by: 'leader', of: 'initiator', up: 0 }] });
    case 'copy':
      return { kind, id, name, people: [{ by: 'role', roles: [] }] };
    case 'end':
      return endNode('approve', id);
    case 'condition': {
      const first = newBranch(tree, []);
      return { kind, id, name, branches: [{ ...first, when: { all: [] } }, otherwise(tree, [first.id])] };
    }
    case 'parallel': {
      const first = newBranch(tree, []);
      return { kind, id, name, branches: [first, newBranch(tree, [first.id])] };
    }
  }
}

/** An empty branch; `taken` are ids given in the same moment. */
export function newBranch(tree: ApprovalTree, taken: readonly string[]): Branch {
  return { id: freshId(tree, 'branch', taken), name: TEXT.branch, nodes: [] };
}

const otherwise = (tree: ApprovalTree, taken: readonly string[]): Branch => ({
  ...newBranch(tree, taken),
  name: TEXT.otherwise,
});
