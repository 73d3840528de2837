import { AppError } from '../../../kernel/errors.ts';
import { type ApproveNode, nodeById } from '../../../kernel/flow/approval-tree.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { attachFiles } from '../../../kernel/server/files/use.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { ACTS, LINE_KINDS, type LineKind } from '../approval.views.text.ts';
import { delegatesOf } from '../delegations/principals.server.ts';
import { assertOpenAccounts, cardsOf } from '../people/people.server.ts';
import { assertSeesRun, mayComment } from './access.server.ts';
import { ACT_FILES, applyEvent } from './apply-event.server.ts';
import { NoLongerOpen } from './engine/refusals.rules.ts';
import type { Event } from './engine/run.rules.ts';
import { appendAct, readRun, type StoredRun, type StoredTask, tasksOf } from './store.server.ts';
import { resubmitRun } from './submit-run.server.ts';
import { tellComment, tellUrge } from './tell.server.ts';

export type Act = {
  act: Exclude<keyof typeof ACTS, 'submit'>;
  taskId?: number | undefined;
  opinion?: string | undefined;
  files?: number[] | undefined;
  nodeId?: string | undefined;
  userIds?: number[] | undefined;
  where?: 'before' | 'after' | undefined;
  chosen?: Record<string, number[]> | undefined;
};

const missing = (field: string, zh: string, en: string): AppError =>
  new AppError('VALIDATION', { zh, en }, { errors: [{ field, message: { zh, en } }] });

const forbidden = (zh: string, en: string): AppError => new AppError('FORBIDDEN', { zh, en });

/** An administrator may give somebody else's waiting task to another person. */
export const REASSIGN = 'approval:task:reassign';

/** One act of the user, in the transaction of the call: the run's row is held first, so that acts at once come one after the other. */
export async function actOnRun(ctx: Ctx, runId: number, given: Act): Promise<void> {
  const stored = await readRun(ctx, runId, true);
  await assertSeesRun(ctx, stored);
  switch (given.act) {
    case 'withdraw':
      return withdraw(ctx, stored, given);
    case 'urge':
      return urge(ctx, stored, given);
    case 'comment':
      return comment(ctx, stored, given);
    case 'resubmit':
      return resubmitRun(ctx, stored, given);
    default:
      return actOnTask(ctx, stored, given.act, given);
  }
}

type TaskAct = Exclude<Act['act'], 'withdraw' | 'urge' | 'comment' | 'resubmit'>;

async function actOnTask(ctx: Ctx, stored: StoredRun, act: TaskAct, given: Act): Promise<void> {
  if (given.taskId === undefined) throw missing('taskId', '缺少审批任务', 'The task is missing');
  const task = (await tasksOf(ctx, stored.id)).find((each) => each.id === given.taskId);
  if (!task) throw new AppError('NOT_FOUND', { zh: '审批任务不存在', en: 'There is no such task' });
  const onBehalfOf = await assertMayAct(ctx, stored, task, act);
  assertGiven(stored, task, act, given);
  const users = act === 'transfer' || act === 'reassign' || act === 'addSigner' ? given.userIds : undefined;
  if (users) await assertOpenAccounts(ctx, users);
  const data = {
    ...(users && { users }),
    ...(given.where && act === 'addSigner' && { where: given.where }),
    ...(given.nodeId && act === 'return' && { nodeId: given.nodeId }),
    ...(act === 'reassign' && { from: task.userId }),
  };
  try {
    await applyEvent(ctx, stored, eventOf(act, task, given), {
      kind: act,
      nodeId: task.nodeId,
      onBehalfOf,
      opinion: given.opinion ?? null,
      fileIds: given.files ?? [],
      data,
    });
  } catch (error) {
    throw error instanceof NoLongerOpen ? await tooLate(ctx, stored, task) : error;
  }
}

/** The person of the task, who acts for them now, or for reassigning an administrator. Answers in whose name. */
async function assertMayAct(ctx: Ctx, stored: StoredRun, task: StoredTask, act: TaskAct): Promise<number | null> {
  if (act === 'reassign') {
    if (holds(ctx.user, REASSIGN)) return null;
    throw forbidden('您没有改派审批任务的权限', 'You may not reassign tasks of others');
  }
  if (task.userId === ctx.user.id) return null;
  const delegates = await delegatesOf(ctx, [task.userId], stored.resource);
  if (!delegates.some((each) => each.delegateId === ctx.user.id))
    throw forbidden('您不是此任务的审批人', 'This task is not yours');
  if (stored.initiatorId === ctx.user.id)
    throw forbidden(
      '发起人不能代他人审批自己的单据',
      'The initiator does not approve their own document on behalf of others',
    );
  return task.userId;
}

