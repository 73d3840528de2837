import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { TELL_REMINDERS } from '../../../kernel/server/reminders/tell-reminders.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { monthsFrom } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';

type Line = Record<string, unknown>;
type Item = Line & { id: number; version: number; itemStatus: string; lastSurveyDate: string | null; dueDate: string };
type Order = Line & { id: number; version: number; orderNo: string; woStatus: string };
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Cycle = Line & { id: number; itemCount: number; creditedShare: string; expectedShare: string; pace: string };

const PATH = '/api/maintenance/class-items';
const CYCLES = '/api/maintenance/class-cycles';
const ORDERS = '/api/maintenance/work-orders';
const JOBS = '/api/maintenance/jobs';
/** Noon in the office, the day after the company was built: reminders are told by day. */
const NOON = Date.parse(`${officeDay(daysFrom(1))}T04:00:00Z`);
const day = (days: number): string => officeDay(daysFrom(days, new Date(NOON)));
const TODAY = day(0);
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);

let company: Company;
let office: Send;
/** Confirms what the other reports. */
let head: Send;
let shore: Send;
let chief: Send;
let ship: number;
let engine: number;
let bare: number;
let nth = 0;

beforeAll(async () => {
  company = await companyServer({ now: () => new Date(NOON) });
  office = company.as();
  head = company.as({ id: 1_000_003, permissions: new Set(['*']), scope: { vessel: 'all', organization: 'all' } });
  shore = await company.signIn('tech');
  const [found] = await company.db.query<{ ship: number; machine: number }>(
    `select ship_id as ship, min(id) as machine from maintenance_equipment
     where use_status = 'IN_USE' and node_type = 'EQUIPMENT' and department = 'ENGINE' and key_flag is not true and deleted_at is null
       and ship_id = (select id from fleet_vessel where name_en = 'HAI YUE PIONEER') group by ship_id`,
  );
  ({ ship, machine: engine } = found!);
  chief = company.as({
    scope: { vessel: [ship], organization: 'all' },
    permissions: new Set(['maintenance:classItem:list', 'maintenance:classItem:workDone']),
  });
  const [other] = await company.db.query<{ id: number }>(
    `select id from fleet_vessel where deleted_at is null and status <> 'DISPOSED' and id <> $1
       and id not in (select ship_id from maintenance_class_item) order by id limit 1`,
    [ship],
  );
  bare = other!.id;
}, 180_000);
afterAll(() => company.close());

const create = (over: Line = {}, by: Send = office) => {
  nth += 1;
  return by<Item & Refused>('POST', PATH, {
    shipId: ship,
    classCode: `X-${nth}`,
    name: `检验项目 ${nth}`,
    nameEn: `Item ${nth}`,
    surveyKind: 'CMS',
    creditBy: 'CHIEF_ENGINEER',
    cycleMonths: 60,
    lastSurveyDate: day(-400),
    ...over,
  });
};
async function made(over: Line = {}): Promise<Item> {
  const { status, body } = await create(over);
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}
const act = ({ id, version }: Item, name: string, body: Line = {}, by: Send = office) =>
  by<Item & Refused>('POST', `${PATH}/${id}/${name}`, { version, ...body });
const read = async ({ id }: Item) => (await office<Item>('GET', `${PATH}/${id}`)).body;

