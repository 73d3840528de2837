import type { Text } from '../../text.ts';
import type { FeedProvider } from '../feed.ts';
import { TASK_KEPT_MS } from './tasks.ts';

type Row = { id: number; title: Text; error: Text | null; endedAt: string };

/** The own tasks that failed within a day, until they are put away. */
export const failedTasks: FeedProvider = {
  label: { zh: '失败的任务', en: 'Failed tasks' },
  sort: 900,
  read: async (ctx) => {
    const rows = await ctx.db.query<Row>({
      name: 'kernel-failed-tasks',
      text: `select id, title, error, ended_at as "endedAt" from kernel_task
        where user_id = $1 and state = 'FAILED' and not put_away and ended_at > $2 order by id desc limit 50`,
      values: [ctx.user.id, new Date(ctx.now.getTime() - TASK_KEPT_MS).toISOString()],
    });
    return {
      items: rows.map(({ id, title, error, endedAt }) => ({
        key: String(id),
        what: title,
        detail: error?.[ctx.lang] ?? '',
        reason: { text: { zh: '失败', en: 'Failed' }, tone: 'red' as const },
        urgency: 1 as const,
        since: endedAt,
        act: {
          label: { zh: '收起', en: 'Put away' },
          call: { method: 'DELETE' as const, path: `/api/tasks/${id}` },
          done: { zh: '已收起', en: 'Put away' },
        },
      })),
    };
  },
};
