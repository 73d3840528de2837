import { type ApproveNode, nodeById } from '../../../kernel/flow/approval-tree.ts';
import { approvableOf } from '../../../kernel/server/approvable.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { findResource } from '../../../kernel/server/registry.ts';
import { LINE_KINDS, type LineKind, RUN_STATUSES, SIGNS } from '../approval.views.text.ts';
import { delegatesOf } from '../delegations/principals.server.ts';
import { cardsOf } from '../people/people.server.ts';
import type { Person } from '../people/person.rules.ts';
import { resolvePeople } from '../people/resolve-people.server.ts';
import { mayComment } from './access.server.ts';
import { REASSIGN } from './act-on-run.server.ts';
import { documentViews, linkOf, seesDocument } from './document.server.ts';
import { returnTargets } from './engine/place.rules.ts';
import { project } from './engine/project.rules.ts';
import { hoursBetween, type LineData, lineWords } from './line-words.rules.ts';
import { pictureOf } from './picture.rules.ts';
import type { Line, MyTask, RunHead, RunView } from './run-shape.rules.ts';
import { stepViews } from './steps.server.ts';
import { type StoredRun, type StoredTask, tasksOf } from './store.server.ts';

type ActLine = {
  id: number;
  at: string;
  kind: LineKind;
  nodeId: string | null;
  taskId: number | null;
  userId: number | null;
  onBehalfOf: number | null;
  actorName: string | null;
  opinion: string | null;
  fileIds: number[];
  data: LineData;
};

type Cards = (id: number) => Person;

export function headOf(ctx: Ctx, stored: StoredRun, cards: Cards): RunHead {
  const { id, resource, recordId, title, status, initiatorId, submittedAt, endedAt, flowVersion } = stored;
  return {
    id,
    resource,
    resourceLabel: findResource(ctx, resource)?.label[ctx.lang] ?? resource,
    recordId,
    title,
    link: linkOf(approvableOf(ctx, resource), recordId, id),
    status,
    statusLabel: RUN_STATUSES[status][ctx.lang],
    initiator: cards(initiatorId),
    submittedAt,
    endedAt,
    flowVersion,
  };
}

export function isOverdue(dueAt: string | null, now: Date): boolean {
  return dueAt !== null && Date.parse(dueAt) < now.getTime();
}

/** Everything that one screen of an approval shows, and what the caller may do. The caller may see it: asked before. */
export async function runView(ctx: Ctx, stored: StoredRun): Promise<RunView> {
  const { id, tree, state, status, resource, recordId } = stored;
  const tasks = await tasksOf(ctx, id);
  const acts = await ctx.db.query<ActLine>({
    name: 'approval-acts-of',
    text: `select id, at, kind, node_id as "nodeId", task_id as "taskId", user_id as "userId", on_behalf_of as "onBehalfOf",
      actor_name as "actorName", opinion, file_ids as "fileIds", data from approval_act where run_id = $1 order by id`,
    values: [id],
  });
  const copies = await ctx.db.query<{ userId: number }>(
    'select user_id as "userId" from approval_copy where run_id = $1 order by at, user_id',
    [id],
  );
  const open = status === 'RUNNING' ? tasks.filter((task) => task.state === 'OPEN') : [];
  const delegates = await delegatesOf(
    ctx,
    open.map((task) => task.userId),
    resource,
  );
  const cards = await cardsOf(ctx, [
    stored.initiatorId,
    ...tasks.flatMap((task) => [task.userId, task.actedBy]),
    ...acts.flatMap(({ userId, onBehalfOf, data }) => [userId, onBehalfOf, data.from, ...(data.users ?? [])]),
    ...copies.map((copy) => copy.userId),
    ...delegates.map((each) => each.delegateId),
  ]);
  const nodeName = (nodeId: string): string => nodeById(tree, nodeId)?.name[ctx.lang] ?? nodeId;
  const mine = open.flatMap((task): MyTask[] => myTask(ctx, stored, { task, tasks, delegates, cards, nodeName }));
  const own = stored.initiatorId === ctx.user.id;
  return {
    ...headOf(ctx, stored, cards),
    version: stored.version,
    round: state.round,
    page: await pageOf(ctx, stored),
    facts: (await documentViews(ctx, resource, [recordId])).get(recordId)?.facts ?? [],
    mine,
    may: {
      withdraw: own && (status === 'RETURNED' || (status === 'RUNNING' && !state.acted)),
      urge: own && status === 'RUNNING',
      comment: await mayComment(ctx, stored),
      resubmit: own && status === 'RETURNED',
      reassign: open.length > 0 && holds(ctx.user, REASSIGN),
    },
    timeline: await timelineOf(ctx, stored, { acts, cards, nodeName }),
    waiting: open.map((task) => ({
      taskId: task.id,
      nodeId: task.nodeId,
      nodeName: nodeName(task.nodeId),
      person: cards(task.userId),
      delegates: delegates.filter((each) => each.principalId === task.userId).map((each) => cards(each.delegateId)),
      openedAt: task.openedAt ?? stored.submittedAt,
      dueAt: task.dueAt,
      overdue: isOverdue(task.dueAt, ctx.now),
    })),
    ahead: await aheadOf(ctx, stored),
    copied: copies.map((copy) => cards(copy.userId)),
    picture: { tree, states: pictureOf(tree, state, tasks, cards) },
  };
}

