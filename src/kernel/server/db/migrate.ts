import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './db.ts';

/** Any number, as long as every node takes the same. */
const MIGRATION_LOCK = 7_281_501;

/**
 * Applies the migrations that this database has not seen, in the order of their names, each in one transaction, under a
 * lock that makes the second of two starting nodes wait. Answers how many were applied.
 */
export async function migrate(db: Database, folder: string, log: (line: string) => void = () => {}): Promise<number> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return db.connection(async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await client.query(
        'create table if not exists kernel_migration (name text primary key, applied_at timestamptz not null default now())',
      );
      const done = new Set(
        (await client.query<{ name: string }>('select name from kernel_migration')).rows.map((row) => row.name),
      );
      const pending = files.filter((name) => !done.has(name));
      for (const name of pending) {
        await client.query('begin');
        try {
          await client.query(await readFile(join(folder, name), 'utf8'));
          await client.query('insert into kernel_migration (name) values ($1)', [name]);
          await client.query('commit');
          log(`migration ${name}`);
        } catch (error) {
          await client.query('rollback');
          throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
        }
      }
      return pending.length;
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  });
}
