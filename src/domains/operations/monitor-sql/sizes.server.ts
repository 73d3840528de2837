import type { Ctx } from '../../../kernel/server/context.ts';
import type { IndexRow, TableRow } from './sql-monitor.calls.ts';

/** Tables by the room that they take with their indexes. */
export const tableSizes = (ctx: Ctx): Promise<TableRow[]> =>
  ctx.db.query<TableRow>(
    `select s.relid::regclass::text as table, greatest(c.reltuples, s.n_live_tup, 0)::float8 as rows, s.n_dead_tup::float8 as "deadRows",
       pg_table_size(s.relid) as "tableBytes", pg_indexes_size(s.relid) as "indexBytes", pg_total_relation_size(s.relid) as "totalBytes",
       s.seq_scan::float8 as "sequentialScans", coalesce(s.idx_scan, 0)::float8 as "indexScans",
       greatest(s.last_vacuum, s.last_autovacuum) as "vacuumedAt", greatest(s.last_analyze, s.last_autoanalyze) as "analyzedAt"
     from pg_stat_user_tables s join pg_class c on c.oid = s.relid order by pg_total_relation_size(s.relid) desc, 1`,
  );

/** Indexes by size; one that no query has read since the counting began, and that keeps no values apart, is unused. */
export const indexSizes = (ctx: Ctx): Promise<IndexRow[]> =>
  ctx.db.query<IndexRow>(
    `select s.indexrelid::regclass::text as index, s.relid::regclass::text as table,
       regexp_replace(pg_get_indexdef(s.indexrelid), '^.* USING ', '') as columns, pg_relation_size(s.indexrelid) as bytes,
       s.idx_scan::float8 as scans, (i.indisunique or i.indisprimary) as unique,
       (s.idx_scan = 0 and not i.indisunique and not i.indisprimary) as unused
     from pg_stat_user_indexes s join pg_index i on i.indexrelid = s.indexrelid order by pg_relation_size(s.indexrelid) desc, 1`,
  );

export async function databaseSize(ctx: Ctx): Promise<{ bytes: number; since: string | null }> {
  const [row] = await ctx.db.query<{ bytes: number; since: string | null }>(
    `select pg_database_size(current_database()) as bytes, coalesce(stats_reset, pg_postmaster_start_time()) as since
     from pg_stat_database where datname = current_database()`,
  );
  return row ?? { bytes: 0, since: null };
}
