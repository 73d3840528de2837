import { notFound } from '../../../kernel/errors.ts';
import { type ApprovalTree, type ApproveNode, nodeById } from '../../../kernel/flow/approval-tree.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { add, mul, round } from '../../../kernel/value/decimal.ts';
import type { Run, RunTask } from './engine/run.rules.ts';

export type StoredRun = {
  id: number;
  flowVersionId: number;
  flowVersion: number;
  resource: string;
  recordId: number;
  title: string;
  initiatorId: number;
  status: Run['status'];
  state: Run;
  tree: ApprovalTree;
  submittedAt: string;
  endedAt: string | null;
  version: number;
};

export type StoredTask = {
  id: number;
  seq: number;
  nodeId: string;
  userId: number;
  origin: string;
  state: RunTask['state'];
  outcome: string | null;
  openedAt: string | null;
  dueAt: string | null;
  actedBy: number | null;
  doneAt: string | null;
};

export const RUN_NAME = { zh: '审批', en: 'Approval' };

const RUN = `select r.id, r.flow_version_id as "flowVersionId", v.number as "flowVersion", r.resource, r.record_id as "recordId", r.title,
  r.initiator_id as "initiatorId", r.status, r.state, v.tree, r.submitted_at as "submittedAt", r.ended_at as "endedAt", r.version
  from approval_run r join approval_flow_version v on v.id = r.flow_version_id`;

/** One run; `lock` holds it: acts on one document wait for each other. NOT_FOUND when there is none. */
export async function readRun(ctx: Ctx, id: number, lock = false): Promise<StoredRun> {
  const [row] = await ctx.db.query<StoredRun>({
    name: `approval-run${lock ? '-lock' : ''}`,
    text: `${RUN} where r.id = $1${lock ? ' for update of r' : ''}`,
    values: [id],
  });
  if (!row) throw notFound(RUN_NAME);
  return row;
}

/** The runs of a document, newest first. */
export function runsOfDocument(ctx: Ctx, resource: string, recordId: number): Promise<StoredRun[]> {
  return ctx.db.query<StoredRun>({
    name: 'approval-runs-of',
    text: `${RUN} where r.resource = $1 and r.record_id = $2 order by r.id desc`,
    values: [resource, recordId],
  });
}

export function tasksOf(ctx: Ctx, runId: number): Promise<StoredTask[]> {
  return ctx.db.query<StoredTask>({
    name: 'approval-tasks-of',
    text: `select id, seq, node_id as "nodeId", user_id as "userId", origin, state, outcome, opened_at as "openedAt", due_at as "dueAt",
      acted_by as "actedBy", done_at as "doneAt" from approval_task where run_id = $1 order by seq`,
    values: [runId],
  });
}

/** An instant some hours later; hours are decimal text. */
export function hoursAfter(now: Date, hours: string): string {
  const ms = round(add(String(now.getTime()), mul(hours, '3600000')), 0);
  return new Date(Number(ms)).toISOString();
}

/** Keeps the run and its tasks in step with what the engine decided. `actedBy` is who closed the task `acted`. */
export async function saveRun(
  ctx: Ctx,
  stored: StoredRun,
  next: Run,
  acted?: { seq: number; by: number | null },
): Promise<void> {
  const ended = next.status !== 'RUNNING' && next.status !== 'RETURNED';
  await ctx.db.query({
    name: 'approval-run-save',
    text: 'update approval_run set status = $2, state = $3, ended_at = $4, version = version + 1 where id = $1',
    values: [stored.id, next.status, JSON.stringify(next), ended ? ctx.now.toISOString() : null],
  });
  const before = new Map(stored.state.tasks.map((task) => [task.seq, task]));
  for (const task of next.tasks) {
    const old = before.get(task.seq);
    if (old && old.state === task.state && old.outcome === task.outcome && task.seq !== acted?.seq) continue;
    await saveTask(ctx, stored, task, { opened: task.state === 'OPEN' && old?.state !== 'OPEN', acted });
  }
}

async function saveTask(
  ctx: Ctx,
  { id, tree }: StoredRun,
  task: RunTask,
  { opened, acted }: { opened: boolean; acted?: { seq: number; by: number | null } | undefined },
): Promise<void> {
  const node = nodeById(tree, task.nodeId) as ApproveNode;
  const now = ctx.now.toISOString();
  const due = opened && node.limit ? hoursAfter(ctx.now, node.limit.hours) : null;
  const remind = opened && node.limit?.remindAfter ? hoursAfter(ctx.now, node.limit.remindAfter) : null;
  const isActed = acted?.seq === task.seq && task.state === 'DONE';
  await ctx.db.query({
    name: 'approval-task-save',
    text: `insert into approval_task (run_id, seq, node_id, user_id, origin, state, outcome, batch, opened_at, remind_at, due_at, acted_by, done_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
      on conflict (run_id, seq) do update set state = excluded.state, outcome = excluded.outcome,
        opened_at = coalesce(excluded.opened_at, approval_task.opened_at),
        remind_at = case when $14 then excluded.remind_at else approval_task.remind_at end,
        reminded_at = case when $14 then null else approval_task.reminded_at end,
        due_at = case when $14 then excluded.due_at else approval_task.due_at end,
        acted_by = coalesce(excluded.acted_by, approval_task.acted_by),
        done_at = coalesce(excluded.done_at, approval_task.done_at)`,
    values: [
      id,
      task.seq,
      task.nodeId,
      task.userId,
      task.origin,
      task.state,
      task.outcome ?? null,
      node.batch,
      opened ? now : null,
      remind,
      due,
      isActed ? acted.by : null,
      isActed ? now : null,
      opened,
    ],
  });
}

export type ActRow = {
  kind: string;
  nodeId?: string | null;
  taskId?: number | null;
  onBehalfOf?: number | null;
  opinion?: string | null;
  fileIds?: readonly number[];
  data?: object;
  /** The engine by itself. */
  bySystem?: boolean;
};

/** Appends a line to the timeline; answers its id. */
export async function appendAct(ctx: Ctx, runId: number, act: ActRow): Promise<number> {
  const [row] = await ctx.db.query<{ id: number }>({
    name: 'approval-act-append',
    text: `insert into approval_act (run_id, at, kind, node_id, task_id, user_id, on_behalf_of, actor_name, opinion, file_ids, data)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    values: [
      runId,
      ctx.now.toISOString(),
      act.kind,
      act.nodeId ?? null,
      act.taskId ?? null,
      act.bySystem ? null : ctx.user.id,
      act.onBehalfOf ?? null,
      act.bySystem ? null : (ctx.user.actor?.name ?? null),
      act.opinion || null,
      act.fileIds ?? [],
      JSON.stringify(act.data ?? {}),
    ],
  });
  return row!.id;
}
