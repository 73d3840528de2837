import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { refusal } from '../postgres/refusal.ts';
import type { Database, Db } from './db.ts';

/** Any number, as long as every node takes the same. */
const PREPARE_LOCK = 7_281_500;

/** The name of the sessions that make a database; whoever holds the lock ends those of a node that lost it. */
export const PREPARING = 'fairway preparing';

/**
 * A row says when the making of a database began and when all of it stood. It has a schema of its own: it is there before the first
 * migration, and no backup holds it.
 */
const MARKER = 'fairway_start';

/** The making of one database; `id` tells it from an earlier one that was wiped. */
export type Start = { readonly id: string; readonly done: boolean };

type Marked = Start & { alone: boolean };

/**
 * Runs the work while no other node of this database prepares it; the others wait. The lock is a session's, so that it ends with its
 * process, however that ends.
 */
export async function preparing<T>(
  { url, log }: { url: string; log: (line: string) => void },
  work: () => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'fairway start', keepAlive: true });
  const lost = new Promise<never>((_, reject) => client.on('error', reject));
  lost.catch(() => {});
  await client.connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [PREPARE_LOCK]);
    if (!rows[0].taken) {
      log('another node prepares the database');
      await client.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
    }
    return await Promise.race([work(), lost]);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * How far a database is. One that has no mark is of a time before marks, and finished, if it holds what a finished one holds; then it
 * gets its mark.
 */
export async function startOf(db: Database, isFilled: (db: Db) => Promise<boolean>): Promise<Start | undefined> {
  const marked = await markOf(db);
  if (marked || !(await isFilled(db))) return marked;
  return db.transaction((tx) => mark(tx, { alone: false, done: true }));
}

/**
 * Begins to make a database, with `anew` or after a start that did not come to its end with an empty one: half of a company is
 * nobody's work yet. Only what this product began by itself, in a database that held nothing, is ever wiped unasked.
 */
export async function beginStart(db: Database, { anew }: { anew: boolean }): Promise<Start> {
  const marked = await markOf(db);
  if (!marked && !anew) {
    const alone = await isEmpty(db);
    return db.transaction((tx) => mark(tx, { alone, done: false }));
  }
  if (!anew && !marked?.alone) {
    throw refusal(
      '上次首次启动没有完成，且数据库中原来就有其他表，不能自动清空；请换用空的数据库。The first start did not come to its end, and the database held other tables before, so that it is not emptied by itself: give the product an empty database.',
    );
  }
  // Statements of a node that was killed may still run for a moment.
  await db.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
    [PREPARING],
  );
  return db.transaction(async (tx) => {
    await tx.query(`drop schema public cascade`);
    await tx.query('create schema public');
    await tx.query('drop schema if exists pgboss cascade');
    await tx.query(`drop schema if exists ${MARKER} cascade`);
    return mark(tx, { alone: true, done: false });
  });
}

/** The last step: from now on the database is one that people work with. */
export async function endStart(db: Db, { id }: Start): Promise<void> {
  const rows = await db.query(`update ${MARKER}.mark set done_at = now() where id = $1 returning id`, [id]);
  if (rows.length === 0) throw new Error('Another node has begun to make this database anew');
}

/** A database that was put in place whole, as by a restore, has no mark of another's start. */
export const FORGET_START = `drop schema if exists ${MARKER} cascade`;

async function markOf(db: Db): Promise<Marked | undefined> {
  const [there] = await db.query<{ known: boolean }>(`select to_regclass('${MARKER}.mark') is not null as known`);
  if (!there?.known) return undefined;
  const [row] = await db.query<Marked>(`select id, done_at is not null as done, alone from ${MARKER}.mark`);
  return row;
}

async function mark(tx: Db, { alone, done }: Omit<Marked, 'id'>): Promise<Start> {
  const id = randomUUID();
  await tx.query(`create schema ${MARKER}`);
  await tx.query(
    `create table ${MARKER}.mark (
       id text primary key, alone boolean not null, begun_at timestamptz not null default now(), done_at timestamptz)`,
  );
  await tx.query(`insert into ${MARKER}.mark (id, alone, done_at) values ($1, $2, case when $3 then now() end)`, [
    id,
    alone,
    done,
  ]);
  return { id, done };
}

/** Nothing of anybody's: neither tables nor what an administrator has put into the database for them. */
async function isEmpty(db: Db): Promise<boolean> {
  const [found] = await db.query<{ held: boolean }>(
    `select exists (select 1 from pg_class where relnamespace = 'public'::regnamespace)
       or exists (select 1 from pg_extension where extnamespace = 'public'::regnamespace)
       or exists (select 1 from pg_proc where pronamespace = 'public'::regnamespace)
       or exists (select 1 from pg_namespace where nspname = 'pgboss') as held`,
  );
  return !found?.held;
}
