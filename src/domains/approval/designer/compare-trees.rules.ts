import type { ApprovalNode, ApprovalTree, Branch } from '../../../kernel/flow/approval-tree.ts';
import type { Text } from '../../../kernel/text.ts';

/** A node or a branch where it stands: in which branch, behind which other. */
type Part = { id: string; name: Text; path: readonly Text[]; within: string; own: Readonly<Record<string, unknown>> };
type Differing = { what: string; before: unknown; after: unknown };

export type TreeChange = {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  readonly id: string;
  readonly name: Text;
  /** Names of what holds it, outermost first. */
  readonly path: readonly Text[];
  /** Properties that differ, by name; only of what changed. */
  readonly differing: readonly Differing[];
};

function ownOf(part: ApprovalNode | Branch): Readonly<Record<string, unknown>> {
  const { id: _id, ...rest } = part as ApprovalNode & Branch;
  return Object.fromEntries(Object.entries(rest).filter(([key]) => key !== 'nodes' && key !== 'branches'));
}

function partsOf(
  nodes: readonly ApprovalNode[],
  within = '',
  path: readonly Text[] = [],
  found = new Map<string, Part>(),
): Map<string, Part> {
  for (const node of nodes) {
    found.set(node.id, { id: node.id, name: node.name, path, within, own: ownOf(node) });
    if (node.kind !== 'condition' && node.kind !== 'parallel') continue;
    for (const branch of node.branches) {
      const inside = [...path, node.name];
      found.set(branch.id, { id: branch.id, name: branch.name, path: inside, within: node.id, own: ownOf(branch) });
      partsOf(branch.nodes, branch.id, [...inside, branch.name], found);
    }
  }
  return found;
}

/** Ids that stand in another order than before, the fewest that explain it: what is not in the longest common row. */
function shifted(before: readonly string[], after: readonly string[]): Set<string> {
  const rows = before.map(() => new Array<number>(after.length + 1).fill(0));
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      rows[i]![j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const kept = new Set<string>();
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (before[i] === after[j]) {
      kept.add(before[i]!);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return new Set(before.filter((id) => !kept.has(id)));
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What makes one flow of another, in the order of the newer one, what is gone last. */
export function compareTrees(before: ApprovalTree, after: ApprovalTree): TreeChange[] {
  const old = partsOf(before.nodes);
  const now = partsOf(after.nodes);
  const common = (parts: Map<string, Part>, within: string): string[] =>
    [...parts.values()]
      .filter((part) => part.within === within && old.get(part.id)?.within === now.get(part.id)?.within)
      .map(({ id }) => id);
  const moved = new Set(
    [...new Set([...now.values()].map((part) => part.within))].flatMap((within) => [
      ...shifted(common(old, within), common(now, within)),
    ]),
  );
  const changes: TreeChange[] = [];
  for (const { id, name, path, within, own } of now.values()) {
    const was = old.get(id);
    if (!was) {
      // What came with its condition or parallel is told by it.
      if (within === '' || old.has(within)) changes.push({ kind: 'added', id, name, path, differing: [] });
      continue;
    }
    const keys = [...new Set([...Object.keys(was.own), ...Object.keys(own)])];
    const differing = keys
      .filter((what) => !same(was.own[what], own[what]))
      .map((what) => ({ what, before: was.own[what], after: own[what] }));
    if (was.within !== within || moved.has(id)) changes.push({ kind: 'moved', id, name, path, differing });
    else if (differing.length > 0) changes.push({ kind: 'changed', id, name, path, differing });
  }
  for (const { id, name, path, within } of old.values())
    if (!now.has(id) && (within === '' || now.has(within)))
      changes.push({ kind: 'removed', id, name, path, differing: [] });
  return changes;
}
