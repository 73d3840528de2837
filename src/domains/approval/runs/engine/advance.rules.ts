import type { ApprovalTree } from '../../../../kernel/flow/approval-tree.ts';
import { holdersOf, nodesAfter, placeOf, returnTargets } from './place.rules.ts';
import { badPerson, NoLongerOpen, notNow } from './refusals.rules.ts';
import { type Effect, type Event, isOpen, type People, type Run, type RunTask, taskOf } from './run.rules.ts';
import { addTask, approveNodeOf, closeTasks, enter, finish, settle, type Work } from './walk.rules.ts';

/**
 * The whole engine: a run and what happens to it give the next run and what the world has to do about it. Deterministic; the run
 * given stays as it is. Who may do what is the caller's matter, except for what the flow itself decides.
 * @throws AppError STALE for a task that is no longer open, WRONG_STATE, RULE
 */
export function advance(tree: ApprovalTree, run: Run, event: Event, people: People): { run: Run; effects: Effect[] } {
  const work: Work = { tree, run: copyOf(run), people, effects: [] };
  happen(work, event);
  return { run: work.run, effects: work.effects };
}

function happen(work: Work, event: Event): void {
  switch (event.type) {
    case 'submit':
      enter(work, work.tree.nodes[0]!);
      break;
    case 'resubmit':
      resubmit(work, event);
      break;
    case 'withdraw':
      withdraw(work);
      break;
    case 'approve':
      settle(work, approveNodeOf(work, close(work, event.task, 'approve').nodeId));
      break;
    case 'reject':
      finish(work, 'reject', close(work, event.task, 'reject').nodeId);
      break;
    case 'return':
      sendBack(work, event);
      break;
    case 'transfer':
    case 'reassign':
    case 'escalate':
      handOver(work, event);
      break;
    case 'addSigner':
      addSigners(work, event);
      break;
  }
}

/** The engine changes its own copy. */
function copyOf(run: Run): Run {
  return {
    ...run,
    nodes: Object.fromEntries(Object.entries(run.nodes).map(([id, at]) => [id, { ...at }])),
    tasks: run.tasks.map((task) => ({ ...task })),
  };
}

function openTask(run: Run, seq: number): RunTask {
  const task = taskOf(run, seq);
  if (run.status !== 'RUNNING' || task?.state !== 'OPEN') throw new NoLongerOpen();
  return task;
}

/** Ends a task by what its person did; what the system did does not keep the initiator from withdrawing. */
function close({ run }: Work, seq: number, outcome: NonNullable<RunTask['outcome']>): RunTask {
  const task = openTask(run, seq);
  task.state = 'DONE';
  task.outcome = outcome;
  if (outcome !== 'escalate' && outcome !== 'reassign') run.acted = true;
  return task;
}

function resubmit(work: Work, event: Extract<Event, { type: 'resubmit' }>): void {
  const { run, tree } = work;
  if (run.status !== 'RETURNED')
    throw notNow('只有已退回的审批可以重新提交', 'Only a returned approval is submitted again');
  Object.assign(run, {
    status: 'RUNNING',
    facts: event.facts,
    chosen: event.chosen,
    round: run.round + 1,
    acted: false,
    nodes: {},
  });
  for (const task of run.tasks) task.void = true;
  enter(work, tree.nodes[0]!);
}

function withdraw({ run, effects }: Work): void {
  if (run.status !== 'RUNNING' && run.status !== 'RETURNED') throw new NoLongerOpen();
  if (run.status === 'RUNNING' && run.acted)
    throw notNow('已有人审批，不能撤回', 'Somebody has acted already; it can no longer be withdrawn');
  run.status = 'WITHDRAWN';
  closeTasks(run);
  effects.push({ do: 'withdrawn' });
}

function sendBack(work: Work, { task: seq, to }: Extract<Event, { type: 'return' }>): void {
  const { run, tree } = work;
  const task = openTask(run, seq);
  if (to === 'initiator') {
    close(work, seq, 'return');
    run.status = 'RETURNED';
    closeTasks(run);
    work.effects.push({ do: 'returned' });
    return;
  }
  if (!returnTargets(tree, run, task.nodeId).includes(to.nodeId))
    throw notNow('不能退回到该节点', 'It cannot be returned to that step');
  close(work, seq, 'return');
  const undone = nodesAfter(tree, to.nodeId).add(to.nodeId);
  for (const id of undone) delete run.nodes[id];
  for (const each of run.tasks) {
    if (!undone.has(each.nodeId)) continue;
    if (isOpen(each)) each.state = 'CANCELLED';
    each.void = true;
  }
  for (const { node, branch } of holdersOf(tree, to.nodeId)) {
    const at = run.nodes[node.id];
    if (node.kind !== 'parallel' || !at) continue;
    at.state = 'ACTIVE';
    at.through = at.through?.filter((id) => id !== branch.id) ?? [];
  }
  const { nodes, index } = placeOf(tree, to.nodeId);
  enter(work, nodes[index]!);
}

/** Refuses somebody who signs at this node anyway, and the initiator unless the flow allows it. */
function assertMaySign({ run, tree }: Work, task: RunTask, userId: number): void {
  const { nodes, index } = placeOf(tree, task.nodeId);
  const node = nodes[index]!;
  if (userId === run.initiatorId && !(node.kind === 'approve' && node.self === 'allow'))
    throw badPerson('发起人不能审批自己的单据', 'The initiator does not approve their own document');
  const signs = run.tasks.some(
    (t) => t.nodeId === task.nodeId && t.visit === task.visit && t.userId === userId && isOpen(t),
  );
  if (signs) throw badPerson('该人员已是本节点的审批人', 'This person signs at this step already');
}

function handOver(
  work: Work,
  { type, task: seq, to }: Extract<Event, { type: 'transfer' | 'escalate' | 'reassign' }>,
): void {
  const task = openTask(work.run, seq);
  assertMaySign(work, task, to);
  close(work, seq, type);
  const origin = type === 'escalate' ? 'escalation' : type;
  const { nodeId, visit, chain } = task;
  addTask(work.run, { nodeId, visit, chain, userId: to, origin }, { after: task });
  settle(work, approveNodeOf(work, nodeId));
}

function addSigners(work: Work, { task: seq, where, users }: Extract<Event, { type: 'addSigner' }>): void {
  const { run } = work;
  const task = openTask(run, seq);
  if (users.length === 0) throw badPerson('须选择加签人员', 'Choose whom to add');
  const { nodeId, visit, chain } = task;
  let after = task;
  for (const userId of users) {
    assertMaySign(work, task, userId);
    const added = addTask(
      run,
      { nodeId, visit, chain, userId, origin: where },
      where === 'before' ? { before: task } : { after },
    );
    if (where === 'after') after = added;
  }
  run.acted = true;
  if (where === 'before') task.state = 'WAITING';
  settle(work, approveNodeOf(work, nodeId));
}
