import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { appealUntil } from './violation.rules.ts';

type Line = Record<string, unknown>;
type Row = Line & { id: number; version: number; subStatus: string };
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Page = { content: Row[] };

const PATH = '/api/qhse/violations';

let company: Company;
let office: Send;
let master: Send;
let ship: number;
let other: number;
let chief: number;

const day = (days: number): string => officeDay(daysFrom(days));
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);
const create = (over: Line = {}, by: Send = master) =>
  by<Row & Refused>('POST', PATH, {
    personId: chief,
    shipId: ship,
    violateDay: day(-1),
    category: 'SAFETY',
    content: '进入机修间未佩戴护目镜',
    ...over,
  });
const act = (row: Row, name: string, body: Line = {}, by: Send = office) =>
  by<Row & Refused>('POST', `${PATH}/${row.id}/${name}`, { version: row.version, ...body });
const read = async (id: number): Promise<Row> => (await office<Row>('GET', `${PATH}/${id}`)).body;

async function decided(points = 2, fine: string | null = '200.00'): Promise<Row> {
  const { body } = await create();
  const heard = await act(body, 'hear', { statement: '承认事实' }, master);
  const asked = await act(heard.body, 'present', {}, master);
  const done = await act(asked.body, 'decide', { points, fine, decision: '事实清楚' });
  expect([done.status, done.body.message]).toEqual([200, undefined]);
  return done.body;
}

beforeAll(async () => {
  company = await companyServer();
  office = await company.signIn('qhse');
  master = await company.signIn('master.pioneer');
  const ships = await company.db.query<{ id: number; own: boolean }>(
    `select id, name_en = 'HAI YUE PIONEER' as own from fleet_vessel where deleted_at is null order by id`,
  );
  ship = ships.find(({ own }) => own)!.id;
  other = ships.find(({ own }) => !own)!.id;
  const [person] = await company.db.query<{ id: number }>(`select id from identity_user where username = 'ce.pioneer'`);
  chief = person!.id;
}, 180_000);
afterAll(() => company.close());

test('it is of a ship or a department, on a day that has come, and of a ship that its writer sees', async () => {
  expect(fields((await create({ shipId: null })).body)).toEqual(['shipId']);
  expect(fields((await create({ violateDay: day(1) })).body)).toEqual(['violateDay']);
  expect([400, 403]).toContain((await create({ shipId: other })).status);
  const { body } = await create({ points: 12, decision: '自定' });
  expect(body).toMatchObject({
    violationNo: expect.stringMatching(/^VI-\d{4}-\d{4}$/),
    points: null,
    decision: null,
    subStatus: 'vi_draft',
  });
});

test('nobody is judged unheard, and whoever reports does not decide', async () => {
  const { body } = await create();
  expect((await act(body, 'decide', { points: 2, decision: '记分' })).body.code).toBe('WRONG_STATE');
  expect(fields((await act(body, 'hear', {}, master)).body)).toEqual(['statement']);
  const heard = await act(body, 'hear', { statementRefused: true }, master);
  expect(heard.body).toMatchObject({ subStatus: 'vi_heard', statementRefused: true });
  expect((await master<Refused>('PUT', PATH, { ...heard.body, content: '改写' })).body.code).toBe('WRONG_STATE');
  const asked = await act(heard.body, 'present', {}, master);
  expect((await act(asked.body, 'decide', { points: 2, decision: '记分' }, master)).status).toBe(403);
  expect(fields((await act(asked.body, 'decide', { points: 13, decision: '记分' })).body)).toEqual(['points']);
  const done = await act(asked.body, 'decide', { points: 3, decision: '记分' });
  expect(done.body).toMatchObject({ subStatus: 'vi_decided', decidedOn: day(0), appealUntil: appealUntil(day(0)) });
  expect((await act(asked.body, 'decide', { points: 3, decision: '记分' })).body.code).toBe('STALE');
});

test('an appeal makes it no worse; it ends upheld, reduced or revoked', async () => {
  const appealed = await act(await decided(), 'appeal', { appeal: '处理过重' }, master);
  const more = await act(appealed.body, 'uphold', { points: 3, fine: '300.00', outcome: '加重' });
  expect(fields(more.body)).toEqual(['points', 'fine']);
  const less = await act(appealed.body, 'uphold', { points: 1, outcome: '减轻' });
  expect(less.body).toMatchObject({ subStatus: 'vi_final', points: 1, fine: null });
  const second = await act(await decided(), 'appeal', { appeal: '不是我' }, master);
  expect((await act(second.body, 'revoke', {})).status).toBe(400);
  expect((await act(second.body, 'revoke', { reason: '事实不成立' })).body.subStatus).toBe('vi_revoked');
});

test('a decision that nobody appealed is final on the day after the last one, and too late to be appealed', async () => {
  const row = await decided();
  await company.runSchedule('qhse.finishViolations');
  expect((await read(row.id)).subStatus).toBe('vi_decided');
  await company.db.query('update qhse_violation set appeal_until = $2 where id = $1', [row.id, day(-1)]);
  expect((await act(await read(row.id), 'appeal', { appeal: '迟了' }, master)).status).toBe(400);
  await company.runSchedule('qhse.finishViolations');
  expect((await read(row.id)).subStatus).toBe('vi_final');
});

test('final points of twelve months add up for each person, and a master sees those of the own ship alone', async () => {
  const { content } = (await office<Page>('GET', `${PATH}?personId=${chief}&size=50`)).body;
  expect(content[0]).toMatchObject({ balance: 'LIMIT' });
  expect(Number(content[0]!.yearPoints)).toBeGreaterThanOrEqual(12);
  const own = (await master<Page>('GET', `${PATH}?size=100`)).body.content;
  expect(new Set(own.map(({ shipId }) => shipId))).toEqual(new Set([ship]));
});
