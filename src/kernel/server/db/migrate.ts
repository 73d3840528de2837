import type pg from 'pg';
import { refusal } from '../postgres/refusal.ts';
import type { Database } from './db.ts';
import { baselinesOf, type Migration, type Migrations, readMigrations } from './migrations.ts';
import { isNumbered } from './numbered.ts';

/** Any number, as long as every node takes the same. */
const MIGRATION_LOCK = 7_281_501;

/** What a database has seen: `yard/202612010930-add-berth` and the hash of its text; none for what was taken over. */
export const MIGRATION_TABLE =
  'create table if not exists kernel_migration (name text primary key, hash text, applied_at timestamptz not null default now())';

type Applied = { name: string; hash: string | null };

/**
 * Applies the migrations that this database has not seen, in the order of `readMigrations`, each in one transaction, under a lock that
 * makes the second of two starting nodes wait. Answers how many were applied. One that was edited after it was applied stops the start.
 */
export async function migrate(
  db: Database,
  migrations: Migrations,
  log: (line: string) => void = () => {},
): Promise<number> {
  const known = await readMigrations(migrations);
  return db.connection(async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await client.query(MIGRATION_TABLE);
      const applied = await appliedIn(client, known);
      assertUnchanged(applied, known);
      const later = [...applied.keys()].filter((id) => !known.some((one) => one.id === id));
      if (later.length > 0)
        log(`the database has seen migrations that this program does not know: ${later.join(', ')}`);
      const pending = known.filter(({ id }) => !applied.has(id));
      for (const migration of pending) {
        await transaction(client, async () => {
          await client.query(migration.sql);
          await remember(client, migration);
        }).catch((error: Error) => {
          throw new Error(`Migration ${migration.id} failed: ${error.message}`, { cause: error });
        });
        log(`migration ${migration.id}`);
      }
      return pending.length;
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  });
}

/** Writes down that a database has what this migration gives. */
export async function remember(client: pg.ClientBase, { id, hash }: Migration): Promise<void> {
  await client.query('insert into kernel_migration (name, hash) values ($1, $2)', [id, hash]);
}

async function transaction(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** By name, the hash. A database of the numbered migrations is taken over as one of the baselines. */
async function appliedIn(client: pg.ClientBase, known: readonly Migration[]): Promise<Map<string, string | null>> {
  // As JSON, because the table of a numbered database has no hashes.
  const { rows } = await client.query<Applied>(`select name, to_jsonb(m) ->> 'hash' as hash from kernel_migration m`);
  if (isNumbered(rows.map(({ name }) => name))) {
    await transaction(client, async () => {
      await client.query('alter table kernel_migration add column if not exists hash text');
      await client.query(`delete from kernel_migration where name like '%.sql'`);
      for (const baseline of baselinesOf(known)) await remember(client, baseline);
    });
    return appliedIn(client, known);
  }
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

function assertUnchanged(applied: ReadonlyMap<string, string | null>, known: readonly Migration[]): void {
  const changed = known.filter(({ id, hash }) => (applied.get(id) ?? hash) !== hash).map(({ id }) => id);
  if (changed.length === 0) return;
  const names = changed.join(', ');
  throw refusal(
    `数据库迁移在执行之后又被修改：${names}；请恢复原文，另写一个新的迁移。Migrations were edited after this database had taken them: ${names}. Restore their text and write a new one instead.`,
  );
}
