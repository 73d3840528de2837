import { approvableOf } from '../../../kernel/server/approvable.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { tell } from '../../../kernel/server/live/live.ts';
import { notify } from '../../../kernel/server/notify.ts';
import { resourceNamed } from '../../../kernel/server/registry.ts';
import type { Text } from '../../../kernel/text.ts';
import { RUN_STATUSES } from '../approval.views.text.ts';
import { delegatesOf } from '../delegations/principals.server.ts';
import { linkOf, runLink } from './document.server.ts';
import type { Effect, Run, RunTask } from './engine/run.rules.ts';
import type { StoredRun } from './store.server.ts';

/** Browsers of these people look at their lists again. */
export const LIVE_TOPIC = 'approval';

type Told = {
  stored: StoredRun;
  run: Run;
  effects: readonly Effect[];
  open: readonly RunTask[];
  opinion?: string | undefined;
};

function subject(ctx: Ctx, stored: StoredRun): Text {
  const { label } = resourceNamed(ctx, stored.resource);
  return { zh: `${label.zh} ${stored.title}`, en: `${label.en} ${stored.title}` };
}

/** The people of open tasks, and who acts for them now. */
export async function actorsOf(ctx: Ctx, stored: StoredRun, tasks: readonly { userId: number }[]): Promise<number[]> {
  const own = tasks.map((task) => task.userId);
  const delegates = await delegatesOf(ctx, own, stored.resource);
  const others = delegates.map((d) => d.delegateId).filter((id) => id !== stored.initiatorId);
  return [...new Set([...own, ...others])];
}

type Words = {
  kind: 'approval.todo' | 'approval.result' | 'approval.copy' | 'approval.urge' | 'approval.comment';
  title: Text;
  text?: Text;
};

export async function send(ctx: Ctx, stored: StoredRun, to: readonly number[], words: Words): Promise<void> {
  if (to.length === 0) return;
  const { resource, recordId, id } = stored;
  const link =
    words.kind === 'approval.todo' || words.kind === 'approval.urge'
      ? runLink(id)
      : linkOf(approvableOf(ctx, resource), recordId, id);
  await notify(ctx, { to, ...words, link, resource, recordId });
  await tell(ctx, { users: to, topic: LIVE_TOPIC, data: { runId: id } });
}

/** Tells everybody whom what happened concerns, in the transaction of what happened. */
export async function tellEffects(ctx: Ctx, { stored, run, effects, open, opinion }: Told): Promise<void> {
  const about = subject(ctx, stored);
  const opened = effects.flatMap((effect) => (effect.do === 'open' ? [effect.task] : []));
  const fresh = open.filter((task) => opened.includes(task.seq));
  await send(ctx, stored, await actorsOf(ctx, stored, fresh), {
    kind: 'approval.todo',
    title: { zh: `待审批：${about.zh}`, en: `To approve: ${about.en}` },
  });
  for (const effect of effects) {
    if (effect.do !== 'copy') continue;
    await send(ctx, stored, effect.users, {
      kind: 'approval.copy',
      title: { zh: `抄送：${about.zh}`, en: `Copy: ${about.en}` },
    });
  }
  const settled = effects.some((effect) => effect.do === 'end' || effect.do === 'returned');
  if (settled) {
    const status = RUN_STATUSES[run.status];
    await send(ctx, stored, [stored.initiatorId], {
      kind: 'approval.result',
      title: { zh: `${status.zh}：${about.zh}`, en: `${status.en}: ${about.en}` },
      ...(opinion && { text: { zh: opinion, en: opinion } }),
    });
  }
  // Whose task closed without them looks at the list again, too.
  const before = stored.state.tasks.filter((task) => task.state === 'OPEN').map((task) => task.userId);
  await tell(ctx, {
    users: [...new Set([...before, stored.initiatorId, ctx.user.id])].filter((id) => id > 0),
    topic: LIVE_TOPIC,
    data: { runId: stored.id },
  });
}

export async function tellUrge(ctx: Ctx, stored: StoredRun, opinion: string | undefined): Promise<void> {
  const about = subject(ctx, stored);
  const open = stored.state.tasks.filter((task) => task.state === 'OPEN');
  await send(ctx, stored, await actorsOf(ctx, stored, open), {
    kind: 'approval.urge',
    title: { zh: `催办：${about.zh}`, en: `Urged: ${about.en}` },
    ...(opinion && { text: { zh: opinion, en: opinion } }),
  });
}

export async function tellComment(ctx: Ctx, stored: StoredRun, opinion: string): Promise<void> {
  const about = subject(ctx, stored);
  const concerned = stored.state.tasks
    .filter((task) => task.state === 'OPEN' || task.state === 'DONE')
    .map((task) => task.userId);
  const to = [...new Set([stored.initiatorId, ...concerned])].filter((id) => id !== ctx.user.id);
  await send(ctx, stored, to, {
    kind: 'approval.comment',
    title: { zh: `评论：${about.zh}`, en: `Comment: ${about.en}` },
    text: { zh: opinion, en: opinion },
  });
}

export async function tellReminder(
  ctx: Ctx,
  stored: StoredRun,
  task: { userId: number },
  overdue: boolean,
): Promise<void> {
  const about = subject(ctx, stored);
  await send(ctx, stored, await actorsOf(ctx, stored, [task]), {
    kind: 'approval.urge',
    title: overdue
      ? { zh: `审批已超时：${about.zh}`, en: `Approval overdue: ${about.en}` }
      : { zh: `审批即将超时：${about.zh}`, en: `Approval soon overdue: ${about.en}` },
  });
}
