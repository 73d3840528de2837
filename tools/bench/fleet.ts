import { fill } from '../../src/app/assemble.ts';
import { createVessel } from '../../src/domains/fleet/public.server.ts';
import { openSession } from '../../src/domains/identity/auth/session.server.ts';
import { user } from '../../src/domains/identity/users/user.resource.ts';
import { createReport } from '../../src/domains/voyage/reports/service/save-report.server.ts';
import { sampleNoons, sampleVoyage } from '../../src/domains/voyage/testing/voyage-fixture.demo.ts';
import { tableNameOf } from '../../src/kernel/resource/resource.ts';
import { systemContext } from '../../src/kernel/server/context.ts';
import { type Database, type Db, openDatabase } from '../../src/kernel/server/db/db.ts';
import { assembledOn, openBare } from './product.ts';

const SHIPS = 50;
const YEARS = 5;
const VOYAGES_A_SHIP = 60;
/** The clock of the worked example that every report is a copy of. */
const NOW = new Date('2026-03-06T03:30:00.000Z');
/** The newest reports of a ship, which the office has not confirmed yet. */
const UNCONFIRMED = 2;
const OIL_ROWS = ['ME_CONST', 'GE_SEA', 'CURRENT_STOCK'];

export type Fleet = {
  /** A ship of the fleet with its share of the reports. */
  shipId: number;
  /** The ship of the worked example, whose last report may be saved again and again. */
  sampleShipId: number;
  /** A ship to which reports are added while measuring; `clearAdded` takes them away again. */
  spareShipId: number;
  /** Where the newest month of reports begins. */
  monthAgo: string;
  token: string;
};

/** A migrated database with the product's seed, 50 ships, and so many voyage reports over five years, spread evenly. */
export async function buildFleet(url: string, rows: number): Promise<Fleet> {
  const db = openBare(url);
  try {
    const [built] = await db.query<{ t: string | null }>("select to_regclass('bench_fleet')::text as t");
    if (!built?.t) await build(db, rows);
    return await fleetOf(db);
  } finally {
    await db.close();
  }
}

async function build(db: Database, rows: number): Promise<void> {
  const app = await assembledOn(db, () => NOW);
  await fill(app);
  await db.transaction(async (tx) => {
    const ctx = systemContext(tx, { now: NOW, reason: 'bench' });
    const { shipId } = await sampleVoyage(ctx, 'SMP');
    const { first, second } = await sampleNoons(ctx, shipId);
    await createReport(ctx, first);
    await createReport(ctx, second);
    for (let i = 1; i <= SHIPS; i += 1) {
      await createVessel(ctx, {
        name: `海岳${i}`,
        nameEn: `HAI YUE ${i}`,
        shipCode: `B${i}`,
        imo: imoNumber(9_000_00 + i),
        type: 'OIL_CHEMICAL_TANKER',
      });
    }
  });
  await copyReports(db, rows);
  await db.query('create table bench_fleet as select now() as built');
  await db.query('vacuum analyze');
}

/** The seventh digit of an IMO number is a check of the first six. */
function imoNumber(six: number): string {
  const digits = String(six);
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (7 - i), 0);
  return `${digits}${sum % 10}`;
}

/** Every column of a table but its id, so that a copy stays whole when a field is added. */
export async function columnsOf(db: Db, table: string): Promise<string[]> {
  const found = await db.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name <> 'id' order by ordinal_position",
    [table],
  );
  return found.map(({ name }) => name);
}

/** Copies a row with some columns replaced by SQL; `source` gives `x` (the row to copy) and what the replacements use. */
export async function copy(
  db: Db,
  table: string,
  replaced: Readonly<Record<string, string>>,
  source: string,
): Promise<void> {
  const columns = await columnsOf(db, table);
  const values = columns.map((column) => replaced[column] ?? `x.${column}`);
  await db.query(`insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from ${source}`);
}