async function pageOf(ctx: Ctx, { resource, recordId }: StoredRun): Promise<string | null> {
  const approvable = approvableOf(ctx, resource);
  const page = approvable?.page ?? approvable?.link;
  return page && (await seesDocument(ctx, resource, recordId)) ? page(recordId) : null;
}

type TaskContext = {
  task: StoredTask;
  tasks: readonly StoredTask[];
  delegates: readonly { principalId: number; delegateId: number }[];
  cards: Cards;
  nodeName: (id: string) => string;
};

function myTask(ctx: Ctx, { tree, state, initiatorId, submittedAt }: StoredRun, context: TaskContext): MyTask[] {
  const { task, tasks, delegates, cards, nodeName } = context;
  const own = task.userId === ctx.user.id;
  const acting = delegates.some((each) => each.principalId === task.userId && each.delegateId === ctx.user.id);
  if (!own && (!acting || initiatorId === ctx.user.id)) return [];
  const node = nodeById(tree, task.nodeId) as ApproveNode;
  const optional = (['return', 'transfer', 'addSigner'] as const).filter((act) => node.may[act]);
  const targets = node.may.return ? returnTargets(tree, state, task.nodeId) : [];
  const approved = (nodeId: string): Person[] =>
    tasks
      .filter((each) => each.nodeId === nodeId && each.outcome === 'approve')
      .map((each) => cards(each.actedBy ?? each.userId));
  return [
    {
      taskId: task.id,
      nodeId: task.nodeId,
      nodeName: node.name[ctx.lang],
      openedAt: task.openedAt ?? submittedAt,
      dueAt: task.dueAt,
      overdue: isOverdue(task.dueAt, ctx.now),
      onBehalfOf: own ? null : cards(task.userId),
      acts: ['approve', 'reject', ...optional],
      returnTargets: targets.map((nodeId) => ({ nodeId, nodeName: nodeName(nodeId), people: approved(nodeId) })),
      signWords: SIGNS[node.sign][ctx.lang],
    },
  ];
}

type TimelineContext = {
  acts: readonly ActLine[];
  cards: Cards;
  nodeName: (id: string) => string;
};

async function timelineOf(ctx: Ctx, { tree }: StoredRun, context: TimelineContext): Promise<Line[]> {
  const { acts, cards, nodeName } = context;
  const files = await ctx.db.query<Line['files'][number]>(
    'select id, name, size, type from kernel_file where id = any($1::bigint[])',
    [acts.flatMap((act) => act.fileIds)],
  );
  const nameOf = (id: number): string => cards(id).name;
  return acts.map((act) => {
    const since = act.userId === null ? undefined : act.data.openedAt;
    const waited = since ? hoursBetween(since, act.at) : null;
    return {
      id: act.id,
      at: act.at,
      kind: act.kind,
      kindLabel: LINE_KINDS[act.kind][ctx.lang],
      nodeId: act.nodeId,
      nodeName: act.nodeId && nodeName(act.nodeId),
      person: act.userId === null ? null : cards(act.userId),
      onBehalfOf: act.onBehalfOf === null ? null : cards(act.onBehalfOf),
      actorName: act.actorName,
      opinion: act.opinion,
      files: files.filter((file) => act.fileIds.includes(file.id)),
      words: lineWords(act, { tree, lang: ctx.lang, nameOf }),
      waitedHours: waited,
    };
  });
}

/** The steps behind those that wait now, if everybody approves. */
async function aheadOf(ctx: Ctx, stored: StoredRun): Promise<RunView['ahead']> {
  const approvable = approvableOf(ctx, stored.resource);
  if (stored.status !== 'RUNNING' || !approvable) return [];
  const { tree, state, initiatorId } = stored;
  const people = await resolvePeople(ctx, tree, { approvable, facts: state.facts, initiatorId });
  return stepViews(ctx, tree, project(tree, state, people).steps);
}
