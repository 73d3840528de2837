import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { storeFile } from '../../../kernel/server/files/files.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson, identityOf } from '../../identity/public.server.ts';
import { nextDue } from './inspection.rules.ts';

type Line = Record<string, unknown>;
type Row = Line & { id: number; version: number; status: string; findings: Line[]; nextDueDate: string | null };
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Run = { id: number; waiting?: { taskId: number; person: { id: number } }[] };
type Page = { content: Line[]; totalElements: number };

const PATH = '/api/qhse/inspections';

let company: Company;
let master: Send;
let quality: Send;
let ship: number;
let other: number;
let report: number;

const day = (days: number): string => officeDay(daysFrom(days));
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);
const FINDING = { ncKind: '07', ncLevel: 'DEFICIENCY', ncContent: '防火门自闭器失效', dangerLevel: 'LOW' };

const create = (over: Line = {}, by: Send = master, headers?: Record<string, string>) =>
  by<Row & Refused>(
    'POST',
    PATH,
    { inspectionType: 'TERMINAL', shipId: ship, ncInspectDate: day(-2), ...over },
    headers,
  );
const ready = async (over: Line = {}, by: Send = master): Promise<Row> =>
  (await create({ result: over.findings ? 'DEFICIENCY' : 'NO_DEFICIENCY', reportFiles: [report], ...over }, by)).body;
const submit = ({ id, version }: Row, by: Send = master) =>
  by<Run & Refused>('POST', '/api/approval/runs', { resource: 'qhse.inspection', recordId: id, version });
const read = async (id: number): Promise<Row> => (await quality<Row>('GET', `${PATH}/${id}`)).body;
const defectsOf = async (id: number): Promise<Page> =>
  (await quality<Page>('GET', `/api/qhse/defects?inspectionId=${id}`)).body;

/** Whoever has to look at it does. */
async function decide(run: Run, act: string): Promise<number> {
  const [next] = (await quality<Run>('GET', `/api/approval/runs/${run.id}`)).body.waiting ?? [];
  const who = await identityOf(company.db, next!.person.id, { now: company.ctx().now });
  const given = { act, taskId: next!.taskId, opinion: '已阅' };
  return (await company.as(who!.user)('POST', `/api/approval/runs/${run.id}/act`, given)).status;
}

beforeAll(async () => {
  company = await companyServer();
  master = await company.signIn('master.pioneer');
  quality = await company.signIn('qhse');
  const ships = await company.db.query<{ id: number; own: boolean }>(
    `select id, name_en = 'HAI YUE PIONEER' as own from fleet_vessel where deleted_at is null order by id`,
  );
  ship = ships.find(({ own }) => own)!.id;
  other = ships.find(({ own }) => !own)!.id;
  const [own] = await company.db.query<{ id: number }>(
    `select id from identity_user where username = 'master.pioneer'`,
  );
  const writer = await asPerson(company.ctx(), own!.id, company.ctx().now);
  const content = Readable.from([Buffer.from('报告')]);
  report = (await storeFile(writer, company.app.files, { name: '报告.txt', content })).id;
}, 180_000);
afterAll(() => company.close());

test('it is planned or held, not held tomorrow, and named by itself', async () => {
  const bare = await create({ ncInspectDate: null });
  expect([bare.status, fields(bare.body)]).toEqual([400, ['planDate']]);
  expect(fields((await create({ ncInspectDate: day(2) })).body)).toEqual(['ncInspectDate']);
  const made = await create();
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  expect(made.body).toMatchObject({
    inspectionNo: expect.stringMatching(/^IN-\d{4}-\d{4}$/),
    inspectionName: `码头检查 ${day(-2)}`,
    nextDueDate: null,
    status: 'USE',
  });
});

test('another ship’s is not seen, nobody without the permission enters one, and what is sent twice is one', async () => {
  const foreign = await create({ shipId: other }, quality);
  expect(foreign.status).toBe(200);
  expect((await master('GET', `${PATH}/${foreign.body.id}`)).status).toBe(404);
  expect((await create({}, await company.signIn('cashier'))).status).toBe(403);
  const key = { 'idempotency-key': 'qhse-inspection-twice' };
  const [one, two] = [await create({}, master, key), await create({}, master, key)];
  expect(one.body.id).toBe(two.body.id);
});

