import type { Ctx } from '../../../kernel/server/context.ts';
import { fingerprint } from '../../../kernel/server/db/statement-figures.ts';
import type { SessionRow } from './sql-monitor.calls.ts';

/** Another program may send values inside its text; they are nobody's business here. */
const withoutValues = (text: string): string => fingerprint(text).replace(/'(?:[^']|'')*'/g, "'…'");

/** Everybody connected to this database, who waits for whom first. */
export async function sessionsOf(ctx: Ctx): Promise<SessionRow[]> {
  const rows = await ctx.db.query<SessionRow>(
    `select a.pid, coalesce(a.application_name, '') as application, coalesce(a.usename, '') as "user", host(a.client_addr) as address,
       a.state, a.wait_event as "waitsFor",
       greatest(extract(epoch from clock_timestamp() - coalesce(a.state_change, a.backend_start)) * 1000, 0)::float8 as "forMs",
       (extract(epoch from clock_timestamp() - a.xact_start) * 1000)::float8 as "transactionMs",
       left(coalesce(a.query, ''), 4000) as text, pg_blocking_pids(a.pid) as "blockedBy",
       (select l.relation::regclass::text from pg_locks l where l.pid = a.pid and not l.granted and l.relation is not null limit 1) as table
     from pg_stat_activity a
     where a.datname = current_database() and a.backend_type = 'client backend' and a.pid <> pg_backend_pid()
     order by cardinality(pg_blocking_pids(a.pid)) desc, (a.state = 'active') desc, a.state_change nulls last limit 300`,
  );
  return rows.map((row) => ({
    ...row,
    forMs: Math.round(row.forMs),
    transactionMs: row.transactionMs === null ? null : Math.round(row.transactionMs),
    text: withoutValues(row.text),
  }));
}

export async function maxConnections(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db.query<{ n: number }>("select current_setting('max_connections')::int as n");
  return row?.n ?? 0;
}
