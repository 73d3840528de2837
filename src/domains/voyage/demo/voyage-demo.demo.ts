import type { DemoCompany } from '../../../kernel/demo.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { tableNameOf } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { PEOPLE } from '../../identity/public.server.ts';
import { portsByLocode } from '../../parameter/public.server.ts';
import { partnersInRole } from '../../partner/public.server.ts';
import { noonExemption } from '../noon/noon-exemption.resource.ts';
import { followReports } from '../port-calls/follow-reports.server.ts';
import {
  bunkering,
  reportCargo,
  reportOil,
  reportTime,
  reportWaste,
  sofEvent,
} from '../reports/report-lines.resource.ts';
import { shipOfVessel } from '../reports/service/report-facts.server.ts';
import type { ShipFacts } from './books.rules.ts';
import { columnsOf, insertRows, reserveIds } from './bulk-insert.demo.ts';
import { crewOf, type Person } from './crew.rules.ts';
import { handle, keptFindings } from './desk.rules.ts';
import { DEMO_FLEET } from './fleet.rules.ts';
import { HOUR, isoOf } from './minutes.rules.ts';
import { PLACES } from './places.rules.ts';
import { PLOTS } from './planted.rules.ts';
import type { PortRow } from './port-call-rows.demo.ts';
import { type Line, type ReportRow, reportRow } from './report-rows.demo.ts';
import { type SimShip, simulateShip } from './simulate.rules.ts';
import { voyageRows } from './voyage-rows.demo.ts';

/** Eighteen of them are 548 days. */
const MONTH_DAYS = 30.44;

type Row = Record<string, unknown>;
type ShipRows = ReturnType<typeof voyageRows> & { reports: ReportRow[]; findings: Row[]; exemptions: Row[] };

/** The voyages and reports of the demo company: simulated by the rules, written set by set. */
export async function voyageDemo(ctx: Ctx, company: DemoCompany): Promise<void> {
  const crew = crewOf(await accounts(ctx));
  const agents = await partnersInRole(ctx, 'PORT_AGENT');
  const ships = (await fleetFacts(ctx, company)).map((facts) => simulateShip(facts, ctx.now));
  const sum = (of: (ship: SimShip) => number): number => ships.reduce((total, ship) => total + of(ship), 0);
  const voyageIds = await reserveIds(
    ctx,
    'voyage_voyage',
    sum((ship) => ship.voyages.length),
  );
  const reportIds = await reserveIds(
    ctx,
    'voyage_report',
    sum((ship) => ship.reports.length),
  );
  const rows = ships.map((ship) => {
    const voyages = voyageIds.splice(0, ship.voyages.length);
    const reports = reportIds.splice(0, ship.reports.length);
    return rowsOf({ ship, voyages, reports, crew, agents, now: ctx.now });
  });
  await writeVoyages(ctx, rows);
  await writeLines(
    ctx,
    rows.flatMap(({ reports }) => reports),
  );
  // Of tables that were filled in one go PostgreSQL knows nothing yet, and what reads them next is planned as for empty ones.
  await ctx.db.query(
    'analyze voyage_voyage, voyage_voyage_port, voyage_report, voyage_report_time, voyage_report_oil, voyage_report_cargo',
  );
  await followReports(
    ctx,
    rows.flatMap(({ voyages }) => voyages.map(({ id }) => Number(id))),
  );
  await writeHistory(ctx);
}

/** The ships of the demo that the register holds, with what rules need of them. */
async function fleetFacts(ctx: Ctx, { name, months }: DemoCompany): Promise<ShipFacts[]> {
  const ports = await portsByLocode(ctx, Object.keys(PLACES));
  const portId = (locode: string): string => {
    const port = ports.get(locode);
    if (!port) throw new Error(`the port register lacks ${locode}`);
    return String(port.id);
  };
  const vessels = await vesselsOf(ctx);
  return DEMO_FLEET.flatMap(({ days, ...demo }) => {
    const vessel = vessels.find(({ nameEn }) => nameEn === demo.nameEn);
    if (!vessel) return [];
    return [
      {
        demo: { ...demo, days: Math.min(days, Math.round(months * MONTH_DAYS)) },
        plot: PLOTS[name],
        ship: shipOfVessel(vessel),
        dwt: Number(vessel.dwt ?? 10_000),
        portId,
      },
    ];
  });
}

/** Accounts of the demo company whose persons sign reports. */
async function accounts(ctx: Ctx): Promise<Map<string, Person>> {
  const rows = await ctx.db.query<Person & { username: string }>(
    `select id, username, name from ${PEOPLE} where username = any($1::text[])`,
    [['ops', 'master.pioneer', 'ce.pioneer']],
  );
  return new Map(rows.map(({ username, id, name }) => [username, { id, name }]));
}

type RowsInput = Parameters<typeof voyageRows>[0];

