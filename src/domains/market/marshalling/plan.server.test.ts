import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { MARKET_PRICE } from '../price.text.ts';

type Refused = { code: string; message: string; errors?: { field: string }[] };
type Line = Record<string, unknown> & { cargoId: number; voyageId: number | null; etaLoad: string; shipId: number };
type Plan = {
  id: number;
  version: number;
  planNo: string;
  edition: number;
  hardCount: number;
  legs: Line[];
} & Refused & {
    status: string;
    released: boolean;
    inForce: boolean;
    basedOnId: number | null;
  };
type Clash = { code: string; level: string; keys: string[]; said: string };
type Check = { hard: number; soft: number; clashes: Clash[] };

const PATH = '/api/market/marshalling-plans';
const MONTH = '2027-06';

let company: Company;
let desk: Send;
let ops: Send;
let master: Send;
let ship: number;
let parcel: Record<string, unknown>;

const one = async <T>(sql: string, values: unknown[] = []): Promise<T> =>
  (await company.db.query<T & Record<string, unknown>>(sql, values))[0]!;

beforeAll(async () => {
  company = await companyServer();
  [desk, ops, master] = await Promise.all([
    company.signIn('chartering'),
    company.signIn('ops'),
    company.signIn('master.pioneer'),
  ]);
  ship = (
    await one<{ id: number }>(
      `select v.id from fleet_vessel v join lateral (select trade_mode from voyage_voyage y where y.ship_name = v.id and y.deleted_at is null
         and y.voyage_kind = 'TRADE' and y.voyage_status <> 'CANCELLED' order by y.start_time desc limit 1) y on y.trade_mode = 'DOMESTIC'
       where v.status = 'ACTIVE' and v.deleted_at is null order by v.id limit 1`,
    )
  ).id;
  const goods = await one<{ id: number; name: string }>(
    `select id, name from market_cargo_type where kind = 'DRY_BULK' and deleted_at is null order by id limit 1`,
  );
  const customer = await one<{ id: number }>(
    `select id from market_customer where standing = 'OPEN' order by id limit 1`,
  );
  const port = async (code: string) =>
    (await one<{ id: number }>('select id from parameter_port where unlocode = $1', [code])).id;
  parcel = {
    cargoTypeId: goods.id,
    name: goods.name,
    customerId: customer.id,
    loadPortId: await port('CNNGB'),
    dischPortId: await port('CNSHA'),
    qty: '1000',
    qtyUnit: 'T',
    tolerancePct: '5',
    lossAllowance: '0.300',
  };
}, 180_000);
afterAll(() => company.close());

/** A parcel that is fixed, with a laycan of three days in June. */
async function fixed(day: number): Promise<number> {
  const two = (of: number): string => `${MONTH}-${String(of).padStart(2, '0')}`;
  const made = await desk<{ id: number } & Refused>('POST', '/api/market/cargos', {
    ...parcel,
    laycanFrom: two(day),
    laycanTo: two(day + 2),
  });
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  await company.db.query(`update market_cargo set cargo_status = 'FIXED' where id = $1`, [made.body.id]);
  return made.body.id;
}

const at = (day: number): string => `${MONTH}-${String(day).padStart(2, '0')}T02:00:00.000Z`;
const leg = (cargoId: number, day: number) => ({ cargoId, shipId: ship, etaLoad: at(day) });

async function create(legs: readonly object[], month = MONTH): Promise<Plan> {
  const made = await desk<Plan>('POST', PATH, { month, legs });
  expect([made.status, made.body.message], JSON.stringify(made.body)).toEqual([200, undefined]);
  return made.body;
}

/** As if everybody who is asked had agreed. */
async function approved(id: number): Promise<Plan> {
  await company.db.query(`update market_marshalling_plan set status = 'APPROVE', version = version + 1 where id = $1`, [
    id,
  ]);
  return (await desk<Plan>('GET', `${PATH}/${id}`)).body;
}

const check = async (id: number): Promise<Check> => (await desk<Check>('POST', `${PATH}/${id}/check`)).body;
const whole = async (id: number): Promise<Plan> => (await desk<Plan>('GET', `${PATH}/${id}`)).body;
const voyage = (id: number) =>
  one<{ status: string; ship: number; mode: string }>(
    'select voyage_status as status, ship_name as ship, trade_mode as mode from voyage_voyage where id = $1',
    [id],
  );

test('a leg says what it carries, and one parcel has one ship', async () => {
  const cargoId = await fixed(1);
  const plan = await create([leg(cargoId, 2)]);
  expect(plan.planNo).toMatch(/^MP-202706-\d+$/);
  expect(plan.edition).toBe(Number(plan.planNo.split('-').at(-1)));
  expect(plan.legs).toMatchObject([
    { cargoId, qty: '1000.000', laycanFrom: `${MONTH}-01`, laycanTo: `${MONTH}-03`, loadPortId: parcel.loadPortId },
  ]);
  const twice = await desk<Plan>('POST', PATH, { month: MONTH, legs: [leg(cargoId, 2), leg(cargoId, 3)] });
  expect([twice.status, twice.body.errors?.map(({ field }) => field)]).toEqual([400, ['legs.1.cargoId']]);
  const bare = await desk<Plan>('POST', PATH, { month: MONTH, legs: [{ shipId: ship, etaLoad: at(2) }] });
  expect([bare.status, bare.body.errors?.map(({ field }) => field)]).toEqual([400, ['legs.0.cargoId']]);
});

