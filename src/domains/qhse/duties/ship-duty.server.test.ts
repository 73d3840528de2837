import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import { pdfPages } from '../../../kernel/testing/pdf-text.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { identityOf } from '../../identity/public.server.ts';
import { daysOf, type PersonMonth } from './duty.rules.ts';
import type { DutyBoard } from './ship-duty.calls.ts';

type Line = Record<string, unknown>;
type Row = Line & { id: number; version: number; status: string; watches: Line[]; masterReason: string | null };
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Run = { id: number; waiting?: { taskId: number; person: { id: number } }[] };
type Found = { breaches: { rule: string; person: string }[] };

const PATH = '/api/qhse/ship-duties';
const WHY = '港口保安等级临时提高，期间安排补休。';
/** Far from the demo's own months; each test takes one of its own. */
const FIRST = monthsAfter(officeDay(daysFrom(0)).slice(0, 7), 10);
const month = (n: number): string => monthsAfter(FIRST, n * 3);

let company: Company;
let office: Send;
let master: Send;
let chief: Send;
let ship: number;
let other: number;

const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);
const create = (dutyMonth: string, over: Line = {}, by: Send = chief) =>
  by<Row & Refused>('POST', PATH, { shipId: ship, dutyMonth, dutyKind: 'SEA_WATCH', ...over });
const read = async ({ id }: Pick<Row, 'id'>): Promise<Row> => (await office<Row>('GET', `${PATH}/${id}`)).body;
const person = (personName: string, periods: string, days: readonly string[]): PersonMonth => ({
  personName,
  personRank: '水手',
  days: days.map((day) => ({ day, periods })),
});
const write = ({ id, version }: Pick<Row, 'id' | 'version'>, people: readonly PersonMonth[], by: Send = chief) =>
  by<Row & Refused>('PUT', `${PATH}/${id}/watches`, { version, people });
const explain = ({ id, version }: Row, by: Send = master) =>
  by<Row & Refused>('POST', `${PATH}/${id}/explain`, { version, reason: WHY });
const submit = ({ id, version }: Row) =>
  chief<Run & Refused>('POST', '/api/approval/runs', { resource: 'qhse.shipDuty', recordId: id, version });

async function written(dutyMonth: string, people: readonly PersonMonth[], over: Line = {}): Promise<Row> {
  const made = await create(dutyMonth, over);
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  const { status, body } = await write(made.body, people);
  expect([status, body.message]).toEqual([200, undefined]);
  return read(made.body);
}

const GOOD = '00-04 12-16';
const BAD = '00-04 08-12 16-20';

beforeAll(async () => {
  company = await companyServer();
  office = await company.signIn('qhse');
  master = await company.signIn('master.pioneer');
  chief = await company.signIn('ce.pioneer');
  const ships = await company.db.query<{ id: number; own: boolean }>(
    `select id, name_en = 'HAI YUE PIONEER' as own from fleet_vessel where deleted_at is null order by id`,
  );
  ship = ships.find(({ own }) => own)!.id;
  other = ships.find(({ own }) => !own)!.id;
}, 180_000);
afterAll(() => company.close());

test('one roster stands of a ship, month and kind; they stay as they are', async () => {
  const { body } = await create(month(0));
  expect(body).toMatchObject({ dutyNo: expect.stringMatching(/^WR-\d{4}-\d{4}$/), watches: [], status: 'USE' });
  expect(fields((await create(month(0))).body)).toEqual(['dutyKind']);
  expect((await create(month(0), { dutyKind: 'ANCHOR' })).status).toBe(200);
  const moved = await chief<Refused>('PUT', PATH, { ...body, dutyMonth: month(1) });
  expect(fields(moved.body)).toEqual(['dutyMonth']);
  expect(fields((await create('1999-12')).body)).toEqual(['dutyMonth']);
});

test('officers write, the master and the office do not; another ship’s is nobody’s', async () => {
  expect((await create(month(1), {}, master)).status).toBe(403);
  expect((await create(month(1), {}, office)).status).toBe(403);
  expect([400, 403]).toContain((await create(month(1), { shipId: other })).status);
  const { body } = await create(month(1));
  const watches = [person('张三', GOOD, daysOf(month(1)))];
  expect((await write(body, watches, master)).status).toBe(403);
  const everywhere = company.as({
    permissions: new Set(['qhse:shipDuty:add']),
    scope: { vessel: 'all', organization: 'all' },
  });
  const foreign = await create(month(1), { shipId: other }, everywhere);
  expect(foreign.status).toBe(200);
  expect((await write(foreign.body, watches)).status).toBe(404);
  for (const part of ['', '/board', '/sheet'])
    expect((await master('GET', `${PATH}/${foreign.body.id}${part}`)).status).toBe(404);
});

test('watches are written whole, by half hours, and stay where they were', async () => {
  const days = daysOf(month(2)).slice(0, 2);
  const row = await written(month(2), [person(' 张三 ', '12-16，0:00-4', days), person('李四', '04-08:30', days)]);
  expect(row).toMatchObject({ peopleCount: 2, restCheck: 'KEPT', breachCount: 0 });
  expect(row.watches).toHaveLength(4);
  expect(row.watches[0]).toMatchObject({ dutyDay: days[0], personName: '张三', personRank: '水手', periods: GOOD });
  const { body: board } = await chief<DutyBoard>('GET', `${PATH}/${row.id}/board`);
  expect(board).toMatchObject({ open: true, dutyMonth: month(2), elsewhere: [] });
  expect(board.people.map(({ personName }) => personName)).toEqual(['张三', '李四']);
  const again = await write(row, [person('张三', '00-08', days)]);
  expect(again.status).toBe(200);
  const kept = await read(row);
  expect(kept.watches.map(({ id, periods }) => [id, periods])).toEqual(
    row.watches.slice(0, 2).map(({ id }) => [id, '00-08']),
  );
  expect((await write(row, [])).body.code).toBe('STALE');
  // The form writes no watches.
  const { body: saved } = await chief<Row>('PUT', PATH, { ...kept, note: '备注', watches: [] });
  expect(saved.watches).toHaveLength(2);
});

