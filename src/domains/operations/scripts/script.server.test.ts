import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Answer, Send } from '../../../kernel/testing/server.ts';

type Row = Record<string, unknown> & { id: number; version: number; state: string; output: { zh: string }[] };
type Started = { runId: number; taskId: number };

let company: Company;
let admin: Send;
beforeAll(async () => {
  company = await companyServer();
  admin = await company.signIn('admin');
}, 180_000);
afterAll(() => company.close());

const start = (name: string, body: unknown, send = admin): Promise<Answer<Started>> =>
  send<Started>('POST', `/api/system/scripts/${encodeURIComponent(name)}/run`, body);

async function run(name: string, body: unknown): Promise<Row> {
  const started = await start(name, body);
  expect(started.status).toBe(200);
  await company.runJobs();
  return (await admin<Row>('GET', `/api/system/script-runs/${started.body.runId}`)).body;
}
const count = async (sql: string): Promise<number> => (await company.db.query<{ n: number }>(sql))[0]!.n;

test('a script runs as a task, says what it did, and its changes are found by the run', async () => {
  const [voyage] = await company.db.query<{ id: number }>(
    'select voyage_no as id from voyage_report where deleted_at is null group by 1 having count(*) > 3 order by 1 limit 1',
  );
  await company.db.query('update voyage_report set voyage_rpt_no = voyage_rpt_no + 100 where voyage_no = $1', [
    voyage!.id,
  ]);
  const wrong = `select count(*)::int as n from voyage_report where voyage_no = ${voyage!.id} and voyage_rpt_no > 100`;
  const before = await count(wrong);
  expect(before).toBeGreaterThan(3);
  const dry = await run('voyage.renumber-reports', { dryRun: true });
  expect(dry).toMatchObject({ state: 'DONE', dryRun: true, createName: '系统管理员' });
  expect(dry.output.at(-1)?.zh).toContain(`更正 ${before} 份`);
  expect(await count(wrong)).toBe(before);
  const real = await run('voyage.renumber-reports', { dryRun: false });
  expect(real.output.at(-1)?.zh).toContain(`更正 ${before} 份`);
  expect(await count(wrong)).toBe(0);
});

test('a ship’s unconfirmed reports are derived anew; where nothing is wrong nothing changes', async () => {
  const [ship] = await company.db.query<{ id: number }>(
    "select ship_name as id from voyage_report where deleted_at is null and confirmed = 'UNCONFIRMED' order by 1 limit 1",
  );
  const done = await run('voyage.rechain', { params: { shipId: ship!.id }, dryRun: false });
  expect(done.state).toBe('DONE');
  const again = await run('voyage.rechain', { params: { shipId: ship!.id }, dryRun: true });
  expect(again.output.at(-1)?.zh).toMatch(/0 份有变化/);
});

test('files are checked, statistics refreshed, old logs purged', async () => {
  for (const name of ['system.check-files', 'system.refresh-statistics'])
    expect(await run(name, { dryRun: false })).toMatchObject({ state: 'DONE' });
  await company.db.query(
    `insert into operations_call_log (create_by, create_name, at, result) values (1, 'x', $1, 'OK')`,
    [daysFrom(-5 * 365).toISOString()],
  );
  const old = `select count(*)::int as n from operations_call_log where at < '${daysFrom(-4 * 365).toISOString()}'`;
  await run('system.purge-logs', { params: { months: 36 }, dryRun: true });
  expect(await count(old)).toBe(1);
  const purged = await run('system.purge-logs', { params: { months: 36 }, dryRun: false });
  expect(purged).toMatchObject({ state: 'DONE', done: 1, total: 1 });
  expect(await count(old)).toBe(0);
});

test('one run of a script at a time; a second press is refused', async () => {
  const first = await start('system.check-files', { dryRun: true });
  expect((await start('system.check-files', { dryRun: true })).status).toBe(409);
  await company.runJobs();
  expect((await start('system.check-files', { dryRun: true })).status).toBe(200);
  await company.runJobs();
  expect((await admin<Row>('GET', `/api/system/script-runs/${first.body.runId}`)).body.state).toBe('DONE');
});

const TEXTS = [
  '1; drop table identity_user; --',
  "' or 1=1 --",
  '$(touch /tmp/fairway-owned)',
  '`touch /tmp/fairway-owned`',
  '../../etc/passwd',
  '<script>alert(1)</script>',
];

describe('a script takes only its declared parameters', () => {
  test.each(TEXTS)('%s fits no parameter, names no script and is no field', async (text) => {
    const tables = await count('select count(*)::int as n from pg_tables');
    const refusals = [
      await start('system.purge-logs', { params: { months: text }, dryRun: false }),
      await start('voyage.rechain', { params: { shipId: text }, dryRun: false }),
      await start('system.check-files', { params: { command: text }, dryRun: false }),
      await start('system.check-files', { params: { [text]: 1 }, dryRun: false }),
      await start('system.check-files', { params: {}, sql: text, dryRun: false }),
      await start(text, { dryRun: false }),
      await start('constructor', { params: { text }, dryRun: false }),
    ];
    expect(refusals.map((one) => one.status)).toEqual([400, 400, 400, 400, 400, 404, 404]);
    expect(await count('select count(*)::int as n from pg_tables')).toBe(tables);
    expect(await count(`select count(*)::int as n from operations_script_run where state = 'QUEUED'`)).toBe(0);
  });

  test.each([0, 121, 1.5, null])('%j months are refused', async (months) => {
    expect((await start('system.purge-logs', { params: { months }, dryRun: true })).status).toBe(400);
  });
});

test('who may not run scripts sees neither scripts nor runs; nobody writes a run by hand', async () => {
  for (const username of ['ops', 'gm', 'auditor']) {
    const send = await company.signIn(username);
    expect((await send('GET', '/api/system/scripts')).status).toBe(403);
    expect((await send('GET', '/api/system/script-runs')).status).toBe(403);
    expect((await start('system.check-files', { dryRun: true }, send)).status).toBe(403);
  }
  expect((await admin('POST', '/api/system/script-runs', { script: 'x' })).status).toBe(404);
  expect((await admin('PUT', '/api/system/script-runs', { id: 1, version: 1 })).status).toBe(404);
});
