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
import { makeKeyFile, outerKey } from '../kernel/server/outer-key.ts';
import { resealFields } from '../kernel/server/permit/sealed.ts';
import { refusal } from '../kernel/server/postgres/refusal.ts';
import { isSealedOtherwise, noteKey } from '../kernel/server/settings/key-mark.ts';
import { sealUnder } from '../kernel/server/settings/sealing.ts';
import { resealSecrets, resealTexts, secretNames } from '../kernel/server/settings/secret.ts';
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

async function upgrade({ dataDir, log }: Given, db: Database): Promise<void> {
  await migrate(db, migrations, (line) => log.info(line));
  await ownKey(db, dataDir, log);
  await installJobs(db, allJobs(modules));
  log.info('queues');
  const closed = await resealSecrets(db, secretNames(allSettings(modules)));
  await resealFields(db, [...db.declared.resources.values()]);
  for (const texts of modules.flatMap(({ sealed }) => sealed ?? [])) await resealTexts(db, texts);
  if (closed.length > 0) log.error({ closed }, 'secrets that were sealed with another FAIRWAY_KEY do not open');
}

/** The key outside the database: the given one, that of the data folder, or one that is made there where the database knows none. */
async function ownKey(db: Database, dataDir: string, log: Log): Promise<void> {
  const given = outerKey({ dataDir });
  const path = resolve(dataDir, 'fairway.key');
  const otherwise = await isSealedOtherwise(db, given);
  if (!given && otherwise)
    throw refusal(
      `数据库内容由一把不在本机的密钥封存：设置 FAIRWAY_KEY，或把首个节点数据目录中的 fairway.key（权限 0600）复制到 ${path}；密钥已丢失时在此放入新密钥，封存的密码、账号和报价须重新填写。` +
        `What is sealed in the database was sealed with a key that is not here: set FAIRWAY_KEY, or copy fairway.key (mode 0600) of the first node's data folder to ${path}; where it is lost, put a new key there, and enter sealed passwords, account numbers and quotations again.`,
    );
  const key = given ?? makeKeyFile(dataDir);
  sealUnder(key);
  if (!given) log.info(`the key that seals was made: ${path}`);
  if (otherwise) log.error('what is sealed in the database was sealed with another key before');
  await noteKey(db, key);
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
