import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';

type Line = Record<string, unknown>;
type Oil = Line & { grade: string; bonded: boolean; qty: string };
type Change = Line & {
  id: number;
  version: number;
  changeNo: string;
  changeStatus: string;
  steps: Line[];
  oil: Oil[];
};
type Problem = { zh: string };
type Refused = {
  code: string;
  message: string;
  errors?: { field: string; message: string }[];
  data?: { problems: Problem[] };
};
type Trades = { rows: (Line & { shipId: number; mode: string; changeNo: string | null; days: string })[] };

const PATH = '/api/market/trade-mode-changes';

let company: Company;
let office: Send;
let ops: Send;
let master: Send;
let ship: number;
let other: number;
let port: number;

const day = (days: number): string => officeDay(daysFrom(days));
const time = (days: number): string => daysFrom(days).toISOString();
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);
const problems = ({ data }: Refused) => data?.problems.map(({ zh }) => zh) ?? [];

const create = (over: Line = {}, by: Send = office) =>
  by<Change & Refused>('POST', PATH, {
    shipId: ship,
    toMode: 'DOMESTIC',
    portId: port,
    applyDate: day(0),
    ...over,
  });
const act = (row: Change, name: string, body: Line = {}, by: Send = office) =>
  by<Change & Refused>('POST', `${PATH}/${row.id}/${name}`, { version: row.version, ...body });
const save = (row: Change, by: Send = office) => by<Change & Refused>('PUT', PATH, { ...row });
const cancel = async (row: Change): Promise<void> => {
  expect((await act(row, 'cancel', { reason: '不再转换' })).status).toBe(200);
};
const trades = async (by: Send = office, year = day(0).slice(0, 4)) =>
  (await by<Trades>('GET', `/api/market/trade-modes?year=${year}`)).body.rows;
const tradeOf = async (id: number) => (await trades()).find(({ shipId }) => shipId === id)!;

/** Declared, with all steps done and all bonded oil priced. */
async function ready(): Promise<Change> {
  const { body: made } = await create();
  const { body: declared } = await act(made, 'declare', { customsNo: 'GM2201-7' });
  const steps = declared.steps.map((line) => ({ ...line, doneTime: time(-0.5) }));
  const oil = declared.oil.map((line) =>
    line.bonded ? { ...line, treatment: 'DUTY_PAY', unitPrice: '3900.00' } : line,
  );
  const saved = await save({ ...declared, steps, oil });
  expect([saved.status, saved.body.message]).toEqual([200, undefined]);
  return saved.body;
}

beforeAll(async () => {
  company = await companyServer();
  office = await company.signIn('chartering');
  ops = await company.signIn('ops');
  master = await company.signIn('master.pioneer');
  const ships = await company.db.query<{ id: number; own: boolean }>(
    `select id, name_en = 'HAI YUE PIONEER' as own from fleet_vessel where deleted_at is null and status <> 'DISPOSED' order by id`,
  );
  ship = ships.find(({ own }) => own)!.id;
  other = ships.find(({ own }) => !own)!.id;
  const [found] = await company.db.query<{ id: number }>(`select id from parameter_port where unlocode = 'CNNGB'`);
  port = found!.id;
  const { body } = await office<{ content: Change[] }>(
    'GET',
    `${PATH}?changeStatus=DRAFT&changeStatus=DECLARED&size=50`,
  );
  for (const row of body.content) await cancel(row);
}, 900_000);
afterAll(() => company.close());

test('a change begins with the usual steps and the oil of the last report, and its number is the server’s', async () => {
  const { status, body } = await create({ fromMode: 'DOMESTIC' });
  expect([status, body.message]).toEqual([200, undefined]);
  expect(body).toMatchObject({
    changeNo: expect.stringMatching(/^DF-\d{5}$/),
    changeStatus: 'DRAFT',
    fromMode: 'FOREIGN',
    toMode: 'DOMESTIC',
  });
  expect(body.steps.map(({ step }) => step)).toContain('DUTY_PAID');
  expect(body.oil.some(({ bonded }) => bonded)).toBe(true);
  expect(body.cutTime).not.toBeNull();
  await cancel(body);
});

test('86.500 t of bonded oil at 3 900.00 bear 166 720.97 of taxes, of which VAT is no cost of the oil (market 5.10)', async () => {
  const line = {
    grade: 'VLSFO',
    bonded: true,
    qty: '86.500',
    treatment: 'DUTY_PAY',
    unitPrice: '3900.00',
    duty: '1.00',
  };
  const { body } = await create({ oil: [line] });
  expect(body.oil[0]).toMatchObject({
    oilValue: '337350.00',
    duty: '3373.50',
    excise: '105357.00',
    vat: '57990.47',
  });
  expect(body).toMatchObject({ costTax: '108730.50', vatTotal: '57990.47', taxTotal: '166720.97' });
  const typed = await save({ ...body, oil: [{ ...body.oil[0]!, paperDuty: '3400.00' }] });
  expect(typed.body.oil[0]).toMatchObject({ duty: '3400.00', vat: '57993.91' });
  await cancel(typed.body);
});

