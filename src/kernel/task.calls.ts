import { z } from 'zod';
import { route } from './route.ts';

const text = z.object({ zh: z.string(), en: z.string() });
const params = z.object({ id: z.coerce.number<number>().int().positive() });

const TASK_STATES = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const;

/** Long work as the person who started it sees it. `total` is 0 until it is known. */
const task = z.object({
  id: z.number(),
  job: z.string(),
  title: text,
  state: z.enum(TASK_STATES),
  done: z.number(),
  total: z.number(),
  note: text.nullable(),
  error: text.nullable(),
  /** The result, for a day: `/api/files/:id`. */
  fileId: z.number().nullable(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
});
export type Task = z.output<typeof task>;

export const listTasks = route({
  method: 'GET',
  path: '/api/tasks',
  permission: 'signedIn',
  summary: { zh: '我的后台任务', en: 'My tasks' },
  reply: z.array(task),
});

export const readTask = route({
  method: 'GET',
  path: '/api/tasks/:id',
  permission: 'signedIn',
  summary: { zh: '查看我的后台任务', en: 'One of my tasks' },
  params,
  reply: task,
});

export const cancelTaskCall = route({
  method: 'POST',
  path: '/api/tasks/:id/cancel',
  permission: 'signedIn',
  summary: { zh: '取消后台任务', en: 'Cancel a task' },
  params,
  reply: task,
});

export const putTaskAwayCall = route({
  method: 'DELETE',
  path: '/api/tasks/:id',
  permission: 'signedIn',
  summary: { zh: '收起已结束的后台任务', en: 'Put an ended task away' },
  params,
});