describe('a class item', () => {
  test('is due its cycle after the last survey, or as it was entered', async () => {
    const item = await made();
    expect(item).toMatchObject({ itemStatus: 'VALID', dueDate: monthsFrom(day(-400), 60) });
    const fresh = await made({ lastSurveyDate: null, firstDue: day(30) });
    expect(fresh.dueDate).toBe(day(30));
    expect(fields((await create({ lastSurveyDate: null })).body)).toEqual(['firstDue']);
    expect(fields((await create({ cycleMonths: 48 })).body)).toEqual(['cycleMonths']);
    expect(fields((await create({ lastSurveyDate: day(1) })).body)).toEqual(['lastSurveyDate']);
    expect((await create({ classCode: item.classCode })).body.code).toBe('DUPLICATE');
  });

  test('that is sent twice is one, and a stale change is refused', async () => {
    const body = {
      shipId: ship,
      classCode: 'ONCE',
      name: '一次',
      nameEn: 'Once',
      surveyKind: 'PMS',
      creditBy: 'SURVEYOR',
      cycleMonths: 60,
      lastSurveyDate: day(-10),
    };
    const send = () => office<Item>('POST', PATH, body, { 'idempotency-key': 'class-once' });
    const [first, second] = [await send(), await send()];
    expect(second.body.id).toBe(first.body.id);
    const stale = await office<Refused>('PUT', PATH, { ...first.body, version: first.body.version + 1, remark: '晚' });
    expect(stale.body.code).toBe('STALE');
  });

  test('is credited by a survey that is recorded, from when on nobody types its day', async () => {
    const item = await made({ creditBy: 'SURVEYOR' });
    expect(fields((await act(item, 'survey', { doneDate: day(1), surveyReport: 'SR' })).body)).toEqual(['doneDate']);
    expect(fields((await act(item, 'survey', { doneDate: day(-400), surveyReport: 'SR' })).body)).toEqual(['doneDate']);
    const { status, body } = await act(item, 'survey', { doneDate: day(-2), surveyReport: 'SR-77' }, shore);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      itemStatus: 'VALID',
      lastSurveyDate: day(-2),
      confirmDate: day(-2),
      surveyReport: 'SR-77',
      dueDate: monthsFrom(day(-2), 60),
    });
    const typed = await office<Refused>('PUT', PATH, { ...body, lastSurveyDate: day(-1) });
    expect(fields(typed.body)).toEqual(['lastSurveyDate']);
  });

  test('done by the chief engineer waits for the surveyor, who confirms it or does not', async () => {
    const bySurveyor = await made({ creditBy: 'SURVEYOR' });
    expect((await act(bySurveyor, 'work-done', { doneDate: TODAY }, chief)).body.code).toBe('RULE');
    const item = await made();
    const waits = await act(item, 'work-done', { doneDate: day(-5) }, chief);
    expect(waits.body).toMatchObject({
      itemStatus: 'TO_CONFIRM',
      lastSurveyDate: day(-5),
      confirmDate: null,
      dueDate: monthsFrom(day(-5), 60),
    });
    expect((await act(waits.body, 'confirm', { confirmDate: TODAY, surveyReport: 'SR' }, chief)).status).toBe(403);
    const shut = await office<Refused>('PUT', PATH, { ...waits.body, name: '改名' });
    expect([shut.status, shut.body.code]).toEqual([409, 'WRONG_STATE']);
    expect(fields((await act(waits.body, 'confirm', { confirmDate: day(-6), surveyReport: 'SR' })).body)).toEqual([
      'confirmDate',
    ]);
    const confirmed = await act(waits.body, 'confirm', { confirmDate: TODAY, surveyReport: 'SR-78' });
    expect(confirmed.body).toMatchObject({ itemStatus: 'VALID', confirmDate: TODAY, surveyReport: 'SR-78' });
    expect((await act(waits.body, 'confirm', { confirmDate: TODAY, surveyReport: 'SR' })).status).toBe(409);

    const other = await made();
    const done = await act(other, 'work-done', { doneDate: day(-5) });
    const back = await act(done.body, 'refuse', { reason: '未开放检查' });
    expect(back.body).toMatchObject({ itemStatus: 'VALID', lastSurveyDate: day(-400), dueDate: other.dueDate });
    // It was entered by hand, and may be again.
    const again = await office<Item>('PUT', PATH, { ...back.body, lastSurveyDate: day(-300) });
    expect(again.body.lastSurveyDate).toBe(day(-300));
  });

  test('of another ship is not found, and crew enter none', async () => {
    const item = await made();
    const other = company.as({ scope: { vessel: [ship + 1_000_000] }, permissions: new Set(['*']) });
    expect((await other('GET', `${PATH}/${item.id}`)).status).toBe(404);
    expect((await act(item, 'work-done', { doneDate: TODAY }, other)).status).toBe(404);
    expect((await create({}, other)).status).toBe(400);
    expect((await create({}, chief)).status).toBe(403);
    expect((await (await company.signIn('nobody'))('GET', PATH)).status).toBe(403);
  });
});

