import { z } from 'zod';
import type { Script, ScriptWork } from '../../../kernel/server/scripts.ts';
import { countOldLogs, purgeLogs } from '../logs/keep-logs.server.ts';

/** Deletes old log lines, whatever the schedule does. */
const purge: Script = {
  label: { zh: '清理旧日志', en: 'Purge old logs' },
  help: {
    zh: '删除早于所选月数的操作、登录与错误日志；单据的变更历史不受影响。',
    en: 'Deletes operation, sign-in and error logs older than the months chosen; the history of records stays.',
  },
  params: {
    months: {
      label: { zh: '保留月数', en: 'Months kept' },
      schema: z.int().min(1).max(120),
      control: 'number',
      required: true,
      initial: 12,
      unit: { zh: '个月', en: 'months' },
    },
  },
  run: async ({ ctx, print, progress }: ScriptWork, { months }: { months: number }) => {
    const old = await countOldLogs(ctx, months);
    await progress(0, old);
    const gone = await purgeLogs(ctx, months);
    await progress(gone, old);
    await print({ zh: `清理 ${gone} 条日志`, en: `${gone} log line(s) deleted` });
  },
};

const statistics: Script = {
  label: { zh: '更新查询统计', en: 'Refresh query statistics' },
  help: {
    zh: '让数据库重新统计各表，列表变慢时使用；不改变数据。',
    en: 'Lets the database count its tables anew; for lists that have become slow. Changes no data.',
  },
  params: {},
  run: async ({ ctx, print, progress, signal }: ScriptWork) => {
    const tables = await ctx.db.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename`,
    );
    for (const [i, { name }] of tables.entries()) {
      signal.throwIfAborted();
      await ctx.db.query(`analyze ${name}`);
      await progress(i + 1, tables.length);
    }
    await print({ zh: `统计了 ${tables.length} 张表`, en: `${tables.length} tables counted` });
  },
};

const MOST_NAMED = 50;

const files: Script = {
  label: { zh: '核对文件', en: 'Check files' },
  help: {
    zh: '逐一核对登记的文件内容是否仍在存储中，列出缺失者；不改变数据。',
    en: 'Looks whether the content of each file is still in the store and names what is missing. Changes no data.',
  },
  params: {},
  run: async ({ app, ctx, print, progress, signal }: ScriptWork) => {
    const known = await ctx.db.query<{ hash: string; name: string; id: number }>(
      'select distinct on (hash) hash, name, id from kernel_file order by hash, id',
    );
    let missing = 0;
    for (const [i, file] of known.entries()) {
      signal.throwIfAborted();
      if (!(await app.files.has(file.hash))) {
        missing += 1;
        if (missing <= MOST_NAMED)
          await print({ zh: `缺失：${file.name}（编号 ${file.id}）`, en: `Missing: ${file.name} (no. ${file.id})` });
      }
      if (i % 20 === 0 || i === known.length - 1) await progress(i + 1, known.length);
    }
    await print({
      zh: `核对 ${known.length} 个内容，缺失 ${missing} 个`,
      en: `${known.length} content(s) checked, ${missing} missing`,
    });
  },
};

export const systemScripts: Readonly<Record<string, Script>> = {
  'system.purge-logs': purge,
  'system.refresh-statistics': statistics,
  'system.check-files': files,
};
