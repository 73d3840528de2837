import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/kernel/server/db/db.ts';
import { startEmbedded } from '../../src/kernel/server/postgres/embedded.ts';
import type { Options } from './options.ts';

export type BenchDatabases = {
  url: string;
  smallUrl: string;
  /** Of the part that measures the administration. */
  companyUrl: string;
  /** Of the parts that work with documents. */
  documentsUrl: string;
  stop: () => Promise<void>;
};

/** A large and a small database, one for the administration and one for documents, in a cluster of their own (with the product's own settings) or beside the one of `--url`. */
export async function openDatabases(options: Options): Promise<BenchDatabases> {
  if (options.url) return { ...(await besides(options.url)), stop: async () => {} };
  const dataDir = options.keep ?? (await mkdtemp(join(tmpdir(), 'fairway-bench-')));
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o711); // for the account that the server runs as when root starts it
  const cluster = await startEmbedded({ dataDir });
  return {
    ...(await besides(cluster.url)),
    stop: async () => {
      await cluster.stop();
      if (!options.keep) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const besides = async (url: string): Promise<Omit<BenchDatabases, 'stop'>> => ({
  url,
  smallUrl: await beside(url, 'small'),
  companyUrl: await beside(url, 'company'),
  documentsUrl: await beside(url, 'documents'),
});

/** Another database of the same server, made when it is missing. */
async function beside(url: string, suffix: string): Promise<string> {
  const other = new URL(url);
  const name = `${other.pathname.slice(1)}_${suffix}`;
  other.pathname = `/${name}`;
  const db = openDatabase({ url, max: 1 });
  try {
    const [found] = await db.query('select 1 from pg_database where datname = $1', [name]);
    if (!found) await db.query(`create database "${name}"`);
  } finally {
    await db.close();
  }
  return other.href;
}
