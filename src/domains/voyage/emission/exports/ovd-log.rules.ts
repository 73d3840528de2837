import {
  abs,
  add,
  type Decimal,
  type MaybeDecimal,
  orZero,
  round,
  sum,
  toNumber,
} from '../../../../kernel/value/decimal.ts';
import { type ConsumptionRowCode, isGradeKey, type OilGrade, parseGradeKey } from '../../reports/oil-rows.rules.ts';
import type { ReportType } from '../../reports/report.rules.ts';
import type { EmissionFuel } from '../emission-words.text.ts';

/** Tonnes by grade key. */
type Grades = Readonly<Record<string, string | null>>;

/** A confirmed report as the log wants it; places of ports are UN/LOCODEs, positions degrees, north and east positive. */
export type LoggedReport = {
  readonly imo: string | null;
  readonly time: string;
  readonly rptType: ReportType;
  readonly from: string | null;
  readonly to: string | null;
  readonly lat: MaybeDecimal;
  readonly lon: MaybeDecimal;
  /** Hours and miles since the report before. */
  readonly hours: MaybeDecimal;
  readonly miles: MaybeDecimal;
  /** Tonnes of cargo on board as she reports. */
  readonly cargo: MaybeDecimal;
  readonly burnt: Readonly<Partial<Record<ConsumptionRowCode, Grades>>>;
  readonly left: Grades;
};

type FuelOf = Readonly<Record<OilGrade, EmissionFuel>>;

/** Fuels by the letters of the layout, and what is left of each. */
const STOCKS = {
  HFO: 'HFO_ROB',
  LFO: 'LFO_ROB',
  MGO: 'MGO_ROB',
  MDO: 'MDO_ROB',
  LNG: 'LNG_ROB',
  M: 'Methanol_ROB',
} as const;
type Fuel = keyof typeof STOCKS;
const FUELS = Object.keys(STOCKS) as Fuel[];
/** Cargo is heated with oils alone; whatever else a boiler burnt for it counts as the boiler's. */
const HEATED_WITH: readonly Fuel[] = ['HFO', 'LFO', 'MGO', 'MDO'];

const USERS = ['ME', 'AE', 'Boiler', 'Cargo_heating'] as const;
type User = (typeof USERS)[number];
/** What burnt for no engine and no heating has no column of its own that is documented: with the boiler's, stocks carry on. */
const USER_OF: Readonly<Record<ConsumptionRowCode, User>> = {
  ME_CONST: 'ME',
  ME_MAN: 'ME',
  GE_SEA: 'AE',
  GE_DISCH: 'AE',
  HEATING: 'Cargo_heating',
  BOILER_DAILY: 'Boiler',
  TANK_CLEAN: 'Boiler',
  OTHER: 'Boiler',
};

/** Reports that are events of the log; others are added to the next of these. */
const EVENTS: Readonly<Partial<Record<ReportType, string>>> = {
  NOON: 'Noon',
  DEPARTURE: 'Departure',
  ARRIVAL: 'Arrival',
};

const userColumn = (user: User, fuel: Fuel): string => `${user}_Consumption_${fuel}`;

/** Columns of the log abstract (OVD) of which name and unit stand in what is published of it. */
export const OVD_COLUMNS: readonly string[] = [
  'IMO',
  'Date_UTC',
  'Time_UTC',
  'Voyage_From',
  'Voyage_To',
  'Event',
  'Time_Since_Previous_Report',
  'Distance',
  'Latitude_Degree',
  'Latitude_Minutes',
  'Latitude_North_South',
  'Longitude_Degree',
  'Longitude_Minutes',
  'Longitude_East_West',
  'Cargo_Mt',
  ...USERS.flatMap((user) => (user === 'Cargo_heating' ? HEATED_WITH : FUELS).map((fuel) => userColumn(user, fuel))),
  ...FUELS.map((fuel) => STOCKS[fuel]),
];

function letterOf(grade: OilGrade, fuelOf: FuelOf): Fuel {
  if (grade === 'MDO' || grade === 'MGO' || grade === 'LNG') return grade;
  if (grade === 'METHANOL') return 'M';
  const fuel = fuelOf[grade];
  return fuel === 'HFO' || fuel === 'LFO' ? fuel : 'MGO';
}

