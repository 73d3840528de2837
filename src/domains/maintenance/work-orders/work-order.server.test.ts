import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { monthsOn } from '../jobs/next-due.rules.ts';

type Line = Record<string, unknown>;
type Order = Line & { id: number; version: number; orderNo: string; woStatus: string; dueDate: string };
type Job = Line & { id: number; version: number; nextDueDate: string; lastDoneDate: string | null };
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Page = { content: Order[]; totalElements: number };

const PATH = '/api/maintenance/work-orders';
const JOBS = '/api/maintenance/jobs';
const GENERATE = '/api/maintenance/jobs/generate';
const day = (days: number): string => officeDay(daysFrom(days));
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);

let company: Company;
let shore: Send;
let manager: Send;
let chief: Send;
let master: Send;
let ship: number;
let engine: number;
let deck: number;
let key: number;

const held = ['list', 'add', 'edit', 'issue', 'start', 'report', 'return', 'confirm', 'verify', 'cancel', 'generate'];
const scope = { vessel: 'all', organization: 'all' } as const;
const holding = (id: number, ...more: string[]) =>
  company.as({
    id,
    scope,
    permissions: new Set(
      [...held, ...more].map((act) => `maintenance:workOrder:${act}`).concat('maintenance:job:list'),
    ),
  });

const create = (over: Line = {}, by: Send = chief) =>
  by<Order & Refused>('POST', PATH, { equipmentId: engine, workName: '更换泵机械密封', dueDate: day(5), ...over });
const act = ({ id, version }: Order, name: string, body: Line = {}, by: Send = chief) =>
  by<Order & Refused>('POST', `${PATH}/${id}/${name}`, { version, ...body });
const read = async (id: number) => (await shore<Order>('GET', `${PATH}/${id}`)).body;

let jobNo = 0;
async function jobOf(over: Line = {}): Promise<Job> {
  jobNo += 1;
  const made = await company.as()<Job & Refused>('POST', JOBS, {
    shipId: ship,
    equipmentId: engine,
    code: `T-${jobNo}`,
    name: `试验工作 ${jobNo}`,
    nameEn: `Trial ${jobNo}`,
    jobType: 'ROUTINE',
    level: 'C',
    intervalMonths: 1,
    leadDays: 7,
    windowDays: 0,
    lastDoneDate: monthsOn(day(3), -1),
    ...over,
  });
  expect([made.status, made.body.message, made.body.errors]).toEqual([200, undefined, undefined]);
  return made.body;
}
const jobNow = async ({ id }: Job) => (await shore<Job>('GET', `${JOBS}/${id}`)).body;
const openOf = async ({ id }: Job) =>
  (await shore<Page>('GET', `${PATH}?jobId=${id}&woStatus=PLANNED&woStatus=ISSUED&woStatus=DOING&woStatus=REPORTED`))
    .body.content;
const generate = (by: Send = shore) => by<{ created: number; moved: number }>('POST', GENERATE, { shipId: ship });

/** An order of a job, issued and reported by the chief. */
async function reported(job: Job, told: Line = {}): Promise<Order> {
  await generate();
  const [order] = await openOf(job);
  const issued = await act(order!, 'issue');
  const { status, body } = await act(issued.body, 'report', { doneDate: day(0), result: 'OK', ...told });
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}

beforeAll(async () => {
  company = await companyServer();
  shore = holding(1_000_001);
  manager = holding(1_000_002, 'cancelKey');
  chief = holding(1_000_003, 'confirmEngine');
  master = holding(1_000_004, 'confirmDeck', 'confirmEngine');
  const [found] = await company.db.query<{ ship: number; engine: number; deck: number; key: number }>(
    `select e.ship_id as ship, min(e.id) filter (where e.department = 'ENGINE' and e.key_flag is not true) as engine,
       min(e.id) filter (where e.department = 'DECK' and e.key_flag is not true) as deck, min(e.id) filter (where e.key_flag) as key
     from maintenance_equipment e where e.node_type = 'EQUIPMENT' and e.use_status = 'IN_USE' and e.deleted_at is null
     group by e.ship_id order by e.ship_id limit 1`,
  );
  ({ ship, engine, deck, key } = found!);
}, 180_000);
afterAll(() => company.close());

