// npm run keep-state -- <name>: keeps the database of now, with a few rows of the demo company in each table, beside the tests. From then
// on every test run migrates it and compares the outcome with a new database. To be done for each release, and before a migration that
// moves rows.
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { assemble, declare, fill } from '../src/app/assemble.ts';
import { modules } from '../src/app/domains.server.ts';
import { migrations } from '../src/app/migrations.ts';
import { ownedTables } from '../src/app/schema.ts';
import { machineNow } from '../src/kernel/server/clock.ts';
import { openDatabase } from '../src/kernel/server/db/db.ts';
import { migrate } from '../src/kernel/server/db/migrate.ts';
import { readMigrations } from '../src/kernel/server/db/migrations.ts';
import { missingOf } from '../src/kernel/server/db/write-migrations.ts';
import { openStorage } from '../src/kernel/server/files/storage.ts';
import { createLog } from '../src/kernel/server/http/log.ts';
import { installJobs } from '../src/kernel/server/jobs/install.ts';
import { allJobs } from '../src/kernel/server/kernel-module.ts';
import { testClock } from '../src/kernel/testing/clock.ts';
import { joinTestCluster } from '../src/kernel/testing/cluster.ts';
import { administer, copyName, databaseUrl, dropDatabase } from '../src/kernel/testing/copies.ts';
import { stateOf } from '../src/kernel/testing/state.ts';

const [name = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  refuse('Give the state a name in kebab case: npm run keep-state -- release-1-2');
const day = new Date(machineNow()).toISOString().slice(0, 10).replaceAll('-', '');
const folder = join('src', 'app', 'earlier-states');
const file = join(folder, `${day}-${name}.sql.gz`);
if (existsSync(file)) refuse(`${file} exists already.`);
for (const owned of ownedTables())
  if ((await missingOf(migrations.folder, owned)).length > 0)
    refuse(`The migrations of ${owned.owner} do not give what its declarations describe: npm run migration first.`);

// The accounts of every demo company that is built for tests.
process.env.DEMO_PASSWORD = 'Haiyue-2026';
const cluster = await joinTestCluster();
const copy = copyName();
try {
  await administer(cluster.url, `create database ${copy}`);
  const text = await demoState(databaseUrl(cluster.url, copy));
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, gzipSync(text, { level: 9 }));
  console.log(`${file}: ${Math.ceil(statSync(file).size / 1024)} KB. Commit it.`);
} finally {
  await dropDatabase(cluster.url, copy);
  await cluster.leave();
}

async function demoState(url: string): Promise<string> {
  const { declared } = declare();
  const db = openDatabase({ url, declared, max: 4 });
  try {
    await migrate(db, migrations);
    await installJobs(db, allJobs(modules));
    const app = assemble({
      db,
      files: openStorage({ db, folder: 'unused' }),
      log: createLog('warn'),
      settings: { captcha: false, secureCookies: false, dataDir: 'unused' },
      now: testClock(),
    });
    await fill(app, { demo: 'whole', files: false });
    return await stateOf(db, await readMigrations(migrations));
  } finally {
    await db.close();
  }
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