test('overlapping legs cannot be released; moved apart they become planned voyages with parcels and orders', async () => {
  const [first, second] = [await fixed(1), await fixed(4)];
  const plan = await create([leg(first, 1), { ...leg(second, 4), etaLoad: `${MONTH}-01T20:00:00.000Z` }]);
  const found = await check(plan.id);
  expect(found.clashes.filter(({ level }) => level === 'HARD').map(({ code }) => code)).toContain('C1');
  expect(plan.hardCount).toBe(found.hard);
  await approved(plan.id);
  const refused = await actOn<Plan>(desk, `${PATH}/${plan.id}/release`);
  expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT']);
  // Approved it is closed: it moves in a new version.
  const shut = await desk<Plan>('POST', `${PATH}/${plan.id}/place`, {
    version: (await whole(plan.id)).version,
    cargoId: second,
    shipId: ship,
    etaLoad: at(5),
  });
  expect(shut.status).toBe(409);
  const next = await actOn<Plan>(desk, `${PATH}/${plan.id}/new-version`);
  expect([next.status, next.body.message]).toEqual([200, undefined]);
  expect(next.body).toMatchObject({ basedOnId: plan.id, edition: plan.edition + 1, status: 'USE' });
  const moved = await desk<Plan>('POST', `${PATH}/${next.body.id}/place`, {
    version: next.body.version,
    cargoId: second,
    shipId: ship,
    etaLoad: at(6),
  });
  expect([moved.status, moved.body.message]).toEqual([200, undefined]);
  const differs = await desk<{ against: string; differences: { what: string; field: string }[] }>(
    'GET',
    `${PATH}/${next.body.id}/differences`,
  );
  expect(differs.body).toMatchObject({ against: plan.planNo, differences: [{ what: 'CHANGED', field: 'etaLoad' }] });
  expect((await check(next.body.id)).hard).toBe(0);
  await approved(next.body.id);
  expect((await actOn(ops, `${PATH}/${next.body.id}/release`)).status).toBe(403);
  const done = await actOn<Plan>(desk, `${PATH}/${next.body.id}/release`);
  expect([done.status, done.body.message]).toEqual([200, undefined]);
  const released = await whole(next.body.id);
  expect(released).toMatchObject({ released: true, inForce: true });
  for (const line of released.legs) {
    expect(await voyage(line.voyageId!)).toEqual({ status: 'PLAN', ship, mode: 'DOMESTIC' });
    const cargo = await one<{ status: string; voyage: number }>(
      'select cargo_status as status, voyage_id as voyage from market_cargo where id = $1',
      [line.cargoId],
    );
    expect(cargo).toEqual({ status: 'PLANNED', voyage: line.voyageId });
    const orders = await company.db.query(
      `select 1 from voyage_dispatch where voyage_id = $1 and order_type = 'VOYAGE_ORDER' and direction = 'TO_SHIP'`,
      [line.voyageId],
    );
    expect(orders).toHaveLength(1);
  }
  // Twice is once.
  expect((await actOn<Plan>(desk, `${PATH}/${next.body.id}/release`)).body.code).toBe('RULE');
});

test('a new version takes over the voyages of what stays, moves what moved, and cancels what it leaves out', async () => {
  const [first, second] = [await fixed(10), await fixed(18)];
  const plan = await create([leg(first, 11), leg(second, 19)], '2027-05');
  await approved(plan.id);
  expect((await actOn<Plan>(desk, `${PATH}/${plan.id}/release`)).body.message).toBeUndefined();
  const before = await whole(plan.id);
  const [kept, dropped] = [first, second].map((id) => before.legs.find(({ cargoId }) => cargoId === id)!);
  const next = await actOn<Plan>(desk, `${PATH}/${plan.id}/new-version`);
  const version = async (): Promise<number> => (await whole(next.body.id)).version;
  const off = await desk<Plan>('POST', `${PATH}/${next.body.id}/place`, {
    version: await version(),
    cargoId: second,
    shipId: null,
  });
  expect([off.status, off.body.message]).toEqual([200, undefined]);
  const later = await desk<Plan>('POST', `${PATH}/${next.body.id}/place`, {
    version: await version(),
    cargoId: first,
    shipId: ship,
    etaLoad: at(12),
  });
  expect([later.status, later.body.message]).toEqual([200, undefined]);
  await approved(next.body.id);
  const done = await actOn<Plan>(desk, `${PATH}/${next.body.id}/release`);
  expect([done.status, done.body.message]).toEqual([200, undefined]);
  const released = await whole(next.body.id);
  expect(released.legs.map(({ voyageId }) => voyageId)).toEqual([kept!.voyageId]);
  expect((await voyage(dropped!.voyageId!)).status).toBe('CANCELLED');
  const [call] = await company.db.query<{ eta: string }>(
    'select eta from voyage_voyage_port where voyage = $1 and deleted_at is null order by seq',
    [kept!.voyageId],
  );
  expect(call?.eta).toBe(at(12));
  expect((await whole(plan.id)).inForce).toBe(false);
  expect(
    await one('select cargo_status as status, voyage_id as voyage from market_cargo where id = $1', [second]),
  ).toEqual({ status: 'FIXED', voyage: null });
});

