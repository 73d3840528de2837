import { branchTaken } from '../../../../kernel/flow/approval-condition.ts';
import type { ApprovalNode, ApprovalTree, ApproveNode } from '../../../../kernel/flow/approval-tree.ts';
import { placeOf } from './place.rules.ts';
import { deadEnd } from './refusals.rules.ts';
import { type Effect, isOpen, type Origin, type People, type Run, type RunTask } from './run.rules.ts';
import { signersOf } from './signers.rules.ts';

/** A run in the making: changed in place, and given away only when the whole act went through. */
export type Work = {
  readonly tree: ApprovalTree;
  readonly run: Run;
  readonly people: People;
  readonly effects: Effect[];
};

export function approveNodeOf(work: Work, id: string): ApproveNode {
  const { nodes, index } = placeOf(work.tree, id);
  const node = nodes[index];
  if (node?.kind !== 'approve') throw new RangeError(`${id} is no step of approval`);
  return node;
}

/** Puts a task into the run: at the end, or before or after another of its chain. */
export function addTask(
  run: Run,
  task: { nodeId: string; visit: number; userId: number; origin: Origin; chain?: number },
  at?: { before?: RunTask; after?: RunTask },
): RunTask {
  const seq = 1 + run.tasks.reduce((most, other) => Math.max(most, other.seq), 0);
  const added: RunTask = { chain: seq, ...task, seq, state: 'WAITING' };
  const beside = at?.before ?? at?.after;
  const index = beside ? run.tasks.indexOf(beside) + (at?.after ? 1 : 0) : run.tasks.length;
  run.tasks.splice(index, 0, added);
  return added;
}

export function enter(work: Work, node: ApprovalNode): void {
  const { run, effects } = work;
  const visit = ++run.visits;
  switch (node.kind) {
    case 'approve':
      enterApprove(work, node, visit);
      return;
    case 'condition': {
      const branch = branchTaken(node.branches, run.facts);
      if (!branch) throw deadEnd(node);
      run.nodes[node.id] = { visit, state: 'DONE', branch: branch.id };
      effects.push({ do: 'line', kind: 'branch', nodeId: node.id, branch: branch.id });
      if (branch.nodes[0]) enter(work, branch.nodes[0]);
      else goOn(work, node);
      return;
    }
    case 'parallel': {
      run.nodes[node.id] = { visit, state: 'ACTIVE', through: [] };
      for (const branch of node.branches) {
        if (branch.nodes[0]) enter(work, branch.nodes[0]);
        else branchThrough(work, node.id, branch.id);
      }
      return;
    }
    case 'copy': {
      run.nodes[node.id] = { visit, state: 'DONE' };
      const users = [...new Set(node.people.flatMap((rule) => work.people.of(rule)))];
      if (users.length > 0) {
        effects.push({ do: 'copy', nodeId: node.id, users });
        effects.push({ do: 'line', kind: 'copied', nodeId: node.id, users });
      }
      goOn(work, node);
      return;
    }
    case 'end':
      run.nodes[node.id] = { visit, state: 'DONE' };
      finish(work, node.outcome, node.id);
  }
}

function enterApprove(work: Work, node: ApproveNode, visit: number): void {
  const { run, effects } = work;
  const { users, origin, lines } = signersOf(work, node);
  for (const { kind, users: whom } of lines)
    effects.push({ do: 'line', kind, nodeId: node.id, ...(whom && { users: whom }) });
  effects.push({ do: 'entered', nodeId: node.id, users });
  if (users.length === 0) {
    run.nodes[node.id] = { visit, state: 'SKIPPED' };
    goOn(work, node);
    return;
  }
  run.nodes[node.id] = { visit, state: 'ACTIVE', ...(origin === 'administrator' && { anyOne: true }) };
  let chain: number | undefined;
  for (const userId of users) {
    const from = origin === 'rule' && lines.some((l) => l.kind === 'toLeader' && l.users?.includes(userId));
    const task = addTask(run, {
      nodeId: node.id,
      visit,
      userId,
      origin: from ? 'leader' : origin,
      ...(chain && { chain }),
    });
    if (node.sign === 'inOrder' && origin !== 'administrator') chain = task.chain;
  }
  settle(work, node);
}

/** Opens what is next in each chain of a node; goes on when the node has all the signatures it needs. */
export function settle(work: Work, node: ApproveNode): void {
  const { run, effects } = work;
  const at = run.nodes[node.id];
  if (at?.state !== 'ACTIVE') return;
  const tasks = run.tasks.filter((task) => task.nodeId === node.id && task.visit === at.visit);
  const chains = [...Map.groupBy(tasks, (task) => task.chain).values()];
  const through = chains.filter((chain) => !chain.some(isOpen));
  const any = node.sign === 'any' || at.anyOne === true;
  if (any ? through.length > 0 : through.length === chains.length) {
    for (const task of tasks) if (isOpen(task)) task.state = 'CANCELLED';
    at.state = 'DONE';
    goOn(work, node);
    return;
  }
  for (const chain of chains) {
    const [next, ...rest] = chain.filter(isOpen);
    for (const task of rest) task.state = 'WAITING';
    if (next?.state !== 'WAITING') continue;
    next.state = 'OPEN';
    effects.push({ do: 'open', task: next.seq });
  }
}

/** The way on from a node that is through. */
function goOn(work: Work, node: ApprovalNode): void {
  const { nodes, index, holder } = placeOf(work.tree, node.id);
  const next = nodes[index + 1];
  if (next) enter(work, next);
  else if (!holder) throw deadEnd(node);
  else if (holder.node.kind === 'parallel') branchThrough(work, holder.node.id, holder.branch.id);
  else goOn(work, holder.node);
}

function branchThrough(work: Work, id: string, branchId: string): void {
  const { nodes, index } = placeOf(work.tree, id);
  const node = nodes[index]!;
  const at = work.run.nodes[id]!;
  at.through = [...new Set([...(at.through ?? []), branchId])];
  if (node.kind !== 'parallel' || at.through.length < node.branches.length || at.state === 'DONE') return;
  at.state = 'DONE';
  goOn(work, node);
}

export function finish(work: Work, outcome: 'approve' | 'reject', nodeId: string | null): void {
  const { run, effects } = work;
  run.status = outcome === 'approve' ? 'APPROVED' : 'REJECTED';
  closeTasks(run);
  effects.push({ do: 'end', outcome, nodeId });
}

export function closeTasks(run: Run): void {
  for (const task of run.tasks) if (isOpen(task)) task.state = 'CANCELLED';
}
