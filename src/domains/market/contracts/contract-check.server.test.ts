import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';

type Checked = {
  shipId: number | null;
  until: string;
  waived: boolean;
  lacking: number;
  rows: { certKind: string; name: string; found: string; passes: boolean; validTo: string | null }[];
  errors?: { field: string }[];
};

let company: Company;
let desk: Send;
let ship: number;
let other: number;
let contract: number;

const check = (body: object = {}, by: Send = desk) =>
  by<Checked>('POST', `/api/market/contracts/${contract}/check`, body);
const found = ({ rows }: Checked) => rows.map(({ certKind, found: how }) => [certKind, how]);

/** As a charter that asks for two papers until the twelfth. */
beforeAll(async () => {
  company = await companyServer();
  desk = await company.signIn('chartering');
  const ships = await company.db.query<{ id: number; own: boolean }>(
    `select id, name_en = 'HAI YUE PIONEER' as own from fleet_vessel where deleted_at is null and status <> 'DISPOSED' order by id`,
  );
  ship = ships.find(({ own }) => own)!.id;
  other = ships.find(({ own }) => !own)!.id;
  const [row] = await company.db.query<{ id: number }>(
    `update market_contract set ship_id = $1, discharge_by = '2026-04-12', cert_waived = false
     where id = (select min(id) from market_contract where deleted_at is null) returning id`,
    [ship],
  );
  contract = row!.id;
  await company.db.query('delete from market_contract_certificate where parent_id = $1', [contract]);
  await company.db.query(
    `insert into market_contract_certificate (parent_id, seq, cert_kind) values ($1, 1, 'COFR'), ($1, 2, 'HALAL')`,
    [contract],
  );
  const paper = { shipId: ship, certKind: 'COFR', certNo: 'COFR-9', issueDate: '2025-04-11', expiryDate: '2026-04-12' };
  expect((await desk('POST', '/api/market/ship-business-certificates', paper)).status).toBe(200);
}, 900_000);
afterAll(() => company.close());

test('each paper that the charter asks for is told with what is found of it until the end of discharge', async () => {
  const { status, body } = await check();
  expect(status).toBe(200);
  expect(body).toMatchObject({ shipId: ship, until: '2026-04-12', waived: false, lacking: 1 });
  expect(found(body)).toEqual([
    ['COFR', 'SHORT'],
    ['HALAL', 'MISSING'],
  ]);
  expect(body.rows[0]).toMatchObject({ name: '财务责任证书', validTo: '2026-04-12', passes: true });
});

test('a day later the paper has ended', async () => {
  await company.db.query(`update market_contract set discharge_by = '2026-04-13' where id = $1`, [contract]);
  const { body } = await check();
  expect([body.lacking, found(body)[0]]).toEqual([2, ['COFR', 'EXPIRED']]);
});

test('another ship may be tried, one that is not there is refused at its field', async () => {
  const { body } = await check({ shipId: other });
  expect([body.shipId, found(body)]).toEqual([
    other,
    [
      ['COFR', 'MISSING'],
      ['HALAL', 'MISSING'],
    ],
  ]);
  const nowhere = await check({ shipId: 999_999_999 });
  expect([nowhere.status, nowhere.body.errors?.map(({ field }) => field)]).toEqual([400, ['shipId']]);
});

test('a waiver is of the ship that was looked at', async () => {
  await company.db.query('update market_contract set cert_waived = true where id = $1', [contract]);
  expect((await check()).body.waived).toBe(true);
  expect((await check({ shipId: other })).body.waived).toBe(false);
});

test('whoever reads no contracts checks none, and of other ships nobody is told', async () => {
  const master = await company.signIn('master.pioneer');
  expect((await check({}, master)).status).toBe(403);
  const limited = company.as({
    permissions: new Set(['market:contract:list']),
    scope: { vessel: [ship], organization: 'all' },
  });
  expect((await check({ shipId: other }, limited)).status).toBe(400);
});
