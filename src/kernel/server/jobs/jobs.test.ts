import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { route } from '../../route.ts';
import type { Task } from '../../task.calls.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { fileEndpoints } from '../files/endpoints.ts';
import { serve } from '../http/endpoint.ts';
import { tell } from '../live/live.ts';
import { queueMail } from '../mail/mail.ts';
import type { Module } from '../module.ts';
import { taskEndpoints } from './endpoints.ts';
import { enqueue, type Failure, type Job } from './jobs.ts';
import { openBoss, startJobs } from './runner.ts';
import { startTask } from './tasks.ts';

let server: TestServer;
const done: unknown[] = [];
const failures: Failure[] = [];
let hold: PromiseWithResolvers<void> = Promise.withResolvers();

const jobs: Readonly<Record<string, Job>> = {
  'test.note': {
    label: { zh: '记录', en: 'Note' },
    run: async (_work, data: { n: number }) => void done.push(data.n),
  },
  'test.fail': {
    label: { zh: '失败', en: 'Fail' },
    retries: 2,
    retryDelay: 1,
    run: async () => {
      throw new Error('the crane is broken');
    },
  },
  'test.export': {
    label: { zh: '导出', en: 'Export' },
    run: async (work, data: { rows: number }) => {
      for (let row = 0; row <= data.rows; row += 1) await work.progress(row, data.rows, { zh: '写入', en: 'Writing' });
      await work.result({ name: 'rows.csv', content: Readable.from(['a,b\n', '1,2\n']) });
    },
  },
  'test.long': {
    label: { zh: '长任务', en: 'Long' },
    run: async (work) => {
      await work.progress(1, 10);
      await Promise.race([hold.promise, new Promise((_, no) => work.signal.addEventListener('abort', no))]);
      work.signal.throwIfAborted();
    },
  },
  'test.break': {
    label: { zh: '出错', en: 'Break' },
    run: async () => {
      throw new Error('no such berth');
    },
  },
};

const start = route({
  method: 'POST',
  path: '/api/test/start',
  permission: 'signedIn',
  summary: { zh: '开始', en: 'Start' },
  body: z.object({ job: z.string(), refuse: z.boolean().optional() }),
});

const module: Module = {
  name: 'test',
  label: { zh: '测试', en: 'Test' },
  resources: [],
  jobs,
  endpoints: [
    serve(start, async (ctx, { body }) => {
      const id = await startTask(ctx, { job: body.job, title: { zh: '任务', en: 'Task' }, data: { rows: 20 } });
      return { id };
    }),
  ],
  afterFailure: async (_ctx, failure) => void failures.push(failure),
};

beforeAll(async () => {
  server = await testServer({ modules: [module], endpoints: [...taskEndpoints, ...fileEndpoints] });
});
afterAll(() => server.close());

const startAs = async (user: object, job: string): Promise<number> => {
  const answer = await server.as(user)<{ id: number }>('POST', '/api/test/start', { job });
  expect(answer.status).toBe(200);
  return answer.body.id;
};

