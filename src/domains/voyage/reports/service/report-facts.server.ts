import { notFound } from '../../../../kernel/errors.ts';
import type { AnyResource } from '../../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../../kernel/server/context.ts';
import { readAsked, readOne } from '../../../../kernel/server/crud/read.ts';
import { recordsOf } from '../../../../kernel/server/crud/records.ts';
import { inScope } from '../../../../kernel/server/permit/permit.ts';
import { resourceNamed } from '../../../../kernel/server/registry.ts';
import { mul, round } from '../../../../kernel/value/decimal.ts';
import { voyageInitInfo } from '../../voyages/init-info.resource.ts';
import { readingsAsPrevious } from '../../voyages/initial-readings.rules.ts';
import { type MovementState, movementAfter } from '../movement-state.rules.ts';
import { GRADE_GROUP, type GradeKey, type OilGrade } from '../oil-rows.rules.ts';
import { report as reportResource } from '../report.resource.ts';
import { PAST_FIELDS, type PastReport, type Report } from '../report.rules.ts';
import { type ReportShip, SHIP_DEFAULTS, type StockTolerances } from '../report-ship.rules.ts';
import { pastReportOfRow, reportOfRow, type Wire } from '../report-wire.rules.ts';

export const REPORT: AnyResource = reportResource;

/** Tonnes to a cubic metre of tank at 98 % filling: residual fuel 0.96 t/m3, distillate 0.86 t/m3. */
const TONNES_PER_M3 = { fuel: '0.9408', diesel: '0.8428' } as const;

/** What the rules need to know of a ship, from its master record. NOT_FOUND outside the user's scope. */
export async function shipFacts(ctx: Ctx, shipId: number): Promise<ReportShip> {
  return shipOfVessel(await readOne(resourceNamed(ctx, 'fleet.vessel'), ctx, shipId, { only: SHIP_FIELDS }));
}

/** Of the ship's master record what `shipOfVessel` looks at. */
const SHIP_FIELDS = [
  ...(['shipCode', 'fuelTypes', 'hasRevCounter', 'pitch', 'engineRpm', 'scantlingDraft'] as const),
  ...(['maxSpeed', 'serviceSpeed', 'heavyWindForce', 'noonHour', 'generators', 'boilers'] as const),
  ...(['cargoPumps', 'fuelCapacity', 'dieselCapacity', 'waterCapacity'] as const),
  ...(['foTolerance', 'doTolerance', 'systemOilTolerance', 'cylinderOilTolerance'] as const),
  ...(['otherLubeTolerance', 'waterTolerance'] as const),
] as const;
type ShipField = (typeof SHIP_FIELDS)[number];
type VesselFacts = Partial<Record<ShipField | 'id', unknown>>;

export function shipOfVessel(vessel: VesselFacts): ReportShip {
  const text = (name: ShipField): string | null => (vessel[name] as string | null) ?? null;
  const listed = (name: ShipField): unknown[] => (vessel[name] as unknown[] | undefined) ?? [];
  const grades = (text('fuelTypes') ?? 'VLSFO,MGO')
    .split(/[,，\s]+/)
    .filter((grade): grade is OilGrade => grade in GRADE_GROUP);
  return {
    ...SHIP_DEFAULTS,
    shipId: String(vessel.id),
    shipCode: String(vessel.shipCode),
    hasRevCounter: vessel.hasRevCounter !== false,
    controllablePitch: false,
    pitch: text('pitch'),
    mcrRpm: text('engineRpm'),
    scantlingDraft: text('scantlingDraft'),
    maxSpeed: text('maxSpeed'),
    serviceSpeed: text('serviceSpeed'),
    engines: {
      main: 1,
      generators: listed('generators').length || SHIP_DEFAULTS.engines.generators,
      boilers: listed('boilers').length || SHIP_DEFAULTS.engines.boilers,
    },
    cargoPumps: Number(vessel.cargoPumps ?? 0),
    grades: gradesInOrder(grades),
    capacities: {
      fuel: {
        FO: round(mul(text('fuelCapacity'), TONNES_PER_M3.fuel), 3),
        DO: round(mul(text('dieselCapacity'), TONNES_PER_M3.diesel), 3),
      },
      lubes: {},
      freshWater: text('waterCapacity'),
      wastes: {},
    },
    tolerances: tolerancesOf(vessel),
    heavyWindForce: Number(vessel.heavyWindForce ?? SHIP_DEFAULTS.heavyWindForce),
    noonHour: Number(vessel.noonHour ?? SHIP_DEFAULTS.noonHour),
  };
}

/** The ship's own tolerances; what the office left empty is the default (5.2). */
function tolerancesOf(vessel: VesselFacts): StockTolerances {
  const standard = SHIP_DEFAULTS.tolerances;
  const given = (name: ShipField, otherwise: string): string =>
    (vessel[name] as string | null | undefined) ?? otherwise;
  return {
    fo: given('foTolerance', standard.fo),
    do: given('doTolerance', standard.do),
    systemOil: given('systemOilTolerance', standard.systemOil),
    cylinderOil: given('cylinderOilTolerance', standard.cylinderOil),
    otherLube: given('otherLubeTolerance', standard.otherLube),
    freshWater: given('waterTolerance', standard.freshWater),
  };
}

