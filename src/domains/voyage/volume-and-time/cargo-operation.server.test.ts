import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { portsByLocode } from '../../parameter/public.server.ts';
import { sampleVoyage } from '../testing/voyage-fixture.demo.ts';

type Operation = Readonly<Record<string, string | null>>;

let company: Company;
let office: Send;
let shanghai: number;

/** The operations of a ship, the first of them first. */
async function operations(shipId: number, fields: readonly string[]): Promise<(string | null)[][]> {
  const { status, body } = await office<{ content: Operation[] }>(
    'GET',
    `/api/voyage/cargo-operations?shipName=${shipId}&sort=startTime`,
  );
  expect([status, body]).toEqual([200, body]);
  return body.content.map((row) => fields.map((name) => row[name] ?? null));
}

async function ship(code: string) {
  const { shipId, voyage } = await company.db.transaction((tx) => sampleVoyage({ ...company.ctx(), db: tx }, code));
  return { shipId, voyageId: Number(voyage.id) };
}

type Worked = { from: string; to: string; opType?: string; stopped?: string; bl?: string | null; shore?: string };

/** A confirmed report of an afternoon alongside, with what was worked. */
async function report(
  of: { shipId: number; voyageId: number },
  at: string,
  worked: readonly Worked[],
): Promise<number> {
  const [made] = await company.db.query<{ id: number }>(
    `insert into voyage_report (version, create_by, create_name, create_time, ship_name, voyage_no, report_no, rpt_time, rpt_type, zone, confirmed, source)
     values (1, 0, 'x', $3, $1, $2, $4, $3, 'NOON', 8, 'CONFIRMED', 'LAND') returning id`,
    [of.shipId, of.voyageId, at, `N${at}`.slice(0, 30)],
  );
  for (const [seq, { from, to, opType = 'LOADING', stopped = '0.00', bl = null, shore = null }] of worked.entries())
    await company.db.query(
      `insert into voyage_report_cargo (parent_id, seq, port, berth, op_type, cargo_name, start_time, end_time, interrupt_time, bl_qty, shore_qty)
       values ($1, $2, $3, '1号', $4, '柴油', $5, $6, $7, $8, $9)`,
      [made!.id, seq, shanghai, opType, from, to, stopped, bl, shore],
    );
  return made!.id;
}

const call = async (voyageId: number, ata: string): Promise<number> => {
  const [made] = await company.db.query<{ id: number }>(
    `insert into voyage_voyage_port (version, create_by, create_name, create_time, voyage, port, seq, purpose, ata)
     values (1, 0, 'x', $3, $1, $2, 1, 'LOAD', $3) returning id`,
    [voyageId, shanghai, ata],
  );
  return made!.id;
};

beforeAll(async () => {
  company = await companyServer();
  office = company.as();
  shanghai = (await portsByLocode(company.ctx(), ['CNSHA'])).get('CNSHA')!.id;
}, 900_000);
afterAll(() => company.close());

test('two reports that worked one cargo are one operation: 26 h of which 2 stood still, 8 400 t at 350.0 t/h', async () => {
  const of = await ship('CO');
  const fields = ['opType', 'cargoName', 'quantity', 'grossHours', 'stopHours', 'netHours', 'rate'];
  await report(of, '2026-03-06T04:00:00Z', [
    { from: '2026-03-05T18:00:00Z', to: '2026-03-06T04:00:00Z', stopped: '0.50', bl: '3400.000', shore: '3399.000' },
  ]);
  await report(of, '2026-03-07T04:00:00Z', [
    { from: '2026-03-06T04:00:00Z', to: '2026-03-06T20:00:00Z', stopped: '1.50', bl: '5000.000' },
  ]);
  expect(await operations(of.shipId, fields)).toEqual([
    ['LOADING', '柴油', '8400.000', '26.00', '2.00', '24.00', '350.0'],
  ]);
});

test('discharged is what the shore received; what cannot be told of two times is no operation', async () => {
  const of = await ship('CP');
  await report(of, '2026-03-06T04:00:00Z', [
    {
      from: '2026-03-05T18:00:00Z',
      to: '2026-03-06T04:00:00Z',
      opType: 'DISCHARGING',
      bl: '3400.000',
      shore: '3391.500',
    },
    { from: '2026-03-06T04:00:00Z', to: '2026-03-06T04:00:00Z', bl: '1.000' },
  ]);
  expect(await operations(of.shipId, ['opType', 'quantity'])).toEqual([['DISCHARGING', '3391.500']]);
});

test('an operation follows its reports: undone, changed, removed', async () => {
  const of = await ship('CQ');
  const id = await report(of, '2026-03-06T04:00:00Z', [
    { from: '2026-03-05T18:00:00Z', to: '2026-03-06T04:00:00Z', bl: '3400.000' },
  ]);
  const seen = () => operations(of.shipId, ['quantity']);
  await company.db.query(`update voyage_report set confirmed = 'UNCONFIRMED' where id = $1`, [id]);
  expect(await seen()).toEqual([]);
  await company.db.query(`update voyage_report set confirmed = 'CONFIRMED' where id = $1`, [id]);
  await company.db.query('update voyage_report_cargo set bl_qty = 3500 where parent_id = $1', [id]);
  expect(await seen()).toEqual([['3500.000']]);
  await company.db.query('update voyage_report set deleted_at = rpt_time where id = $1', [id]);
  expect(await seen()).toEqual([]);
});

test('work belongs to the call at which she had arrived when it began, whenever the call becomes known', async () => {
  const of = await ship('CR');
  await report(of, '2026-03-06T04:00:00Z', [
    { from: '2026-03-05T18:00:00Z', to: '2026-03-06T04:00:00Z', bl: '3400.000' },
  ]);
  const at = async () =>
    (
      await company.db.query<{ call: number | null }>(
        'select port_call as call from voyage_cargo_operation where ship_name = $1',
        [of.shipId],
      )
    ).map(({ call: id }) => id);
  expect(await at()).toEqual([null]);
  const first = await call(of.voyageId, '2026-03-04T00:00:00Z');
  expect(await at()).toEqual([first]);
  const second = await call(of.voyageId, '2026-03-05T00:00:00Z');
  expect(await at()).toEqual([second]);
  await company.db.query(`update voyage_voyage_port set said_ata = '2026-03-05T19:00:00Z' where id = $1`, [second]);
  expect(await at()).toEqual([first]);
});

test('the operations of the company are what its confirmed reports come to', async () => {
  const sums = (from: string) =>
    company.db.query(
      `select sum(tonnes)::numeric(20, 3) as tonnes, sum(stopped)::numeric(20, 2) as stopped from ${from} s`,
    );
  const [said] = await sums(`(select coalesce(c.interrupt_time, 0) as stopped,
      case c.op_type when 'LOADING' then coalesce(c.bl_qty, c.shore_qty, c.ship_qty) else coalesce(c.shore_qty, c.ship_qty, c.bl_qty) end as tonnes
    from voyage_report r join voyage_report_cargo c on c.parent_id = r.id
    where r.deleted_at is null and r.confirmed = 'CONFIRMED' and c.start_time < c.end_time)`);
  const [kept] = await sums('(select quantity as tonnes, stop_hours as stopped from voyage_cargo_operation)');
  expect(kept).toEqual(said);
  expect(Number(said?.tonnes)).toBeGreaterThan(100_000);
});
