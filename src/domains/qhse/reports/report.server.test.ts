import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { identityOf } from '../../identity/public.server.ts';

type Line = Record<string, unknown>;
type Row = Line & { id: number; version: number; status: string; reportNo: string };
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Run = { id: number; waiting?: { taskId: number; person: { id: number } }[] };

const PATH = '/api/qhse/reports';

let company: Company;
let office: Send;
let master: Send;
let ship: number;
let other: number;

const day = (days: number): string => officeDay(daysFrom(days));
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);
const create = (over: Line = {}, by: Send = master) =>
  by<Row & Refused>('POST', PATH, {
    reportKind: 'INCIDENT',
    eventType: 'MACHINERY',
    severity: 'MINOR',
    shipId: ship,
    occurDay: day(0),
    description: '发电机滑油管接头漏油',
    ...over,
  });
const read = async (id: number): Promise<Row> => (await office<Row>('GET', `${PATH}/${id}`)).body;
const submit = ({ id, version }: Row, by: Send = master) =>
  by<Run & Refused>('POST', '/api/approval/runs', { resource: 'qhse.report', recordId: id, version });

/** Whoever has to look at it does; answers the status of the call. */
async function decide(run: Run, deed: string): Promise<number> {
  const [next] = (await office<Run>('GET', `/api/approval/runs/${run.id}`)).body.waiting ?? [];
  const who = await identityOf(company.db, next!.person.id, { now: company.ctx().now });
  const given = { act: deed, taskId: next!.taskId, opinion: '已阅' };
  return (await company.as(who!.user)('POST', `/api/approval/runs/${run.id}/act`, given)).status;
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
}, 180_000);
afterAll(() => company.close());

test('a first report says what happened, on a day that has come, and how grave an accident is', async () => {
  expect(fields((await create({ severity: null })).body)).toEqual(['severity']);
  expect(fields((await create({ occurDay: day(1) })).body)).toEqual(['occurDay']);
  expect(fields((await create({ occurTime: daysFrom(-9).toISOString() })).body)).toEqual(['occurTime']);
  expect(fields((await create({ shipId: other })).body)).toEqual(['shipId']);
  const { body } = await create({ nameless: true, closedOn: day(0), reportKind: 'NEAR_MISS', severity: null });
  expect(body).toMatchObject({ reportNo: expect.stringMatching(/^ER-\d{4}-\d{4}$/), nameless: false, closedOn: null });
});

test('it is late when it is sent after the day that follows', async () => {
  const early = await create();
  expect((await submit(early.body)).status).toBe(200);
  const late = await create({ occurDay: day(-3) });
  expect((await submit(late.body)).status).toBe(200);
  expect([(await read(early.body.id)).reportedLate, (await read(late.body.id)).reportedLate]).toEqual([false, true]);
});

test('an injury names who was hurt, by post', async () => {
  const { body } = await create({ reportKind: 'ACCIDENT', eventType: 'INJURY' });
  expect(fields((await submit(body)).body)).toEqual(['injuries']);
});

test('an incident is approved with its root cause, which investigators add on the way, and closed with its measures', async () => {
  const { body } = await create();
  const run = (await submit(body)).body;
  expect(await decide(run, 'approve')).toBe(400);
  const sent = await read(body.id);
  expect((await master<Refused>('PUT', PATH, { ...sent, rootCause: '接头未拧紧' })).body.code).toBe('WRONG_STATE');
  const told = await office<Row & Refused>('PUT', PATH, {
    ...sent,
    rootCause: '接头未拧紧',
    causes: [{ factor: 'METHOD' }],
    measures: [{ measure: '修订检修程序' }],
  });
  expect([told.status, told.body.message]).toEqual([200, undefined]);
  expect((await office<Refused>('PUT', PATH, { ...told.body, description: '改写' })).body.code).toBe('WRONG_STATE');
  expect(await decide(run, 'approve')).toBe(200);
  const approved = await read(body.id);
  expect(approved).toMatchObject({ status: 'APPROVE', approvedOn: day(0) });
  const close = (row: Row, by: Send = office) =>
    by<Row & Refused>('POST', `${PATH}/${row.id}/close`, { version: row.version });
  expect((await close(approved)).status).toBe(400);
  expect((await close(approved, master)).status).toBe(403);
  const measures = (approved.measures as Line[]).map((one) => ({ ...one, doneDate: day(0) }));
  const done = await office<Row>('PUT', PATH, { ...approved, measures });
  expect((await close({ ...done.body, version: approved.version })).body.code).toBe('STALE');
  expect((await close(done.body)).body).toMatchObject({ closedOn: day(0) });
});

test('what is serious goes on to the general manager', async () => {
  const cause = { rootCause: '缆绳磨损超限', causes: [{ factor: 'MATERIAL' }] };
  const { body } = await create({ severity: 'SERIOUS', ...cause });
  const run = (await submit(body)).body;
  expect(await decide(run, 'approve')).toBe(200);
  expect((await read(body.id)).status).toBe('IN_AUDIT');
  expect(await decide(run, 'approve')).toBe(200);
  expect((await read(body.id)).status).toBe('APPROVE');
});

