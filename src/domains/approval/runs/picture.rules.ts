import { type ApprovalTree, walkTree } from '../../../kernel/flow/approval-tree.ts';
import type { Person } from '../people/person.rules.ts';
import { nodesAfter } from './engine/place.rules.ts';
import type { Run } from './engine/run.rules.ts';
import type { RunView } from './run-shape.rules.ts';

type States = RunView['picture']['states'];
type Task = {
  seq: number;
  nodeId: string;
  userId: number;
  state: string;
  outcome: string | null;
  actedBy: number | null;
  doneAt: string | null;
};

/** How far a run has come, node by node: lit, done, stopped, passed over, still to come, or on a way that is not taken. */
export function pictureOf(tree: ApprovalTree, run: Run, tasks: readonly Task[], cards: (id: number) => Person): States {
  const active = Object.keys(run.nodes).filter((id) => run.nodes[id]?.state === 'ACTIVE');
  const ahead = new Set(run.status === 'RUNNING' ? active.flatMap((id) => [...nodesAfter(tree, id)]) : []);
  // Branches of conditions that were passed on another way are not ahead, wherever they stand.
  const notTaken = new Set<string>();
  for (const { node } of walkTree(tree.nodes)) {
    const taken = run.nodes[node.id]?.branch;
    if (node.kind !== 'condition' || !taken) continue;
    for (const branch of node.branches)
      if (branch.id !== taken) for (const inner of walkTree(branch.nodes)) notTaken.add(inner.node.id);
  }
  return Object.fromEntries(
    [...walkTree(tree.nodes)].map(({ node }) => {
      const at = run.nodes[node.id];
      const here = tasks.filter(
        (task) => task.nodeId === node.id && run.tasks.some((t) => t.seq === task.seq && t.visit === at?.visit),
      );
      const people = here.flatMap((task): States[string]['people'] => {
        if (task.outcome === 'approve' || task.outcome === 'reject' || task.outcome === 'return')
          return [{ person: cards(task.actedBy ?? task.userId), state: 'done', at: task.doneAt }];
        if (task.state === 'OPEN') return [{ person: cards(task.userId), state: 'open', at: null }];
        return task.state === 'WAITING' ? [{ person: cards(task.userId), state: 'waiting', at: null }] : [];
      });
      const stopped = here.some((task) => task.outcome === 'reject' || task.outcome === 'return');
      const closed = run.status !== 'RUNNING' && at?.state === 'ACTIVE';
      const state = at
        ? at.state === 'SKIPPED'
          ? 'skipped'
          : at.state === 'ACTIVE' && !closed
            ? 'active'
            : closed && stopped
              ? 'stopped'
              : closed && people.every((one) => one.state !== 'done')
                ? 'off'
                : 'done'
        : ahead.has(node.id) && !notTaken.has(node.id)
          ? 'ahead'
          : 'off';
      return [node.id, { state, people }] as const;
    }),
  );
}
