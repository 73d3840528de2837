import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import { TEST_NOW } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { identityOf } from '../../identity/public.server.ts';
import { daysAfter } from './long-term.rules.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Refused = { code: string; message: string; errors?: { field: string; message: string }[] };
type Answer = Row & Refused;
type Run = { id: number; waiting?: { taskId: number; person: { id: number } }[] };

const PATH = '/api/market/long-term-contracts';
const LIFTING = '/api/market/long-term-liftings';
const CONTRACT = '/api/market/contracts';
const TODAY = officeDay(TEST_NOW);
const MONTH = TODAY.slice(0, 7);
const START = monthsAfter(MONTH, -7);
const PERIODS = Array.from({ length: 12 }, (_, i) => ({ month: monthsAfter(START, i), qty: '20000.000' }));

let company: Company;
let desk: Send;
let given: Record<string, unknown>;
let ship: number;

const one = async <T>(sql: string, values: unknown[] = []): Promise<T> =>
  (await company.db.query<T & Record<string, unknown>>(sql, values))[0]!;

const fields = ({ status, body }: { status: number; body: Refused }) => [
  status,
  body.errors?.map(({ field }) => field),
];

beforeAll(async () => {
  company = await companyServer();
  desk = await company.signIn('chartering');
  ship = (await one<{ id: number }>(`select id from fleet_vessel where name_en = 'HAI YUE PIONEER'`)).id;
  const goods = await one<{ id: number }>(`select id from market_cargo_type where code = 'MEOH'`);
  const customer = await one<{ id: number }>(
    `select id from market_customer where standing = 'OPEN' order by id limit 1`,
  );
  const yuan = await one<{ id: number }>(`select id from parameter_currency where code = 'CNY'`);
  const ports = await company.db.query<{ id: number }>('select id from parameter_port order by id limit 2');
  given = {
    kind: 'COA',
    customerId: customer.id,
    currencyId: yuan.id,
    validFrom: `${START}-01`,
    validTo: daysAfter(`${monthsAfter(START, 12)}-01`, -1),
    totalQty: '240000',
    tolerancePct: '5',
    cargoTypes: [goods.id],
    periods: PERIODS,
    routes: [{ loadPortId: ports[0]!.id, dischPortId: ports[1]!.id, freight: '68' }],
    nominationDays: 15,
    laycanSpreadDays: 3,
    shipApproval: true,
    baseFuelPrice: '4500',
    deadBand: '100',
    stepPrice: '100',
    stepFreight: '0.60',
  };
}, 180_000);
afterAll(() => company.close());

async function create(over: Record<string, unknown> = {}): Promise<Answer> {
  const { status, body } = await desk<Answer>('POST', PATH, { ...given, ...over });
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}

/** In force, as if everybody who is asked had agreed. */
async function inForce(over: Record<string, unknown> = {}): Promise<Answer> {
  const { id } = await create(over);
  await company.db.query(
    `update market_long_term_contract set status = 'APPROVE', version = version + 1 where id = $1`,
    [id],
  );
  return (await desk<Answer>('GET', `${PATH}/${id}`)).body;
}

const lift = (longTermId: number, over: Record<string, unknown> = {}) => {
  const [route] = given.routes as { loadPortId: number; dischPortId: number }[];
  return desk<Answer>('POST', LIFTING, {
    longTermId,
    period: monthsAfter(MONTH, 1),
    cargoTypeId: (given.cargoTypes as number[])[0],
    qty: '8500',
    loadPortId: route!.loadPortId,
    dischPortId: route!.dischPortId,
    laycanFrom: daysAfter(TODAY, 20),
    laycanTo: daysAfter(TODAY, 23),
    ...over,
  });
};

const nomination = (over: Record<string, unknown> = {}) => ({
  laycanFrom: daysAfter(TODAY, 20),
  laycanTo: daysAfter(TODAY, 23),
  qty: '8500',
  shipId: ship,
  ...over,
});

/** A lifting that the charterer accepted. */
async function accepted(longTermId: number): Promise<Row> {
  const made = await lift(longTermId);
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  await actOn(desk, `${LIFTING}/${made.body.id}/nominate`, nomination());
  const done = await actOn<Answer>(desk, `${LIFTING}/${made.body.id}/accept`, { acceptedBy: '租家调度' });
  expect([done.status, done.body.liftingState]).toEqual([200, 'ACCEPTED']);
  return done.body;
}

test('months that do not come to the total are refused with the numbers', async () => {
  const made = await desk<Answer>('POST', PATH, { ...given, totalQty: '300000' });
  expect(fields(made)).toEqual([400, ['periods']]);
  expect(made.body.errors?.[0]?.message).toContain('240,000.000');
  expect(made.body.errors?.[0]?.message).toContain('60,000.000');
});