test('what the version in force planned goes on or ends, though the version between was never released', async () => {
  const [stays, goes] = [await fixed(21), await fixed(25)];
  const month = '2027-08';
  const plan = await create([leg(stays, 22), leg(goes, 26)], month);
  await approved(plan.id);
  expect((await actOn<Plan>(desk, `${PATH}/${plan.id}/release`)).body.message).toBeUndefined();
  const sailing = new Map((await whole(plan.id)).legs.map(({ cargoId, voyageId }) => [cargoId, voyageId!]));
  const without = async (id: number): Promise<void> => {
    const off = { version: (await whole(id)).version, cargoId: goes, shipId: null };
    expect((await desk<Plan>('POST', `${PATH}/${id}/place`, off)).body.message).toBeUndefined();
  };
  const between = await actOn<Plan>(desk, `${PATH}/${plan.id}/new-version`);
  await without(between.body.id);
  await approved(between.body.id);
  const last = await actOn<Plan>(desk, `${PATH}/${between.body.id}/new-version`);
  await approved(last.body.id);
  const done = await actOn<Plan>(desk, `${PATH}/${last.body.id}/release`);
  expect([done.status, done.body.message]).toEqual([200, undefined]);
  expect((await whole(last.body.id)).legs.map(({ voyageId }) => voyageId)).toEqual([sailing.get(stays)]);
  expect((await voyage(sailing.get(goes)!)).status).toBe('CANCELLED');
  // A plan that begins by itself takes the place of the one in force as well.
  const other = await create([leg(stays, 22)], month);
  expect((await check(other.id)).hard).toBe(0);
  await approved(other.id);
  expect((await actOn<Plan>(desk, `${PATH}/${other.id}/release`)).body.message).toBeUndefined();
  expect((await whole(other.id)).legs.map(({ voyageId }) => voyageId)).toEqual([sailing.get(stays)]);
  expect((await whole(last.body.id)).inForce).toBe(false);
});

test('what a leg earns is on the board of those who see prices alone', async () => {
  const plan = await create([{ ...leg(await fixed(28), 29), tceEstimate: '12345.67' }], '2027-09');
  const earns = async (send: Send): Promise<unknown> =>
    (await send<{ legs: { tce: string | null }[] }>('GET', `${PATH}/${plan.id}/board`)).body.legs.map(({ tce }) => tce);
  const permissions = ['market:marshallingPlan:list'];
  const scope = { vessel: 'all', organization: 'all' } as const;
  expect(await earns(company.as({ permissions: new Set(permissions), scope }))).toEqual([null]);
  expect(await earns(company.as({ permissions: new Set([...permissions, MARKET_PRICE]), scope }))).toEqual([
    '12345.67',
  ]);
});

test('a parcel that is not fixed goes into a plan, and not into a release', async () => {
  const cargoId = await fixed(25);
  await company.db.query(`update market_cargo set cargo_status = 'OFFERED' where id = $1`, [cargoId]);
  const plan = await create([leg(cargoId, 26)], '2027-07');
  await approved(plan.id);
  const refused = await actOn<Plan>(desk, `${PATH}/${plan.id}/release`);
  expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT']);
});

test('the board tells what waits for a ship; stale, foreign and forbidden calls are refused', async () => {
  const [taken, free] = [await fixed(20), await fixed(22)];
  const plan = await create([leg(taken, 21)]);
  const board = await ops<{
    legs: { cargoId: number }[];
    free: { cargoId: number | null; shipId: number }[];
    open: boolean;
  }>('GET', `${PATH}/${plan.id}/board`);
  expect(board.body.open).toBe(true);
  expect(board.body.legs.map(({ cargoId }) => cargoId)).toEqual([taken]);
  expect(board.body.free).toContainEqual(expect.objectContaining({ cargoId: free, shipId: 0 }));
  const place = { cargoId: free, shipId: ship, etaLoad: at(28) };
  const moved = await desk<Plan>('POST', `${PATH}/${plan.id}/place`, { version: plan.version, ...place });
  expect([moved.status, moved.body.legs?.length]).toEqual([200, 2]);
  const stale = await desk<Plan>('POST', `${PATH}/${plan.id}/place`, { version: plan.version, ...place });
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
  for (const path of ['', '/board', '/differences'])
    expect((await master('GET', `${PATH}/${plan.id}${path}`)).status).toBe(403);
  expect((await master('POST', `${PATH}/${plan.id}/place`, { version: 1, ...place })).status).toBe(403);
});
