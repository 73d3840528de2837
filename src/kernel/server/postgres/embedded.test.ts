import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbedded } from './embedded.ts';
import { isAlive } from './postmaster.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fairway-embedded-'));
  await chmod(dataDir, 0o711);
});

afterAll(async () => {
  const db = await startEmbedded({ dataDir });
  await db.stop();
  await rm(dataDir, { recursive: true });
});

/** A process of its own that starts the database, commits a row and says so; it never stops by itself. */
async function holderProcess(row: string): Promise<{ pid: number; kill: () => Promise<void> }> {
  const program = `
    import pg from 'pg';
    import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
    const db = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} });
    const client = new pg.Client(db.url);
    await client.connect();
    await client.query('create table if not exists report (name text)');
    await client.query('insert into report values ($1)', [${JSON.stringify(row)}]);
    console.log('committed');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`the process ended with ${code} before it committed`)));
  });
  return {
    pid: child.pid!,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A process of its own that starts the database, and stops it when it is told to. */
async function stoppingProcess(): Promise<{ stop: () => void; ended: Promise<number | null> }> {
  const program = `
    import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
    const db = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} });
    process.once('message', async () => { await db.stop(); process.exit(0); });
    process.send('started');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await once(child, 'message');
  return { stop: () => child.send('stop'), ended };
}

async function rows(url: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  const result = await client.query('select name from report order by name');
  await client.end();
  return result.rows.map((row) => row.name);
}

const serverPid = async () =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

test('what was committed before a kill is there after the next start, which takes over the server still running', async () => {
  const killed = await holderProcess('noon 1');
  const server = await serverPid();
  await killed.kill();
  const begun = performance.now();
  const db = await startEmbedded({ dataDir });
  console.log(`start after a kill: ${Math.round(performance.now() - begun)} ms`);
  expect(await serverPid()).toBe(server);
  expect(await rows(db.url)).toEqual(['noon 1']);
  await db.stop();
  expect(isAlive(server)).toBe(false);
});

test('what was committed is there after the server was killed too and has to recover', async () => {
  const killed = await holderProcess('noon 2');
  process.kill(await serverPid(), 'SIGKILL');
  await killed.kill();
  const db = await startEmbedded({ dataDir });
  expect(await rows(db.url)).toEqual(['noon 1', 'noon 2']);
  await db.stop();
});

test('a second start on the same folder is refused in one sentence that names the holder', async () => {
  const holder = await holderProcess('noon 3');
  await expect(startEmbedded({ dataDir })).rejects.toThrow(
    new RegExp(`in use by process ${holder.pid} since .*--data`),
  );
  expect(isAlive(await serverPid())).toBe(true);
  await holder.kill();
});

test('a server that is killed is started again on its port by whoever holds it, and nothing that was committed is lost', async () => {
  const again = Promise.withResolvers<void>();
  const log = (line: string): void => {
    if (line === 'the database server answers again') again.resolve();
  };
  const db = await startEmbedded({ dataDir, log });
  const killed = await serverPid();
  process.kill(killed, 'SIGKILL');
  // The server answers others a moment before its holder holds the folder again: until then it is anybody's.
  await again.promise;
  expect(await rows(db.url)).toContain('noon 3');
  const server = await serverPid();
  expect(server).not.toBe(killed);
  await expect(startEmbedded({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`);
  await db.stop();
  expect(isAlive(server)).toBe(false);
});

test('a server that cannot be started again is told to whoever holds it', async () => {
  const lost = Promise.withResolvers<Error>();
  const db = await startEmbedded({ dataDir, patienceMs: 200, lost: lost.resolve });
  const version = join(dataDir, 'postgres', 'global', 'pg_control');
  await rename(version, `${version}.away`);
  process.kill(await serverPid(), 'SIGKILL');
  expect((await lost.promise).message).toMatch(/did not start/);
  await rename(`${version}.away`, version);
  await db.stop();
});

test('a port that meanwhile belongs to another program is left for a new one', async () => {
  const first = await startEmbedded({ dataDir });
  const port = Number(new URL(first.url).port);
  await first.stop();
  const { createServer } = await import('node:net');
  const other = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  const second = await startEmbedded({ dataDir });
  expect(Number(new URL(second.url).port)).not.toBe(port);
  expect(await rows(second.url)).toContain('noon 3');
  await second.stop();
  await new Promise((resolve) => other.close(resolve));
});

test('the role of the product is no administrator, and Chinese sorts by code point in UTF-8', async () => {
  const db = await startEmbedded({ dataDir });
  const client = new pg.Client(db.url);
  await client.connect();
  const { rows: found } = await client.query(`
    select (select rolsuper from pg_roles where rolname = current_user) as super, current_setting('server_encoding') as encoding,
      current_setting('fsync') as fsync, current_setting('timezone') as zone,
      (select string_agg(name, '' order by name) from unnest(array['远', '先', '诚', '和']) name) as sorted`);
  expect(found[0]).toEqual({ super: false, encoding: 'UTF8', fsync: 'on', zone: 'UTC', sorted: '先和诚远' });
  await client.end();
  await db.stop();
});

test('a database that was kept elsewhere and is gone is not replaced by an empty one', async () => {
  const other = await mkdtemp(join(tmpdir(), 'fairway-embedded-'));
  await symlink(join(other, 'gone'), join(other, 'postgres'));
  await expect(startEmbedded({ dataDir: other })).rejects.toThrow(/which is gone/);
  await rm(other, { recursive: true });
});

test('a start at any moment of the stop before it waits for a server that goes down, and keeps the one it gets', async () => {
  const first = await stoppingProcess();
  const begun = performance.now();
  first.stop();
  expect(await first.ended).toBe(0);
  const stopMs = performance.now() - begun;
  for (let moment = 0; moment < 10; moment += 1) {
    const leaving = await stoppingProcess();
    leaving.stop();
    await delay((stopMs * moment) / 10);
    const db = await startEmbedded({ dataDir });
    const client = new pg.Client(db.url);
    await client.connect();
    expect([moment, await leaving.ended]).toEqual([moment, 0]);
    // What the former holder did to its server did nothing to ours.
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(isAlive(await serverPid())).toBe(true);
    await client.end();
    await db.stop();
  }
}, 60_000);
