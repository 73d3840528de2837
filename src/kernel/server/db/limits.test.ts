import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { text } from '../../resource/field.ts';
import { defineResource } from '../../resource/resource.ts';
import { route } from '../../route.ts';
import { kernelTemplateName, type TestDatabase, testDatabase } from '../../testing/database.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { crudEndpoints } from '../crud/endpoints.ts';
import { serve } from '../http/endpoint.ts';
import { asAppError } from '../http/failures.ts';
import { openDatabase } from './db.ts';

const label = { zh: '样例', en: 'Sample' };
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => asAppError(error),
  );

describe('a connection', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(kernelTemplateName());
  });
  afterAll(() => database.drop());

  test('is not waited for without end', async () => {
    const db = openDatabase({ url: database.url, max: 1, limits: { statementMs: 60_000, waitMs: 200 } });
    const held = Promise.withResolvers<void>();
    const holding = db.connection(() => held.promise);
    expect(await failureOf(db.query('select 1'))).toMatchObject({ status: 503 });
    held.resolve();
    await holding;
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
    await db.close();
  });

  test('whose statement takes too long is free again', async () => {
    const db = openDatabase({ url: database.url, max: 1, limits: { statementMs: 200, waitMs: 60_000 } });
    expect(await failureOf(db.query('select pg_sleep(3600)'))).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
    await db.close();
  });

  test('to a database that says nothing more is given up, and another works once the database is back', async () => {
    const { url, line, freeze, thaw } = await throughLine(database.url);
    const db = openDatabase({ url, max: 2, limits: { statementMs: 60_000, waitMs: 3000, silentMs: 3000 } });
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
    freeze();
    for (const work of [
      () => db.query('select 1'),
      () => db.transaction((tx) => tx.query('select 1')),
      () => db.together((one) => one.query('select 1')),
    ])
      expect(await failureOf(work())).toMatchObject({ status: 503 });
    thaw();
    await expect.poll(() => failureOf(db.query('select 1'))).toBeUndefined();
    await db.close();
    line.close();
  });
});

/** The same database behind a line that can fall silent without being cut. */
async function throughLine(url: string) {
  const [to, through] = [new URL(url), new URL(url)];
  const pairs: [Socket, Socket][] = [];
  let frozen = false;
  const line: Server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    pairs.push([near, far]);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
    near.on('close', () => far.destroy());
    near.on('data', (bytes) => void (frozen || far.write(bytes)));
    far.on('data', (bytes) => void (frozen || near.write(bytes)));
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  through.port = String((line.address() as { port: number }).port);
  return {
    url: through.href,
    line,
    freeze: () => {
      frozen = true;
    },
    thaw: () => {
      frozen = false;
      for (const [near] of pairs) near.destroy();
    },
  };
}

describe('calls', () => {
  const berth = defineResource({
    name: 'share.berth',
    label,
    title: 'name',
    fields: { name: text({ zh: '名称', en: 'Name' }) },
  });
  /** Waits in the database until the test lets it go on. */
  const slow = serve(
    route({ method: 'GET', path: '/api/share/slow', permission: 'signedIn', summary: label }),
    async (ctx) => {
      await ctx.db.query('select pg_advisory_lock_shared(77), pg_advisory_unlock_shared(77)');
      return 'done';
    },
  );
  const write = serve(
    route({ method: 'POST', path: '/api/share/slow', permission: 'signedIn', summary: label }),
    async (ctx) => {
      await ctx.db.query('select pg_advisory_xact_lock_shared(77)');
      return 'done';
    },
  );
  const quick = serve(
    route({ method: 'GET', path: '/api/share/quick', permission: 'signedIn', summary: label }),
    async (ctx) => (await ctx.db.query('select 1 as one'))[0],
  );
  let t: TestServer;
  beforeAll(async () => {
    const resource = berth as unknown as Parameters<typeof crudEndpoints>[0];
    t = await testServer({
      createTables: true,
      modules: [
        { name: 'share', label, resources: [resource], endpoints: [slow, write, quick, ...crudEndpoints(resource)] },
      ],
    });
  });
  afterAll(() => t.close());

  test('of one person hold a third of the connections at most: another person is answered while forty of them wait', async () => {
    const other = openDatabase({ url: t.db.url, max: 1 });
    const freed = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holding = other.connection(async (client) => {
      await client.query('select pg_advisory_lock(77)');
      locked.resolve();
      await freed.promise;
      await client.query('select pg_advisory_unlock(77)');
    });
    await locked.promise;
    const [one, two] = [t.as(), t.as()];
    const waiting = Array.from({ length: 40 }, (_, i) => one(i % 2 === 0 ? 'GET' : 'POST', '/api/share/slow'));
    const stuck = async (): Promise<number> =>
      (
        await looking.query<{ n: number }>(
          `select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted and objid = 77`,
        )
      )[0]!.n;
    const looking = openDatabase({ url: t.db.url, max: 1 });
    await expect.poll(stuck).toBe(2);
    expect((await two('GET', '/api/share/quick')).status).toBe(200);
    expect((await two('GET', '/api/share/berths')).status).toBe(200);
    expect((await t.server.inject('/ready')).statusCode).toBe(200);
    expect(await stuck()).toBe(2);
    freed.resolve();
    await holding;
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all([other.close(), looking.close()]);
  });

  test('for a list that would take too long end, and say what to do', async () => {
    const impatient = openDatabase({ url: t.db.url, max: 3, limits: { statementMs: 200, waitMs: 60_000 } });
    const freed = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holding = t.db.transaction(async (tx) => {
      await tx.query('lock table share_berth in access exclusive mode');
      locked.resolve();
      await freed.promise;
    });
    await locked.promise;
    const { readList } = await import('../crud/list.ts');
    const { readOptions } = await import('../crud/read.ts');
    const ctx = { ...t.ctx(), db: impatient };
    const resource = berth as unknown as Parameters<typeof readList>[0];
    for (const work of [readList, readOptions])
      expect(await failureOf(work(resource, ctx, {}))).toMatchObject({
        status: 400,
        text: { zh: '查询超过 10 秒，已停止；缩小筛选范围后再试' },
      });
    freed.resolve();
    await holding;
    await impatient.close();
  });
});
