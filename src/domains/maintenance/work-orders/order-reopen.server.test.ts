import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';

type Line = Record<string, unknown>;
type Order = Line & { id: number; version: number; orderNo: string; woStatus: string; dueDate: string };
type Job = Line & { id: number; version: number };
type Refused = { code: string; message: string; errors?: { field: string }[] };

const PATH = '/api/maintenance/work-orders';
const JOBS = '/api/maintenance/jobs';
const REASON = { reason: '照片为旧件，须重新检查' };
const day = (days: number): string => officeDay(daysFrom(days));

let company: Company;
let office: Send;
/** Confirms what the other reports. */
let head: Send;
let superintendent: Send;
let ship: number;
let engine: number;
let counted: { id: number; equipment: number; total: string };

const act = ({ id, version }: Order, name: string, body: Line = {}, by: Send = office) =>
  by<Order & Refused>('POST', `${PATH}/${id}/${name}`, { version, ...body });
const reopen = (order: Order, by: Send = superintendent) => act(order, 'reopen', REASON, by);
const read = async ({ id }: Order) => (await office<Order>('GET', `${PATH}/${id}`)).body;
const jobNow = async ({ id }: Job) => (await office<Job>('GET', `${JOBS}/${id}`)).body;
const ordersOf = async ({ id }: Job) => (await office<{ content: Order[] }>('GET', `${PATH}?jobId=${id}`)).body.content;
const generate = () => office('POST', `${JOBS}/generate`, { shipId: ship });

let jobNo = 0;
async function jobOf(over: Line = {}): Promise<Job> {
  jobNo += 1;
  const made = await office<Job & Refused>('POST', JOBS, {
    shipId: ship,
    equipmentId: engine,
    code: `R-${jobNo}`,
    name: `重开试验 ${jobNo}`,
    nameEn: `Reopening ${jobNo}`,
    jobType: 'ROUTINE',
    level: 'C',
    intervalDays: 30,
    leadDays: 7,
    windowDays: 0,
    lastDoneDate: day(-27),
    ...over,
  });
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  return made.body;
}

/** An order that is issued, reported and confirmed. */
async function finish(order: Order, told: Line = {}): Promise<Order> {
  const issued = order.woStatus === 'PLANNED' ? (await act(order, 'issue')).body : order;
  const reported = await act(issued, 'report', { doneDate: day(0), result: 'OK', ...told });
  expect([reported.status, reported.body.message]).toEqual([200, undefined]);
  const confirmed = await act(reported.body, 'confirm', {}, head);
  expect([confirmed.status, confirmed.body.message]).toEqual([200, undefined]);
  return read(confirmed.body);
}

async function finished(job: Job, told: Line = {}): Promise<Order> {
  await generate();
  const [order] = await ordersOf(job);
  return finish(order!, told);
}

async function temporary(over: Line = {}): Promise<Order> {
  const made = await office<Order>('POST', PATH, {
    equipmentId: engine,
    workName: '更换泵机械密封',
    dueDate: day(5),
    ...over,
  });
  expect(made.status).toBe(200);
  return made.body;
}

beforeAll(async () => {
  company = await companyServer();
  office = company.as();
  head = company.as({
    id: 1_000_001,
    scope: { vessel: 'all', organization: 'all' },
    permissions: new Set(
      ['list', 'confirm', 'confirmEngine', 'confirmDeck'].map((name) => `maintenance:workOrder:${name}`),
    ),
  });
  superintendent = company.as({
    scope: { vessel: 'all', organization: 'all' },
    permissions: new Set(['maintenance:workOrder:list', 'maintenance:workOrder:reopen']),
  });
  const [found] = await company.db.query<{ id: number; equipment: number; total: string; ship: number }>(
    `select c.id, c.equipment_id as equipment, c.current_total as total, c.ship_id as ship from maintenance_counter c
     join maintenance_equipment e on e.id = c.equipment_id
     where c.unit = 'H' and c.counter_status = 'IN_USE' and c.current_total > 1000 and e.key_flag is not true and c.deleted_at is null
     order by c.ship_id, c.last_read_time, c.id limit 1`,
  );
  counted = found!;
  ship = found!.ship;
  const [machine] = await company.db.query<{ id: number }>(
    `select id from maintenance_equipment where ship_id = $1 and department = 'ENGINE' and key_flag is not true
       and node_type = 'EQUIPMENT' and use_status = 'IN_USE' and deleted_at is null order by id limit 1`,
    [ship],
  );
  engine = machine!.id;
}, 180_000);
afterAll(() => company.close());