describe('the order of its job', () => {
  const move = ({ id, version }: Order, name: string, body: Line = {}, by: Send = office) =>
    by<Order & Refused>('POST', `${ORDERS}/${id}/${name}`, { version, ...body });

  async function jobOf(): Promise<number> {
    nth += 1;
    const { status, body } = await office<{ id: number; message?: string }>('POST', JOBS, {
      shipId: ship,
      equipmentId: engine,
      code: `CL-${nth}`,
      name: `船级工作 ${nth}`,
      nameEn: `Class work ${nth}`,
      jobType: 'CLASS',
      level: 'C',
      intervalDays: 30,
      leadDays: 7,
      windowDays: 0,
      baseRule: 'FIXED',
      lastDoneDate: day(-27),
    });
    expect([status, body.message]).toEqual([200, undefined]);
    return body.id;
  }

  /** The order of a job, reported and confirmed. */
  async function finished(jobId: number, told: Line = {}): Promise<Order> {
    await office('POST', `${JOBS}/generate`, { shipId: ship });
    const [order] = (await office<{ content: Order[] }>('GET', `${ORDERS}?jobId=${jobId}`)).body.content;
    const issued = order!.woStatus === 'PLANNED' ? (await move(order!, 'issue')).body : order!;
    const reported = await move(issued, 'report', { doneDate: TODAY, result: 'OK', ...told });
    expect([reported.status, reported.body.message]).toEqual([200, undefined]);
    const confirmed = await move(reported.body, 'confirm', {}, head);
    expect([confirmed.status, confirmed.body.message]).toEqual([200, undefined]);
    return (await office<Order>('GET', `${ORDERS}/${order!.id}`)).body;
  }

  test('credits it as it is confirmed, and takes that back as it is reopened', async () => {
    const jobId = await jobOf();
    const item = await made({ jobId, equipmentId: engine });
    const other = await made({ equipmentId: engine });
    const order = await finished(jobId);
    const credited = await read(item);
    expect(credited).toMatchObject({
      itemStatus: 'TO_CONFIRM',
      lastSurveyDate: TODAY,
      creditOrderId: order.id,
      dueDate: monthsFrom(TODAY, 60),
    });
    expect((await read(other)).itemStatus).toBe('VALID');
    const reopened = await move(order, 'reopen', { reason: '照片为旧件' });
    expect([reopened.status, reopened.body.message]).toEqual([200, undefined]);
    expect(await read(item)).toMatchObject({
      itemStatus: 'VALID',
      lastSurveyDate: day(-400),
      creditOrderId: null,
      dueDate: item.dueDate,
    });
  });

  test('is not reopened once the surveyor has confirmed what it credited', async () => {
    const jobId = await jobOf();
    const item = await made({ jobId });
    const order = await finished(jobId);
    await act(await read(item), 'confirm', { confirmDate: TODAY, surveyReport: 'SR-79' });
    const refused = await move(order, 'reopen', { reason: '照片为旧件' });
    expect([refused.status, refused.body.code]).toEqual([400, 'RULE']);
    expect((await read(item)).lastSurveyDate).toBe(TODAY);
  });

  test('credits nothing where the machine is not in order', async () => {
    const jobId = await jobOf();
    const item = await made({ jobId });
    await finished(jobId, { result: 'NOT_OK', conditionFound: '轴承磨损超限' });
    expect(await read(item)).toMatchObject({ itemStatus: 'VALID', lastSurveyDate: day(-400) });
  });
});

describe('the five years of a ship', () => {
  const cycleOf = async (id: number) => {
    const { content } = (await office<{ content: Cycle[] }>('GET', `${CYCLES}?shipId=${bare}`)).body;
    return content.find((row) => row.id === id)!;
  };

  test('tell how much is credited of what class expects, a fifth a year', async () => {
    const cycleBegin = monthsFrom(TODAY, -24);
    const cycle = await office<Cycle & Refused>('POST', CYCLES, { shipId: bare, cycleBegin });
    expect(cycle.body).toMatchObject({ cycleEnd: monthsFrom(cycleBegin, 60) });
    expect((await office<Refused>('POST', CYCLES, { shipId: bare, cycleBegin })).body.code).toBe('DUPLICATE');
    expect(await cycleOf(cycle.body.id)).toMatchObject({ itemCount: 0, pace: 'ON_TIME' });
    // Of three items two were surveyed before the cycle began; those of a boiler are no part of it.
    const since = { shipId: bare, lastSurveyDate: monthsFrom(TODAY, -3) };
    const before = { shipId: bare, lastSurveyDate: monthsFrom(TODAY, -30) };
    await made({ ...since, surveyKind: 'PMS' });
    await made(before);
    const waiting = await made(before);
    await made({ ...since, surveyKind: 'BOILER', cycleMonths: 30 });
    const one = await cycleOf(cycle.body.id);
    expect(one).toMatchObject({ itemCount: 3, creditedCount: 1, toConfirm: 0, pace: 'BEHIND' });
    expect(Number(one.creditedShare)).toBe(0.3333);
    // Two of five years, by days.
    expect(Number(one.expectedShare)).toBeCloseTo(0.4, 2);
    await act(waiting, 'work-done', { doneDate: TODAY });
    const two = await cycleOf(cycle.body.id);
    expect(two).toMatchObject({ creditedCount: 2, toConfirm: 1, pace: 'ON_TIME' });
    expect(Number(two.creditedShare)).toBe(0.6667);
  });
});

test('the chief engineer and the superintendent hear of it before it is due, and of what is overdue the technical manager', async () => {
  const toldOf = async (id: number) => {
    await company.runSchedule(TELL_REMINDERS);
    const rows = await company.db.query<{ person: string }>(
      `select distinct u.username as person from communication_message m join identity_user u on u.id = m.user_id
       where m.record_id = $1 and m.kind = 'maintenance.classItemDue'`,
      [id],
    );
    return rows.map(({ person }) => person);
  };
  const later = await made({ lastSurveyDate: null, firstDue: day(120) });
  const near = await made({ lastSurveyDate: null, firstDue: day(60) });
  const over = await made({ lastSurveyDate: null, firstDue: day(-5) });
  expect(await toldOf(later.id)).toEqual([]);
  expect(await toldOf(near.id)).toEqual(expect.arrayContaining(['ce.pioneer', 'tech']));
  expect(await toldOf(over.id)).toEqual(expect.arrayContaining(['ce.pioneer', 'tech', 'techmanager']));
});