describe('work that comes up', () => {
  test('is entered, issued, started, reported and confirmed', async () => {
    const made = await create();
    expect([made.status, made.body.message]).toEqual([200, undefined]);
    expect(made.body).toMatchObject({
      orderNo: expect.stringMatching(/^WO-\w+-\d{6}-\d{4}$/),
      orderType: 'TEMPORARY',
      shipId: ship,
      department: 'ENGINE',
      originalDueDate: day(5),
      latestDate: day(5),
      woStatus: 'PLANNED',
    });
    const issued = await act(made.body, 'issue');
    const started = await act(issued.body, 'start');
    const told = await act(started.body, 'report', { doneDate: day(0), result: 'OK', manHours: '2.5' });
    expect(told.body).toMatchObject({ woStatus: 'REPORTED', doneDate: day(0), manHours: '2.5' });
    const finished = await act(told.body, 'confirm', {}, master);
    expect(finished.body).toMatchObject({ woStatus: 'FINISHED', confirmTime: expect.any(String) });
  });

  test('is none of a job, of another type or of a day that has passed', async () => {
    const job = await jobOf();
    const typed = await create({ orderType: 'PLANNED', jobId: job.id, windowDays: 30 });
    expect(typed.body).toMatchObject({ orderType: 'TEMPORARY', jobId: null, windowDays: 0 });
    expect(fields((await create({ dueDate: day(-1) })).body)).toEqual(['dueDate']);
  });

  test('is not changed over what somebody else changed, nor in a state that closes it', async () => {
    const { body: made } = await create();
    const issued = await act(made, 'issue');
    expect((await act(made, 'start')).body.code).toBe('STALE');
    const late = await chief<Order & Refused>('PUT', PATH, { ...issued.body, dueDate: day(9) });
    expect([late.status, late.body.code]).toEqual([409, 'WRONG_STATE']);
    expect((await act(issued.body, 'confirm', {}, master)).body.code).toBe('WRONG_STATE');
  });

  test('is the ship’s own: another ship’s people find nothing', async () => {
    const { body: made } = await create();
    const others = company.as({ scope: { vessel: [ship + 1_000_000] }, permissions: new Set(['*']) });
    expect((await others('GET', `${PATH}/${made.id}`)).status).toBe(404);
    expect((await act(made, 'issue', {}, others)).status).toBe(404);
    expect((await others<Page>('GET', PATH)).body.totalElements).toBe(0);
  });
});

