import type { Text } from '../text.ts';
import type { TreeProblem } from './approval-problems.ts';
import { type ApprovalNode, type ApprovalTree, walkTree } from './approval-tree.ts';

type Way = { nodeId: string | null; path: readonly Text[] };

/** The ways on which one walks out of a sequence without having met an end; each names where it was last. */
function waysOut(nodes: readonly ApprovalNode[], path: readonly Text[], holder: string | null): Way[] {
  const last = nodes.at(-1);
  if (!last) return [{ nodeId: holder, path }];
  if (!nodes.every(passes)) return [];
  if (last.kind !== 'condition') return [{ nodeId: last.id, path: [...path, last.name] }];
  return last.branches.flatMap((branch) => waysOut(branch.nodes, [...path, last.name, branch.name], last.id));
}

/** Whether one may come out behind the node. */
function passes(node: ApprovalNode): boolean {
  if (node.kind === 'end') return false;
  if (node.kind !== 'condition') return true;
  return node.branches.some((branch) => branch.nodes.every(passes));
}

function* sequences(
  nodes: readonly ApprovalNode[],
  path: readonly Text[] = [],
): Generator<[readonly ApprovalNode[], readonly Text[]]> {
  yield [nodes, path];
  for (const node of nodes) {
    if (node.kind !== 'condition' && node.kind !== 'parallel') continue;
    for (const branch of node.branches) yield* sequences(branch.nodes, [...path, node.name, branch.name]);
  }
}

/** Dead ends, nodes that nobody reaches, and ends inside of parallels. */
export function reachProblems(tree: ApprovalTree): TreeProblem[] {
  const problems: TreeProblem[] = [];
  if (tree.nodes.length === 0) {
    const message = { zh: '流程为空', en: 'The flow is empty' };
    return [{ code: 'empty', severity: 'error', nodeId: null, path: [], message }];
  }
  for (const { nodeId, path } of waysOut(tree.nodes, [], null)) {
    const message = {
      zh: `此路径没有结束节点，流程到“${path.at(-1)?.zh ?? ''}”之后无法继续`,
      en: `This way has no end: the flow stops after ${path.at(-1)?.en ?? ''}`,
    };
    problems.push({ code: 'deadEnd', severity: 'error', nodeId, path, message });
  }
  for (const [nodes, path] of sequences(tree.nodes)) {
    const stop = nodes.findIndex((node) => !passes(node));
    for (const node of stop < 0 ? [] : nodes.slice(stop + 1)) {
      const message = {
        zh: '前面的节点已结束流程，此节点不会到达',
        en: 'The flow has ended before; this node is never reached',
      };
      problems.push({ code: 'unreachable', severity: 'error', nodeId: node.id, path: [...path, node.name], message });
    }
  }
  for (const { node, path } of walkTree(tree.nodes)) {
    if (node.kind !== 'parallel') continue;
    for (const { node: inner, path: below } of walkTree([node], path)) {
      if (inner.kind !== 'end') continue;
      const message = { zh: '并行分支内不能结束流程', en: 'A parallel branch cannot end the flow' };
      problems.push({
        code: 'endInParallel',
        severity: 'error',
        nodeId: inner.id,
        path: [...below, inner.name],
        message,
      });
    }
  }
  return problems;
}

/** Ways that approve a document without anybody having looked at it. */
export function noApprover(tree: ApprovalTree): TreeProblem[] {
  const found: TreeProblem[] = [];
  /** Whether one may come out behind the nodes without an approver. */
  const walk = (nodes: readonly ApprovalNode[], path: readonly Text[]): boolean => {
    for (const node of nodes) {
      if (node.kind === 'approve') return false;
      if (node.kind === 'end') {
        if (node.outcome === 'approve') {
          const message = { zh: '此路径无人审批即通过', en: 'This way approves without an approver' };
          found.push({ code: 'noApprover', severity: 'warning', nodeId: node.id, path: [...path, node.name], message });
        }
        return false;
      }
      if (node.kind === 'copy') continue;
      const open = node.branches.map((branch) => walk(branch.nodes, [...path, node.name, branch.name]));
      if (node.kind === 'parallel' ? open.includes(false) : !open.includes(true)) return false;
    }
    return true;
  };
  walk(tree.nodes, []);
  return found;
}
