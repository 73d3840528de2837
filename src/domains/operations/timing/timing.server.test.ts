import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules, platform } from '../../../app/domains.server.ts';
import { systemContext } from '../../../kernel/server/context.ts';
import { enqueue } from '../../../kernel/server/jobs/jobs.ts';
import type { Module } from '../../../kernel/server/module.ts';
import { type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { identityModule } from '../../identity/public.server.ts';
import type { QueueRow, ScheduleRow, ScheduleRun } from './timing.calls.ts';

let server: TestServer;
let broken = true;

const harbour: Module = {
  name: 'harbour',
  label: { zh: '港口', en: 'Harbour' },
  resources: [],
  endpoints: [],
  schedules: {
    'harbour.tides': {
      label: { zh: '读取潮汐', en: 'Read tides' },
      cron: '0 6 * * *',
      run: async () => {
        if (broken) throw new Error('the gauge does not answer');
        return '12';
      },
    },
  },
  jobs: {
    'harbour.pilot': {
      label: { zh: '通知引航', en: 'Call the pilot' },
      retries: 0,
      run: async () => {
        if (broken) throw new Error('no pilot');
      },
    },
  },
};

beforeAll(async () => {
  server = await testServer({ modules: [...platform, harbour] });
  await server.db.transaction(async (tx) =>
    identityModule.seed?.(systemContext(tx, { now: server.app.now(), reason: 'test' })),
  );
});
afterAll(() => server.close());

const see = { permissions: new Set(['operations:schedule:list']) };
const change = {
  permissions: new Set(['operations:schedule:list', 'operations:schedule:edit', 'operations:schedule:run']),
};
const tides = async (user = {}): Promise<ScheduleRow> => {
  const { body } = await server.as(user)<ScheduleRow[]>('GET', '/api/system/schedules');
  return body.find(({ name }) => name === 'harbour.tides')!;
};

test('every schedule of every domain is listed with its next five runs', async () => {
  const row = await tides(see);
  expect(row).toMatchObject({ domain: { zh: '港口' }, cron: '0 6 * * *', paused: false, last: null });
  expect(row.next.map((at) => at.slice(11, 16))).toEqual(Array(5).fill('22:00'));
  const { body } = await server.as(see)<ScheduleRow[]>('GET', '/api/system/schedules');
  const declared = modules.flatMap((module) => (module.name === 'system' ? Object.keys(module.schedules ?? {}) : []));
  expect(body.map(({ name }) => name)).toEqual(expect.arrayContaining(['kernel.purge', 'kernel.mail', ...declared]));
  expect((await server.as({ permissions: new Set() })('GET', '/api/system/schedules')).status).toBe(403);
});

test('a preview says when an expression would run, or that it is none', async () => {
  const preview = async (cron: string) =>
    (await server.as(see)('GET', `/api/system/schedules/preview?cron=${encodeURIComponent(cron)}`)).body;
  expect(await preview('0 8 * * *')).toMatchObject({ valid: true });
  expect(await preview('nonsense; drop table')).toEqual({ valid: false, next: [] });
});

test('a change is versioned, checked, and needs its permission', async () => {
  const path = '/api/system/schedules/harbour.tides';
  const body = { cron: '30 7 * * *', paused: false, ownerId: null, version: 0 };
  expect((await server.as(see)('PUT', path, body)).status).toBe(403);
  expect((await server.as(change)('PUT', path, { ...body, cron: '99 * * * *' })).status).toBe(400);
  expect((await server.as(change)('PUT', path, body)).status).toBe(204);
  expect(await tides()).toMatchObject({ cron: '30 7 * * *', standard: '0 6 * * *', version: 1 });
  expect((await server.as(change)('PUT', path, body)).body).toMatchObject({ code: 'STALE' });
  expect((await server.as(change)('PUT', path, { ...body, paused: true, version: 1 })).status).toBe(204);
  expect((await tides()).next).toEqual([]);
  expect((await server.as(change)('PUT', '/api/system/schedules/none.such', body)).status).toBe(404);
});

test('a failing run tells the administrators, and shows its stack to who may see it only', async () => {
  expect((await server.as(see)('POST', '/api/system/schedules/harbour.tides/run')).status).toBe(403);
  expect(
    (await server.as({ ...change, name: '周海宁' })('POST', '/api/system/schedules/harbour.tides/run')).status,
  ).toBe(204);
  await server.runJobs();
  const runs = async (user = {}) =>
    (await server.as(user)<{ content: ScheduleRun[] }>('GET', '/api/system/schedules/harbour.tides/runs')).body.content;
  const [open] = await runs();
  expect(open).toMatchObject({
    state: 'FAILED',
    byName: '周海宁',
    error: { zh: '程序出错：the gauge does not answer' },
    stack: expect.stringContaining('timing.server.test.ts'),
  });
  expect((await runs(change))[0]).toMatchObject({ state: 'FAILED', stack: null });
  expect((await tides(change)).last).toMatchObject({ state: 'FAILED', stack: null });
  const told = await server.db.query(
    `select u.username, m.title_zh from communication_message m join identity_user u on u.id = m.user_id where m.kind = 'system.failure'`,
  );
  expect(told).toEqual([{ username: 'admin', title_zh: '定时任务失败：读取潮汐' }]);
});

test('the owner of a schedule is told in place of the administrators', async () => {
  const [admin] = await server.db.query<{ id: number }>(`select id from identity_user where username = 'admin'`);
  await server.as(change)('PUT', '/api/system/schedules/harbour.tides', {
    cron: null,
    paused: false,
    ownerId: admin!.id,
    version: 2,
  });
  expect(await tides()).toMatchObject({ cron: '0 6 * * *', ownerName: '系统管理员' });
  broken = false;
  expect(await server.runSchedule('harbour.tides')).toMatchObject({ state: 'DONE', note: { zh: '12', en: '12' } });
  broken = true;
});

test('failed jobs are counted by queue and can be tried again', async () => {
  await enqueue(server.ctx(), 'harbour.pilot', {});
  await server.runJobs();
  const pilot = async (user = {}) =>
    (await server.as(user)<QueueRow[]>('GET', '/api/system/queues')).body.find(({ name }) => name === 'harbour.pilot');
  expect(await pilot()).toMatchObject({ failed: 1, waiting: 0, lastError: 'no pilot' });
  expect((await pilot())!.lastStack).toContain('timing.server.test.ts');
  expect((await pilot(see))!.lastStack).toBeNull();
  broken = false;
  expect((await server.as(see)('POST', '/api/system/queues/harbour.pilot/retry')).status).toBe(403);
  expect((await server.as(change)('POST', '/api/system/queues/harbour.pilot/retry')).body).toEqual({ retried: 1 });
  expect(await server.runJobs()).toEqual([{ job: 'harbour.pilot' }]);
  expect(await pilot()).toMatchObject({ failed: 0 });
  expect((await server.as(see)('GET', '/api/system/background-tasks')).body).toEqual({ content: [], totalElements: 0 });
});
