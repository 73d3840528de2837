import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';

type Refused = { code: string; errors?: { field: string }[] };
type Product = { id: number; version: number; code: string; name: string; bannedPrevious: { bannedId: number }[] };

const PATH = '/api/market/cargo-types';

let company: Company;
let desk: Send;

beforeAll(async () => {
  company = await companyServer();
  desk = await company.signIn('chartering');
}, 180_000);
afterAll(() => company.close());

const create = (over: Record<string, unknown>) =>
  desk<Product & Refused>('POST', PATH, { kind: 'CLEAN_PRODUCT', nameEn: 'Trial', lossAllowance: '0.300', ...over });
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);

test('a chemical has its category and the type of ship that may carry it; a heated cargo its temperature', async () => {
  const bare = await create({ code: 'T-1', name: '试验化学品', kind: 'CHEMICAL' });
  expect([bare.status, fields(bare.body)]).toEqual([400, ['marpol', 'ibcShipType']]);
  const none = await create({ code: 'T-1', name: '试验化学品', kind: 'CHEMICAL', marpol: 'NONE', ibcShipType: '2' });
  expect(fields(none.body)).toEqual(['marpol']);
  const cold = await create({ code: 'T-1', name: '试验化学品', heating: true });
  expect(fields(cold.body)).toEqual(['carriageTemp']);
  const whole = await create({ code: 'T-1', name: '试验化学品', kind: 'CHEMICAL', marpol: 'Y', ibcShipType: '2' });
  expect(whole.status).toBe(200);
});

test('what must not have been carried before is named once', async () => {
  const [other] = await company.db.query<{ id: number }>(`select id from market_cargo_type where code = 'PALM'`);
  const line = { bannedId: other!.id, last: 2 };
  const made = await create({ code: 'T-2', name: '试验白油', bannedPrevious: [line, line] });
  expect(fields(made.body)).toEqual(['bannedPrevious.1.bannedId']);
});

test('the catalogue has 25 products, and the cargoes that ships report are among them', async () => {
  const [{ n } = { n: 0 }] = await company.db.query<{ n: number }>(
    `select count(*)::int as n from market_cargo_type where deleted_at is null and code not like 'T-%'`,
  );
  expect(n).toBe(25);
  const unknown = await company.db.query(
    `select distinct c.cargo_name from voyage_report_cargo c where c.cargo_name is not null
       and not exists (select from market_cargo_type t where t.name = c.cargo_name)`,
  );
  expect(unknown).toEqual([]);
});

test('ships read the catalogue and write none of it', async () => {
  const master = await company.signIn('master.pioneer');
  expect((await master('GET', PATH)).status).toBe(200);
  expect((await master('POST', PATH, { code: 'T-9', name: '越权' })).status).toBe(403);
});
