import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { TEST_NOW } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';

type Schedule = {
  ships: { id: number; name: string }[];
  bars: { voyageId: number; shipId: number; kind: string; from: string; to: string; calls: unknown[] }[];
};
type Refused = { code: string; errors?: { field: string }[] };

const TODAY = officeDay(TEST_NOW);
const AROUND = `from=${daysAfter(TODAY, -120)}&to=${daysAfter(TODAY, 60)}`;

let company: Company;
let desk: Send;

beforeAll(async () => {
  company = await companyServer();
  desk = await company.signIn('chartering');
}, 180_000);
afterAll(() => company.close());

const read = async (send: Send, query: string): Promise<Schedule> => {
  const answer = await send<Schedule>('GET', `/api/market/sailing?${query}`);
  expect(answer.status).toBe(200);
  return answer.body;
};

test('the schedule shows voyages as they are: closed ones done, the open one running, none that was cancelled', async () => {
  const { bars } = await read(desk, AROUND);
  const states = await company.db.query<{ id: number; kind: string; status: string }>(
    'select id, voyage_kind as kind, voyage_status as status from voyage_voyage where id = any($1::bigint[])',
    [bars.map(({ voyageId }) => voyageId)],
  );
  const byId = new Map(states.map((one) => [one.id, one]));
  const expected = { CLOSED: 'DONE', OPEN: 'RUNNING', PLAN: 'PLANNED' } as Readonly<Record<string, string>>;
  for (const { voyageId, kind } of bars) {
    const { kind: of, status } = byId.get(voyageId)!;
    expect(kind).toBe(of === 'REPAIR' ? 'REPAIR' : expected[status]);
  }
  expect(new Set(bars.map(({ kind }) => kind))).toContain('RUNNING');
  for (const { from, to } of bars) expect(Date.parse(to)).toBeGreaterThan(Date.parse(from));
});

test('a master sees her own ship alone', async () => {
  const master = await company.signIn('master.pioneer');
  const { ships, bars } = await read(master, AROUND);
  expect(ships).toHaveLength(1);
  expect(new Set(bars.map(({ shipId }) => shipId))).toEqual(new Set([ships[0]!.id]));
  const all = await read(desk, AROUND);
  const other = all.ships.find(({ id }) => id !== ships[0]!.id)!;
  expect((await read(master, `${AROUND}&ships=${other.id}`)).ships).toEqual([]);
});

test('only what lies in the time asked for is there, and of no more than some two years', async () => {
  const { bars } = await read(desk, `from=${daysAfter(TODAY, -30)}&to=${daysAfter(TODAY, -20)}`);
  for (const { from, to } of bars) {
    expect(officeDay(new Date(to)) >= daysAfter(TODAY, -30)).toBe(true);
    expect(officeDay(new Date(from)) <= daysAfter(TODAY, -20)).toBe(true);
  }
  for (const query of [`from=${TODAY}&to=${daysAfter(TODAY, -1)}`, `from=${daysAfter(TODAY, -801)}&to=${TODAY}`]) {
    const refused = await desk<Refused>('GET', `/api/market/sailing?${query}`);
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'to']);
  }
});
