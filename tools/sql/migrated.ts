import { globSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from '../../src/app/domains.server.ts';
import { migrations } from '../../src/app/migrations.ts';
import type { AnyResource } from '../../src/kernel/resource/resource.ts';
import { atMoment } from '../../src/kernel/server/crud/moment.ts';
import { planOf } from '../../src/kernel/server/crud/plan.ts';
import { type Database, openDatabase } from '../../src/kernel/server/db/db.ts';
import { beginStart } from '../../src/kernel/server/db/first-start.ts';
import { migrate } from '../../src/kernel/server/db/migrate.ts';
import { installJobs } from '../../src/kernel/server/jobs/install.ts';
import { allJobs } from '../../src/kernel/server/kernel-module.ts';
import type { Module } from '../../src/kernel/server/module.ts';
import { testDatabase } from '../../src/kernel/testing/database.ts';
import { onlyFiles } from '../../src/kernel/testing/only.ts';
import { type SqlText, sqlTexts } from './texts.ts';

export const root = join(import.meta.dirname, '../..');

/** What PostgreSQL prepares; the rest are commands, which name no table of ours that a rename would miss. */
const PREPARED = /^\s*(select|insert|update|delete|with|merge|values)\b/i;
/** Of extensions that a database may have or not; the code asks before it uses them. */
const OPTIONAL = /\bpg_stat_statements\b/;

/** An empty database as the migrations make it, without a company. */
export async function migratedDatabase(): Promise<{ db: Database; close: () => Promise<void> }> {
  const database = await testDatabase('template0');
  const db = openDatabase({ url: database.url, max: 2 });
  await beginStart(db, { anew: false });
  await migrate(db, migrations);
  await installJobs(db, allJobs(modules));
  const close = async (): Promise<void> => {
    await db.close();
    await database.drop();
  };
  return { db, close };
}

/** The statements whose text stands in the sources, or in those of them that the run is restricted to. */
export function statements(): SqlText[] {
  const files = globSync('src/**/*.ts', { cwd: root, exclude: (name) => /\.test\.ts$|\/testing\//.test(name) });
  const only = onlyFiles();
  const looked = only ? files.filter((file) => only.has(file)) : files;
  return sqlTexts(root, looked).texts.filter(({ text }) => PREPARED.test(text) && !OPTIONAL.test(text));
}

/** Every kind of rows that a list of these modules shows: records and read models. */
export function kindsOf(given: readonly Module[]): AnyResource[] {
  const kinds = given.flatMap(({ resources, views = [], reminders = [], endpoints }) => [
    ...resources,
    ...views,
    ...reminders.map(({ of }) => of),
    ...endpoints.flatMap(({ of }) => of?.resource ?? []),
  ]);
  return [...new Set(kinds)];
}

/** What lists read of each read model, by its name. */
export function readModels(): { name: string; text: string }[] {
  return kindsOf(modules)
    .filter(({ view }) => view)
    .map((view) => {
      const columns = planOf(view).stored.map(({ column }) => `t.${column}`);
      const read = `select t.id, ${columns.join(', ')} from ${planOf(view).table} t`;
      return { name: view.name, text: atMoment({ now: new Date(0) }, read, []).text };
    });
}
