import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import { migrations } from '../../../app/migrations.ts';
import { openDatabase } from '../../../kernel/server/db/db.ts';
import { migrate } from '../../../kernel/server/db/migrate.ts';
import { SUPERUSER } from '../../../kernel/server/postgres/cluster.ts';
import { type Embedded, startEmbedded } from '../../../kernel/server/postgres/embedded.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';

type Answer = {
  source: string;
  extension: string;
  statements: { text: string; calls: number; p95Ms: number | null }[];
};

let dataDir: string;
let cluster: Embedded;
let server: TestServer;
let admin: Send;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fairway-statements-'));
  await chmod(dataDir, 0o711);
  cluster = await startEmbedded({
    dataDir,
    settings: { shared_preload_libraries: 'pg_stat_statements', fsync: 'off' },
  });
  const db = openDatabase({ url: cluster.url, max: 1 });
  await migrate(db, migrations);
  await db.close();
  server = await testServer({ modules, database: { url: cluster.url, drop: async () => {} } });
  admin = server.as();
}, 180_000);
afterAll(async () => {
  await server.close();
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** An extension is installed by whoever runs the database, not by the product. */
async function install(): Promise<void> {
  const url = new URL(cluster.url);
  url.username = SUPERUSER;
  const db = openDatabase({ url: url.href, max: 1 });
  await db.query('create extension pg_stat_statements');
  // What the migrations did is nobody's question here, and would fill the list.
  await db.query('select pg_stat_statements_reset()');
  await db.close();
}

test('where pg_stat_statements is installed the database’s own figures are shown, without values; elsewhere the server’s', async () => {
  const path = '/api/system/monitoring/sql/statements?source=extension';
  expect((await admin<Answer>('GET', path)).body).toMatchObject({ source: 'server', extension: 'missing' });
  await install();
  for (let i = 0; i < 7; i += 1) await server.db.query(`select 'geheim' as word, ${i} as counted_here`);
  const { body } = await admin<Answer>('GET', path);
  expect(body).toMatchObject({ source: 'extension', extension: 'ready' });
  expect(body.statements.find(({ text }) => text.includes('counted_here'))).toMatchObject({ calls: 7, p95Ms: null });
  expect(JSON.stringify(body)).not.toContain('geheim');
});