test('what cannot be read is refused at its place', async () => {
  const { body } = await create(month(3));
  const [day = ''] = daysOf(month(3));
  const refused = await write(body, [
    person('张三', GOOD, [day]),
    person('张三', '20-04', [day]),
    { personName: '李四', personRank: '', days: [] },
  ]);
  expect(refused.status).toBe(400);
  expect(fields(refused.body)).toEqual([
    'people.1.personName',
    'people.1.days.0.periods',
    'people.2.personRank',
    'people.2.personName',
  ]);
});

test('rest that is broken is submitted with the master’s reason alone, and with the one for what is broken', async () => {
  const days = daysOf(month(4));
  const row = await written(month(4), [person('张三', BAD, days.slice(0, 3))]);
  expect(row).toMatchObject({ restCheck: 'BROKEN' });
  const without = (await submit(row)).body;
  expect(without.code).toBe('RULE');
  expect(without.message).toContain('张三');
  expect((await explain(row, chief)).status).toBe(403);
  expect((await explain(row)).status).toBe(200);
  const explained = await read(row);
  expect(explained.masterReason).toBe(WHY);
  // Others stand more: the reason falls.
  await write(explained, [person('张三', BAD, days.slice(0, 4))]);
  const changed = await read(row);
  expect(changed.masterReason).toBeNull();
  await explain(changed);
  // Another kind of duty breaks more: it is refused as it is now.
  const anchor = await written(month(4), [person('张三', '04-06', days.slice(0, 3))], { dutyKind: 'ANCHOR' });
  expect((await submit(await read(row))).body.code).toBe('RULE');
  expect((await chief('DELETE', `${PATH}/${anchor.id}?version=${anchor.version}`)).status).toBe(200);
  const run = await submit(await read(row));
  expect(run.status).toBe(200);
  expect((await read(row)).status).toBe('IN_AUDIT');
  expect((await write(await read(row), [])).body.code).toBe('WRONG_STATE');
  const [next] = (await office<Run>('GET', `/api/approval/runs/${run.body.id}`)).body.waiting ?? [];
  const who = await identityOf(company.db, next!.person.id, { now: company.ctx().now });
  expect(who!.user.roles).toContain('MASTER');
  const deed = { act: 'approve', taskId: next!.taskId, opinion: '同意' };
  await company.as(who!.user)('POST', `/api/approval/runs/${run.body.id}/act`, deed);
  expect((await read(row)).status).toBe('APPROVE');
});

test('nothing is given a reason for where rest is kept, and nothing empty is submitted', async () => {
  const empty = await create(month(5));
  expect((await submit(empty.body)).body.code).toBe('RULE');
  const kept = await write(empty.body, [person('张三', GOOD, daysOf(month(5)))]);
  expect((await explain(kept.body)).body.code).toBe('RULE');
  expect((await submit(await read(empty.body))).status).toBe(200);
});

test('the months beside count, and so do other kinds of duty of the same person', async () => {
  const [before, now] = [month(6), monthsAfter(month(6), 1)];
  await written(before, [person('张三', '10-24', daysOf(before).slice(-1))]);
  const row = await written(now, [person('张三', '00-10', daysOf(now).slice(0, 1))]);
  expect(row).toMatchObject({ restCheck: 'BROKEN' });
  const { body: board } = await chief<DutyBoard>('GET', `${PATH}/${row.id}/board`);
  expect(board.elsewhere).toEqual([{ day: daysOf(before).at(-1), personName: '张三', periods: '10-24' }]);
});

test('a roster is checked before it is kept; of another ship nothing is told', async () => {
  const asked = (over: Line = {}, by: Send = chief) =>
    by<Found & Refused>('POST', `${PATH}/check`, {
      shipId: ship,
      dutyMonth: month(8),
      dutyKind: 'SEA_WATCH',
      people: [person('张三', BAD, daysOf(month(8)).slice(0, 2)), person('李四', '00-04 12-18', daysOf(month(8)))],
      ...over,
    });
  const { status, body } = await asked();
  expect(status).toBe(200);
  expect(body.breaches).toMatchObject([{ rule: 'R3', person: '张三' }]);
  expect((await asked({ shipId: other }, master)).status).toBe(404);
  expect((await asked({ people: [person('', BAD, daysOf(month(8)))] })).status).toBe(400);
});

test('a roster goes on paper and into a sheet, with what breaks rest hours', async () => {
  const row = await written(month(9), [person('张三', BAD, daysOf(month(9)).slice(0, 3))]);
  const sheet = await chief('GET', `${PATH}/${row.id}/sheet`);
  expect(sheet.status).toBe(200);
  const pdf = await chief('GET', `/api/papers/qhse.shipDuty/${row.id}/pdf?language=en`);
  expect(pdf.status).toBe(200);
  expect(pdfPages(pdf.raw).flat().join('\n')).toContain('Watch roster');
});

test('in the company the sea watch is in force, and what breaks rest waits with the master’s reason', async () => {
  const { content } = (await office<{ content: Row[] }>('GET', `${PATH}?restCheck=BROKEN&status=IN_AUDIT&size=100`))
    .body;
  expect(content).toHaveLength(1);
  expect(await read(content[0]!)).toMatchObject({
    dutyKind: 'SECURITY',
    masterReason: expect.stringContaining('补休'),
  });
});
