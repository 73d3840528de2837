import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';

type Row = Record<string, unknown> & { id: number; version: number; reportStatus: string; workOrderId: number | null };
type Refused = { code: string; errors?: { field: string }[] };

const PATH = '/api/maintenance/error-reports';
const ORDERS = '/api/maintenance/work-orders';
const day = (days: number): string => officeDay(daysFrom(days));
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);

let company: Company;
let all: Send;
/** Holds all but what the technical manager alone may. */
let shore: Send;
let ship: number;
let machine: number;
let key: number;
let group: number;

beforeAll(async () => {
  company = await companyServer();
  all = company.as();
  const held = ['list', 'add', 'edit', 'submit', 'endorse', 'reject', 'dispose', 'finish', 'close', 'ineffective'];
  shore = company.as({
    scope: { vessel: 'all', organization: 'all' },
    permissions: new Set([
      ...held.map((act) => `maintenance:errorReport:${act}`),
      'maintenance:equipment:list',
      'maintenance:workOrder:confirmEngine',
    ]),
  });
  const [found] = await company.db.query<{ ship: number; machine: number; key: number; group: number }>(
    `select ship_id as ship, min(id) filter (where node_type = 'EQUIPMENT' and department = 'ENGINE' and key_flag is not true) as machine,
       min(id) filter (where node_type = 'EQUIPMENT' and department = 'ENGINE' and key_flag) as key,
       min(id) filter (where node_type = 'GROUP') as group
     from maintenance_equipment where use_status = 'IN_USE' and deleted_at is null group by ship_id order by ship_id limit 1`,
  );
  ({ ship, machine, key, group } = found!);
}, 180_000);
afterAll(() => company.close());

const create = (over: object = {}, by: Send = shore) =>
  by<Row & Refused>('POST', PATH, {
    equipmentId: machine,
    occurTime: daysFrom(-1).toISOString(),
    severity: 'MINOR',
    impact: 'NONE',
    phenomenon: '轴承温度高',
    ...over,
  });
const act = ({ id, version }: Row, name: string, body: object = {}, by: Send = shore) =>
  by<Row & Refused>('POST', `${PATH}/${id}/${name}`, { version, ...body });
const disposal = { handleMode: 'SHIP_SELF', planFinishDate: day(2), tempMeasure: '降负荷运行', makeOrder: false };
const repair = { finishDate: day(0), cause: '润滑不足', causeType: 'METHOD', cure: '更换轴承' };

/** A report that waits for the superintendent. */
async function endorsed(over: object = {}): Promise<Row> {
  const made = await create(over);
  expect([made.status, made.body.errors]).toEqual([200, undefined]);
  const submitted = await act(made.body, 'submit');
  const { body } = await act(submitted.body, 'endorse');
  expect(body.reportStatus).toBe('AUDIT');
  return body;
}

describe('a fault', () => {
  test('is reported, endorsed, disposed, repaired and closed', async () => {
    const report = await endorsed();
    expect(report).toMatchObject({ shipId: ship, department: 'ENGINE', reportNo: expect.stringMatching(/^ER-/) });
    const handled = await act(report, 'dispose', disposal);
    expect(handled.body).toMatchObject({ reportStatus: 'HANDLING', handleMode: 'SHIP_SELF', workOrderId: null });
    const repaired = await act(handled.body, 'finish', repair);
    expect(repaired.body).toMatchObject({ reportStatus: 'VERIFY', cause: '润滑不足' });
    const closed = await act(repaired.body, 'close');
    expect(closed.body).toMatchObject({ reportStatus: 'CLOSED', closeTime: expect.any(String) });
    expect((await act(repaired.body, 'close')).status).toBe(409);
  });

  test('did not happen in the future, nor to a group of machines', async () => {
    expect(fields((await create({ occurTime: daysFrom(1).toISOString() })).body)).toEqual(['occurTime']);
    expect(fields((await create({ equipmentId: group })).body)).toEqual(['equipmentId']);
  });

  test('is critical where a critical machine is out of order or a function is lost', async () => {
    expect(fields((await create({ equipmentId: key, impact: 'STOPPED' })).body)).toEqual(['severity']);
    expect(fields((await create({ functionLost: true })).body)).toEqual(['severity']);
    expect((await create({ equipmentId: key, impact: 'STOPPED', severity: 'CRITICAL' })).status).toBe(200);
  });

  test('that is not repaired today says what is done meanwhile', async () => {
    const report = await endorsed();
    const bare = { handleMode: 'SHIP_SELF', makeOrder: false };
    expect(fields((await act(report, 'dispose', { ...bare, planFinishDate: day(2) })).body)).toEqual(['tempMeasure']);
    expect(fields((await act(report, 'dispose', { ...bare, planFinishDate: day(-1) })).body)).toEqual([
      'planFinishDate',
    ]);
    expect((await act(report, 'dispose', { ...bare, planFinishDate: day(0) })).status).toBe(200);
  });

  test('comes back to its reporter with a reason, and to the repair where that did not hold', async () => {
    const back = await act(await endorsed(), 'reject', { reason: '现象不清' });
    expect(back.body.reportStatus).toBe('DRAFT');
    const handled = await act(await endorsed(), 'dispose', disposal);
    const repaired = await act(handled.body, 'finish', repair);
    const again = await act(repaired.body, 'ineffective', { reason: '温度仍高' });
    expect(again.body).toMatchObject({ reportStatus: 'HANDLING', finishDate: null });
  });

  test('was not repaired before it happened, nor after today', async () => {
    const handled = await act(await endorsed(), 'dispose', disposal);
    for (const finishDate of [day(-5), day(1)])
      expect(fields((await act(handled.body, 'finish', { ...repair, finishDate })).body)).toEqual(['finishDate']);
  });
});