/** A ship's rows. Findings are kept of the open voyage; those before it were settled when it closed. */
function rowsOf(input: RowsInput): ShipRows {
  const { ship, voyages, reports, crew, now } = input;
  const handled = handle(ship, now);
  const open = ship.voyages.length - 1;
  const shipName = Number(ship.facts.ship.shipId);
  const findings: Row[] = [];
  const rows = ship.reports.map((sim, i): ReportRow => {
    const [id, voyageId, how] = [reports[i], voyages[sim.voyage], handled[i]];
    if (id === undefined || voyageId === undefined || !how) throw new RangeError('ids run short');
    const found = sim.voyage === open ? keptFindings(ship, i, now) : [];
    for (const { code, level, field, message, found: is, expected, state, reason } of found) {
      findings.push({
        report_id: id,
        ship_name: shipName,
        rule_code: code,
        level,
        field,
        message,
        found: is,
        expected,
        reason,
        finding_state: state,
        version: 1,
        create_by: 0,
        create_name: '系统',
        create_time: how.submitTime,
      });
    }
    return reportRow({ sim, id, voyageId, handled: how, findings: found, crew, ship });
  });
  return { ...voyageRows(input), reports: rows, findings, exemptions: exemptionOf(input, shipName) };
}

/** The noon of which a ship in repair is exempt. */
function exemptionOf({ ship, crew }: RowsInput, shipName: number): Row[] {
  const { exempt } = ship.course;
  if (exempt === null) return [];
  const row = columnsOf(noonExemption, {
    shipName,
    reason: 'REPAIR',
    remark: '坞修期间船员离船住宿',
    from: isoOf(exempt - 12 * HOUR),
    to: isoOf(exempt + 12 * HOUR - 1),
  });
  const made = { version: 1, create_by: crew.office.id, create_name: crew.office.name };
  return [{ ...row, ...made, create_time: isoOf(exempt - 60 * HOUR) }];
}

async function writeVoyages(ctx: Ctx, ships: readonly ShipRows[]): Promise<void> {
  const voyages = ships.flatMap((ship): readonly Row[] => ship.voyages);
  // A report refers to its voyage, and the voyage to the report that closed it: known once the reports are there.
  await insertRows(
    ctx,
    'voyage_voyage',
    voyages.map(({ cut_report_id: _, ...voyage }) => voyage),
  );
  await writeCalls(
    ctx,
    ships.flatMap(({ ports }) => ports),
  );
  await insertRows(
    ctx,
    'voyage_report',
    ships.flatMap(({ reports }) => reports.map(({ row }) => row)),
  );
  await ctx.db.query(
    `update voyage_voyage v set cut_report_id = c.cut_report_id
     from json_to_recordset($1) as c (id bigint, cut_report_id bigint) where v.id = c.id and c.cut_report_id is not null`,
    [JSON.stringify(voyages)],
  );
  await insertRows(
    ctx,
    'voyage_init_info',
    ships.flatMap(({ initInfos }) => initInfos),
  );
  await insertRows(
    ctx,
    'voyage_finding',
    ships.flatMap(({ findings }) => findings),
  );
  await insertRows(
    ctx,
    'voyage_noon_exemption',
    ships.flatMap(({ exemptions }) => exemptions),
  );
}

async function writeCalls(ctx: Ctx, calls: readonly PortRow[]): Promise<void> {
  const ids = await reserveIds(ctx, 'voyage_voyage_port', calls.length);
  await insertRows(
    ctx,
    'voyage_voyage_port',
    calls.map(({ row }, i) => ({ ...row, id: ids[i] })),
  );
  const facts = calls.flatMap(({ sof }, i) => sof.map((line, seq) => ({ ...line, parent_id: ids[i], seq })));
  await insertRows(ctx, 'voyage_sof_line', facts);
}

const CHILDREN: readonly (readonly [Exclude<Line, 'cargos'>, AnyResource])[] = [
  ['times', reportTime],
  ['oil', reportOil],
  ['bunkers', bunkering],
  ['wastes', reportWaste],
];

async function writeLines(ctx: Ctx, reports: readonly ReportRow[]): Promise<void> {
  for (const [name, resource] of CHILDREN) {
    const rows = reports.flatMap(({ row, lines }) => lineRows(resource, row.id, lines[name]));
    await insertRows(ctx, tableNameOf(resource), rows);
  }
  const [cargo, fact] = [reportCargo, sofEvent];
  const cargos = reports.flatMap(({ row, lines }) =>
    lines.cargos.map((line, seq) => ({ line, row: { ...columnsOf(cargo, line), parent_id: row.id, seq } })),
  );
  const ids = await reserveIds(ctx, tableNameOf(cargo), cargos.length);
  await insertRows(
    ctx,
    tableNameOf(cargo),
    cargos.map(({ row }, i) => ({ ...row, id: ids[i] })),
  );
  const facts = cargos.flatMap(({ line }, i) => lineRows(fact, ids[i], line.events as readonly Row[]));
  await insertRows(ctx, tableNameOf(fact), facts);
}

const lineRows = (resource: AnyResource, parent: unknown, lines: readonly Row[]): Row[] =>
  lines.map((line, seq) => ({ ...columnsOf(resource, line), parent_id: parent, seq }));

/** Who wrote, confirmed and returned each report, without the values: these stand in the report itself. */
async function writeHistory(ctx: Ctx): Promise<void> {
  const into =
    'insert into kernel_history (resource, record_id, at, user_id, user_name, action, reason, changes, request_id)';
  const of = "select 'voyage.report', id";
  await ctx.db.query(
    `${into} ${of}, submit_time, create_by, create_name, 'add', null, '[]', 'demo' from voyage_report`,
  );
  await ctx.db.query(
    `${into} ${of}, confirm_time, 0, confirm_name, 'confirm', null, '[]', 'demo' from voyage_report where confirm_time is not null`,
  );
  await ctx.db.query(
    `${into} ${of}, update_time, 0, update_name, 'return', return_reason, '[]', 'demo' from voyage_report where returned`,
  );
}
