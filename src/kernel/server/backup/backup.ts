import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import pg from 'pg';
import { REMOVAL_LOCK } from '../files/storage.ts';
import type { FileStore } from '../files/store.ts';
import { writeArchive } from './archive-file.ts';
import { copyOut } from './copy.ts';
import { HEAD_FILE, type Head, JOBS_FILE, type Jobs, MANIFEST_FILE, type Manifest, tablePart } from './manifest.ts';
import { copyOutOf, countLines, tablesOf } from './tables-of.ts';
import { tarEnd, tarEntry } from './tar.ts';

/** A table goes into the archive in parts of about this size, so that its length need not be known before. */
const PART = 8 * 1048576;

type Given = {
  url: string;
  files: FileStore;
  /** The archive; packed by the end of its name. */
  path: string;
  /** Encrypted with this key. */
  key?: Buffer;
  version: string;
  now: Date;
  log?: (table: string) => void;
};

/**
 * Writes database and files into one archive. The database is one snapshot, whatever the running server does meanwhile; contents
 * that the snapshot names are not removed until they have been read.
 */
export async function backUp(given: Given): Promise<Manifest> {
  const client = new pg.Client({ connectionString: given.url, application_name: 'fairway backup' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [REMOVAL_LOCK]);
    await client.query('begin isolation level repeatable read read only');
    const manifest: Manifest = {
      tables: {},
      sequences: [],
      files: { count: 0, bytes: 0 },
      missing: [],
      jobs: 0,
    };
    await writeArchive(given.path, archive(client, given, manifest), given.key);
    return manifest;
  } finally {
    await client.end();
  }
}

const json = (name: string, value: unknown): AsyncGenerator<Buffer> => {
  const text = Buffer.from(JSON.stringify(value, null, 1));
  return tarEntry(name, text.length, [text]);
};

async function* archive(client: pg.Client, given: Given, manifest: Manifest): AsyncGenerator<Buffer> {
  const migrations = await client.query<{ name: string }>('select name from kernel_migration order by name');
  const head: Head = {
    format: 'fairway-backup',
    formatVersion: 1,
    version: given.version,
    made: given.now.toISOString(),
    migrations: migrations.rows.map((row) => row.name),
  };
  yield* json(HEAD_FILE, head);
  yield* tableEntries(client, given, manifest);
  yield* fileEntries(client, given.files, manifest);
  const jobs = await waitingJobs(client);
  manifest.jobs = jobs.length;
  yield* json(JOBS_FILE, jobs);
  const sequences = await client.query<{ name: string; value: string; called: boolean }>(
    `select s.sequencename as name, coalesce(s.last_value, s.start_value)::text as value, s.last_value is not null as called
     from pg_sequences s where s.schemaname = 'public' order by 1`,
  );
  manifest.sequences = sequences.rows;
  yield* json(MANIFEST_FILE, manifest);
  yield tarEnd();
}

async function* tableEntries(client: pg.Client, { log }: Given, manifest: Manifest): AsyncGenerator<Buffer> {
  for (const table of await tablesOf(client)) {
    log?.(table.name);
    const digest = createHash('sha256');
    let rows = 0;
    let part = 0;
    let kept: Buffer[] = [];
    let size = 0;
    const entry = () => tarEntry(tablePart(table.name, part), size, kept);
    for await (const chunk of copyOut(client, copyOutOf(table)) as AsyncIterable<Buffer>) {
      digest.update(chunk);
      rows += countLines(chunk);
      kept.push(chunk);
      size += chunk.length;
      // Each part is whole lines: it is brought in by a COPY of its own.
      if (size < PART || chunk.at(-1) !== 10) continue;
      yield* entry();
      part += 1;
      kept = [];
      size = 0;
    }
    if (size > 0) yield* entry();
    manifest.tables[table.name] = { columns: table.columns, rows, sha256: digest.digest('hex') };
  }
}

/** Each content is looked at before it goes in: one that is lost or damaged is named, and does not spoil the others. */
async function* fileEntries(client: pg.Client, files: FileStore, manifest: Manifest): AsyncGenerator<Buffer> {
  const { rows } = await client.query<{ hash: string; size: string }>(
    'select hash, max(size) as size from kernel_file group by hash order by hash',
  );
  for (const { hash, size } of rows) {
    const staged = await files
      .open(hash)
      .then((content) => files.stage(content, { maxBytes: Number(size) }))
      .catch(() => undefined);
    if (staged?.hash === hash) {
      yield* tarEntry(`files/${hash}`, staged.size, createReadStream(staged.path));
      manifest.files.count += 1;
      manifest.files.bytes += staged.size;
    } else manifest.missing.push(hash);
    await staged?.discard();
  }
}

/** What waits to be done. The tables of the queue are its own matter; a restored system asks for the work anew. */
async function waitingJobs(client: pg.Client): Promise<Jobs> {
  const there = await client.query<{ there: boolean }>(`select to_regclass('pgboss.job') is not null as there`);
  if (!there.rows[0]?.there) return [];
  const { rows } = await client.query<{ name: string; data: unknown; after: Date; once: string | null }>(
    `select name, data, start_after as after, singleton_key as once from pgboss.job
     where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' order by created_on`,
  );
  return rows.map((row) => ({ ...row, after: new Date(row.after).toISOString() }));
}
