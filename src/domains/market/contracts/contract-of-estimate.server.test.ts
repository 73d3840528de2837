import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import type { Send } from '../../../kernel/testing/server.ts';

type Line = Record<string, unknown>;
type Row = Line & { id: number; version: number };
type Answer = Row & { message: string; code: string; errors?: { field: string }[] };

const ESTIMATES = '/api/market/voyage-estimates';
const CONTRACTS = '/api/market/contracts';

let company: Company;
let desk: Send;
let asking: { id: number; partner: number };
let known: Record<'usd' | 'ship' | 'goods' | 'load' | 'disch', number>;

const one = async <T>(sql: string, values: unknown[] = []): Promise<T> =>
  (await company.db.query<T & Record<string, unknown>>(sql, values))[0]!;
const idOf = async (sql: string): Promise<number> => (await one<{ id: number }>(sql)).id;

beforeAll(async () => {
  company = await companyServer();
  desk = await company.signIn('chartering');
  asking = await one(
    `select id, partner_id as partner from market_customer where standing = 'OPEN' order by id limit 1`,
  );
  known = {
    usd: await idOf(`select id from parameter_currency where code = 'USD'`),
    ship: await idOf(`select id from fleet_vessel where name_en = 'HAI YUE PIONEER'`),
    goods: await idOf(`select id from market_cargo_type where code = 'MEOH'`),
    load: await idOf(`select id from parameter_port where unlocode = 'CNNGB'`),
    disch: await idOf(`select id from parameter_port where unlocode = 'SGSIN'`),
  };
}, 180_000);
afterAll(() => company.close());

/** An estimate of two alternatives, the dearer freight in the second. */
async function estimate(over: Line = {}): Promise<Row> {
  const way = (name: string, rate: string): Line => ({
    name,
    shipId: known.ship,
    cargoTypeId: known.goods,
    loadPort: known.load,
    dischPort: known.disch,
    qty: '8500',
    minQty: '8000',
    freightType: 'PER_TON',
    rate,
    ladenMiles: '2880.0',
    ladenSpeed: '12.00',
    loadHours: '60',
    dischHours: '60',
    ladenFuel: '15',
    portFuel: '2',
    seaDiesel: '1.1',
    portDiesel: '2',
    fuelPrice: '585',
    dieselPrice: '790',
    addressCommission: '0.0125',
  });
  const { status, body } = await desk<Answer>('POST', ESTIMATES, {
    subject: '甲醇询租',
    customerId: asking.partner,
    currencyId: known.usd,
    laycanFrom: '2026-12-10',
    laycanTo: '2026-12-13',
    alternatives: [way('甲', '69.20'), way('乙', '71.50')],
    ...over,
  });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body;
}

async function chosen(over: Line = {}): Promise<Row> {
  const { id } = await estimate(over);
  const done = await actOn(desk, `${ESTIMATES}/${id}/choose`, { letter: 'B', reason: '运价较高' });
  expect(done.status).toBe(200);
  return done.body as Row;
}

const draftOf = (id: number, by: Send = desk) => by<Answer>('POST', `${CONTRACTS}/from-estimate`, { ids: [id] });

test('the chosen alternative becomes the draft of a charter with its parcel; nothing is typed twice', async () => {
  const { id } = await chosen();
  const { status, body } = await draftOf(id);
  expect([status, body.message]).toEqual([200, undefined]);
  expect(body).toMatchObject({
    customerId: asking.id,
    shipId: known.ship,
    currencyId: known.usd,
    freightType: 'PER_TON',
    freightRate: '71.5000',
    minQty: '8000.000',
    amountEstimate: '607750.00',
    estimateId: id,
    commissions: [{ kind: 'ADDRESS', pct: '1.250' }],
    cargoes: [{ qty: '8500.000', laycanFrom: '2026-12-10', laycanTo: '2026-12-13', loadPortId: known.load }],
  });
});

test('of which estimate a contract was drafted, and to which contract a parcel belongs, is typed by nobody', async () => {
  const { body: made } = await draftOf((await chosen()).id);
  const other = await chosen();
  const saved = await desk<Answer>('PUT', CONTRACTS, { id: made.id, version: made.version, estimateId: other.id });
  expect([saved.status, saved.body.estimateId]).toEqual([200, made.estimateId]);
  const [line] = made.cargoes as { cargoId: number }[];
  const { body: parcel } = await desk<Answer>('GET', `/api/market/cargos/${line?.cargoId}`);
  const taken = await desk<Answer>('PUT', '/api/market/cargos', { ...parcel, contractId: made.id });
  expect([taken.status, taken.body.code]).toEqual([409, 'WRONG_STATE']);
});

test('one charter is drafted of an estimate, another once that came to nothing', async () => {
  const { id } = await chosen();
  const first = await draftOf(id);
  const again = await draftOf(id);
  expect([again.status, again.body.message]).toEqual([409, expect.stringContaining(String(first.body.contractNo))]);
  const { id: made, version } = first.body;
  expect((await desk('POST', `${CONTRACTS}/${made}/cancel`, { version, reason: '租家取消' })).status).toBe(200);
  expect((await draftOf(id)).status).toBe(200);
});

test('an estimate without a choice, or of nobody who is a customer, makes none', async () => {
  const open = await estimate();
  expect((await draftOf(open.id)).body.code).toBe('WRONG_STATE');
  const nobody = await chosen({ customerId: null });
  expect((await draftOf(nobody.id)).body.code).toBe('WRONG_STATE');
  const stranger = await idOf(
    'select p.id from partner_partner p where not exists (select from market_customer c where c.partner_id = p.id) order by id limit 1',
  );
  const unknown = await chosen({ customerId: stranger });
  expect((await draftOf(unknown.id)).body.code).toBe('RULE');
  expect((await draftOf(open.id, await company.signIn('ops'))).status).toBe(403);
});