test('what cannot be is refused at its field', async () => {
  expect(fields((await create({ toMode: 'FOREIGN' })).body)).toEqual(['toMode']);
  expect(fields((await create({ applyDate: day(1) })).body)).toEqual(['applyDate']);
  const late = [{ step: 'PERMIT', needed: true, doneTime: time(1) }];
  expect(fields((await create({ steps: late })).body)).toEqual(['steps.0.doneTime']);
  const twice = [{ step: 'PERMIT' }, { step: 'PERMIT' }];
  expect(fields((await create({ steps: twice })).body)).toEqual(['steps.1.step']);
  const free = [{ grade: 'MGO', bonded: false, qty: '1.000', treatment: 'DUTY_PAY' }];
  expect(fields((await create({ oil: free })).body)).toEqual(['oil.0.treatment']);
  expect(fields((await create({ shipId: 999_999_999 })).body)).toEqual(['shipId']);
});

test('of one ship one change is under way', async () => {
  const { body } = await create();
  const second = await create();
  expect([second.status, fields(second.body)]).toEqual([400, ['shipId']]);
  expect(second.body.errors?.[0]?.message).toContain(body.changeNo);
  await cancel(body);
  const { body: again } = await create();
  expect(again.changeStatus).toBe('DRAFT');
  await cancel(again);
});

test('declared, ship and trade stand; steps and oil go on being recorded', async () => {
  const { body: made } = await create();
  expect(fields((await act(made, 'declare')).body)).toEqual(['customsNo']);
  const { body: row } = await act(made, 'declare', { customsNo: 'GM2201-7' });
  expect(row).toMatchObject({ changeStatus: 'DECLARED', customsNo: 'GM2201-7', declaredOn: day(0) });
  const stale = await act(made, 'declare', { customsNo: 'GM2201-8' });
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
  const twice = await act(row, 'declare', { customsNo: 'GM2201-8' });
  expect([twice.status, twice.body.code]).toEqual([409, 'WRONG_STATE']);
  expect((await save({ ...row, portId: port + 1 })).status).toBe(409);
  const saved = await save({ ...row, steps: [{ ...row.steps[0]!, doneTime: time(-0.5) }, ...row.steps.slice(1)] });
  expect([saved.status, saved.body.message]).toEqual([200, undefined]);
  expect(fields((await save({ ...saved.body, steps: [{ step: 'PERMIT', doneTime: time(1) }] })).body)).toEqual([
    'steps.0.doneTime',
  ]);
  await cancel(saved.body);
});

test('a ship reads her own changes and no prices, and writes none', async () => {
  const { body } = await create();
  const { body: foreign } = await create({
    shipId: other,
    toMode: (await tradeOf(other)).mode === 'FOREIGN' ? 'DOMESTIC' : 'FOREIGN',
  });
  const seen = await master<Change>('GET', `${PATH}/${body.id}`);
  expect(seen.status).toBe(200);
  expect('taxTotal' in seen.body || 'unitPrice' in seen.body.oil[0]!).toBe(false);
  expect((await master('GET', `${PATH}/${foreign.id}`)).status).toBe(404);
  expect((await trades(master)).map(({ shipId }) => shipId)).toEqual([ship]);
  expect((await create({}, master)).status).toBe(403);
  expect((await act(body, 'cancel', { reason: '误建' }, master)).status).toBe(403);
  await cancel(body);
  await cancel(foreign);
});