describe('a report', () => {
  test('is refused at its fields', async () => {
    const { body: made } = await create();
    const { body: issued } = await act(made, 'issue');
    const refused = await act(issued, 'report', { doneDate: day(1), result: 'NOT_OK' });
    expect(fields(refused.body)).toEqual(['doneDate', 'conditionFound']);
    expect((await read(made.id)).woStatus).toBe('ISSUED');
  });

  test('of an order past its latest day says why it is late', async () => {
    const job = await jobOf({ lastDoneDate: monthsOn(day(-2), -1) });
    await generate();
    const [order] = await openOf(job);
    const { body: issued } = await act(order!, 'issue');
    expect(fields((await act(issued, 'report', { doneDate: day(0), result: 'OK' })).body)).toEqual(['overdueReason']);
    const told = await act(issued, 'report', { doneDate: day(0), result: 'OK', overdueReason: 'SPARES' });
    expect(told.body.woStatus).toBe('REPORTED');
  });

  test('waits for required checks, and for the numbers of permit and assessment', async () => {
    const job = await jobOf({
      needPermit: 'ENCLOSED',
      needRisk: true,
      checklist: [{ item: '间隙', valueType: 'NUMBER', least: '0.100', most: '0.300', needed: true }],
    });
    await generate();
    const [order] = await openOf(job);
    let now: Order = (await act(order!, 'issue')).body;
    expect((await act(now, 'start')).body.code).toBe('RULE');
    now = (await chief<Order>('PUT', PATH, { ...(await read(now.id)), permitNo: 'PTW-26-014', riskNo: 'RA-118' })).body;
    const started = await act(now, 'start');
    expect(started.body.woStatus).toBe('DOING');
    const told = { doneDate: day(0), result: 'OK' };
    expect((await act(started.body, 'report', told)).body.code).toBe('RULE');
    const whole = await read(now.id);
    const checklist = (whole.checklist as Line[]).map((one) => ({ ...one, figure: '0.450' }));
    now = (await chief<Order>('PUT', PATH, { ...whole, checklist })).body;
    expect((now.checklist as Line[])[0]).toMatchObject({ figure: '0.450', outside: true });
    expect((await act(now, 'report', told)).body.woStatus).toBe('REPORTED');
  });

  test('of many at a time is for routine work in time', async () => {
    const daily = await jobOf({ level: 'C' });
    const quarterly = await jobOf({ level: 'D' });
    await generate();
    const [routine] = await openOf(daily);
    const [other] = await openOf(quarterly);
    const refused = await act((await act(other!, 'issue')).body, 'report-routine', { doneDate: day(0) });
    expect([refused.status, refused.body.code]).toEqual([400, 'RULE']);
    const done = await act((await act(routine!, 'issue')).body, 'report-routine', { doneDate: day(0) });
    expect(done.body).toMatchObject({ woStatus: 'REPORTED', result: 'OK' });
  });

  test('comes back with a reason', async () => {
    const order = await reported(await jobOf());
    expect((await act(order, 'return')).status).toBe(400);
    expect((await act(order, 'return', { reason: '照片不清' }, master)).body.woStatus).toBe('DOING');
  });
});