function assertGiven({ tree }: StoredRun, task: StoredTask, act: TaskAct, given: Act): void {
  const node = nodeById(tree, task.nodeId) as ApproveNode;
  if ((act === 'return' || act === 'transfer' || act === 'addSigner') && !node.may[act])
    throw forbidden(`流程不允许在此节点${ACTS[act].zh}`, `The flow does not allow this act at ${node.name.en}`);
  if ((act === 'reject' || act === 'return') && !given.opinion)
    throw missing('opinion', `${ACTS[act].zh}须填写意见`, 'An opinion is required');
  const people = given.userIds?.length ?? 0;
  if ((act === 'transfer' || act === 'reassign') && people !== 1)
    throw missing('userIds', '须选择一名人员', 'Choose one person');
  if (act === 'addSigner' && (people === 0 || !given.where))
    throw missing(
      people === 0 ? 'userIds' : 'where',
      '须选择加签人员与加签方式',
      'Choose whom to add, and before or after',
    );
}

function eventOf(act: TaskAct, { seq }: StoredTask, given: Act): Event {
  switch (act) {
    case 'approve':
    case 'reject':
      return { type: act, task: seq };
    case 'return':
      return { type: 'return', task: seq, to: given.nodeId ? { nodeId: given.nodeId } : 'initiator' };
    case 'transfer':
    case 'reassign':
      return { type: act, task: seq, to: given.userIds![0]! };
    case 'addSigner':
      return { type: 'addSigner', task: seq, where: given.where!, users: [...new Set(given.userIds)] };
  }
}

/** Somebody was faster: who, when, and what they did. */
async function tooLate(ctx: Ctx, stored: StoredRun, task: StoredTask): Promise<AppError> {
  const [last] = await ctx.db.query<{ userId: number; at: string; kind: LineKind }>(
    `select user_id as "userId", at, kind from approval_act where run_id = $1 and user_id is not null and kind <> 'comment' and kind <> 'urge'
     order by (task_id = $2) desc nulls last, (node_id = $3) desc nulls last, id desc limit 1`,
    [stored.id, task.id, task.nodeId],
  );
  if (!last) return new NoLongerOpen();
  const by = (await cardsOf(ctx, [last.userId]))(last.userId).name;
  const act = LINE_KINDS[last.kind];
  const data = { by, at: last.at, act: last.kind, actLabel: act[ctx.lang], status: stored.status };
  return new AppError(
    'STALE',
    { zh: `${by}已先处理：${act.zh}`, en: `${by} was faster: ${act.en.toLowerCase()}` },
    { data },
  );
}

async function withdraw(ctx: Ctx, stored: StoredRun, { opinion, files }: Act): Promise<void> {
  if (stored.initiatorId !== ctx.user.id) throw forbidden('只有发起人可以撤回', 'Only the initiator withdraws it');
  if (stored.status !== 'RUNNING' && stored.status !== 'RETURNED')
    throw new AppError('WRONG_STATE', {
      zh: '审批已结束，不能撤回',
      en: 'The approval has ended; it cannot be withdrawn',
    });
  const act = { kind: 'withdraw', opinion: opinion ?? null, fileIds: files ?? [] };
  await applyEvent(ctx, stored, { type: 'withdraw' }, act);
}

const URGE_MINUTES = 10;

async function urge(ctx: Ctx, stored: StoredRun, { opinion }: Act): Promise<void> {
  if (stored.initiatorId !== ctx.user.id) throw forbidden('只有发起人可以催办', 'Only the initiator urges');
  if (stored.status !== 'RUNNING')
    throw new AppError('WRONG_STATE', { zh: '审批未在进行，无需催办', en: 'Nobody is waited for' });
  const since = new Date(ctx.now.getTime() - URGE_MINUTES * 60_000).toISOString();
  const [recent] = await ctx.db.query(
    `select 1 from approval_act where run_id = $1 and kind = 'urge' and at > $2 limit 1`,
    [stored.id, since],
  );
  if (recent)
    throw new AppError('TOO_MANY', {
      zh: `${URGE_MINUTES} 分钟内已催办过`,
      en: `Urged less than ${URGE_MINUTES} minutes ago`,
    });
  await appendAct(ctx, stored.id, { kind: 'urge', opinion: opinion ?? null });
  await tellUrge(ctx, stored, opinion);
}

async function comment(ctx: Ctx, stored: StoredRun, { opinion, files = [] }: Act): Promise<void> {
  if (!opinion) throw missing('opinion', '须填写评论内容', 'Write the comment');
  if (!(await mayComment(ctx, stored)))
    throw forbidden('您只能查看此审批，不能评论', 'You may read this approval, not comment on it');
  const actId = await appendAct(ctx, stored.id, { kind: 'comment', opinion, fileIds: files });
  if (files.length > 0) await attachFiles(ctx, ACT_FILES, actId, files);
  await tellComment(ctx, stored, opinion);
}
