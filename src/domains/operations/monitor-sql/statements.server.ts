import type { Ctx } from '../../../kernel/server/context.ts';
import { fingerprint, p95Of, statements, upperMs } from '../../../kernel/server/db/statement-figures.ts';
import type { StatementRow } from './sql-monitor.calls.ts';

const place = (ms: number): number => Math.round(ms * 1000) / 1000;

/** What this process has sent, the most costly first. */
export function ownStatements(): StatementRow[] {
  return statements
    .all()
    .map((figures) => ({
      name: figures.named ? figures.key : null,
      text: figures.text,
      calls: figures.calls,
      failures: figures.failures,
      rowsPerCall: Math.round((figures.rows / figures.calls) * 10) / 10,
      meanMs: place(figures.totalMs / figures.calls),
      p95Ms: place(p95Of(figures)),
      maxMs: place(figures.maxMs),
      totalMs: place(figures.totalMs),
      histogram: [...figures.histogram].flatMap((count, i): [number, number][] =>
        count > 0 ? [[place(upperMs(i)), count]] : [],
      ),
    }))
    .toSorted((a, b) => b.totalMs - a.totalMs);
}

/** Whether pg_stat_statements may be asked: it must be installed here, and loaded when PostgreSQL started. */
export async function extensionState(ctx: Ctx): Promise<'ready' | 'missing' | 'unloaded'> {
  const [row] = await ctx.db.query<{ installed: boolean; loaded: boolean }>(
    `select exists (select 1 from pg_extension where extname = 'pg_stat_statements') as installed,
       current_setting('shared_preload_libraries', true) ~ '\\mpg_stat_statements\\M' as loaded`,
  );
  if (!row?.installed) return 'missing';
  return row.loaded ? 'ready' : 'unloaded';
}

type ExtensionRow = Omit<StatementRow, 'name' | 'failures' | 'p95Ms' | 'histogram'>;

/** What all nodes have sent, as the extension counts it; it puts places where values stood. */
export async function extensionStatements(ctx: Ctx): Promise<StatementRow[]> {
  const rows = await ctx.db.query<ExtensionRow>(
    `select query as text, calls::float8 as calls, (rows / greatest(calls, 1)::float8) as "rowsPerCall",
       mean_exec_time as "meanMs", max_exec_time as "maxMs", total_exec_time as "totalMs"
     from pg_stat_statements s join pg_database d on d.oid = s.dbid
     where d.datname = current_database() order by total_exec_time desc limit 500`,
  );
  return rows.map((row) => ({
    ...row,
    name: null,
    text: fingerprint(row.text),
    failures: null,
    rowsPerCall: Math.round(row.rowsPerCall * 10) / 10,
    meanMs: place(row.meanMs),
    p95Ms: null,
    maxMs: place(row.maxMs),
    totalMs: place(row.totalMs),
    histogram: [],
  }));
}
