import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { certificatesFor } from '../public.server.ts';

type Refused = { code: string; message: string; errors?: { field: string; message: string }[] };
type Row = { id: number; version: number; lamp: string; validTo: string } & Record<string, unknown>;
type Matrix = {
  kinds: { code: string; name: string }[];
  rows: { shipId: number; ship: string; marks: { id: number; certKind: string; lamp: string }[] }[];
};

const PATH = '/api/market/ship-business-certificates';
const DAY_MS = 86_400_000;

let company: Company;
let chartering: Send;
let master: Send;
let shipId: number;

const day = (days: number): string => officeDay(new Date(company.ctx().now.getTime() + days * DAY_MS));
const enter = (over: object, by: Send = chartering) =>
  by<Row & Refused>('POST', PATH, { shipId, certKind: 'TERMINAL', certNo: 'T-1', issueDate: day(-100), ...over });
const lampOf = async ({ id }: Row): Promise<string> => (await chartering<Row>('GET', `${PATH}/${id}`)).body.lamp;

beforeAll(async () => {
  company = await companyServer();
  [chartering, master] = [await company.signIn('chartering'), await company.signIn('master.pioneer')];
  const [ship] = await company.db.query<{ id: number }>(
    `select id from fleet_vessel where name_en = 'HAI YUE PIONEER'`,
  );
  shipId = ship!.id;
}, 900_000);
afterAll(() => company.close());

test.each([
  [91, 'GREEN'],
  [90, 'AMBER'],
  [31, 'AMBER'],
  [30, 'RED'],
  [0, 'RED'],
  [-1, 'BLACK'],
])('a paper with %i days left is %s', async (left, lamp) => {
  const { status, body } = await enter({ expiryDate: day(left) });
  expect([status, body.message]).toEqual([200, undefined]);
  expect(await lampOf(body)).toBe(lamp);
});

test('what was put on hold is black, what is conditional goes by its day', async () => {
  expect(await lampOf((await enter({ expiryDate: day(300), result: 'ON_HOLD' })).body)).toBe('BLACK');
  expect(await lampOf((await enter({ expiryDate: day(300), result: 'CONDITIONAL' })).body)).toBe('GREEN');
});

test('an inspection without a validity counts six months or twelve; the company may decide otherwise', async () => {
  const inspected = { issueDate: '2025-08-31', certNo: 'I-1' };
  expect((await enter({ ...inspected, certKind: 'SIRE' })).body.validTo).toBe('2026-02-28');
  expect((await enter({ ...inspected, certKind: 'CDI' })).body.validTo).toBe('2026-08-31');
  expect((await enter({ ...inspected, certKind: 'SIRE', expiryDate: '2026-01-15' })).body.validTo).toBe('2026-01-15');
  expect((await enter({ ...inspected, certKind: 'CAP', reviewDate: '2027-01-01' })).body.validTo).toBe('2027-01-01');
  const without = await enter({ ...inspected, certKind: 'CAP' });
  expect([without.status, without.body.errors?.[0]?.field]).toEqual([400, 'expiryDate']);
  const turned = await enter({ expiryDate: '2025-01-01', issueDate: '2025-02-01' });
  expect([turned.status, turned.body.errors?.[0]?.field]).toEqual([400, 'expiryDate']);
});

test('a renewed paper takes the place of the old one in list and matrix', async () => {
  const old = await enter({ certKind: 'COFR', expiryDate: day(-5), certNo: 'C-1' });
  const renewed = await enter({ certKind: 'COFR', expiryDate: day(200), certNo: 'C-2' });
  const listed = await chartering<{ content: Row[] }>('GET', `${PATH}?shipId=${shipId}&certKind=COFR&counts=true`);
  expect(listed.body.content.map(({ id }) => id)).toEqual([renewed.body.id]);
  const { body } = await chartering<Matrix>('GET', '/api/market/certificate-matrix');
  const marks = body.rows.find((row) => row.shipId === shipId)!.marks.filter(({ certKind }) => certKind === 'COFR');
  expect(marks).toMatchObject([{ id: renewed.body.id, lamp: 'GREEN' }]);
  expect(body.kinds.find(({ code }) => code === 'COFR')?.name).toBe('财务责任证书');
  expect((await chartering('GET', '/api/market/certificate-matrix/export')).status).toBe(200);
  expect(old.body.id).toBeLessThan(renewed.body.id);
});

test('a fixture is told which of the kinds it asks for do not hold until the end of discharge', async () => {
  await enter({ certKind: 'SHELL', expiryDate: day(20), certNo: 'S-1', result: 'ACCEPTABLE' });
  const asked = (until: string) => certificatesFor(company.ctx(), { shipId, required: ['SHELL', 'TOTAL'], until });
  const found = async (until: string) => (await asked(until)).map(({ certKind, found: is }) => [certKind, is]);
  expect(await found(day(20))).toEqual([
    ['SHELL', 'SHORT'],
    ['TOTAL', 'MISSING'],
  ]);
  expect(await found(day(21))).toEqual([
    ['SHELL', 'EXPIRED'],
    ['TOTAL', 'MISSING'],
  ]);
});

test('a ship reads her own papers and no others, and writes none', async () => {
  const seen = await master<{ content: Row[] }>('GET', `${PATH}?size=200`);
  expect(new Set(seen.body.content.map((row) => row.shipId))).toEqual(new Set([shipId]));
  expect((await master<Matrix>('GET', '/api/market/certificate-matrix')).body.rows.map((row) => row.shipId)).toEqual([
    shipId,
  ]);
  expect((await enter({ expiryDate: day(10) }, master)).status).toBe(403);
  const [foreign] = await company.db.query<{ id: number }>(
    'select id from market_ship_business_certificate where ship_id <> $1 limit 1',
    [shipId],
  );
  expect((await master('GET', `${PATH}/${foreign!.id}`)).status).toBe(404);
});

test('the demo company has one paper that ended, two red, four amber and one conditional', async () => {
  const fresh = await companyServer();
  const office = await fresh.signIn('chartering');
  const count = async (query: string): Promise<number> =>
    (await office<{ totalElements: number }>('GET', `${PATH}?size=1&${query}`)).body.totalElements;
  const counted = ['lamp=BLACK', 'lamp=RED', 'lamp=AMBER', 'result=CONDITIONAL'].map(count);
  expect(await Promise.all(counted)).toEqual([1, 2, 4, 1]);
  await fresh.close();
}, 900_000);

test('a stale certificate is not written over', async () => {
  const { body } = await enter({ expiryDate: day(100), certNo: 'X-1' });
  expect((await chartering('PUT', PATH, { ...body, observations: 1 })).status).toBe(200);
  expect((await chartering('PUT', PATH, { ...body, observations: 2 })).status).toBe(409);
});