test('a long-term contract goes to the general manager, whatever it comes to', async () => {
  const { id, version } = await create({
    totalQty: '100',
    periods: [{ month: MONTH, qty: '100' }],
    routes: [{ ...(given.routes as Row[])[0], freight: '1' }],
  });
  const run = await desk<Run & Refused>('POST', '/api/approval/runs', {
    resource: 'market.longTermContract',
    recordId: id,
    version,
  });
  expect([run.status, run.body.message]).toEqual([200, undefined]);
  const asked: string[] = [];
  for (let step = 0; step < 4; step += 1) {
    const [next] = (await desk<Run>('GET', `/api/approval/runs/${run.body.id}`)).body.waiting ?? [];
    if (!next) break;
    const who = await identityOf(company.db, next.person.id, { now: company.ctx().now });
    asked.push(
      (await one<{ username: string }>('select username from identity_user where id = $1', [next.person.id])).username,
    );
    const opinion = { act: 'approve', taskId: next.taskId, opinion: '同意' };
    expect((await company.as(who!.user)('POST', `/api/approval/runs/${run.body.id}/act`, opinion)).status).toBe(200);
  }
  expect(asked.at(-1)).toBe('gm');
  expect((await desk<Row>('GET', `${PATH}/${id}`)).body.status).toBe('APPROVE');
});

test('what is agreed to has months, routes and their freight', async () => {
  const bare = await create({ periods: [], routes: [] });
  const submit = ({ id, version }: Row) =>
    desk<Refused>('POST', '/api/approval/runs', { resource: 'market.longTermContract', recordId: id, version });
  expect(fields(await submit(bare))).toEqual([400, ['periods', 'routes']]);
});

test('a lifting lies in a month and on a route of a contract in force, and a nomination keeps its notice', async () => {
  expect(fields(await lift((await create()).id))).toEqual([400, ['longTermId']]);
  const { id: longTermId } = await inForce();
  const [route] = given.routes as { loadPortId: number; dischPortId: number }[];
  const back = { loadPortId: route!.dischPortId, dischPortId: route!.loadPortId };
  expect(fields(await lift(longTermId, { period: monthsAfter(START, 12), ...back }))).toEqual([
    400,
    ['period', 'dischPortId'],
  ]);
  const { body: row } = await lift(longTermId);
  expect([row.liftingState, row.nominateBy]).toEqual(['PLANNED', daysAfter(TODAY, 5)]);
  const nominate = (over: Record<string, unknown>) =>
    actOn<Answer>(desk, `${LIFTING}/${row.id}/nominate`, nomination(over));
  const late = await nominate({ laycanFrom: daysAfter(TODAY, 14), laycanTo: daysAfter(TODAY, 16) });
  expect(fields(late)).toEqual([400, ['laycanFrom']]);
  expect(late.body.errors?.[0]?.message).toContain(daysAfter(TODAY, 15));
  expect(fields(await nominate({ shipId: null, qty: '9000' }))).toEqual([400, ['qty', 'shipId']]);
  const done = await nominate({});
  expect([done.status, done.body.liftingState, done.body.nominatedOn]).toEqual([200, 'NOMINATED', TODAY]);
});

test('at a mean of 4 830 the freight moves from 68.00 to 69.20, and 8 500 t come to 588 200.00 in the charter', async () => {
  const { id: longTermId, customerId } = await inForce();
  const moved = await actOn<Answer>(desk, `${PATH}/${longTermId}/adjust`, {
    fromDay: `${MONTH}-01`,
    averagePrice: '4830',
  });
  expect([moved.status, moved.body.adjustments]).toEqual([
    200,
    [expect.objectContaining({ fromDay: `${MONTH}-01`, averagePrice: '4830.00', steps: 2, move: '1.20' })],
  ]);
  const again = await actOn<Answer>(desk, `${PATH}/${longTermId}/adjust`, {
    fromDay: `${MONTH}-01`,
    averagePrice: '1',
  });
  expect(fields(again)).toEqual([400, ['fromDay']]);
  const lifting = await accepted(longTermId);
  const make = () => desk<Answer>('POST', `${CONTRACT}/from-lifting`, { ids: [lifting.id] });
  const made = await make();
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  expect(made.body).toMatchObject({
    customerId,
    longTermId,
    liftingId: lifting.id,
    shipId: ship,
    freightRate: '69.2000',
    qtyTotal: '8500.000',
    amountEstimate: '588200.00',
    freightByLongTerm: true,
  });
  expect((made.body.cargoes as Row[])[0]).toMatchObject({
    laycanFrom: daysAfter(TODAY, 20),
    laycanTo: daysAfter(TODAY, 23),
  });
  // One charter a lifting; it is not missed while that stands.
  expect((await make()).status).toBe(409);
  expect((await actOn<Refused>(desk, `${LIFTING}/${lifting.id}/miss`, { reason: '不再执行' })).status).toBe(409);
  // What the long-term contract says is not written over.
  const rate = await desk<Answer>('PUT', CONTRACT, { ...made.body, freightRate: '75' });
  expect(fields(rate)).toEqual([400, ['freightRate']]);
  const other = await desk<Answer>('PUT', CONTRACT, { ...made.body, liftingId: null, cargoes: [] });
  expect(fields(other)).toEqual([400, ['liftingId', 'cargoes']]);
  const free = await desk<Answer>('PUT', CONTRACT, { ...made.body, demurrageRate: '45000' });
  expect([free.status, free.body.message]).toEqual([200, undefined]);
  // Given up, the same parcel serves the next charter.
  await actOn(desk, `${CONTRACT}/${made.body.id}/fail`, { reason: '重新商定' });
  const next = await make();
  expect([next.status, next.body.message]).toEqual([200, undefined]);
  expect((next.body.cargoes as Row[])[0]?.cargoId).toBe((made.body.cargoes as Row[])[0]?.cargoId);
});

