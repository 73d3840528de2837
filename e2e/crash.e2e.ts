import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queryIn } from './database.ts';
import { type Running, startKillable } from './killable-server.ts';
import { embeddedPlace, type Place } from './place.ts';
import { DEMO_PASSWORD } from './server.ts';
import { signInByApi } from './sign-in.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Report = Row & { oil: unknown[]; errorCount: number; rptNote: string | null };
type Answer<T> = { status: number; body: T; text: string };

const WRONG_PASSWORD = 'Wrong-Secret-1';
let place: Place;
let running: Running;
let token: string;
/** Everything that the two processes wrote. */
let log = '';

beforeAll(async () => {
  place = await embeddedPlace(); // it builds the company itself: the log of that is looked through too
  running = await start();
  ({ token } = await signInByApi({ baseUrl: running.baseUrl, username: 'admin', password: DEMO_PASSWORD }));
});
afterAll(async () => {
  running.child.kill('SIGTERM');
  await once(running.child, 'close');
  await place.remove();
});

const start = (): Promise<Running> =>
  startKillable(place, {
    hear: (chunk) => {
      log += chunk;
    },
  });

async function call<T>(method: string, path: string, body?: unknown, key?: string): Promise<Answer<T>> {
  const answer = await fetch(new URL(path, running.baseUrl), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const json = answer.headers.get('content-type')?.includes('json') && text;
  return { status: answer.status, body: (json ? JSON.parse(text) : null) as T, text };
}

const reportAt = async (id: number): Promise<Report> => (await call<Report>('GET', `/api/voyage/reports/${id}`)).body;

describe('a server that is killed while 200 saves run', () => {
  /** Of the newest report of each ship together. */
  const SAVES = 100;
  const CREATES = 100;
  /** What was answered: the version and note of each report, the id of each create. */
  const saved = new Map<number, { version: number; note: string }>();
  const created = new Map<string, number>();
  let before: Report[];
  const savesEach = (): number => Math.ceil(SAVES / before.length);
  let answered = 0;
  let country: number;

  const draftOf = (i: number) => ({ name: `断电港 ${i}`, nameEn: `Crash port ${i}`, countryId: country });

  async function saveReports(report: Report): Promise<void> {
    let { version } = report;
    for (let i = 0; i < savesEach(); i += 1) {
      const note = `第 ${i} 次保存 ${report.id}`;
      const { labels: _labels, ...row } = report as Report & { labels: unknown };
      const answer = await call<{ row: Report }>('PUT', '/api/voyage/reports', { ...row, version, rptNote: note });
      expect(answer.status).toBe(200);
      ({ version } = answer.body.row);
      saved.set(report.id, { version, note });
      answered += 1;
    }
  }

  async function create(i: number): Promise<void> {
    const answer = await call<Row>('POST', '/api/parameter/ports', draftOf(i), `crash-create-${i}`);
    expect(answer.status).toBe(200);
    created.set(`crash-create-${i}`, answer.body.id);
    answered += 1;
  }

  test('keeps each save that was answered, whole, and no other in part', async () => {
    country = (await call<{ content: Row[] }>('GET', '/api/parameter/countries?code2=CN&size=1')).body.content[0]!.id;
    const waiting = await call<{ content: Row[] }>(
      'GET',
      '/api/voyage/reports?confirmed=UNCONFIRMED&size=200&sort=rptTime,desc',
    );
    // The newest report of each ship: nothing after it has to be derived anew.
    const ships = new Map(waiting.body.content.toReversed().map((row) => [row.shipName, row.id]));
    before = await Promise.all([...ships.values()].map(reportAt));
    expect(before.length).toBeGreaterThan(1);

    const work = [...before.map(saveReports), ...Array.from({ length: CREATES }, (_, i) => create(i))];
    const over = Promise.allSettled(work);
    await expect.poll(() => answered, { interval: 2, timeout: 30_000 }).toBeGreaterThan(70);
    const postgres = await postmaster();
    running.child.kill('SIGKILL');
    await once(running.child, 'close');
    await over;
    expect(answered).toBeLessThan(before.length * savesEach() + CREATES);

    running = await start();
    expect(await postmaster()).toBe(postgres);
    for (const report of before) await expectWhole(report);
    const [logged] = await queryIn<{ n: number }>(
      place,
      "select count(*)::int as n from operations_call_log where target in ('PUT /api/voyage/reports', 'POST /api/parameter/ports') and result = 'OK'",
    );
    // Each call that was answered stands in the operation log; of one person sixteen run at once, whose line may have been to come.
    expect(logged!.n).toBeGreaterThanOrEqual(answered - 16);
  });

  /** The answered state, or the one after it of which the answer was lost; nothing in between. */
  async function expectWhole(report: Report): Promise<void> {
    const after = await reportAt(report.id);
    const last = saved.get(report.id) ?? { version: report.version, note: report.rptNote };
    const saves = after.version - report.version;
    expect([last.version, last.version + 1]).toContain(after.version);
    if (after.version === last.version) expect(after.rptNote).toBe(last.note);
    else expect(after.rptNote).toBe(`第 ${saves - 1} 次保存 ${report.id}`);
    const rows = (lines: unknown[]): unknown[] => lines.map((line) => ({ ...(line as object), id: undefined }));
    expect(rows(after.oil)).toEqual(rows(report.oil));
    const { body: history } = await call<{ action: string; changes: { field: string; new: unknown }[] }[]>(
      'GET',
      `/api/voyage/reports/${report.id}/history`,
    );
    const notes = history.filter((line) =>
      line.changes.some((change) => change.field === 'rptNote' && String(change.new).startsWith('第')),
    );
    expect(notes).toHaveLength(saves);
    const { body: findings } = await call<{ level: string }[]>('GET', `/api/voyage/reports/${report.id}/findings`);
    expect(findings.filter((finding) => finding.level === 'E')).toHaveLength(after.errorCount);
  }

  test('and a create that is sent again makes no second record', async () => {
    for (const [key, id] of created) {
      const again = await call<Row>('POST', '/api/parameter/ports', draftOf(Number(key.split('-').at(-1))), key);
      expect([key, again.status, again.body.id]).toEqual([key, 200, id]);
    }
    for (let i = 0; i < CREATES; i += 1) await create(i);
    const { body } = await call<{ content: Row[]; totalElements: number }>(
      'GET',
      `/api/parameter/ports?q=${encodeURIComponent('断电港')}&size=200`,
    );
    expect(body.totalElements).toBe(CREATES);
    expect(new Set(body.content.map((row) => row.nameEn)).size).toBe(CREATES);
    expect(new Set(created.values())).toEqual(new Set(body.content.map((row) => row.id)));
  });
});

const postmaster = async (): Promise<number> =>
  Number((await readFile(join(place.data, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

/** Asks again and again until things are as they should be and the call is answered well; every other answer is collected. */
async function untilAnswered(path: string, settled = async () => true): Promise<{ status: number; text: string }[]> {
  const others: { status: number; text: string }[] = [];
  await expect
    .poll(
      async () => {
        const answer = await call('GET', path);
        if (answer.status !== 200) others.push(answer);
        return (await settled()) ? answer.status : 0;
      },
      { interval: 20, timeout: 60_000 },
    )
    .toBe(200);
  return others;
}

const BUSY = '服务暂时不可用';

test('a database server that is killed is started again; calls meanwhile are told so, and what was answered is kept', async () => {
  const made = await call<Row>('POST', '/api/parameter/ports', {
    name: '断库港',
    nameEn: 'Postmaster port',
    countryId: (await anyCountry()).id,
  });
  expect(made.status).toBe(200);
  const killed = await postmaster();
  process.kill(killed, 'SIGKILL');
  // Its sessions answer for a moment more, until they notice.
  const begunAnew = async (): Promise<boolean> =>
    ![killed, undefined].includes(await postmaster().catch(() => undefined));
  const others = await untilAnswered(`/api/parameter/ports/${made.body.id}`, begunAnew);
  for (const { status, text } of others) expect([status, text]).toEqual([503, expect.stringContaining(BUSY)]);
  await expect.poll(async () => (await call('GET', '/ready')).status).toBe(200);
  expect(
    (await call('POST', '/api/parameter/ports', { ...made.body, name: '断库港二', nameEn: 'Second' })).status,
  ).toBe(200);
  expect(running.child.exitCode).toBeNull();
});

/** The database server with all of its sessions. */
async function databaseProcesses(): Promise<number[]> {
  const pid = await postmaster();
  const sessions = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...sessions.trim().split(' ').map(Number)];
}

test('a database that is frozen holds up no call for ever, and all is back with it: nothing lost, nothing twice', async () => {
  const port = { name: '冻库港', nameEn: 'Frozen port', countryId: (await anyCountry()).id };
  process.kill(await postmaster(), 'SIGSTOP');
  const frozen = await databaseProcesses();
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  try {
    const answers = await Promise.all([
      call('GET', '/api/parameter/ports?size=1'),
      call('GET', '/auth/info'),
      call('POST', '/api/parameter/ports', port, 'frozen-create'),
    ]);
    for (const { status, text } of answers) expect([status, text]).toEqual([503, expect.stringContaining(BUSY)]);
    expect((await call('GET', '/ready')).status).toBe(503);
    expect((await call('GET', '/health')).status).toBe(200);
  } finally {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
  }
  await untilAnswered('/api/parameter/ports?size=1');
  await expect.poll(async () => (await call('GET', '/ready')).status).toBe(200);
  for (let n = 0; n < 2; n += 1)
    expect((await call('POST', '/api/parameter/ports', port, 'frozen-create')).status).toBe(200);
  const { body } = await call<{ totalElements: number }>(
    'GET',
    `/api/parameter/ports?q=${encodeURIComponent('冻库港')}`,
  );
  expect(body.totalElements).toBe(1);
});

const anyCountry = async (): Promise<Row> =>
  (await call<{ content: Row[] }>('GET', '/api/parameter/countries?code2=CN&size=1')).body.content[0]!;

test('no answer and no line of the log holds a password, a hash, a key or a token', async () => {
  await expect(signInByApi({ baseUrl: running.baseUrl, username: 'ops', password: WRONG_PASSWORD })).rejects.toThrow(
    /400/,
  );
  const { body: document } = await call<{ paths: Record<string, Record<string, unknown>> }>(
    'GET',
    '/api/docs/openapi.json',
  );
  const paths = Object.keys(document.paths).filter((path) => 'get' in document.paths[path]!);
  expect(paths.length).toBeGreaterThan(60);
  const secrets = [
    DEMO_PASSWORD,
    WRONG_PASSWORD,
    token,
    createHash('sha256').update(token).digest('base64url'),
    '$argon2',
    'PRIVATE KEY',
    '"hash":"$',
    'tokenHash',
    'token_hash',
    'sealedPassword',
  ];
  const leaks: string[] = [];
  for (const path of paths) {
    const query =
      '?size=200&page=0&shipId=1&rptType=NOON&organizationId=1&userId=1&type=1&q=a&currency=USD&date=2026-11-20&permission=*';
    // A list refuses words that are no filters of its own, so each is asked plainly too.
    for (const address of [path.replace(/\{\w+\}/g, '1'), path.replace(/\{\w+\}/g, '1') + query]) {
      const { text, status } = await call('GET', address);
      expect([address, status < 500]).toEqual([address, true]);
      // The monitor names the columns that statements touch; what stands in them it never holds.
      const said = path.startsWith('/api/system/monitoring/sql/') ? text.replaceAll('token_hash', '') : text;
      for (const secret of secrets) if (said.includes(secret)) leaks.push(`${path}: ${secret}`);
    }
  }
  await call('POST', '/auth/logout', {});
  expect(leaks).toEqual([]);
  const lines = log.split('\n').filter((line) => line.startsWith('{'));
  expect(lines.length).toBeGreaterThan(paths.length);
  expect(lines.filter((line) => [...secrets, 'Bearer '].some((secret) => line.includes(secret)))).toEqual([]);
});
