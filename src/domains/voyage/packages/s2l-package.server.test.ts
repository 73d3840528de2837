import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import type { User } from '../../../kernel/server/context.ts';
import { type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { parameterModule } from '../../parameter/public.server.ts';
import { firstNoon, sampleNoons, sampleVoyage } from '../testing/voyage-fixture.demo.ts';
import { PACKAGE_FORMAT } from './package-of.rules.ts';

const NOW = new Date('2026-03-06T07:30:00.000Z');
const PATH = '/api/voyage/s2l-packages';
type Row = Record<string, unknown> & { id: number; version: number; packageStatus: string; reportId: number | null };
type Refused = { code: string; data?: { reason?: string; no?: string } };

let t: TestServer;
let ship: number;
let other: number;
let report: Record<string, unknown>;

beforeAll(async () => {
  t = await testServer({ modules, now: () => NOW });
  await t.db.transaction((tx) => parameterModule.seed!({ ...t.ctx({ now: NOW }), db: tx }));
  await t.as()('POST', '/api/organization', { name: '样板集团', code: 'ROOT', type: 'PARENT_COMPANY' });
  [ship, other] = await t.db.transaction(async (tx) => {
    const ctx = { ...t.ctx({ now: NOW }), db: tx };
    const ids = [];
    for (const code of ['FA', 'FB']) ids.push((await sampleVoyage(ctx, code)).shipId);
    await firstNoon(ctx, ids[0]!);
    report = (await sampleNoons(ctx, ids[0]!)).second;
    return ids as [number, number];
  });
});
afterAll(() => t.close());

const operator = (over: Partial<User> = {}): Partial<User> => ({
  id: 81,
  permissions: new Set([
    'voyage:s2l:process',
    'voyage:s2lPackage:list',
    'voyage:report:list',
    'voyage:report:nautical',
  ]),
  scope: { vessel: [ship, other], organization: 'all' },
  ...over,
});

let sent = 0;
/** A package as the ship would send it; each is another file. */
const fileOf = (over: Record<string, unknown> = {}, content: Record<string, unknown> = {}): string => {
  sent += 1;
  return JSON.stringify({
    format: PACKAGE_FORMAT,
    shipId: ship,
    ship: 'FA',
    rptType: report.rptType,
    rptTime: report.rptTime,
    madeAt: new Date(NOW.getTime() + sent).toISOString(),
    madeBy: '陆沧海',
    reasons: [],
    report: { ...report, ...content },
    ...over,
  });
};
const take = (text: string, user: Partial<User> = operator()) =>
  t.as(user)<Row & Refused>(
    'POST',
    `${PATH}/upload`,
    Buffer.from(
      `--B\r\nContent-Disposition: form-data; name="file"; filename="noon.json"\r\nContent-Type: application/json\r\n\r\n${text}\r\n--B--\r\n`,
    ),
    { 'content-type': 'multipart/form-data; boundary=B' },
  );
const act = (name: string, { id, version }: Row, given: object = {}, user: Partial<User> = operator()) =>
  t.as(user)<Row & Refused>('POST', `${PATH}/${id}/${name}`, { version, ...given });

test('a report that came as a file is checked, accepted once, and is the ship’s report, waiting to be confirmed', async () => {
  const { status, body } = await take(fileOf());
  expect([status, body.packageStatus]).toEqual([200, 'PARSED']);
  const accepted = await act('accept', body);
  expect([accepted.status, accepted.body.packageStatus]).toEqual([200, 'ACCEPTED']);
  const made = await t.as(operator())<Row>('GET', `/api/voyage/reports/${accepted.body.reportId}`);
  expect(made.body).toMatchObject({
    rptTime: report.rptTime,
    source: 'FILE',
    confirmed: 'UNCONFIRMED',
    shipName: ship,
  });
  expect((await act('accept', accepted.body)).body.code).toBe('WRONG_STATE');
  // The report stands by now: the same in another file has a problem, and accepting it would be the second.
  const again = await take(fileOf());
  expect([again.status, again.body.packageStatus]).toEqual([200, 'RECEIVED']);
  expect((await act('accept', again.body)).status).toBe(409);
  const rejected = await act('reject', again.body, { reason: '已在线提交' });
  expect(rejected.body.packageStatus).toBe('REJECTED');
});

test('the same file is known, and says which it was', async () => {
  const text = fileOf({}, { rptNote: '同一文件' });
  const first = await take(text);
  const second = await take(text);
  expect([second.status, second.body.code, second.body.data?.no]).toEqual([409, 'CONFLICT', first.body.packageNo]);
});

test('what is no package, another ship’s, and whoever may not process are refused; nothing is kept', async () => {
  const count = async () => (await t.db.query('select id from voyage_s2l_package')).length;
  const before = await count();
  expect((await take('{"format":"other"}')).body.code).toBe('UNSUPPORTED_FILE');
  expect((await take(fileOf(), operator({ scope: { vessel: [other] } }))).status).toBe(404);
  expect((await take(fileOf(), operator({ permissions: new Set(['voyage:s2lPackage:list']) }))).status).toBe(403);
  expect(await count()).toBe(before);
});

test('one with errors is kept with its problems in both languages, and may be checked again', async () => {
  const { body } = await take(fileOf({}, { latitude: '99:00.00N' }));
  expect(body.packageStatus).toBe('RECEIVED');
  const { problems } = (
    await t.as(operator())<Row & { problems: { level: string; message: { zh: string; en: string } }[] }>(
      'GET',
      `${PATH}/${body.id}`,
    )
  ).body;
  expect(problems[0]).toMatchObject({ level: 'E', message: { zh: expect.any(String), en: expect.any(String) } });
  expect((await act('recheck', body)).body.packageStatus).toBe('RECEIVED');
});
