import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import type { Send } from '../../../kernel/testing/server.ts';

type Refused = { code: string; message: string; errors?: { field: string }[] };
type Parcel = Record<string, unknown> & {
  id: number;
  version: number;
  cargoStatus: string;
  blQty: string | null;
  name: string;
};

const PATH = '/api/market/cargos';

let company: Company;
let desk: Send;
let ops: Send;
let master: Send;
let given: Record<string, unknown>;
let pioneer: number;

const one = async <T>(sql: string, values: unknown[] = []): Promise<T> =>
  (await company.db.query<T & Record<string, unknown>>(sql, values))[0]!;

const create = (over: Record<string, unknown> = {}, by: Send = desk) =>
  by<Parcel & Refused>('POST', PATH, { ...given, ...over });

beforeAll(async () => {
  company = await companyServer();
  [desk, ops, master] = await Promise.all([
    company.signIn('chartering'),
    company.signIn('ops'),
    company.signIn('master.pioneer'),
  ]);
  pioneer = (await one<{ id: number }>(`select id from fleet_vessel where name_en = 'HAI YUE PIONEER'`)).id;
  const { id: cargoTypeId } = await one<{ id: number }>(`select id from market_cargo_type where code = 'MEOH'`);
  const { id: customerId } = await one<{ id: number }>(
    `select id from market_customer where standing = 'OPEN' order by id limit 1`,
  );
  const ports = await company.db.query<{ id: number }>('select id from parameter_port order by id limit 2');
  given = {
    cargoTypeId,
    name: '甲醇',
    customerId,
    loadPortId: ports[0]!.id,
    dischPortId: ports[1]!.id,
    qty: '8500',
    qtyUnit: 'T',
    tolerancePct: '5',
    laycanFrom: '2026-04-01',
    laycanTo: '2026-04-03',
    lossAllowance: '0.300',
  };
}, 180_000);
afterAll(() => company.close());

test('a parcel says the least and the most that may be loaded, and its laycan ends after it begins', async () => {
  const made = await create();
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  expect(made.body).toMatchObject({
    cargoNo: expect.stringMatching(/^CG-\d{7}$/),
    minQty: '8075.000',
    maxQty: '8925.000',
    cargoStatus: 'OFFERED',
  });
  const wrong = await create({ laycanTo: '2026-03-31' });
  expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([400, 'laycanTo']);
});

test('contract, voyage and ship come by acts: what is sent with a new parcel or a change is not taken', async () => {
  const { id: voyageId } = await one<{ id: number }>('select id from voyage_voyage order by id limit 1');
  const made = await create({ voyageId, shipId: pioneer });
  expect([made.body.voyageId, made.body.shipId]).toEqual([null, null]);
  const changed = await desk<Parcel & Refused>('PUT', PATH, { ...made.body, voyageId });
  expect([changed.status, changed.body.code]).toEqual([409, 'WRONG_STATE']);
});

/** A parcel that is planned on the last closed voyage of a ship that carried something, by the name that her reports tell. */
async function planned(by: Send = ops, over: Record<string, unknown> = {}): Promise<Parcel> {
  const { id, name } = await one<{ id: number; name: string }>(
    `select g.voyage_id as id, g.name from market_cargo g where g.cargo_status = 'SETTLED' and g.ship_id = $1 order by g.id limit 1`,
    [pioneer],
  );
  // Its parcel of the demo gives the voyage free.
  await company.db.query(`update market_cargo set voyage_id = null, ship_id = null where voyage_id = $1`, [id]);
  const made = await create({ name, ...over });
  await company.db.query(`update market_cargo set cargo_status = 'FIXED' where id = $1`, [made.body.id]);
  const plan = await actOn<Parcel & Refused>(by, `${PATH}/${made.body.id}/plan`, { voyageId: id });
  expect([plan.status, plan.body.message]).toEqual([200, undefined]);
  return plan.body;
}

test('ship, bill of lading and outturn figures are those of the reports; loading waits for the papers', async () => {
  const parcel = await planned();
  const told = await one<{ bl: string; outturn: string }>(
    `select sum(c.bl_qty) filter (where c.op_type = 'LOADING')::text as bl, sum(c.shore_qty) filter (where c.op_type = 'DISCHARGING')::text as outturn
     from voyage_report r join voyage_report_cargo c on c.parent_id = r.id
     where r.voyage_no = $1 and r.deleted_at is null and r.confirmed = 'CONFIRMED' and c.cargo_name = $2`,
    [parcel.voyageId, parcel.name],
  );
  expect(parcel).toMatchObject({ blQty: told.bl, outturnQty: told.outturn, blIssued: true, cargoStatus: 'PLANNED' });
  const early = await actOn<Refused>(ops, `${PATH}/${parcel.id}/load`);
  expect([early.status, early.body.code]).toEqual([400, 'RULE']);
  const written = await ops<Parcel & Refused>('PUT', PATH, {
    ...parcel,
    blNo: 'B-1',
    blDate: '2026-02-01',
    blCopies: 3,
    lossPrice: '6800',
  });
  expect([written.status, written.body.message]).toEqual([200, undefined]);
  const loaded = await actOn<Parcel>(ops, `${PATH}/${parcel.id}/load`);
  expect(loaded.body.cargoStatus).toBe('LOADED');
  const back = await actOn<Refused>(ops, `${PATH}/${parcel.id}/take-back`, { reason: '试' });
  expect([back.status, back.body.code]).toEqual([400, 'RULE']);
  const done = await actOn<Parcel>(ops, `${PATH}/${parcel.id}/discharge`);
  expect(done.body.cargoStatus).toBe('DISCHARGED');
  // A second time it is no longer on board.
  expect((await actOn<Refused>(ops, `${PATH}/${parcel.id}/discharge`)).body.code).toBe('WRONG_STATE');
  const settled = await actOn<Parcel>(desk, `${PATH}/${parcel.id}/settle`, { freightInvoiceNo: 'F-1' });
  expect(settled.body).toMatchObject({ cargoStatus: 'SETTLED', freightInvoiceNo: 'F-1', payableQty: '0.000' });
});