describe('a finished order is opened again', () => {
  test('with a reason, by whoever may, once', async () => {
    const order = await finish(await temporary());
    expect((await act(order, 'reopen', {}, superintendent)).status).toBe(400);
    const chief = company.as({
      scope: { vessel: 'all', organization: 'all' },
      permissions: new Set(['maintenance:workOrder:list', 'maintenance:workOrder:confirm']),
    });
    expect((await reopen(order, chief)).status).toBe(403);
    const others = company.as({ scope: { vessel: [ship + 1_000_000] }, permissions: new Set(['*']) });
    expect((await reopen(order, others)).status).toBe(404);
    const open = await reopen(order);
    expect(open.body).toMatchObject({ woStatus: 'DOING', confirmName: null, confirmTime: null });
    expect((await reopen(order)).body.code).toBe('STALE');
    expect((await reopen(open.body)).body.code).toBe('WRONG_STATE');
  });

  test('and its verification ashore is gone with its confirmation', async () => {
    const [key] = await company.db.query<{ id: number }>(
      `select id from maintenance_equipment where ship_id = $1 and key_flag and node_type = 'EQUIPMENT' and use_status = 'IN_USE'
         and deleted_at is null order by id limit 1`,
      [ship],
    );
    const order = await finish(await temporary({ equipmentId: key!.id }));
    const verified = await act(order, 'verify');
    expect(verified.body.verifyTime).toEqual(expect.any(String));
    expect((await reopen(verified.body)).body).toMatchObject({ woStatus: 'DOING', verifyName: null, verifyTime: null });
  });

  test('and its job was last done and is due as before; confirmed again it is done anew', async () => {
    const job = await jobOf();
    const before = await jobNow(job);
    const order = await finished(job);
    expect(await jobNow(job)).toMatchObject({ lastDoneDate: day(0), nextDueDate: day(30), doneByOrder: true });
    const open = await reopen(order);
    expect([open.status, open.body.message]).toEqual([200, undefined]);
    const { lastDoneDate, lastDueDate, nextDueDate } = before;
    expect(await jobNow(job)).toMatchObject({ lastDoneDate, lastDueDate, nextDueDate, doneByOrder: false });
    await generate();
    expect((await ordersOf(job)).map(({ id, woStatus }) => [id, woStatus])).toEqual([[order.id, 'DOING']]);
    await finish(open.body);
    expect(await jobNow(job)).toMatchObject({ lastDoneDate: day(0), nextDueDate: day(30) });
  });

  test('and the next order of its job gives way unless it is begun', async () => {
    const often = { baseRule: 'FIXED', intervalDays: 5, leadDays: 14, lastDoneDate: day(-2) };
    const job = await jobOf(often);
    const order = await finished(job);
    const next = (await ordersOf(job)).find(({ id }) => id !== order.id);
    expect(next).toMatchObject({ dueDate: day(8), woStatus: 'PLANNED' });
    expect((await reopen(order)).status).toBe(200);
    expect(await read(next!)).toMatchObject({ woStatus: 'CANCELLED', cancelledOn: day(0) });
    expect(await jobNow(job)).toMatchObject({ lastDoneDate: day(-2), nextDueDate: day(3) });
    const other = await jobOf(often);
    const done = await finished(other);
    const taken = (await ordersOf(other)).find(({ id }) => id !== done.id)!;
    const issued = await act(taken, 'issue');
    await act(issued.body, 'start');
    const refused = await reopen(done);
    expect([refused.status, refused.body.code]).toEqual([400, 'RULE']);
    expect(await read(done)).toMatchObject({ woStatus: 'FINISHED' });
  });

  test('but not where its job was done again since', async () => {
    const job = await jobOf({ baseRule: 'FIXED', intervalDays: 5, leadDays: 14, lastDoneDate: day(-2) });
    const order = await finished(job);
    const next = (await ordersOf(job)).find(({ id }) => id !== order.id)!;
    await finish(next);
    const refused = await reopen(order);
    expect([refused.status, refused.body.code]).toEqual([400, 'RULE']);
    expect(await jobNow(job)).toMatchObject({ lastDoneDate: day(0), lastDueDate: day(8) });
  });

  test('and the reading that it left is void, the counter shows what it showed', async () => {
    const more = (hours: number): string => (Number(counted.total) + hours).toFixed(1);
    const job = await jobOf({
      equipmentId: counted.equipment,
      level: 'E',
      intervalDays: null,
      intervalHours: 500,
      leadDays: 30,
      lastDoneDate: day(-30),
      lastDoneHours: more(-500),
    });
    const order = await finished(job, { doneHours: more(0.5), overdueReason: 'SPARES' });
    const shown = async () =>
      (
        await company.db.query<{ total: string; state: string | null }>(
          `select c.current_total as total, (select r.reading_status from maintenance_running_hour_reading r where r.id = $2) as state
           from maintenance_counter c where c.id = $1`,
          [counted.id, order.readingId],
        )
      )[0];
    expect(await shown()).toEqual({ total: more(0.5), state: 'VALID' });
    const open = await reopen(order);
    expect([open.status, open.body.message]).toEqual([200, undefined]);
    expect(await shown()).toEqual({ total: more(0), state: 'REPLACED' });
    expect(await jobNow(job)).toMatchObject({ lastDoneHours: more(-500), lastDoneDate: day(-30) });
  });

  test('but not where parts have left the stock: in words, and nothing changes', async () => {
    const order = await finish(await temporary());
    await company.db.query(
      `insert into maintenance_order_part (parent_id, seq, equipment_part_spec_id, unit_id, used_qty)
       select $1, 0, s.id, s.unit_id, 1 from maintenance_equipment_part_spec s where s.ship_id = $2 order by s.id limit 1`,
      [order.id, ship],
    );
    const refused = await reopen(order);
    expect([refused.status, refused.body.code]).toEqual([400, 'RULE']);
    expect(refused.body.message).toContain('备件');
    expect(await read(order)).toMatchObject({ woStatus: 'FINISHED' });
  });

  test('but not where the fault that it repaired is closed', async () => {
    const order = await finish(await temporary());
    await company.db.query(
      `update maintenance_error_report set work_order_id = $1, report_status = 'CLOSED' where id = (select max(id) from maintenance_error_report)`,
      [order.id],
    );
    const refused = await reopen(order);
    expect([refused.status, refused.body.code]).toEqual([400, 'RULE']);
  });

  test('but not where what stood before was not kept', async () => {
    const job = await jobOf();
    const order = await finished(job);
    await company.db.query('update maintenance_work_order set former_by_order = null where id = $1', [order.id]);
    expect((await reopen(order)).body.code).toBe('RULE');
    expect(await jobNow(job)).toMatchObject({ lastDoneDate: day(0) });
  });

  test('by two at once, once', async () => {
    const order = await finished(await jobOf());
    const both = await Promise.all([reopen(order), reopen(order)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
