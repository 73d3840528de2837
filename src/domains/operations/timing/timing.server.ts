import { notFound } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { enqueue } from '../../../kernel/server/jobs/jobs.ts';
import { allSchedules } from '../../../kernel/server/kernel-module.ts';
import type { App } from '../../../kernel/server/module.ts';
import { isCron, slotsAfter } from '../../../kernel/server/schedules/cron.ts';
import { RUN_SCHEDULE } from '../../../kernel/server/schedules/run-schedule.ts';
import { changeSchedule, overrides } from '../../../kernel/server/schedules/schedules.ts';
import { PEOPLE } from '../../identity/public.server.ts';
import { queueEndpoints } from './queues.server.ts';
import { seesStacks } from './sees-stacks.server.ts';
import * as calls from './timing.calls.ts';

const KERNEL = { zh: '平台', en: 'Platform' };
const PREVIEWED = 5;

const runColumns = (ctx: Ctx): string =>
  `r.id, r.slot, r.state, r.by_name as "byName", r.node, r.started_at as "startedAt", r.ended_at as "endedAt", r.note, r.error, ${seesStacks(ctx) ? 'r.stack' : 'null'} as stack`;

async function schedules(ctx: Ctx, app: App): Promise<calls.ScheduleRow[]> {
  const changed = await overrides(ctx.db);
  const runs = await ctx.db.query<calls.ScheduleRun & { name: string }>(
    `select distinct on (r.name) r.name, ${runColumns(ctx)} from kernel_schedule_run r order by r.name, r.slot desc`,
  );
  const owners = await ctx.db.query<{ id: number; name: string }>(
    `select id, name from ${PEOPLE} where id = any($1::bigint[])`,
    [[...changed.values()].flatMap(({ ownerId }) => ownerId ?? [])],
  );
  return Object.entries(allSchedules(app)).map(([name, schedule]) => {
    const change = changed.get(name);
    const cron = change?.cron ?? schedule.cron;
    const paused = change?.paused ?? false;
    const { name: _, ...last } = runs.find((run) => run.name === name) ?? { name };
    return {
      name,
      label: schedule.label,
      domain: app.modules.find((module) => name in (module.schedules ?? {}))?.label ?? KERNEL,
      cron,
      standard: schedule.cron,
      paused,
      ownerId: change?.ownerId ?? null,
      ownerName: owners.find(({ id }) => id === change?.ownerId)?.name ?? null,
      version: change?.version ?? 0,
      next: paused ? [] : slotsAfter(cron, ctx.now, PREVIEWED).map((slot) => slot.toISOString()),
      last: 'id' in last ? last : null,
    };
  });
}

function assertKnown(app: App, name: string): void {
  if (!Object.hasOwn(allSchedules(app), name)) throw notFound({ zh: '定时任务', en: 'Scheduled task' });
}

export const timingEndpoints: readonly Endpoint[] = [
  serve(calls.listSchedules, (ctx, _given, { app }) => schedules(ctx, app)),
  serve(calls.previewCron, async (ctx, { query: { cron } }) => {
    const valid = isCron(cron);
    return { valid, next: valid ? slotsAfter(cron, ctx.now, PREVIEWED).map((slot) => slot.toISOString()) : [] };
  }),
  serve(calls.saveSchedule, async (ctx, { params: { name }, body }, { app }) => {
    assertKnown(app, name);
    const standard = allSchedules(app)[name]!.cron;
    await changeSchedule(ctx, name, { ...body, cron: body.cron === standard ? null : body.cron });
  }),
  serve(calls.runScheduleNow, async (ctx, { params: { name } }, { app }) => {
    assertKnown(app, name);
    await enqueue(ctx, RUN_SCHEDULE, { name, byName: ctx.user.name }, { once: name });
  }),
  serve(calls.listRuns, async (ctx, { params: { name }, query: { page, size } }, { app }) => {
    assertKnown(app, name);
    const content = await ctx.db.query<calls.ScheduleRun>(
      `select ${runColumns(ctx)} from kernel_schedule_run r where r.name = $1 order by r.slot desc limit $2 offset $3`,
      [name, size, page * size],
    );
    const [count] = await ctx.db.query<{ n: number }>(
      'select count(*)::int as n from kernel_schedule_run where name = $1',
      [name],
    );
    return { content, totalElements: count?.n ?? 0 };
  }),
  ...queueEndpoints,
];

export const timingPermissions = {
  'operations:schedule:list': { zh: '查看定时任务', en: 'See scheduled tasks' },
  'operations:schedule:edit': { zh: '修改定时任务', en: 'Change scheduled tasks' },
  'operations:schedule:run': { zh: '执行定时任务', en: 'Run scheduled tasks' },
  'operations:schedule:stack': { zh: '查看出错位置', en: 'See where the code failed' },
};
