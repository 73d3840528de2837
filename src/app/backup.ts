import { existsSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../kernel/server/backup/backup.ts';
import { machineNow } from '../kernel/server/clock.ts';
import { openDatabase } from '../kernel/server/db/db.ts';
import { openStorage } from '../kernel/server/files/storage.ts';
import { chosenKey, keyInFile, outerKey } from '../kernel/server/outer-key.ts';
import { reachEmbedded } from '../kernel/server/postgres/reach.ts';
import { isRefusal, refusal } from '../kernel/server/postgres/refusal.ts';
import { dropEmptyValues } from './environment.ts';

/** `npm run backup -- FILE`: database and files in one archive, while the server runs or not. */
async function main(): Promise<void> {
  dropEmptyValues();
  const { values, positionals } = parseArgs({
    options: {
      data: { type: 'string', default: 'data' },
      'key-file': { type: 'string' },
      plain: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file || positionals.length > 1)
    throw refusal('用法 Usage: npm run backup -- FILE [--data DIR] [--key-file FILE | --plain]');
  const path = resolve(file);
  if (existsSync(path)) throw refusal(`文件已存在：${path}。The file exists already: ${path}`);
  const named = values['key-file'] ? keyInFile(values['key-file']) : undefined;
  const key = values.plain ? undefined : (named ?? chosenKey({ dataDir: values.data }));
  const outside = process.env.DATABASE_URL;
  const embedded = outside ? undefined : await reachEmbedded({ dataDir: values.data });
  const url = outside ?? embedded!.url;
  const db = openDatabase({ url, max: 2 });
  try {
    const files = openStorage({ db, folder: resolve(values.data, 'files') });
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const manifest = await backUp({ url, files, path, key, version, now: new Date(machineNow()) });
    const tables = Object.values(manifest.tables);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const mb = ((await stat(path)).size / 1048576).toFixed(1);
    console.log(
      `已备份 ${tables.length} 张表 ${rows} 行、${manifest.files.count} 个文件内容，${mb} MB：${path}\n` +
        `Backed up ${tables.length} tables with ${rows} rows and ${manifest.files.count} stored contents, ${mb} MB: ${path}`,
    );
    console.log(
      key
        ? '已加密；恢复时需要同一把密钥。Encrypted; the same key is needed to restore it.'
        : '未加密：含全部数据，须妥善保管。Not encrypted: it holds everything, keep it safe.',
    );
    if (!key && outerKey({ dataDir: values.data }))
      console.log(
        '封存的密码、账号和未开启报价要用数据目录中的 fairway.key 才能打开，备份中没有这把密钥：另行保管。Sealed passwords, account numbers and unopened quotations open with fairway.key of the data folder alone, which is not in the backup: keep it apart.',
      );
    if (manifest.missing.length > 0) {
      process.exitCode = 2;
      console.error(
        `存储中缺失或已损坏的内容，未能备份：Contents that the store has lost or damaged are not in the backup:\n${manifest.missing.join('\n')}`,
      );
    }
  } finally {
    await db.close();
    await embedded?.stop();
  }
}

await main().catch((error) => {
  console.error(isRefusal(error) ? error.message : error);
  process.exitCode = 1;
});
