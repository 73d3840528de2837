import { notFound } from '../../../kernel/errors.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { allJobs } from '../../../kernel/server/kernel-module.ts';
import { seesStacks } from './sees-stacks.server.ts';
import * as calls from './timing.calls.ts';

type Figures = { name: string; waiting: number; retrying: number; active: number; failed: number };

/** What waits, runs and failed in the background. */
export const queueEndpoints: readonly Endpoint[] = [
  serve(calls.listAllTasks, async (ctx, { query: { page, size } }) => {
    const content = await ctx.db.query<calls.AnyTask>(
      `select id, job, title, user_name as "userName", state, done, total, tries, created_at as "createdAt",
         started_at as "startedAt", ended_at as "endedAt", error, ${seesStacks(ctx) ? 'stack' : 'null'} as stack
       from kernel_task order by id desc limit $1 offset $2`,
      [size, page * size],
    );
    const [count] = await ctx.db.query<{ n: number }>('select count(*)::int as n from kernel_task');
    return { content, totalElements: count?.n ?? 0 };
  }),
  serve(calls.listQueues, async (ctx, _given, { app }) => {
    const figures = await ctx.db.query<Figures>(
      `select name, count(*) filter (where state = 'created')::int as waiting, count(*) filter (where state = 'retry')::int as retrying,
         count(*) filter (where state = 'active')::int as active, count(*) filter (where state = 'failed')::int as failed
       from pgboss.job where state <> 'completed' group by name`,
    );
    const failures = await ctx.db.query<{ name: string; message: string | null; stack: string | null }>(
      `select distinct on (name) name, output->>'message' as message, output->>'stack' as stack
       from pgboss.job where state = 'failed' order by name, completed_on desc`,
    );
    return Object.entries(allJobs(app.modules)).map(([name, { label }]) => {
      const { waiting = 0, retrying = 0, active = 0, failed = 0 } = figures.find((row) => row.name === name) ?? {};
      const failure = failures.find((row) => row.name === name);
      return {
        name,
        label,
        waiting,
        retrying,
        active,
        failed,
        lastError: failure?.message ?? null,
        lastStack: seesStacks(ctx) ? (failure?.stack ?? null) : null,
      };
    });
  }),
  serve(calls.retryFailed, async (ctx, { params: { name } }, { app }) => {
    if (!Object.hasOwn(allJobs(app.modules), name)) throw notFound({ zh: '作业', en: 'Job' });
    const rows = await ctx.db.query(
      `update pgboss.job set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null
       where name = $1 and state = 'failed' returning 1`,
      [name],
    );
    return { retried: rows.length };
  }),
];
