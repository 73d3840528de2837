import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import type { Movement } from './movement.calls.ts';
import { morningOf } from './movement.rules.ts';

type Answer = { at: string; rows: Movement[] };

let company: Company;
let office: Send;

const at = (moment: string, by: Send = office) =>
  by<Answer>('GET', `/api/voyage/movements?at=${encodeURIComponent(moment)}`);

beforeAll(async () => {
  company = await companyServer();
  office = await company.signIn('ops');
}, 180_000);
afterAll(() => company.close());

test('without a moment it is the list of eight in the morning in the office', async () => {
  const { body } = await office<Answer>('GET', '/api/voyage/movements');
  expect(body.at).toBe(morningOf(company.ctx().now.toISOString()));
  expect(morningOf('2026-03-01T15:59:00.000Z')).toBe('2026-03-01T00:00:00.000Z');
  expect(morningOf('2026-03-01T16:00:00.000Z')).toBe('2026-03-02T00:00:00.000Z');
});

test('each ship stands there once, by her newest report of that moment, in the state that began when it says', async () => {
  const moment = new Date(company.ctx().now.getTime() - 20 * 86_400_000).toISOString();
  const { body } = await at(moment);
  const ships = await company.db.query<{ id: number }>(
    `select id from fleet_vessel where deleted_at is null and status in ('ACTIVE', 'REPAIR', 'LAID_UP') order by id`,
  );
  expect(body.rows.map(({ shipId }) => shipId)).toEqual(ships.map(({ id }) => id));
  for (const row of body.rows) {
    const [newest] = await company.db.query<{ id: number; status: string }>(
      `select id, ship_status as status from voyage_report where ship_name = $1 and deleted_at is null and rpt_time <= $2
       order by rpt_time desc, id desc limit 1`,
      [row.shipId, moment],
    );
    expect([row.reportId, row.status]).toEqual([newest!.id, newest!.status]);
    const between = await company.db.query<{ status: string }>(
      `select distinct ship_status as status from voyage_report where ship_name = $1 and deleted_at is null and rpt_time between $2 and $3`,
      [row.shipId, row.since, row.rptTime],
    );
    expect(between.map(({ status }) => status)).toEqual([row.status]);
    if (row.status === 'SAILING') expect([row.nextEvent, row.port]).toEqual(['ARRIVE', null]);
    else expect(row.port).not.toBeNull();
  }
});

test('before there was any report there is none; a ship sees herself alone; it is a workbook too', async () => {
  const before = await at('2001-01-01T00:00:00Z');
  expect(before.body.rows.every(({ reportId, cargo }) => reportId === null && cargo === null)).toBe(true);
  const master = await company.signIn('master.pioneer');
  expect((await at('2026-01-01T00:00:00Z', master)).body.rows).toHaveLength(1);
  expect((await office('GET', '/api/voyage/movements/export')).status).toBe(200);
  expect((await at('yesterday')).status).toBe(400);
});
