import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const text = z.object({ zh: z.string(), en: z.string() });
const byName = z.object({ name: z.string().max(100) });
const paging = z.object({
  page: z.coerce.number<number>().int().min(0).max(10_000).default(0),
  size: z.coerce.number<number>().int().min(1).max(200).default(20),
});

export const RUN_STATES = ['RUNNING', 'DONE', 'FAILED', 'SKIPPED'] as const;

const scheduleRun = z.object({
  id: z.number(),
  slot: z.string(),
  state: z.enum(RUN_STATES),
  byName: z.string().nullable(),
  node: z.string(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  note: text.nullable(),
  error: text.nullable(),
  /** Only for who may see it. */
  stack: z.string().nullable(),
});
export type ScheduleRun = z.output<typeof scheduleRun>;

const schedule = z.object({
  name: z.string(),
  label: text,
  domain: text,
  /** Five fields in company time, as it counts now and as the code has it. */
  cron: z.string(),
  standard: z.string(),
  paused: z.boolean(),
  ownerId: z.number().nullable(),
  ownerName: z.string().nullable(),
  version: z.number(),
  /** The next five slots; none while it is paused. */
  next: z.array(z.string()),
  last: scheduleRun.nullable(),
});
export type ScheduleRow = z.output<typeof schedule>;

export const listSchedules = route({
  method: 'GET',
  path: '/api/system/schedules',
  permission: 'operations:schedule:list',
  summary: { zh: '查看定时任务', en: 'Scheduled tasks' },
  reply: z.array(schedule),
});

export const previewCron = route({
  method: 'GET',
  path: '/api/system/schedules/preview',
  permission: 'operations:schedule:list',
  summary: { zh: '预览执行时间', en: 'Preview the next runs' },
  query: z.object({ cron: z.string().max(100) }),
  reply: z.object({ valid: z.boolean(), next: z.array(z.string()) }),
});

export const saveSchedule = route({
  method: 'PUT',
  path: '/api/system/schedules/:name',
  permission: 'operations:schedule:edit',
  summary: { zh: '修改定时任务', en: 'Change a scheduled task' },
  params: byName,
  body: z.object({
    /** Nothing: as the code has it. */
    cron: z.string().trim().max(100).nullable(),
    paused: z.boolean(),
    ownerId: z.number().int().positive().nullable(),
    version: z.number().int().nonnegative(),
  }),
});

export const runScheduleNow = route({
  method: 'POST',
  path: '/api/system/schedules/:name/run',
  permission: 'operations:schedule:run',
  summary: { zh: '立即执行定时任务', en: 'Run a scheduled task now' },
  params: byName,
});

export const listRuns = route({
  method: 'GET',
  path: '/api/system/schedules/:name/runs',
  permission: 'operations:schedule:list',
  summary: { zh: '查看执行记录', en: 'Runs of a scheduled task' },
  params: byName,
  query: paging,
  reply: z.object({ content: z.array(scheduleRun), totalElements: z.number() }),
});

const anyTask = z.object({
  id: z.number(),
  job: z.string(),
  title: text,
  userName: z.string(),
  state: z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED']),
  done: z.number(),
  total: z.number(),
  tries: z.number(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  error: text.nullable(),
  stack: z.string().nullable(),
});
export type AnyTask = z.output<typeof anyTask>;

export const listAllTasks = route({
  method: 'GET',
  path: '/api/system/background-tasks',
  permission: 'operations:schedule:list',
  summary: { zh: '查看全部后台任务', en: "Everybody's long tasks" },
  query: paging,
  reply: z.object({ content: z.array(anyTask), totalElements: z.number() }),
});

const queue = z.object({
  name: z.string(),
  label: text,
  waiting: z.number(),
  /** Will be tried again later. */
  retrying: z.number(),
  active: z.number(),
  failed: z.number(),
  lastError: z.string().nullable(),
  lastStack: z.string().nullable(),
});
export type QueueRow = z.output<typeof queue>;

export const listQueues = route({
  method: 'GET',
  path: '/api/system/queues',
  permission: 'operations:schedule:list',
  summary: { zh: '查看作业队列', en: 'Queues of jobs' },
  reply: z.array(queue),
});

export const retryFailed = route({
  method: 'POST',
  path: '/api/system/queues/:name/retry',
  permission: 'operations:schedule:run',
  summary: { zh: '重试失败的作业', en: 'Try failed jobs again' },
  params: byName,
  reply: z.object({ retried: z.number() }),
});
