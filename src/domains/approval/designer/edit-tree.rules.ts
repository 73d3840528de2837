import type { ApprovalNode, ApprovalTree, Branch } from '../../../kernel/flow/approval-tree.ts';
import { walkTree } from '../../../kernel/flow/approval-tree.ts';

/** A place in a tree: before the node that stands at `index` of the trunk (`branch` null) or of a branch. */
export type Spot = { readonly branch: string | null; readonly index: number };

type List = readonly ApprovalNode[];

/** The tree with every list of nodes replaced by what `change` makes of it, inner lists first. */
function mapLists(tree: ApprovalTree, change: (list: List, branch: string | null) => List): ApprovalTree {
  const within = (list: List, branch: string | null): List =>
    change(
      list.map((node) =>
        node.kind === 'condition' || node.kind === 'parallel'
          ? { ...node, branches: node.branches.map((one) => ({ ...one, nodes: within(one.nodes, one.id) })) }
          : node,
      ),
      branch,
    );
  return { nodes: within(tree.nodes, null) };
}

export function insertNode(tree: ApprovalTree, spot: Spot, node: ApprovalNode): ApprovalTree {
  return mapLists(tree, (list, branch) => (branch === spot.branch ? list.toSpliced(spot.index, 0, node) : list));
}

/** The node with this id becomes another one; what it held goes with it unless the new one holds it. */
export function replaceNode(tree: ApprovalTree, id: string, node: ApprovalNode): ApprovalTree {
  return mapLists(tree, (list) => list.map((one) => (one.id === id ? node : one)));
}

export function removeNode(tree: ApprovalTree, id: string): ApprovalTree {
  return mapLists(tree, (list) => list.filter((one) => one.id !== id));
}

/** Where a node stands now. */
export function spotOf(tree: ApprovalTree, id: string): Spot | undefined {
  let found: Spot | undefined;
  mapLists(tree, (list, branch) => {
    const index = list.findIndex((one) => one.id === id);
    if (index >= 0) found = { branch, index };
    return list;
  });
  return found;
}

/** Moves a node one place on in its list; at the end of the list nothing changes. */
export function shiftNode(tree: ApprovalTree, id: string, by: -1 | 1): ApprovalTree {
  return mapLists(tree, (list) => {
    const at = list.findIndex((one) => one.id === id);
    const to = at + by;
    if (at < 0 || to < 0 || to >= list.length) return list;
    return list.toSpliced(at, 1).toSpliced(to, 0, list[at]!);
  });
}

/** The branches of a condition or parallel become others. */
export function changeBranches(
  tree: ApprovalTree,
  id: string,
  change: (branches: readonly Branch[]) => readonly Branch[],
): ApprovalTree {
  return mapLists(tree, (list) =>
    list.map((node) =>
      node.id === id && (node.kind === 'condition' || node.kind === 'parallel')
        ? { ...node, branches: change(node.branches) }
        : node,
    ),
  );
}

/** An id that no node or branch of the tree has: `approve-3`. */
export function freshId(tree: ApprovalTree, kind: string, taken: readonly string[] = []): string {
  const ids = new Set(taken);
  for (const { node } of walkTree(tree.nodes)) {
    ids.add(node.id);
    if (node.kind === 'condition' || node.kind === 'parallel') for (const branch of node.branches) ids.add(branch.id);
  }
  let n = 1;
  while (ids.has(`${kind}-${n}`)) n += 1;
  return `${kind}-${n}`;
}
