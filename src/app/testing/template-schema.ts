import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allJobs } from '../../kernel/server/kernel-module.ts';
import { makeSchema } from '../../kernel/testing/make-schema.ts';
import { modules } from '../domains.server.ts';
import { BY_HAND, migrations } from '../migrations.ts';
import { allTables } from '../schema.ts';

/** Gives the template database of the tests the schema that the resources describe. */
export async function prepareTemplate(url: string): Promise<void> {
  const byHand = await Promise.all(BY_HAND.map((file) => readFile(join(migrations.folder, file), 'utf8')));
  await makeSchema(url, { tables: allTables(), byHand, jobs: allJobs(modules) });
}