async function copyReports(db: Database, rows: number): Promise<void> {
  const perShip = Math.ceil(rows / SHIPS);
  const minutes = (YEARS * 365 * 24 * 60) / perShip;
  const perVoyage = Math.ceil(perShip / VOYAGES_A_SHIP);
  const start = `(timestamptz '${NOW.toISOString()}' - interval '${YEARS} years')`;
  await db.transaction(async (tx) => {
    await tx.query("set local maintenance_work_mem = '512MB'; set local synchronous_commit = off");
    const indexes = await tx.query<{ name: string; definition: string }>(
      "select indexname as name, indexdef as definition from pg_indexes where tablename = 'voyage_report' and indexname not like '%_pkey'",
    );
    for (const { name } of indexes) await tx.query(`drop index ${name}`);
    const ships =
      "(select id, ship_code, row_number() over (order by id) as s from fleet_vessel where ship_code like 'B%') v";
    await copy(
      tx,
      'voyage_voyage',
      {
        ship_name: 'v.id',
        voyage_no: "v.ship_code || '-' || lpad(n::text, 5, '0')",
        start_time: `${start} + (n - 1) * ${perVoyage} * interval '${minutes} minutes'`,
        end_time: `case when n < ${VOYAGES_A_SHIP} then ${start} + n * ${perVoyage} * interval '${minutes} minutes' end`,
        voyage_status: `case when n < ${VOYAGES_A_SHIP} then 'CLOSED' else 'OPEN' end`,
        cut_report_id: 'null',
      },
      `(select * from voyage_voyage order by id limit 1) x, ${ships}, generate_series(1, ${VOYAGES_A_SHIP}) n`,
    );
    const voyages =
      '(select id, ship_name, row_number() over (partition by ship_name order by id) as n from voyage_voyage) y';
    const ports =
      '(select array_agg(id order by id) as ids from (select id from parameter_port order by id limit 500) p) p';
    await copy(
      tx,
      'voyage_report',
      {
        ship_name: 'v.id',
        voyage_no: 'y.id',
        voyage_rpt_no: `1 + (k - 1) % ${perVoyage}`,
        report_no: "v.ship_code || '-' || lpad(k::text, 7, '0')",
        rpt_time: `${start} + k * interval '${minutes} minutes' + v.s * interval '1 second'`,
        eta: `${start} + k * interval '${minutes} minutes' + interval '4 days'`,
        rpt_type: "(array['NOON', 'NOON', 'NOON', 'DEPARTURE', 'ARRIVAL', 'ANCHORING', 'BERTHING'])[1 + k % 7]",
        ship_status: "(array['SAILING', 'SAILING', 'ANCHORING', 'BERTHING', 'LOADING'])[1 + k % 5]",
        last_port: 'p.ids[1 + (k + v.s) % 500]',
        next_port: 'p.ids[1 + (k * 7 + v.s) % 500]',
        ss_dist: '250 + k % 60',
        confirmed: `case when k <= ${perShip} - ${UNCONFIRMED} then 'CONFIRMED' else 'UNCONFIRMED' end`,
        confirm_name: `case when k <= ${perShip} - ${UNCONFIRMED} then '调度' end`,
      },
      `(select * from voyage_report order by id desc limit 1) x, ${ports}, ${ships}, generate_series(1, ${perShip}) k, ${voyages} ` +
        `where y.ship_name = v.id and y.n = least(${VOYAGES_A_SHIP}, 1 + (k - 1) / ${perVoyage})`,
    );
    const sample =
      "(select max(r.id) from voyage_report r join fleet_vessel s on s.id = r.ship_name where s.ship_code = 'SMP')";
    await copy(
      tx,
      'voyage_report_oil',
      { parent_id: 'r.id' },
      `(select * from voyage_report_oil where parent_id = ${sample} and row_code in (${OIL_ROWS.map((row) => `'${row}'`).join(', ')})) x, ` +
        `(select r.id from voyage_report r join fleet_vessel s on s.id = r.ship_name where s.ship_code like 'B%') r`,
    );
    for (const { definition } of indexes) await tx.query(definition);
  });
}

/** What the parts need to know of a built fleet, and a session of the administrator. */
async function fleetOf(db: Database): Promise<Fleet> {
  const [found] = await db.query<Record<'shipId' | 'sampleShipId' | 'spareShipId' | 'adminId', number>>(
    `select (select id from fleet_vessel where ship_code = 'B7') as "shipId", (select id from fleet_vessel where ship_code = 'SMP') as "sampleShipId",
     (select id from fleet_vessel where ship_code = 'B${SHIPS}') as "spareShipId", (select id from ${tableNameOf(user)} where username = 'admin') as "adminId"`,
  );
  const { adminId, ...ships } = found!;
  const { token } = await openSession(db, {
    userId: adminId,
    kind: 'password',
    now: new Date(),
    place: { device: 'bench' },
  });
  const monthAgo = new Date(NOW.getTime() - 30 * 86_400_000).toISOString();
  return { ...ships, monthAgo, token };
}

/** Takes away what creating has added, so that a kept database measures the same the next time. */
export async function clearAdded(url: string, { spareShipId }: Fleet): Promise<void> {
  const db = openDatabase({ url, max: 1 });
  try {
    const added = "select id from voyage_report where ship_name = $1 and report_no not like 'B%'";
    await db.query(`delete from kernel_history where resource = 'voyage.report' and record_id in (${added})`, [
      spareShipId,
    ]);
    await db.query(`delete from voyage_report where id in (${added})`, [spareShipId]);
    await db.query('vacuum analyze voyage_report, kernel_history');
  } finally {
    await db.close();
  }
}
