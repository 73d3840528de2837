import { z } from 'zod';
import type { Ctx } from '../../../kernel/server/context.ts';
import type { Schedule } from '../../../kernel/server/jobs/jobs.ts';
import { type Settings, setting } from '../../../kernel/server/settings/settings.ts';
import { countOldSignIns, purgeSignIns } from '../../identity/public.server.ts';

export const logSettings: Settings = {
  'system.logMonths': {
    label: { zh: '日志保留月数', en: 'Months that logs are kept' },
    help: {
      zh: '操作、登录与错误日志；单据的变更历史永久保留',
      en: 'Operation, sign-in and error logs; the history of records is kept for good',
    },
    schema: z.int().min(1).max(120),
    default: 12,
    unit: { zh: '个月', en: 'months' },
  },
};

const LOGS = ['operations_call_log', 'operations_error_log', 'operations_error_stack'] as const;

/** Deletes log lines of before `months` ago; answers how many. The history of records is no log and stays. */
export async function purgeLogs(ctx: Ctx, months: number): Promise<number> {
  let gone = await purgeSignIns(ctx, months);
  for (const log of LOGS) {
    const [row] = await ctx.db.query<{ n: number }>(
      `with gone as (delete from ${log} where at < $1::timestamptz - make_interval(months => $2) returning 1)
       select count(*)::int as n from gone`,
      [ctx.now.toISOString(), months],
    );
    gone += row?.n ?? 0;
  }
  return gone;
}

/** How many lines a purge would delete. */
export async function countOldLogs(ctx: Ctx, months: number): Promise<number> {
  const counts = LOGS.map(
    (log) => `select count(*) from ${log} where at < $1::timestamptz - make_interval(months => $2)`,
  );
  const [row] = await ctx.db.query<{ n: number }>(`select (${counts.join(') + (')})::int as n`, [
    ctx.now.toISOString(),
    months,
  ]);
  return (row?.n ?? 0) + (await countOldSignIns(ctx, months));
}

export const logSchedules: Readonly<Record<string, Schedule>> = {
  'system.purge-logs': {
    label: { zh: '清理过期日志', en: 'Purge old logs' },
    cron: '30 3 * * *',
    run: ({ transaction }) =>
      transaction('清理过期日志', async (ctx) => {
        const gone = await purgeLogs(ctx, await setting<number>(ctx, 'system.logMonths'));
        return gone > 0 ? { zh: `清理 ${gone} 条`, en: `${gone} line(s) deleted` } : undefined;
      }),
  },
};
