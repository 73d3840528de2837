import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../kernel/server/db/db.ts';
import { snapshotOf, statementsBetween } from '../../kernel/server/db/schema-sql.ts';
import { installJobs } from '../../kernel/server/jobs/install.ts';
import { allJobs } from '../../kernel/server/kernel-module.ts';
import { modules } from '../domains.server.ts';
import { BY_HAND, migrations } from '../migrations.ts';
import { allTables } from '../schema.ts';

/** Gives the template database of the tests the schema that the resources describe. */
export async function prepareTemplate(url: string): Promise<void> {
  const db = openDatabase({ url, max: 1 });
  try {
    for (const statement of await statementsBetween(undefined, snapshotOf(allTables()))) await db.query(statement);
    for (const file of BY_HAND) await db.query(await readFile(join(migrations.folder, file), 'utf8'));
    await installJobs(db, allJobs(modules));
  } finally {
    await db.close();
  }
}