test('the order that repairs a fault is finished or cancelled before the report is closed', async () => {
  const handled = await act(await endorsed(), 'dispose', { ...disposal, makeOrder: true });
  const { workOrderId } = handled.body;
  const order = (await all<Row>('GET', `${ORDERS}/${workOrderId}`)).body;
  expect(order).toMatchObject({ orderType: 'CORRECTIVE', shipId: ship, equipmentId: machine, dueDate: day(2) });
  const repaired = await act(handled.body, 'finish', repair);
  expect((await act(repaired.body, 'close')).body.code).toBe('RULE');
  await all('POST', `${ORDERS}/${workOrderId}/cancel`, { version: order.version, reason: '已随修船完成' });
  expect((await act(repaired.body, 'close')).body.reportStatus).toBe('CLOSED');
});

test('a report disposed by two at once makes one order, and none for a machine that is laid up', async () => {
  const report = await endorsed();
  const ask = { ...disposal, makeOrder: true };
  const both = await Promise.all([act(report, 'dispose', ask), act(report, 'dispose', ask)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [made] = await company.db.query<{ n: number }>(
    `select count(*)::int as n from maintenance_work_order where order_type = 'CORRECTIVE' and equipment_id = $1
       and wo_status = 'PLANNED' and deleted_at is null and id not in (
         select work_order_id from maintenance_error_report where work_order_id is not null and id <> $2)`,
    [machine, report.id],
  );
  expect(made?.n).toBe(1);

  const other = await endorsed();
  await company.db.query(`update maintenance_equipment set use_status = 'LAID_UP' where id = $1`, [machine]);
  const refused = await act(other, 'dispose', ask);
  await company.db.query(`update maintenance_equipment set use_status = 'IN_USE' where id = $1`, [machine]);
  expect([refused.status, fields(refused.body)]).toEqual([400, ['makeOrder']]);
});

test('a report of a machine that became critical meanwhile is critical before it is submitted', async () => {
  const made = await create({ impact: 'STOPPED' });
  await company.db.query('update maintenance_equipment set key_flag = true where id = $1', [machine]);
  const refused = await act(made.body, 'submit');
  await company.db.query('update maintenance_equipment set key_flag = false where id = $1', [machine]);
  expect([refused.status, refused.body.code]).toEqual([400, 'RULE']);
  expect((await act(made.body, 'submit')).body).toMatchObject({ reportStatus: 'SUBMITTED', keyFlag: false });
});

test('a critical fault is told at once, and closed by the technical manager alone', async () => {
  const report = await endorsed({ equipmentId: key, impact: 'STOPPED', severity: 'CRITICAL' });
  const [told] = await company.db.query<{ n: number }>(
    `select count(*)::int as n from communication_message where kind = 'maintenance.faultCritical' and record_id = $1`,
    [report.id],
  );
  expect(told?.n).toBeGreaterThan(0);
  const handled = await act(report, 'dispose', disposal);
  const repaired = await act(handled.body, 'finish', repair);
  expect((await act(repaired.body, 'close')).status).toBe(403);
  expect((await act(repaired.body, 'close', {}, all)).body.reportStatus).toBe('CLOSED');
});

test('a report of another ship is not found, and of the deck it is the chief officer who endorses', async () => {
  const made = await create();
  const other = company.as({ scope: { vessel: [ship + 1_000_000] }, permissions: new Set(['*']) });
  expect((await other('GET', `${PATH}/${made.body.id}`)).status).toBe(404);
  const deck = company.as({
    scope: { vessel: 'all', organization: 'all' },
    permissions: new Set(['maintenance:errorReport:endorse', 'maintenance:workOrder:confirmDeck']),
  });
  const submitted = await act(made.body, 'submit');
  expect((await act(submitted.body, 'endorse', {}, deck)).status).toBe(403);
});