test('figures count lost time and recordable cases of the ships that somebody sees', async () => {
  type Figures = { near: number; lti: number; trc: number; ltif: string };
  const before = (await office<Figures>('GET', `${PATH}/figures`)).body;
  const injuries = [
    { post: '水手', injury: 'PPD', lostDays: 30 },
    { post: '机工', injury: 'MTC' },
    { post: '厨师', injury: 'FAC' },
  ];
  expect((await create({ reportKind: 'ACCIDENT', eventType: 'INJURY', injuries })).status).toBe(200);
  const after = (await office<Figures>('GET', `${PATH}/figures`)).body;
  expect([after.lti - before.lti, after.trc - before.trc]).toEqual([1, 2]);
  const own = (await master<Figures>('GET', `${PATH}/figures`)).body;
  expect(own.near).toBeLessThan(after.near);
});

test('an anonymous near miss keeps ship and day: no person, device, address or hour in record, history or log', async () => {
  const tables = await company.db.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const counts = async (): Promise<Map<string, number>> => {
    const found = new Map<string, number>();
    for (const { name } of tables) {
      const [row] = await company.db.query<{ n: number }>(`select count(*)::int as n from "${name}"`);
      found.set(name, row!.n);
    }
    return found;
  };
  // A list of the operation log waits for what is still to be written into it.
  const told = async (): Promise<unknown> =>
    (await company.as()<unknown>('GET', '/api/system/call-logs?size=200')).body;
  await company.runJobs();
  await told();
  const before = await counts();
  const mark = '吊机限位失灵，试车时发现';
  const { status, body } = await master<{ reportNo: string } & Refused>(
    'POST',
    `${PATH}/anonymous`,
    { shipId: ship, occurDay: day(-1), eventType: 'CARGO', description: mark },
    { 'idempotency-key': 'anonymous-near-miss', 'user-agent': 'Bridge-PC', 'x-forwarded-for': '10.9.8.7' },
  );
  expect([status, body.message]).toEqual([200, undefined]);
  expect(JSON.stringify(await told())).not.toContain('/anonymous');
  const after = await counts();
  const grown = [...after].filter(([name, n]) => n !== before.get(name)).map(([name]) => name);
  const LEFT = /^(qhse_report|kernel_history|kernel_finder\w*|kernel_search\w*|kernel_serial)$/;
  expect(grown.filter((name) => !LEFT.test(name))).toEqual([]);
  const [kept] = await company.db.query<Line & { id: number }>(`select * from qhse_report where report_no = $1`, [
    body.reportNo,
  ]);
  expect(kept).toMatchObject({ create_by: 0, nameless: true, occur_time: null, update_name: null });
  const history = await company.db.query<Line>(
    `select * from kernel_history where resource = 'qhse.report' and record_id = $1`,
    [kept!.id],
  );
  expect(history).toHaveLength(1);
  expect(history[0]).toMatchObject({ user_id: 0, username: 'system', actor_name: null, request_id: 'anonymous' });
  // The beginning of the office's day, whatever hour it was.
  const [times] = await company.db.query<{ made: string; told: string }>(
    `select to_char(r.create_time at time zone 'Asia/Shanghai', 'HH24:MI:SS.MS') as made,
       to_char(h.at at time zone 'Asia/Shanghai', 'HH24:MI:SS.MS') as told
     from qhse_report r join kernel_history h on h.resource = 'qhse.report' and h.record_id = r.id where r.id = $1`,
    [kept!.id],
  );
  expect(times).toEqual({ made: '00:00:00.000', told: '00:00:00.000' });
  const [person] = await company.db.query<{ id: number; name: string }>(
    `select id, name from identity_user where username = 'master.pioneer'`,
  );
  const whole = JSON.stringify([kept, history]);
  for (const trace of ['master.pioneer', person!.name, 'Bridge-PC', '10.9.8.7', '127.0.0.1'])
    expect([trace, whole.includes(trace)]).toEqual([trace, false]);
});

test('an anonymous near miss is of a ship that one sees, on a day that has come, and no draft of anybody', async () => {
  const send = (over: Line, by: Send = master) =>
    by<Refused>('POST', `${PATH}/anonymous`, {
      shipId: ship,
      occurDay: day(-1),
      eventType: 'CARGO',
      description: '险情',
      ...over,
    });
  expect(fields((await send({ shipId: other })).body)).toEqual(['shipId']);
  expect(fields((await send({ occurDay: day(1) })).body)).toEqual(['occurDay']);
  expect(fields((await send({ eventType: 'NONE' })).body)).toEqual(['eventType']);
  expect((await send({}, await company.signIn('nobody'))).status).toBe(403);
});