test('whoever plans a parcel without knowing its value is not told it, and what is short is worth what it is worth', async () => {
  const permissions = new Set(['market:cargo:list', 'market:cargo:plan']);
  const blind = company.as({ permissions, scope: { vessel: 'all', organization: 'all' } });
  const parcel = await planned(blind, { lossPrice: '6800.00', lossAllowance: '0' });
  for (const name of ['lossPrice', 'payableAmount']) expect(name in parcel).toBe(false);
  const kept = (await desk<Parcel>('GET', `${PATH}/${parcel.id}`)).body;
  expect(Number(kept.payableAmount)).toBeCloseTo(Number(kept.payableQty) * 6800, 2);
});

test('a loss beyond the allowance is settled with a claim, or with the reason why there is none', async () => {
  const { id } = await one<{ id: number }>(
    `select id from market_cargo where cargo_status = 'DISCHARGED' order by id limit 1`,
  );
  await company.db.query(`update market_cargo set payable_qty = 12.2, voyage_id = null where id = $1`, [id]);
  const silent = await actOn<Refused>(desk, `${PATH}/${id}/settle`, { freightInvoiceNo: 'F-2' });
  expect([silent.status, silent.body.errors?.[0]?.field]).toEqual([400, 'claimNote']);
  const told = await actOn<Parcel>(desk, `${PATH}/${id}/settle`, { freightInvoiceNo: 'F-2', claimNote: 'CL-260001' });
  expect(told.body.cargoStatus).toBe('SETTLED');
});

test('two parcels of one name on a voyage could not be told apart, and are refused', async () => {
  const { voyageId, name } = await one<{ voyageId: number; name: string }>(
    `select voyage_id as "voyageId", name from market_cargo where cargo_status = 'LOADED' order by id limit 1`,
  );
  const { body } = await create({ name });
  await company.db.query(`update market_cargo set cargo_status = 'FIXED' where id = $1`, [body.id]);
  const twice = await actOn<Refused>(ops, `${PATH}/${body.id}/plan`, { voyageId });
  expect([twice.status, twice.body.code]).toEqual([409, 'CONFLICT']);
});

test('a report that ceases to count takes its figures with it, and gives them back', async () => {
  const parcel = await one<{ id: number; voyageId: number; shipId: number }>(
    `select id, voyage_id as "voyageId", ship_id as "shipId" from market_cargo
     where cargo_status = 'LOADED' and bl_issued order by id limit 1`,
  );
  // The last report that counts is taken back first, down to the one of the loading.
  const reports = await company.db.query<{ id: number }>(
    `select r.id from voyage_report r where r.ship_name = $1 and r.confirmed = 'CONFIRMED' and r.deleted_at is null
       and r.rpt_time >= (select max(l.rpt_time) from voyage_report l join voyage_report_cargo c on c.parent_id = l.id
         where l.voyage_no = $2 and c.bl_issued and l.deleted_at is null) order by r.rpt_time desc, r.id desc`,
    [parcel.shipId, parcel.voyageId],
  );
  const tech = await company.signIn('tech');
  for (const { id } of reports) {
    const taken = await actOn<Refused>(tech, `/api/voyage/reports/${id}/unconfirm`, { reason: '提单量待核' });
    expect([taken.status, taken.body.message]).toEqual([200, undefined]);
  }
  const seen = async () => (await desk<Parcel>('GET', `${PATH}/${parcel.id}`)).body;
  expect((await seen()).blIssued).toBe(false);
  const back = await actOn<Parcel>(ops, `${PATH}/${parcel.id}/take-back`, { reason: '提单量待核' });
  expect(back.body.cargoStatus).toBe('PLANNED');
  const loading = reports.at(-1)!;
  expect((await actOn(ops, `/api/voyage/reports/${loading.id}/confirm`)).status).toBe(200);
  expect((await seen()).blIssued).toBe(true);
});

test('a ship reads the parcels of her voyages without what they are worth, and none of others', async () => {
  const own = await one<{ id: number }>('select id from market_cargo where ship_id = $1 order by id limit 1', [
    pioneer,
  ]);
  const seen = await master<Parcel>('GET', `${PATH}/${own.id}`);
  expect([seen.status, 'name' in seen.body]).toEqual([200, true]);
  for (const name of ['lossPrice', 'payableAmount']) expect(name in seen.body).toBe(false);
  const other = await one<{ id: number }>(
    'select id from market_cargo where ship_id is distinct from $1 order by id limit 1',
    [pioneer],
  );
  expect((await master('GET', `${PATH}/${other.id}`)).status).toBe(404);
  expect((await create({}, master)).status).toBe(403);
});