test('freight that may vary by lifting is written freely in its charter', async () => {
  const { id } = await inForce({ freightVariable: true });
  const lifting = await accepted(id);
  const made = await desk<Answer>('POST', `${CONTRACT}/from-lifting`, { ids: [lifting.id] });
  const saved = await desk<Answer>('PUT', CONTRACT, { ...made.body, freightRate: '75' });
  expect([saved.status, saved.body.amountEstimate]).toEqual([200, '637500.00']);
});

test('nobody types of which lifting a contract or a parcel is', async () => {
  const lifting = await one<{ id: number }>('select id from market_long_term_lifting order by id limit 1');
  const row = await desk<Answer>('POST', CONTRACT, {
    kind: 'VOYAGE',
    direction: 'OUT',
    customerId: given.customerId,
    currencyId: given.currencyId,
    liftingId: lifting.id,
  });
  expect(fields(row)).toEqual([400, ['liftingId']]);
});

test('240 000 t over twelve months, 128 400 t by bills of lading after seven: 53.500 %, 11 600 t behind, amber, in call and list', async () => {
  const { id } = await inForce();
  const lifting = await accepted(id);
  const made = await desk<Answer>('POST', `${CONTRACT}/from-lifting`, { ids: [lifting.id] });
  const cargoId = Number((made.body.cargoes as Row[])[0]?.cargoId);
  const progress = () => desk<Record<string, unknown> & { months: Row[] }>('GET', `${PATH}/${id}/progress`);
  expect((await progress()).body).toMatchObject({ doneQty: '0.000', lamp: 'RED', counted: [] });
  await company.db.query(
    `update market_cargo set cargo_status = 'LOADED', bl_qty = 128400, outturn_qty = 128400, on_board_qty = 0 where id = $1`,
    [cargoId],
  );
  const { body } = await progress();
  expect(body).toMatchObject({
    doneQty: '128400.000',
    donePct: '53.500',
    expectedQty: '140000.000',
    behindQty: '11600.000',
    behindPct: '8.29',
    requiredQty: '22320.000',
    lamp: 'AMBER',
    counted: [lifting.id],
  });
  expect(body.months).toHaveLength(12);
  expect(body.months[6]).toMatchObject({ planned: '20000.000', done: '0.000', behind: '140000.000' });
  expect(body.months[8]).toMatchObject({ done: '128400.000', behind: null, liftings: 1 });
  const { body: list } = await desk<{ content: Row[] }>('GET', `${PATH}?lamp=AMBER&size=50`);
  expect(list.content.find((row) => row.id === id)).toMatchObject({
    doneQty: '128400.000',
    donePct: '53.500',
    behindQty: '11600.000',
    behindPct: '8.29',
    lamp: 'AMBER',
  });
  // Discharged, its lifting is done.
  const discharged = await actOn<Answer>(desk, `/api/market/cargos/${cargoId}/discharge`, {});
  expect([discharged.status, discharged.body.message]).toEqual([200, undefined]);
  expect((await desk<Row>('GET', `${LIFTING}/${lifting.id}`)).body.liftingState).toBe('DONE');
});

test('the contract of the demo is 8.29 % behind by what its parcels carried', async () => {
  const { body } = await desk<{ content: Row[] }>('GET', `${PATH}?lamp=AMBER&size=50`);
  const [first] = body.content.toSorted((a, b) => a.id - b.id);
  expect(first).toMatchObject({ lamp: 'AMBER', behindPct: '8.29', status: 'APPROVE' });
});
