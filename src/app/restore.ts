import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Jobs } from '../kernel/server/backup/manifest.ts';
import { restore } from '../kernel/server/backup/restore.ts';
import { machineNow } from '../kernel/server/clock.ts';
import { openDatabase } from '../kernel/server/db/db.ts';
import { installJobs } from '../kernel/server/jobs/install.ts';
import { enqueue } from '../kernel/server/jobs/jobs.ts';
import { allJobs, allSettings } from '../kernel/server/kernel-module.ts';
import { keyInFile, outerKey } from '../kernel/server/outer-key.ts';
import { startEmbedded } from '../kernel/server/postgres/embedded.ts';
import { isRefusal, refusal } from '../kernel/server/postgres/refusal.ts';
import { forgetKey, isSealedOtherwise } from '../kernel/server/settings/key-mark.ts';
import { sealUnder } from '../kernel/server/settings/sealing.ts';
import { resealSecrets, secretNames } from '../kernel/server/settings/secret.ts';
import { modules } from './domains.server.ts';
import { dropEmptyValues } from './environment.ts';
import { migrations } from './migrations.ts';

/** `npm run restore -- FILE`: puts a backup in place of an empty database, or of any with --replace. The server must be stopped. */
async function main(): Promise<void> {
  dropEmptyValues();
  const { values, positionals } = parseArgs({
    options: {
      data: { type: 'string', default: 'data' },
      replace: { type: 'boolean', default: false },
      'key-file': { type: 'string' },
    },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file || positionals.length > 1)
    throw refusal('用法 Usage: npm run restore -- FILE [--data DIR] [--replace] [--key-file FILE]');
  const own = outerKey({ dataDir: values.data });
  sealUnder(own);
  const key = values['key-file'] ? keyInFile(values['key-file']) : own;
  const outside = process.env.DATABASE_URL;
  const embedded = outside ? undefined : await startEmbedded({ dataDir: values.data });
  const url = outside ?? embedded!.url;
  try {
    const { head, manifest, jobs, driver, moved } = await restore({
      url,
      folder: resolve(values.data, 'files'),
      path: resolve(file),
      key,
      migrations,
      replace: values.replace,
    });
    const { closed, otherwise } = await afterwards(url, jobs, own);
    const tables = Object.values(manifest.tables);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `已恢复 ${head.made} 的备份：${tables.length} 张表 ${rows} 行、${manifest.files.count} 个文件内容（${driver}）。现在可以启动：npm start\n` +
        `Restored the backup of ${head.made}: ${tables.length} tables with ${rows} rows and ${manifest.files.count} stored contents (${driver}). Now start with npm start`,
    );
    if (closed.length > 0)
      console.log(
        `以下密码由另一把密钥封存，在此打不开；以原来的 FAIRWAY_KEY 或数据目录中原来的 fairway.key 启动，或重新输入：${closed.join('、')}\nThese passwords were sealed with another key and do not open here; start with the FAIRWAY_KEY or the fairway.key of then, or enter them again: ${closed.join(', ')}`,
      );
    if (otherwise)
      console.log(
        `备份中封存的密码、账号和未开启报价由原来的密钥封存：启动前把原来的 fairway.key 复制到 ${values.data}，或设置原来的 FAIRWAY_KEY。Sealed passwords, account numbers and unopened quotations of the backup want the key of then: copy its fairway.key to ${values.data} before the start, or set its FAIRWAY_KEY.`,
      );
    if (moved)
      console.log(
        '备份时文件在对象存储中，本机没有其设置，文件已放入本地目录。The files were in object storage, which is not set up here: they lie in the local folder now.',
      );
  } finally {
    await embedded?.stop();
  }
}

/**
 * The queue is made anew; what waited in it when the backup was made is asked for again. Answers the secret settings that the key of
 * this machine does not open, and whether another one sealed what is in the backup.
 */
async function afterwards(
  url: string,
  jobs: Jobs,
  own: Buffer | undefined,
): Promise<{ closed: string[]; otherwise: boolean }> {
  const known = allJobs(modules);
  const db = openDatabase({ url, max: 2 });
  try {
    await installJobs(db, known);
    for (const { name, data, after, once } of jobs) {
      const waitMs = Math.max(0, Date.parse(after) - machineNow());
      if (name in known) await enqueue({ db }, name, data as object, { waitMs, ...(once && { once }) });
    }
    const closed = await resealSecrets(db, secretNames(allSettings(modules)));
    const otherwise = await isSealedOtherwise(db, own);
    await forgetKey(db);
    return { closed, otherwise };
  } finally {
    await db.close();
  }
}

await main().catch((error) => {
  console.error(isRefusal(error) ? error.message : error);
  process.exitCode = 1;
});