/** Residual fuels before distillates, as the grid shows them. */
function gradesInOrder(grades: readonly OilGrade[]): GradeKey[] {
  const order = Object.keys(GRADE_GROUP);
  return [...new Set(grades)].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** A moment of a ship, and the report that is itself about that moment. */
export type Place = { readonly shipId: number; readonly rptTime: string; readonly exceptId?: number | null };

/** Where a report stands in its ship's chain. */
export type Chain = {
  place: Place;
  ship: ReportShip;
  /** Newest first, up to ten, all before the report. */
  recent: PastReport[];
  previousRow: Wire | null;
  /** The report before, or the typed readings of a ship's very first voyage. */
  previous: Report | null;
  nextRow: Wire | null;
  movementState: MovementState | null;
};

/** What a ship's lock is called in the database. */
const CHAIN = 'voyage.chain';

/**
 * What is read and written while a chain is held is found by ids and by the ship: its plans do not depend on the values. Left to itself
 * PostgreSQL plans each statement anew the first five times on a connection, which costs more than running it.
 */
const PLANNED_ONCE = "set_config('plan_cache_mode', 'force_generic_plan', true)";

/** Holds the ship's chain of reports to the end of the transaction: reports of one ship are saved one after another. */
export async function lockChain(ctx: Ctx, shipId: number): Promise<void> {
  await ctx.db.query({
    name: 'voyage-chain-lock',
    text: `select pg_advisory_xact_lock(hashtext($1), $2::int), ${PLANNED_ONCE}`,
    values: [CHAIN, shipId],
  });
}

/**
 * Holds the chain of a report's ship and answers the ship. The report itself is read after that: until then it may change. NOT_FOUND
 * outside the user's scope.
 */
export async function lockChainOf(ctx: Ctx, reportId: number): Promise<number> {
  const [row] = Number.isSafeInteger(reportId)
    ? await ctx.db.query<{ shipId: number }>({
        name: 'voyage-chain-lock-of',
        text:
          'select r.ship_name as "shipId", pg_advisory_xact_lock(hashtext($2), r.ship_name::int)::text, ' +
          `${PLANNED_ONCE} ` +
          'from voyage_report r where r.id = $1 and r.deleted_at is null',
        values: [reportId, CHAIN],
      })
    : [];
  if (!row || !inScope(ctx.user, 'vessel', row.shipId)) throw notFound(REPORT.label);
  return row.shipId;
}

const OF_SHIP = 'from voyage_report where ship_name = $1 and deleted_at is null and id is distinct from $3';

const BEFORE = `select id ${OF_SHIP} and rpt_time < $2 order by rpt_time desc, id desc`;

/** The reports of ship $1 beside the moment $2, without report $3: the one before and the one after it. */
const isBeside = (column: string): string =>
  `${column} in ((${BEFORE} limit 1) union all (select id ${OF_SHIP} and rpt_time >= $2 order by rpt_time, id limit 1))`;

/** The ten reports before it. */
export const isRecent = (column: string): string => `${column} in (${BEFORE} limit 10)`;

/** The chain around a moment: what came before and after it on this ship, leaving out the report itself. */
export async function chainAt(ctx: Ctx, place: Place): Promise<Chain> {
  const { shipId, rptTime, exceptId } = place;
  const values = [shipId, rptTime, exceptId ?? null];
  const [ship, beside, past] = await ctx.db.together((db) =>
    Promise.all([
      shipFacts({ ...ctx, db }, shipId),
      readAsked(REPORT, { ...ctx, db }, { is: isBeside, values }),
      readAsked(REPORT, { ...ctx, db }, { is: isRecent, values }, { only: PAST_FIELDS }),
    ]),
  );
  const isBefore = (row: Wire): boolean => Date.parse(String(row.rptTime)) < Date.parse(rptTime);
  const previousRow = beside.find(isBefore) ?? null;
  const nextRow = beside.find((row) => !isBefore(row)) ?? null;
  const recent = past
    .toSorted((a, b) => Date.parse(String(b.rptTime)) - Date.parse(String(a.rptTime)) || Number(b.id) - Number(a.id))
    .map(pastReportOfRow);
  const previous = previousRow ? reportOfRow(previousRow) : await typedReadings(ctx, shipId);
  const movementState = previousRow && stateAfter(previousRow);
  return { place, ship, recent, previousRow, previous, nextRow, movementState };
}

/** The state that a stored report left the ship in. */
function stateAfter(row: Wire): MovementState | null {
  return (row.movementState as MovementState | null) ?? movementAfter({ before: null, report: reportOfRow(row) });
}

const initInfos = recordsOf(voyageInitInfo);

/** The approved opening readings of a ship that has no report yet, as the previous report of its first one. */
async function typedReadings(ctx: Ctx, shipId: number): Promise<Report | null> {
  const typed = { shipName: shipId, source: 'TYPED', readingsState: 'APPROVED' } as const;
  const readings = (await initInfos.find(ctx, typed, { only: ['readings'] })).at(-1)?.readings;
  return readings ? readingsAsPrevious(readings) : null;
}
