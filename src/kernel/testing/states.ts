import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { administer, copyName, databaseUrl, dropDatabase } from './copies.ts';
import { digestOf, type MadeOf } from './digest.ts';

export type State = {
  /** In the name of its database, which is `fairway_<name>_<digest>`. */
  name: string;
  madeOf: MadeOf;
  /** The database with which making it begins, an empty one unless named. */
  from?: string;
  /** Fills that copy, and the folder that lies beside the database. */
  make: (copy: { url: string; folder: string }) => Promise<void>;
};

export type Kept = { readonly database: string; readonly folder: string };

/**
 * A database that is made once for all runs that want the same: whoever comes first makes it, the others wait. It is made under the
 * name of a copy and gets its own at the end, so that half of one is nobody's.
 */
export async function keptState({ url, folder, state }: { url: string; folder: string; state: State }): Promise<Kept> {
  const { name, madeOf, from = 'template0', make } = state;
  const facts = [...(madeOf.facts ?? []), from];
  const database = `fairway_${name}_${digestOf({ ...madeOf, facts })}`;
  const kept = { database, folder: join(folder, 'states', database) };
  const client = new pg.Client(databaseUrl(url, 'fairway'));
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [database]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (!rowCount) await makeState();
    else await markUsed(client, database);
    return kept;
  } finally {
    await client.end();
  }

  async function makeState(): Promise<void> {
    const copy = copyName();
    const draft = join(folder, 'states', copy);
    await mkdir(draft, { recursive: true });
    await client.query(`create database ${copy} template ${from} strategy file_copy`);
    try {
      await make({ url: databaseUrl(url, copy), folder: draft });
      // Nothing, housekeeping neither, stands in the way of whoever copies it.
      await administer(url, `alter database ${copy} with allow_connections false`);
      await markUsed(client, copy);
      await rm(kept.folder, { recursive: true, force: true });
      await rename(draft, kept.folder);
      await administer(url, `alter database ${copy} rename to ${database}`);
    } catch (error) {
      await dropDatabase(url, copy);
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
  }
}

/** Kept where the server keeps it: the comment on a database is the moment of its last use. */
async function markUsed(client: pg.Client, database: string): Promise<void> {
  await client.query(`do $$ begin execute format('comment on database ${database} is %L', now()); end $$`);
}
