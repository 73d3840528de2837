import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { identityOf } from '../../identity/public.server.ts';
import { workOrder } from '../work-orders/work-order.resource.ts';

type Line = Record<string, unknown>;
type Row = Line & { id: number; version: number; status: string };
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Run = { id: number; status: string; waiting?: { taskId: number; person: { id: number } }[] };

const PATH = '/api/maintenance/postponements';
const ORDERS = '/api/maintenance/work-orders';
const day = (days: number): string => officeDay(daysFrom(days));
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);

let company: Company;
let asker: Send;
let ship: number;
let plain: number;
let key: number;

let made = 0;
/** An order that is due in three days, of one's own making. */
async function orderOf(over: Line = {}, server: Line = {}): Promise<number> {
  made += 1;
  const [id] = await recordsOf(workOrder).createMany(company.ctx({ reason: '试验' }), [
    {
      draft: {
        orderType: 'PLANNED',
        shipId: ship,
        equipmentId: plain,
        workName: `延期试验 ${made}`,
        department: 'ENGINE',
        dueDate: day(3),
        ...over,
      },
      server: {
        orderNo: `WO-PP-${made}`,
        keyFlag: over.equipmentId === key,
        originalDueDate: day(3),
        windowDays: 0,
        delays: 0,
        woStatus: 'ISSUED',
        ...server,
      },
    },
  ]);
  return id!;
}

const ask = (order: number, over: Line = {}) =>
  asker<Row & Refused>('POST', `${PATH}/from-order`, {
    ids: [order],
    newDueDate: day(20),
    reasonType: 'SPARES',
    reason: '备件下一港到船',
    ...over,
  });
const submit = ({ id, version }: Row) =>
  asker<Run & Refused>('POST', '/api/approval/runs', { resource: 'maintenance.postponement', recordId: id, version });
const orderNow = async (id: number) => (await asker<Line>('GET', `${ORDERS}/${id}`)).body;
const now = async ({ id }: Row) => (await asker<Row>('GET', `${PATH}/${id}`)).body;
const waiting = async ({ id }: Run) => (await asker<Run>('GET', `/api/approval/runs/${id}`)).body.waiting ?? [];

/** Whoever has to look at it does; answers the roles of whoever did. */
async function decide(run: Run, deed: string): Promise<readonly string[]> {
  const [next] = await waiting(run);
  const who = await identityOf(company.db, next!.person.id, { now: company.ctx().now });
  const given = { act: deed, taskId: next!.taskId, opinion: '已阅' };
  const { status } = await company.as(who!.user)('POST', `/api/approval/runs/${run.id}/act`, given);
  expect(status).toBe(200);
  return who!.user.roles;
}

async function approved(run: Run): Promise<(readonly string[])[]> {
  const all: (readonly string[])[] = [];
  while ((await waiting(run)).length > 0 && all.length < 6) all.push(await decide(run, 'approve'));
  return all;
}

beforeAll(async () => {
  company = await companyServer();
  asker = await company.signIn('ce.pioneer');
  const [found] = await company.db.query<{ ship: number; plain: number; key: number }>(
    `select e.ship_id as ship, min(e.id) filter (where e.key_flag is not true) as plain, min(e.id) filter (where e.key_flag) as key
     from maintenance_equipment e join fleet_vessel v on v.id = e.ship_id
     where e.node_type = 'EQUIPMENT' and e.use_status = 'IN_USE' and e.deleted_at is null and v.name_en = 'HAI YUE PIONEER' group by e.ship_id`,
  );
  ({ ship, plain, key } = found!);
}, 180_000);
afterAll(() => company.close());

test('approved it moves the due date, and stays as the record of that move', async () => {
  const order = await orderOf();
  const drawn = await ask(order);
  expect([drawn.status, drawn.body.message]).toEqual([200, undefined]);
  expect(drawn.body).toMatchObject({
    postponeNo: expect.stringMatching(/^PP-\w+-\d{6}-\d{4}$/),
    workOrderId: order,
    shipId: ship,
    oldDueDate: day(3),
    newDueDate: day(20),
    extendDays: 17,
    times: 1,
    lateFlag: false,
    beyond: false,
    status: 'USE',
  });
  const sent = await submit(drawn.body);
  expect([sent.status, sent.body.message]).toEqual([200, undefined]);
  expect((await orderNow(order)).dueDate).toBe(day(3));
  const roles = await approved(sent.body);
  expect(roles.flat()).toContain('SUPT_TECH');
  expect(roles.flat()).not.toContain('TECH_MGR');
  expect(await now(drawn.body)).toMatchObject({ status: 'APPROVE', approvedTime: expect.any(String) });
  expect(await orderNow(order)).toMatchObject({
    dueDate: day(20),
    originalDueDate: day(3),
    latestDate: day(20),
    delays: 1,
  });
});

