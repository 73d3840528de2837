import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysFrom } from '../../testing/clock.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { createApp } from '../app.ts';
import { openDatabase } from '../db/db.ts';
import type { Failure, Schedule } from '../jobs/jobs.ts';
import { enqueue } from '../jobs/jobs.ts';
import type { App, Module } from '../module.ts';
import { joinNodes } from '../nodes.ts';
import { isCron, slotsAfter } from './cron.ts';
import { RUN_SCHEDULE } from './run-schedule.ts';
import { type Calendar, startSchedules } from './scheduler.ts';
import { changeSchedule } from './schedules.ts';

let server: TestServer;
let other: App;
const closing: (() => Promise<void>)[] = [];
const failures: Failure[] = [];
const fired: string[] = [];

const schedules: Readonly<Record<string, Schedule>> = {
  'test.tick': {
    label: { zh: '滴答', en: 'Tick' },
    cron: '* * * * *',
    run: async ({ app }) => {
      fired.push(app.node);
      return 'ticked';
    },
  },
  'test.broken': {
    label: { zh: '出错', en: 'Broken' },
    cron: '0 3 * * *',
    run: async () => {
      throw new Error('the lock gate is stuck');
    },
  },
};
const module: Module = {
  name: 'test',
  label: { zh: '测试', en: 'Test' },
  resources: [],
  endpoints: [],
  schedules,
  afterFailure: async (_ctx, failure) => void failures.push(failure),
};

beforeAll(async () => {
  server = await testServer({ modules: [module] });
  // A second node: its own pool, its own line for events, its own name.
  const db = openDatabase({ url: server.db.url, max: 4 });
  other = createApp({ ...server.app, db });
  await other.events.start();
  const leave = await joinNodes(other);
  closing.push(
    leave,
    () => other.events.stop(),
    () => db.close(),
  );
});
afterAll(async () => {
  for (const close of closing) await close();
  await server.close();
});

/** Slots every 100 ms, which cron cannot say. */
const tenths: Calendar = (_pattern, after, count) =>
  Array.from({ length: count }, (_, i) => new Date((Math.floor(after.getTime() / 100) + 1 + i) * 100));

/** How far each slot is from the first, in slots. */
const steps = (slots: readonly string[]): number[] =>
  slots.map((slot) => (Date.parse(slot) - Date.parse(slots[0]!)) / 100);

test('over two nodes each slot fires once, and none is left out', async () => {
  const only = { 'test.tick': schedules['test.tick']! };
  const nodes = await Promise.all([server.app, other].map((app) => startSchedules(app, only, { calendar: tenths })));
  await expect.poll(() => fired.length, { interval: 20, timeout: 20_000 }).toBeGreaterThanOrEqual(10);
  await Promise.all(nodes.map((node) => node.stop()));
  const runs = await server.db.query<{ slot: string; state: string; note: { zh: string } | null }>(
    'select slot, state, note from kernel_schedule_run order by slot',
  );
  expect(steps(runs.map(({ slot }) => slot))).toEqual(runs.map((_, i) => i));
  const done = runs.filter(({ state }) => state === 'DONE');
  expect(done).toHaveLength(fired.length);
  expect(done.every(({ note }) => note?.zh === 'ticked')).toBe(true);
  // On a busy machine a run may still go on when the next slot comes.
  expect(runs.filter(({ state }) => state !== 'DONE').every(({ state }) => state === 'SKIPPED')).toBe(true);
  await server.db.query('delete from kernel_schedule_run');
});

test('a slot whose predecessor still runs is skipped, and a run whose node is gone has failed', async () => {
  await server.db.query(
    `insert into kernel_schedule_run (name, slot, state, node, started_at) values ('test.tick', $1, 'RUNNING', 'gone/1/x', $1)`,
    [daysFrom(-1 / 24).toISOString()],
  );
  const only = { 'test.tick': schedules['test.tick']! };
  const node = await startSchedules(server.app, only, { calendar: tenths });
  const taken = () => server.db.query(`select 1 from kernel_schedule_run where node <> 'gone/1/x'`);
  await expect.poll(async () => (await taken()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  await node.stop();
  const states = await server.db.query<{ state: string }>(
    `select distinct state from kernel_schedule_run where node <> 'gone/1/x'`,
  );
  expect(states).toEqual([{ state: 'SKIPPED' }]);
  const leave = await joinNodes(other);
  const [gone] = await server.db.query(`select state, error from kernel_schedule_run where node = 'gone/1/x'`);
  expect(gone).toEqual({
    state: 'FAILED',
    error: { zh: '服务器中断，任务未完成', en: 'The server was interrupted before the end' },
  });
  await leave();
  await server.db.query('delete from kernel_schedule_run');
});

test('a failing run keeps its stack and tells the owner', async () => {
  await server.db.transaction((db) =>
    changeSchedule({ ...server.ctx(), db }, 'test.broken', { cron: null, paused: false, ownerId: 42, version: 0 }),
  );
  const run = await server.runSchedule('test.broken');
  expect(run).toMatchObject({ state: 'FAILED', stack: expect.stringContaining('schedules.test.ts') });
  expect(failures).toMatchObject([{ kind: 'schedule', name: 'test.broken', userId: 42 }]);
});

test('a change counts on every node at once; a paused schedule fires no more; a stale change is refused', async () => {
  const asked: string[] = [];
  const calendar: Calendar = (pattern) => {
    asked.push(pattern);
    return [];
  };
  const only = { 'test.tick': schedules['test.tick']! };
  const node = await startSchedules(other, only, { calendar });
  const change = (values: { cron: string | null; paused: boolean; version: number }): Promise<void> =>
    server.db.transaction((db) => changeSchedule({ ...server.ctx(), db }, 'test.tick', { ownerId: null, ...values }));
  await change({ cron: '*/10 * * * *', paused: false, version: 0 });
  await expect.poll(() => asked).toEqual(['* * * * *', '*/10 * * * *']);
  await change({ cron: '*/20 * * * *', paused: true, version: 1 });
  await sleep(100);
  expect(asked).toHaveLength(2);
  await expect(change({ cron: null, paused: false, version: 1 })).rejects.toMatchObject({ code: 'STALE' });
  await expect(change({ cron: 'every day', paused: false, version: 2 })).rejects.toMatchObject({ code: 'VALIDATION' });
  await node.stop();
});

test('pressed by hand it runs once beside its slots, with the name of whoever pressed', async () => {
  fired.length = 0;
  await enqueue(server.ctx(), RUN_SCHEDULE, { name: 'test.tick', byName: 'Zhou' });
  await server.runJobs();
  expect(fired).toHaveLength(1);
  const [run] = await server.db.query(`select state, by_name from kernel_schedule_run where by_name is not null`);
  expect(run).toEqual({ state: 'DONE', by_name: 'Zhou' });
});

test.each<[pattern: string, first: string]>([
  ['0 8 * * *', '2026-11-22T00:00:00.000Z'],
  ['*/15 * * * *', '2026-11-21T10:15:00.000Z'],
  ['30 9 1 * *', '2026-12-01T01:30:00.000Z'],
  ['0 0 * * 1', '2026-11-22T16:00:00.000Z'],
])('%s is read in company time, eight hours east', (pattern, first) => {
  expect(slotsAfter(pattern, new Date('2026-11-21T10:00:00Z'), 1)[0]?.toISOString()).toBe(first);
});

test('what is no expression of five fields, or never comes, is refused', () => {
  for (const pattern of ['', '* * * * * *', '61 * * * *', '0 0 31 2 *', 'x', '@reboot'])
    expect(isCron(pattern)).toBe(false);
});