test('what is missing is told at once when it is submitted', async () => {
  const { body } = await create({ ncInspectDate: null, planDate: day(3) });
  const refused = await submit(body);
  expect([refused.status, fields(refused.body)?.toSorted()]).toEqual([400, ['ncInspectDate', 'reportFiles', 'result']]);
  const detained = await submit(await ready({ result: 'DETAINED', findings: [FINDING] }));
  expect(fields(detained.body)).toEqual(['result']);
  const lesser = await create({ findings: [{ ...FINDING, actionCode: '30' }] });
  expect(fields(lesser.body)).toEqual(['findings.0.dangerLevel']);
});

test('submitted, each finding is a defect at once, and one only however often it is sent', async () => {
  const row = await ready({ findings: [FINDING, { ...FINDING, ncKind: '11', ncContent: '救生衣灯失效' }] });
  expect((await defectsOf(row.id)).totalElements).toBe(0);
  const run = await submit(row);
  expect([run.status, run.body.message]).toEqual([200, undefined]);
  const sent = await read(row.id);
  expect(sent.findings.map(({ serialNo }) => serialNo)).toEqual([
    expect.stringMatching(/^NC-\w+-\d{4}-\d{3}$/),
    expect.stringMatching(/^NC-\w+-\d{4}-\d{3}$/),
  ]);
  const made = await defectsOf(row.id);
  expect(
    made.content.map(({ ncStatus, inspectionName, ncInspectDate }) => [ncStatus, inspectionName, ncInspectDate]),
  ).toEqual([
    ['OPEN', `码头检查 ${day(-2)}`, day(-2)],
    ['OPEN', `码头检查 ${day(-2)}`, day(-2)],
  ]);
  expect(await decide(run.body, 'return')).toBe(200);
  const back = await read(row.id);
  expect(back.status).toBe('USE');
  const changed = back.findings.map((one, i) => (i === 0 ? { ...one, ncContent: '改写' } : one));
  const kept = await master<Refused>('PUT', PATH, { ...back, findings: changed });
  expect([kept.status, fields(kept.body)]).toEqual([400, ['findings.0.ncContent']]);
  const gone = await master<Refused>('PUT', PATH, { ...back, findings: back.findings.slice(1) });
  expect(fields(gone.body)).toEqual(['findings']);
  const more = await master<Row>('PUT', PATH, { ...back, findings: [...back.findings, FINDING] });
  expect(more.status).toBe(200);
  expect((await submit(more.body)).status).toBe(200);
  expect((await defectsOf(row.id)).totalElements).toBe(3);
  expect(await decide(run.body, 'approve')).toBe(200);
  expect((await read(row.id)).status).toBe('APPROVE');
});

test('the latest of a recurring kind says when the next is due, and plans it once', async () => {
  const first = await ready({ inspectionType: 'CDI', ncInspectDate: day(-40) }, quality);
  await submit(first, quality);
  expect((await read(first.id)).nextDueDate).toBe(nextDue('CDI', day(-40)));
  const second = await ready({ inspectionType: 'CDI', ncInspectDate: day(-5) }, quality);
  const early = await quality<Refused>('POST', `${PATH}/from-due`, { ids: [second.id] });
  expect([early.status, early.body.code]).toEqual([409, 'WRONG_STATE']);
  await submit(second, quality);
  expect((await read(first.id)).nextDueDate).toBeNull();
  expect((await read(second.id)).nextDueDate).toBe(nextDue('CDI', day(-5)));
  const planned = await quality<Row & Refused>('POST', `${PATH}/from-due`, { ids: [second.id] });
  expect([planned.status, planned.body]).toMatchObject([
    200,
    { inspectionType: 'CDI', planDate: nextDue('CDI', day(-5)), ncInspectDate: null, status: 'USE' },
  ]);
  const again = await quality<Refused>('POST', `${PATH}/from-due`, { ids: [second.id] });
  expect([again.status, again.body.code]).toEqual([400, 'RULE']);
});

test('what somebody else changed meanwhile is not written over', async () => {
  const { body } = await create();
  expect((await master('PUT', PATH, { ...body, remark: '一' })).status).toBe(200);
  const stale = await master<Refused>('PUT', PATH, { ...body, remark: '二' });
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
});