test('refused it changes nothing', async () => {
  const order = await orderOf();
  const { body: drawn } = await ask(order);
  const { body: run } = await submit(drawn);
  await decide(run, 'reject');
  expect((await now(drawn)).status).toBe('REJECT');
  expect(await orderNow(order)).toMatchObject({ dueDate: day(3), delays: 0 });
  expect((await ask(order)).status).toBe(200);
});

test('of critical equipment it says what lessens the risk, and the technical manager decides', async () => {
  const order = await orderOf({ equipmentId: key });
  const { body: drawn } = await ask(order);
  const bare = await submit(drawn);
  expect([bare.status, fields(bare.body)]).toEqual([400, ['mitigation']]);
  const { body: whole } = await asker<Row>('PUT', PATH, { ...drawn, mitigation: '每班检查' });
  const roles = await approved((await submit(whole)).body);
  expect(roles.flat()).toContain('TECH_MGR');
  expect((await orderNow(order)).dueDate).toBe(day(20));
});

test('of a class survey it names the letter of the society', async () => {
  const { body: drawn } = await ask(await orderOf({ orderType: 'CLASS' }));
  expect(fields((await submit(drawn)).body)).toEqual(['classRef']);
});

test('beyond the limits the designated person decides too', async () => {
  const { body: drawn } = await ask(await orderOf(), { newDueDate: day(3 + 91) });
  expect(drawn.beyond).toBe(true);
  const roles = await approved((await submit(drawn)).body);
  expect(roles.flat()).toEqual(expect.arrayContaining(['TECH_MGR', 'DPA']));
  const { body: third } = await ask(await orderOf({}, { delays: 2 }));
  expect(third).toMatchObject({ times: 3, beyond: true });
});

test('it asks for a later day, of an open order, one at a time', async () => {
  const order = await orderOf();
  expect(fields((await ask(order, { newDueDate: day(3) })).body)).toEqual(['newDueDate']);
  expect((await ask(order)).status).toBe(200);
  expect(fields((await ask(order)).body)).toEqual(['workOrderId']);
  const closed = await ask(await orderOf({}, { woStatus: 'REPORTED' }));
  expect([closed.status, closed.body.code]).toEqual([409, 'WRONG_STATE']);
});

test('asked after the latest day it says so; the order is overdue until it is approved', async () => {
  const order = await orderOf({ dueDate: day(-2) }, { originalDueDate: day(-2) });
  const { body: drawn } = await ask(order);
  expect(drawn).toMatchObject({ lateFlag: true, extendDays: 22 });
  expect((await asker<{ content: Line[] }>('GET', `${ORDERS}?lamp=OVERDUE&ids=${order}`)).body.content).toHaveLength(1);
});

test('what was reported meanwhile is not moved any more', async () => {
  const order = await orderOf();
  const { body: run } = await submit((await ask(order)).body);
  const { version } = await orderNow(order);
  const done = await asker('POST', `${ORDERS}/${order}/report`, { version, doneDate: day(0), result: 'OK' });
  expect(done.status).toBe(200);
  let last = 200;
  for (let step = 0; step < 6 && last === 200; step += 1) {
    const [next] = await waiting(run);
    if (!next) break;
    const who = await identityOf(company.db, next.person.id, { now: company.ctx().now });
    const given = { act: 'approve', taskId: next.taskId, opinion: '同意' };
    last = (await company.as(who!.user)('POST', `/api/approval/runs/${run.id}/act`, given)).status;
  }
  expect(last).toBe(409);
  expect((await orderNow(order)).dueDate).toBe(day(3));
});

test('another ship’s people find none of it', async () => {
  const { body: drawn } = await ask(await orderOf());
  const others = company.as({ scope: { vessel: [ship + 1_000_000] }, permissions: new Set(['*']) });
  expect((await others('GET', `${PATH}/${drawn.id}`)).status).toBe(404);
});