/** Tonnes of grades by the letters of the layout. */
function byFuel(grades: Grades, fuelOf: FuelOf): Map<Fuel, Decimal> {
  const found = new Map<Fuel, Decimal>();
  for (const [key, tonnes] of Object.entries(grades)) {
    if (!isGradeKey(key) || tonnes === null) continue;
    const fuel = letterOf(parseGradeKey(key).oilGrade, fuelOf);
    found.set(fuel, add(orZero(found.get(fuel)), tonnes));
  }
  return found;
}

type Interval = { hours: Decimal; miles: Decimal; burnt: Map<string, Decimal> };
const nothing = (): Interval => ({ hours: '0', miles: '0', burnt: new Map() });

function addReport(to: Interval, { hours, miles, burnt }: LoggedReport, fuelOf: FuelOf): void {
  to.hours = add(to.hours, orZero(hours));
  to.miles = add(to.miles, orZero(miles));
  for (const [row, grades] of Object.entries(burnt) as [ConsumptionRowCode, Grades][])
    for (const [fuel, tonnes] of byFuel(grades, fuelOf)) {
      const user = USER_OF[row] === 'Cargo_heating' && !HEATED_WITH.includes(fuel) ? 'Boiler' : USER_OF[row];
      const column = userColumn(user, fuel);
      to.burnt.set(column, add(orZero(to.burnt.get(column)), tonnes));
    }
}

/** Whole degrees and minutes, and the letter. */
function degrees(value: MaybeDecimal, letters: readonly [string, string]): readonly string[] {
  if (value == null) return ['', '', ''];
  const minutes = Math.round((toNumber(abs(value)) ?? 0) * 60);
  return [String(Math.floor(minutes / 60)), String(minutes % 60), (toNumber(value) ?? 0) < 0 ? letters[1] : letters[0]];
}

function lineOf(report: LoggedReport, event: string, since: Interval, fuelOf: FuelOf): readonly string[] {
  const stocks = byFuel(report.left, fuelOf);
  const [day = '', time = ''] = new Date(report.time).toISOString().split('T');
  const cells: Readonly<Record<string, string>> = {
    IMO: report.imo ?? '',
    Date_UTC: day,
    Time_UTC: time.slice(0, 5),
    Voyage_From: report.from ?? '',
    Voyage_To: report.to ?? '',
    Event: event,
    Time_Since_Previous_Report: round(since.hours, 2),
    Distance: round(since.miles, 1),
    Cargo_Mt: round(report.cargo, 3) ?? '',
    ...Object.fromEntries(FUELS.map((fuel) => [STOCKS[fuel], round(stocks.get(fuel), 3) ?? ''])),
    ...Object.fromEntries([...since.burnt].map(([column, tonnes]) => [column, round(tonnes, 3)])),
  };
  const [latDeg, latMin, ns] = degrees(report.lat, ['N', 'S']);
  const [lonDeg, lonMin, ew] = degrees(report.lon, ['E', 'W']);
  const position: Readonly<Record<string, string | undefined>> = {
    Latitude_Degree: latDeg,
    Latitude_Minutes: latMin,
    Latitude_North_South: ns,
    Longitude_Degree: lonDeg,
    Longitude_Minutes: lonMin,
    Longitude_East_West: ew,
  };
  return OVD_COLUMNS.map((column) => cells[column] ?? position[column] ?? '');
}

/**
 * A ship's reports, in order, as lines of the log abstract that DNV publishes as Operational Vessel Data: noon, departure and arrival.
 * What other reports tell is in the line after them, so that hours, miles and fuel add up; lines before `from` are left out.
 */
export function ovdLog(reports: readonly LoggedReport[], fuelOf: FuelOf, from: string): (readonly string[])[] {
  const lines: (readonly string[])[] = [];
  let since = nothing();
  for (const report of reports) {
    addReport(since, report, fuelOf);
    const event = EVENTS[report.rptType];
    if (!event) continue;
    if (report.time >= from) lines.push(lineOf(report, event, since, fuelOf));
    since = nothing();
  }
  return lines;
}

/** The log as a file: a head and a line each, comma-separated. No cell needs a quote: they are codes and figures. */
export const ovdFile = (lines: readonly (readonly string[])[]): string =>
  [OVD_COLUMNS, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');

/** Tonnes of all fuels in some lines: what they burnt. */
export const ovdBurnt = (lines: readonly (readonly string[])[]): Decimal | null =>
  sum(lines.flatMap((cells) => cells.filter((cell, i) => cell !== '' && OVD_COLUMNS[i]?.includes('_Consumption_'))));
