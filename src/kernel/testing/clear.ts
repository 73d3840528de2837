import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { machineNow } from '../server/clock.ts';
import { isAlive } from '../server/postgres/postmaster.ts';
import { serverOf, throwAway } from './cluster-folder.ts';

/** How long and how much is kept. */
export type Limits = { readonly days: number; readonly bytes: number };

const KEPT: Limits = { days: 7, bytes: 5_000_000_000 };
const DAY_MS = 86_400_000;

/** A copy is named after the process that works on it: `t_4711_…`. What a killed one left, halves of a new state too, is dropped. */
export async function clearDead(session: pg.Client): Promise<void> {
  const { rows } = await session.query<{ name: string; pid: number }>(
    `select datname as name, substring(datname from '^t_(\\d+)_')::int as pid from pg_database where datname ~ '^t_\\d+_'`,
  );
  for (const { name, pid } of rows)
    if (!isAlive(pid)) await session.query(`drop database if exists ${name} with (force)`);
}

/** Since when others are at work here, if there are any: only who joins is connected as the administrator. */
export async function usedByOthersSince(session: pg.Client): Promise<Date | undefined> {
  const { rows } = await session.query<{ since: Date | null }>(
    `select min(backend_start) as since from pg_stat_activity
     where usename = current_user and application_name ~ '^fairway \\d+$' and pid <> pg_backend_pid()`,
  );
  return rows[0]?.since ?? undefined;
}

type Given = {
  session: pg.Client;
  cache: string;
  folder: string;
  /** What was used since then may be in use. */
  since: Date | undefined;
  limits?: Limits;
};

/** Drops states that nobody has used for days, the oldest ones beyond the room for all, and clusters that no program asks for any more. */
export async function dropOld({ session, cache, folder, since, limits = KEPT }: Given): Promise<void> {
  const { rows } = await session.query<{ name: string; old: boolean; bytes: string; mayBeUsed: boolean }>(
    `select name, used < now() - make_interval(days => $1) as old, pg_database_size(name)::text as bytes,
       coalesce(used >= $2, false) as "mayBeUsed"
     from (select datname as name, coalesce(shobj_description(oid, 'pg_database')::timestamptz, '-infinity') as used
           from pg_database where datname ~ '^fairway_.+_[0-9a-f]{12}$') state
     order by used desc`,
    [limits.days, since ?? null],
  );
  let bytes = 0;
  const kept = new Set<string>();
  for (const [i, state] of rows.entries()) {
    bytes += Number(state.bytes);
    const isTooMuch = i > 0 && bytes > limits.bytes;
    if (state.mayBeUsed || !(state.old || isTooMuch)) kept.add(state.name);
    else await session.query(`drop database ${state.name}`);
  }
  if (since !== undefined) return;
  for (const name of await readdir(join(folder, 'states')).catch(() => []))
    if (!kept.has(name)) await rm(join(folder, 'states', name), { recursive: true, force: true });
  for (const name of await readdir(cache)) {
    const other = join(cache, name);
    if (!name.startsWith('postgres-') || other === folder) continue;
    const idleMs = machineNow() - (await stat(other)).mtimeMs;
    if (idleMs > limits.days * DAY_MS && !(await serverOf(other))) await throwAway(other);
  }
}