test('it takes effect by whoever may, once nothing speaks against it, and every reason is told at once', async () => {
  const row = await ready();
  await company.db.query(
    `update market_cargo set cargo_status = 'DISCHARGED' where ship_id = $1 and cargo_status = 'LOADED'`,
    [ship],
  );
  expect((await act(row, 'effect', { effectiveTime: time(0) }, ops)).status).toBe(403);
  expect(fields((await act(row, 'effect', { effectiveTime: time(1) })).body)).toEqual(['effectiveTime']);
  const bare = await act(row, 'effect', { effectiveTime: time(0) });
  expect([bare.status, problems(bare.body)]).toEqual([409, ['没有登记船舶营业运输证']]);
  const paper = { shipId: ship, certKind: 'DOMESTIC', certNo: 'D-1', issueDate: day(-100), expiryDate: day(100) };
  expect((await office('POST', '/api/market/ship-business-certificates', paper)).status).toBe(200);
  const [first, ...rest] = row.oil;
  const { body: off } = await save({ ...row, oil: [{ ...first!, qty: '0.001' }, ...rest] });
  const { body: refused } = await act(off, 'effect', { effectiveTime: time(0) });
  expect(problems(refused)).toHaveLength(1);
  expect(problems(refused)[0]).toContain(`船报 ${first!.qty} 吨`);
  const { body: untaxed } = await save({ ...off, oil: off.oil.map((line) => ({ ...line, treatment: null })) });
  expect(problems((await act(untaxed, 'effect', { effectiveTime: time(0) })).body)[1]).toContain('须选处理方式');
  const { body: open } = await save({
    ...off,
    version: untaxed.version,
    steps: [{ ...off.steps[0]!, doneTime: null }, ...off.steps.slice(1)],
  });
  const { body: told } = await act(open, 'takeOil');
  expect(told.oil.find(({ grade, bonded }) => grade === first!.grade && bonded === first!.bonded)).toMatchObject({
    qty: first!.qty,
    treatment: first!.treatment,
    unitPrice: first!.unitPrice,
  });
  expect(problems((await act(told, 'effect', { effectiveTime: time(0) })).body)).toEqual([
    '步骤“向海关申报”还没有完成',
  ]);
  const { body: done } = await save({ ...told, steps: off.steps });
  const inEffect = await act(done, 'effect', { effectiveTime: time(0) });
  expect([inEffect.status, inEffect.body.message]).toEqual([200, undefined]);
  expect(inEffect.body).toMatchObject({ changeStatus: 'EFFECTIVE', effectiveTime: time(0), voyageAfterId: null });
  expect(inEffect.body.voyageBeforeId).not.toBeNull();
  expect((await act(inEffect.body, 'cancel', { reason: '晚了' })).body.code).toBe('WRONG_STATE');
  expect(await tradeOf(ship)).toMatchObject({ mode: 'DOMESTIC', changeNo: inEffect.body.changeNo });
});

test('from then on the ship opens and plans voyages in the new trade alone', async () => {
  const change = await tradeOf(ship);
  const refused = await ops<Refused>('POST', '/api/voyage/voyages/open', { shipId: ship, tradeMode: 'FOREIGN' });
  expect([refused.status, refused.body.code]).toEqual([400, 'RULE']);
  expect(refused.body.message).toContain(change.changeNo);
  await company.db.query(
    `update voyage_voyage set voyage_status = case voyage_status when 'OPEN' then 'CLOSED' else 'CANCELLED' end, end_time = coalesce(end_time, $2)
     where ship_name = $1 and voyage_status in ('OPEN', 'PLAN')`,
    [ship, time(0)],
  );
  const opened = await ops<Line & Refused>('POST', '/api/voyage/voyages/open', { shipId: ship });
  expect([opened.status, opened.body.message, opened.body.tradeMode]).toEqual([200, undefined, 'DOMESTIC']);
  const { body } = await office<Change>('GET', `${PATH}/${change.changeId}`);
  expect(body.voyageAfterId).toBe(opened.body.id);
});

test('days of both trades of a year are all its days since the ship was first known', async () => {
  const row = await tradeOf(ship);
  const { first } = (
    await company.db.query<{ first: string }>(
      `select min(start_time) as first from voyage_voyage where ship_name = $1 and voyage_status in ('OPEN', 'CLOSED') and deleted_at is null`,
      [ship],
    )
  )[0]!;
  const begins = Math.max(Date.parse(first), Date.parse(`${day(0).slice(0, 4)}-01-01T00:00:00+08:00`));
  expect(Number(row.days)).toBeCloseTo((company.ctx().now.getTime() - begins) / 86_400_000, 1);
  expect(Number(row.foreignDays)).toBeGreaterThan(0);
  expect((await trades(office, '2001')).every(({ days }) => days === '0.00')).toBe(true);
  expect((await office('GET', '/api/market/trade-modes?year=soon')).status).toBe(400);
});

test('the way back comes after the change before it', async () => {
  const back = await create({ toMode: 'FOREIGN' });
  expect([back.status, back.body.message, back.body.fromMode]).toEqual([200, undefined, 'DOMESTIC']);
  const { body: declared } = await act(back.body, 'declare', { customsNo: 'GM2201-9' });
  const { body: row } = await save({
    ...declared,
    steps: declared.steps.map((line) => ({ ...line, doneTime: time(-0.5) })),
  });
  const { body: refused } = await act(row, 'effect', { effectiveTime: time(-1) });
  expect(problems(refused)[0]).toContain('须晚于上次转换');
});
