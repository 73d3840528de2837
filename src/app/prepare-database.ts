import { resolve } from 'node:path';
import {
  demoAccounts,
  type FirstAccounts,
  firstAccounts,
  hasAccounts,
  keepFirstAccounts,
} from '../domains/identity/public.server.ts';
import type { DemoCompany } from '../kernel/demo.ts';
import { type Database, openDatabase } from '../kernel/server/db/db.ts';
import { beginStart, endStart, PREPARING, preparing, startOf } from '../kernel/server/db/first-start.ts';
import { migrate } from '../kernel/server/db/migrate.ts';
import { declaredBy } from '../kernel/server/declare.ts';
import { localContents, removeLeft } from '../kernel/server/files/left-contents.ts';
import { installJobs } from '../kernel/server/jobs/install.ts';
import { allJobs, allSettings } from '../kernel/server/kernel-module.ts';
import type { App, Log } from '../kernel/server/module.ts';
import { resealFields } from '../kernel/server/permit/sealed.ts';
import { resealSecrets, secretNames } from '../kernel/server/settings/secret.ts';
import { fill } from './assemble.ts';
import { modules } from './domains.server.ts';
import { migrations } from './migrations.ts';

type Given = {
  url: string;
  /** The folder of files and of what must not lie in the database. */
  dataDir: string;
  /** The demo company that a new database gets; absent: none. */
  demo: DemoCompany['name'] | undefined;
  /** Whatever the database holds is replaced by a new demo company. */
  resetDemo: boolean;
  log: Log;
  appOver: (db: Database) => App;
};

/**
 * Brings the database in step with the program, and makes a new one whole: one node does it while the others wait, and what a cut-off
 * start left is made anew. Answers the first accounts as long as nobody has signed in.
 */
export async function prepareDatabase(given: Given): Promise<FirstAccounts | undefined> {
  const { url, dataDir, log } = given;
  return preparing({ url, log: (line) => log.info(line) }, async () => {
    const onError = (err: Error): void => log.warn({ err }, 'idle connection');
    const db = openDatabase({ url, declared: declaredBy(modules), max: 4, name: PREPARING, onError });
    try {
      const start = await startOf(db, hasAccounts);
      if (start?.done && !given.resetDemo) {
        await upgrade(given, db);
        return await firstAccounts(db, dataDir, start.id);
      }
      return await make(given, db);
    } finally {
      await db.close();
    }
  });
}

async function upgrade({ log }: Given, db: Database): Promise<void> {
  await migrate(db, migrations, (line) => log.info(line));
  await installJobs(db, allJobs(modules));
  log.info('queues');
  const closed = await resealSecrets(db, secretNames(allSettings(modules)));
  await resealFields(db, [...db.declared.resources.values()]);
  if (closed.length > 0) log.error({ closed }, 'secrets that were sealed with another FAIRWAY_KEY do not open');
}

/** The mark of the end is written last: whoever is cut off before it is followed by a start that begins again. */
async function make(given: Given, db: Database): Promise<FirstAccounts> {
  const { dataDir, demo, resetDemo, log } = given;
  const left = await localContents(db);
  const accounts = demoAccounts({ demo: demo !== undefined });
  const start = await beginStart(db, { anew: resetDemo });
  log.info('first start: begun');
  await keepFirstAccounts(dataDir, start.id, accounts);
  await upgrade(given, db);
  await fill(given.appOver(db), { demo });
  await removeLeft(db, resolve(dataDir, 'files'), left);
  await db.query('analyze');
  log.info('first start: filled');
  await endStart(db, start);
  log.info('first start: done');
  return accounts;
}
