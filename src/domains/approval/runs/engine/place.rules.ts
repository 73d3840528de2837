import {
  type ApprovalNode,
  type ApprovalTree,
  type Branch,
  type ConditionNode,
  type ParallelNode,
  walkTree,
} from '../../../../kernel/flow/approval-tree.ts';
import type { Run } from './run.rules.ts';

/** Where a node stands: in which sequence, and in which branch of what. */
export type Place = {
  readonly nodes: readonly ApprovalNode[];
  readonly index: number;
  readonly holder?: { readonly node: ConditionNode | ParallelNode; readonly branch: Branch };
};

function find(nodes: readonly ApprovalNode[], id: string, holder?: Place['holder']): Place | undefined {
  for (const [index, node] of nodes.entries()) {
    if (node.id === id) return { nodes, index, ...(holder && { holder }) };
    if (node.kind !== 'condition' && node.kind !== 'parallel') continue;
    for (const branch of node.branches) {
      const found = find(branch.nodes, id, { node, branch });
      if (found) return found;
    }
  }
  return undefined;
}

/** @throws RangeError when the tree has no such node: a run only names nodes of its own version. */
export function placeOf(tree: ApprovalTree, id: string): Place {
  const place = find(tree.nodes, id);
  if (!place) throw new RangeError(`The flow has no node ${id}`);
  return place;
}

/** All nodes that one may come to after this one, those below them included. */
export function nodesAfter(tree: ApprovalTree, id: string): Set<string> {
  const after = new Set<string>();
  let at: Place | undefined = placeOf(tree, id);
  while (at) {
    for (const { node } of walkTree(at.nodes.slice(at.index + 1))) after.add(node.id);
    at = at.holder && placeOf(tree, at.holder.node.id);
  }
  return after;
}

/** What holds a node, innermost first. */
export function holdersOf(tree: ApprovalTree, id: string): NonNullable<Place['holder']>[] {
  const holders: NonNullable<Place['holder']>[] = [];
  let { holder } = placeOf(tree, id);
  while (holder) {
    holders.push(holder);
    holder = placeOf(tree, holder.node.id).holder;
  }
  return holders;
}

/** Nodes to which a task at this node may be returned: passed by somebody's approval on the way here, in the order passed. */
export function returnTargets(tree: ApprovalTree, run: Run, fromId: string): string[] {
  const targets: string[] = [];
  for (const { node } of walkTree(tree.nodes)) {
    if (node.kind !== 'approve' || node.id === fromId || run.nodes[node.id]?.state !== 'DONE') continue;
    const approved = run.tasks.some((t) => t.nodeId === node.id && !t.void && t.outcome === 'approve');
    if (approved && nodesAfter(tree, node.id).has(fromId)) targets.push(node.id);
  }
  return targets;
}