describe('a confirmation', () => {
  test('is the department’s own head’s', async () => {
    const { body: made } = await create({ equipmentId: deck });
    const { body: issued } = await act(made, 'issue');
    const { body: told } = await act(issued, 'report', { doneDate: day(0), result: 'OK' }, master);
    const refused = await act(told, 'confirm');
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    expect((await read(made.id)).woStatus).toBe('REPORTED');
  });

  test('is never that of whoever reported it, but for routine work', async () => {
    const quarterly = await reported(await jobOf({ level: 'D' }));
    expect((await act(quarterly, 'confirm')).body.code).toBe('RULE');
    expect((await act(quarterly, 'confirm', {}, master)).body.woStatus).toBe('FINISHED');
    const monthly = await reported(await jobOf({ level: 'C' }));
    expect((await act(monthly, 'confirm')).body.woStatus).toBe('FINISHED');
  });

  test('sets when the job was done and is due next', async () => {
    const job = await jobOf();
    const order = await reported(job);
    await act(order, 'confirm', {}, master);
    expect(await jobNow(job)).toMatchObject({ lastDoneDate: day(0), nextDueDate: monthsOn(day(0), 1) });
    expect(await openOf(job)).toEqual([]);
  });

  test('of a fixed interval counts from the due date, and makes the next order where that is near', async () => {
    const job = await jobOf({
      baseRule: 'FIXED',
      intervalMonths: null,
      intervalDays: 5,
      leadDays: 14,
      lastDoneDate: day(-2),
    });
    const order = await reported(job);
    await act(order, 'confirm', {}, master);
    expect(await jobNow(job)).toMatchObject({ nextDueDate: day(8) });
    expect(await openOf(job)).toMatchObject([{ dueDate: day(8), woStatus: 'PLANNED' }]);
  });

  test('by two at once finishes it once', async () => {
    const order = await reported(await jobOf({ level: 'D' }));
    const both = await Promise.all([act(order, 'confirm', {}, master), act(order, 'confirm', {}, master)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('of critical equipment is verified ashore, once', async () => {
    const order = await reported(await jobOf({ equipmentId: key }));
    const { body: finished } = await act(order, 'confirm', {}, master);
    expect(finished.shoreVerify).toBe(true);
    const verified = await act(finished, 'verify', {}, shore);
    expect(verified.body.verifyTime).toEqual(expect.any(String));
    expect((await act(verified.body, 'verify', {}, shore)).body.code).toBe('RULE');
  });
});

describe('work that counts hours', () => {
  let counted: { equipment: number; total: string };
  const more = (hours: number): string => (Number(counted.total) + hours).toFixed(1);
  const byHours = () =>
    jobOf({
      equipmentId: counted.equipment,
      level: 'E',
      intervalMonths: null,
      intervalHours: 500,
      leadDays: 30,
      lastDoneDate: day(-30),
      lastDoneHours: more(-500),
    });
  const told = (doneHours: string) => ({ doneHours, overdueReason: 'SPARES' });

  beforeAll(async () => {
    const [found] = await company.db.query<{ equipment: number; total: string }>(
      `select c.equipment_id as equipment, c.current_total as total from maintenance_counter c join maintenance_equipment e on e.id = c.equipment_id
       where c.ship_id = $1 and c.unit = 'H' and c.counter_status = 'IN_USE' and c.current_total > 1000 and e.key_flag is not true
         and c.deleted_at is null order by c.last_read_time, c.id limit 1`,
      [ship],
    );
    counted = found!;
  });

  test('says at how many it was done, and no more than can be', async () => {
    const job = await byHours();
    await generate();
    const [order] = await openOf(job);
    const { body: issued } = await act(order!, 'issue');
    const report = (over: Line) =>
      act(issued, 'report', { doneDate: day(0), result: 'OK', overdueReason: 'SPARES', ...over });
    expect(fields((await report({})).body)).toEqual(['doneHours']);
    expect(fields((await report({ doneHours: more(9999) })).body)).toEqual(['doneHours']);
    expect(fields((await report({ doneHours: more(-1) })).body)).toEqual(['doneHours']);
    expect((await report({ doneHours: more(0) })).body.woStatus).toBe('REPORTED');
  });

  test('becomes a reading when it is confirmed, and its job is due by it', async () => {
    const job = await byHours();
    const order = await reported(job, told(more(0.5)));
    expect((await act(order, 'confirm', {}, master)).body.woStatus).toBe('FINISHED');
    expect(await jobNow(job)).toMatchObject({ lastDoneHours: more(0.5), nextDueHours: more(500.5) });
    const readings = await company.db.query<{ total: string; source: string }>(
      `select r.total, r.source from maintenance_running_hour_reading r join maintenance_counter c on c.id = r.counter_id
       where c.equipment_id = $1 order by r.read_time desc limit 1`,
      [counted.equipment],
    );
    expect(readings).toEqual([{ total: more(0.5), source: 'WORK_ORDER' }]);
  });

  test('of one machine is confirmed by two at once', async () => {
    const first = await reported(await byHours(), told(more(0.5)));
    const second = await reported(await byHours(), told(more(0.5)));
    const both = await Promise.all([first, second].map((order) => act(order, 'confirm', {}, master)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('a cancelled order', () => {
  test('of critical equipment is the technical manager’s', async () => {
    const { body: made } = await create({ equipmentId: key });
    const refused = await act(made, 'cancel', { reason: '重复' }, shore);
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    const done = await act(made, 'cancel', { reason: '重复' }, manager);
    expect(done.body).toMatchObject({ woStatus: 'CANCELLED', cancelReason: '重复', cancelledOn: day(0) });
  });

  test('of a fixed interval leaves its job to the next date', async () => {
    const job = await jobOf({ baseRule: 'FIXED' });
    await generate();
    const [order] = await openOf(job);
    await act(order!, 'cancel', { reason: '并入坞修' }, shore);
    expect((await jobNow(job)).nextDueDate).toBe(monthsOn(day(3), 1));
  });
});

describe('orders that are due', () => {
  test('are made within the lead days, not a day before, and once', async () => {
    const due = await jobOf({ intervalMonths: null, intervalDays: 30, lastDoneDate: day(-23) });
    const early = await jobOf({ intervalMonths: null, intervalDays: 30, lastDoneDate: day(-22) });
    await generate();
    await generate();
    expect(await openOf(due)).toMatchObject([{ dueDate: day(7), woStatus: 'PLANNED' }]);
    expect(await openOf(early)).toEqual([]);
  });

  test('are made once, whoever asks at the same time', async () => {
    const job = await jobOf();
    await Promise.all([generate(), generate(), company.runSchedule('maintenance.generateOrders')]);
    expect(await openOf(job)).toHaveLength(1);
  });

  test('are none of a machine that is laid up', async () => {
    const [machine] = await company.db.query<{ id: number }>(
      `select id from maintenance_equipment where ship_id = $1 and node_type = 'EQUIPMENT' and use_status = 'IN_USE' and key_flag is not true
         and id not in (select equipment_id from maintenance_work_order) and id <> $2 and deleted_at is null order by id desc limit 1`,
      [ship, engine],
    );
    const job = await jobOf({ equipmentId: machine!.id });
    await company.db.query(`update maintenance_equipment set use_status = 'LAID_UP' where id = $1`, [machine!.id]);
    await generate();
    expect(await openOf(job)).toEqual([]);
  });

  test('follow their job while nobody has taken them up', async () => {
    const job = await jobOf();
    await generate();
    const before = (await openOf(job))[0]!;
    const now = await jobNow(job);
    const changed = await company.as()<Job & Refused>('PUT', JOBS, { ...now, intervalMonths: null, intervalDays: 40 });
    expect(changed.status).toBe(200);
    await generate();
    const after = (await openOf(job))[0]!;
    expect(after).toMatchObject({ id: before.id, dueDate: changed.body.nextDueDate });
    expect(after.dueDate).not.toBe(before.dueDate);
  });

  test('are issued by night when half of the lead days have passed', async () => {
    const near = await jobOf({ lastDoneDate: monthsOn(day(2), -1) });
    const far = await jobOf({ intervalMonths: null, intervalDays: 30, lastDoneDate: day(-24) });
    await company.runSchedule('maintenance.generateOrders');
    expect((await openOf(near))[0]?.woStatus).toBe('ISSUED');
    expect((await openOf(far))[0]).toMatchObject({ dueDate: day(6), woStatus: 'PLANNED' });
  });

  test('stand in the lists by what waits of them', async () => {
    const job = await jobOf({ lastDoneDate: monthsOn(day(-4), -1), equipmentId: key });
    await generate();
    const [order] = await openOf(job);
    const overdue = await shore<Page>('GET', `${PATH}?lamp=OVERDUE&keyFlag=true&jobId=${job.id}`);
    expect(overdue.body.content.map(({ id }) => id)).toEqual([order!.id]);
    expect((await shore<Page>('GET', `${PATH}?lamp=LATER&jobId=${job.id}`)).body.totalElements).toBe(0);
  });

  test('keep what their job says of them', async () => {
    const job = await jobOf();
    await generate();
    const order = await read((await openOf(job))[0]!.id);
    const typed = await shore<Order & Refused>('PUT', PATH, {
      ...order,
      workName: '别的',
      dueDate: daysAfter(order.dueDate, 9),
    });
    expect(fields(typed.body)).toEqual(['workName', 'dueDate']);
  });
});