test('a job asked for in our statement is the row that pg-boss itself would have written', async () => {
  const boss = await openBoss(server.app, { supervise: false });
  await enqueue(server.ctx(), 'test.note', { n: 1 }, { once: 'ours' });
  await boss.send('test.note', { n: 1 }, { singletonKey: 'theirs' });
  const rows = await server.db.query<Record<string, unknown>>(
    `select to_jsonb(j) - 'id' - 'singleton_key' - 'created_on' - 'start_after' - 'keep_until' as row,
       extract(epoch from keep_until - start_after)::int as kept from pgboss.job j where name = 'test.note'`,
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual(rows[1]);
  await server.db.query('delete from pgboss.job');
  await boss.stop({ graceful: false });
});

test('a transaction that is undone leaves no job, no event, no mail and no task', async () => {
  const client = await server.live({ id: 7 });
  await expect(
    server.db.transaction(async (db) => {
      const ctx = { ...server.ctx(), db };
      await enqueue(ctx, 'test.note', { n: 2 });
      await tell(ctx, { users: [7], topic: 'news', data: { n: 2 } });
      await queueMail(ctx, { to: 'ops@example.com', subject: 'n', text: 'n' });
      await startTask(ctx, { job: 'test.note', title: { zh: '任务', en: 'Task' }, data: {} });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await server.runJobs()).toEqual([]);
  await tell(server.ctx(), { users: [7], topic: 'news', data: { n: 3 } });
  expect(await client.next('news')).toEqual({ n: 3 });
  expect(client.heard).toHaveLength(1);
  const [left] = await server.db.query(
    'select (select count(*) from kernel_mail) as mails, (select count(*) from kernel_task) as tasks',
  );
  expect(left).toEqual({ mails: 0, tasks: 0 });
  client.close();
});

test('of one key at most one job waits, and a job for later waits until then', async () => {
  done.length = 0;
  await enqueue(server.ctx(), 'test.note', { n: 4 }, { once: 'k' });
  await enqueue(server.ctx(), 'test.note', { n: 5 }, { once: 'k' });
  const hour = 3_600_000;
  await enqueue(server.ctx(), 'test.note', { n: 6 }, { waitMs: hour });
  await server.runJobs();
  expect(done).toEqual([4]);
  await enqueue(server.ctx(), 'test.note', { n: 7 }, { once: 'k' });
  await server.runJobs({ withinMs: hour });
  expect(done.toSorted()).toEqual([4, 6, 7]);
  await expect(enqueue(server.ctx(), 'test.unknown', {})).rejects.toThrow('No job is named test.unknown');
});

test('a failing job is tried again, then it has failed for good with its stack, and somebody is told once', async () => {
  failures.length = 0;
  await enqueue(server.ctx(), 'test.fail', {});
  const ran = await server.runJobs({ withinMs: 86_400_000 });
  expect(ran.map(({ error }) => error?.message)).toEqual(Array(3).fill('the crane is broken'));
  expect(failures).toEqual([
    expect.objectContaining({
      kind: 'job',
      name: 'test.fail',
      error: { zh: '程序出错：the crane is broken', en: 'The program failed: the crane is broken' },
      stack: expect.stringContaining('jobs.test.ts'),
    }),
  ]);
  const [row] = await server.db.query(`select state, output from pgboss.job where name = 'test.fail'`);
  expect(row).toMatchObject({ state: 'failed', output: { stack: expect.stringContaining('jobs.test.ts') } });
});

test('a task reports live to whoever started it, and leaves a file that nobody else may open', async () => {
  const client = await server.live({ id: 11 });
  const id = await startAs({ id: 11, name: 'Zhou' }, 'test.export');
  expect(await client.next<Task>('task')).toMatchObject({ id, state: 'QUEUED' });
  await server.runJobs();
  const states: string[] = [];
  for (let ended = false; !ended; ) {
    const task = await client.next<Task>('task');
    ended = task.endedAt !== null;
    states.push(`${task.state} ${task.done}/${task.total} ${task.error?.en ?? ''}`.trim());
  }
  expect(states[0]).toBe('RUNNING 0/0');
  expect(states.at(-1)).toBe('DONE 20/20');
  const { body } = await server.as({ id: 11 })<Task>('GET', `/api/tasks/${id}`);
  const mine = server.as({ id: 11, permissions: new Set() });
  expect((await mine('GET', `/api/files/${body.fileId}?download=1`)).body).toBe('a,b\n1,2\n');
  const others = server.as({ id: 12, permissions: new Set() });
  expect((await others('GET', `/api/files/${body.fileId}`)).status).toBe(404);
  expect((await others('GET', `/api/tasks/${id}`)).status).toBe(404);
  expect((await others('POST', `/api/tasks/${id}/cancel`)).status).toBe(404);
  expect((await others('GET', '/api/tasks')).body).toEqual([]);
  expect((await mine('POST', `/api/tasks/${id}/cancel`)).status).toBe(409);
  expect((await mine<Task[]>('GET', '/api/tasks')).body.map((task) => task.id)).toEqual([id]);
  expect((await mine('DELETE', `/api/tasks/${id}`)).status).toBe(204);
  expect((await mine('GET', '/api/tasks')).body).toEqual([]);
  client.close();
});

test('a waiting task that is cancelled never runs; a running one stops', async () => {
  const mine = server.as({ id: 13 });
  const waiting = await startAs({ id: 13 }, 'test.long');
  expect((await mine<Task>('POST', `/api/tasks/${waiting}/cancel`)).body.state).toBe('CANCELLED');
  await server.runJobs();
  expect((await mine<Task>('GET', `/api/tasks/${waiting}`)).body).toMatchObject({
    state: 'CANCELLED',
    startedAt: null,
  });

  hold = Promise.withResolvers();
  const running = await startAs({ id: 13 }, 'test.long');
  const run = server.runJobs();
  await expect.poll(async () => (await mine<Task>('GET', `/api/tasks/${running}`)).body.done).toBe(1);
  expect((await mine('DELETE', `/api/tasks/${running}`)).status).toBe(409);
  await mine('POST', `/api/tasks/${running}/cancel`);
  await run;
  expect((await mine<Task>('GET', `/api/tasks/${running}`)).body).toMatchObject({ state: 'CANCELLED', error: null });
});

test('a task that fails says so to the person at once and keeps its stack for administrators', async () => {
  failures.length = 0;
  const id = await startAs({ id: 14 }, 'test.break');
  await server.runJobs();
  const { body } = await server.as({ id: 14 })('GET', `/api/tasks/${id}`);
  expect(body).toMatchObject({ state: 'FAILED', error: { en: 'The program failed: no such berth' } });
  expect(JSON.stringify(body)).not.toContain('jobs.test.ts');
  const [row] = await server.db.query<{ stack: string }>('select stack from kernel_task where id = $1', [id]);
  expect(row?.stack).toContain('jobs.test.ts');
  expect(failures).toMatchObject([{ kind: 'task', userId: 14 }]);
});

test('a task whose process went away runs once more; when that one goes away too it has failed, and its person is told', async () => {
  const started = async (): Promise<number> =>
    (await server.as({ id: 9 })<{ id: number }>('POST', '/api/test/start', { job: 'test.export' })).body.id;
  const [once, twice] = [await started(), await started()];
  await server.db.query(
    `update kernel_task set state = 'RUNNING', tries = case when id = $1 then 1 else 2 end where id in ($1, $2)`,
    [once, twice],
  );
  failures.length = 0;
  await server.runJobs();
  const { body } = await server.as({ id: 9 })<Task[]>('GET', '/api/tasks');
  expect(body.find(({ id }) => id === once)).toMatchObject({ state: 'DONE' });
  expect(body.find(({ id }) => id === twice)).toMatchObject({
    state: 'FAILED',
    error: { zh: '运行此任务的进程两次中断，不再自动重试；检查内容后可重新发起' },
  });
  expect(failures).toMatchObject([{ kind: 'task', name: 'test.export', userId: 9 }]);
});

test('a job whose process went away twice is not run a third time', async () => {
  await enqueue({ db: server.db }, 'test.note', { n: 71 });
  await enqueue({ db: server.db }, 'test.note', { n: 72 });
  await server.db.query(
    `update pgboss.job set state = 'retry', output = '{"value":{"message":"job heartbeat timeout"}}',
       retry_count = case when data->>'n' = '71' then 1 else 2 end
     where name = 'test.note' and data->>'n' in ('71', '72')`,
  );
  done.length = 0;
  failures.length = 0;
  const ran = await server.runJobs({ withinMs: 600_000 });
  expect(done).toEqual([71]);
  expect(ran.filter(({ error }) => error).map(({ error }) => error?.message)).toContain(
    'The process that ran this ended twice; it is not tried again by itself. Look at what it works on, then start it anew',
  );
  expect(failures).toMatchObject([{ kind: 'job', name: 'test.note' }]);
});

test('workers take a job at once, wait for it when they stop, and give back what takes too long', async () => {
  done.length = 0;
  const runner = await startJobs(server.app, jobs, { graceMs: 100 });
  await enqueue(server.ctx(), 'test.note', { n: 21 });
  await expect.poll(() => done, { interval: 10, timeout: 1_000 }).toEqual([21]);
  for (let n = 100; n < 150; n += 1) await enqueue(server.ctx(), 'test.note', { n });
  await expect.poll(() => done.length, { interval: 10, timeout: 5_000 }).toBe(51);
  hold = Promise.withResolvers();
  const id = await startAs({ id: 15 }, 'test.long');
  const state = async () => (await server.as({ id: 15 })<Task>('GET', `/api/tasks/${id}`)).body.state;
  await expect.poll(state).toBe('RUNNING');
  await sleep(20);
  await runner.stop();
  expect(await state()).toBe('QUEUED');
  hold.resolve();
  await server.runJobs({ withinMs: 3_600_000 });
  expect(await state()).toBe('DONE');
});
