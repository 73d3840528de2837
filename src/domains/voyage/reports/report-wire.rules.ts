import { canonicalPosition, decimalDegrees, parsePosition } from '../../../kernel/value/position.ts';
import type { BunkerRecord } from './bunkering.rules.ts';
import type { CargoRecord, SofEvent } from './cargo.rules.ts';
import { groupTotal, LUBES, type LubeKey, OIL_ROWS, type OilRow, type OilRowCode } from './oil-rows.rules.ts';
import { emptyReport, type Particulars, type PastReport, type Report, type ReportTime } from './report.rules.ts';
import { emptyWaste, WASTES, type WasteLine } from './waste.rules.ts';

/** A stored record: the columns of the report's tables, lines included. */
export type Wire = Record<string, unknown>;

const idText = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));
const idNumber = (value: string | null): number | null => (value === null || value === '' ? null : Number(value));
const linesOf = (value: unknown): Wire[] => (Array.isArray(value) ? (value as Wire[]) : []);

/** Keys of the report that a record stores under the same name and in the same form. */
const SAME = [
  ...([
    'reportNo',
    'voyageRptNo',
    'rptTime',
    'rptType',
    'shipStatus',
    'longitude',
    'westEast',
    'latitude',
    'northSouth',
  ] as const),
  ...(['nextDis', 'avgSpeed', 'eta', 'fwdDraft', 'aftDraft', 'waterTrim', 'isWash'] as const),
  ...(['ssTime', 'ssDist', 'manTime', 'manDist', 'fwindTime', 'stopTime'] as const),
  ...(['fwConsumption', 'fwAddition', 'genWaterAmount', 'fwStock'] as const),
  ...([
    'avgRev',
    'lastAccumRev',
    'currentAccumRev',
    'manRev',
    'counterBase',
    'counterReason',
    'meanPitch',
    'slipPro',
  ] as const),
  ...([
    'weather',
    'temperature',
    'pressure',
    'humidity',
    'windDirection',
    'currentDirection',
    'currentSpeed',
    'rptNote',
  ] as const),
] as const satisfies readonly (keyof Report)[];

/** Scales are choices of the form, `'0'` to `'12'`, and whole numbers in the rules. */
const SCALES = ['sea', 'visibility', 'windForce'] as const;

const scaleNumber = (value: unknown): number | null =>
  value === null || value === undefined || value === '' ? null : Number(value);

/** The report that the rules see, from its stored record. */
export function reportOfRow(row: Wire): Report {
  const same = Object.fromEntries(SAME.map((key) => [key, row[key] ?? null]));
  const scales = Object.fromEntries(SCALES.map((key) => [key, scaleNumber(row[key])]));
  const blank = emptyReport(row.rptType as Report['rptType']);
  return {
    ...blank,
    ...same,
    ...scales,
    id: idText(row.id),
    shipId: idText(row.shipName),
    voyageId: idText(row.voyageNo),
    voyageNo: voyageNoOf(row),
    zone: scaleNumber(row.zone),
    lastPort: idText(row.lastPort),
    nextPort: idText(row.nextPort),
    counterReset: row.counterReset === true,
    attachments: Array.isArray(row.attachments) ? row.attachments.map(Number) : blank.attachments,
    particulars: { ...blank.particulars, ...((row.particulars as Particulars | null) ?? {}) },
    times: linesOf(row.times).map(timeOfLine),
    oil: oilOfLines(linesOf(row.oil)),
    bunkers: linesOf(row.bunkers).map(bunkerOfLine),
    cargos: linesOf(row.cargos).map(cargoOfLine),
    wastes: wastesOfLines(linesOf(row.wastes)),
  };
}

/** What the rules see of a report further back, from the fields of its record that PAST_FIELDS names. */
export const pastReportOfRow = (row: Wire): PastReport => ({
  rptType: row.rptType as PastReport['rptType'],
  rptTime: row.rptTime as string,
  zone: scaleNumber(row.zone),
  voyageNo: voyageNoOf(row),
  shipStatus: row.shipStatus as PastReport['shipStatus'],
  lastPort: idText(row.lastPort),
  nextPort: idText(row.nextPort),
  ssTime: row.ssTime as PastReport['ssTime'],
  ssDist: row.ssDist as PastReport['ssDist'],
  avgRev: row.avgRev as PastReport['avgRev'],
  times: linesOf(row.times).map(timeOfLine),
  oil: oilOfLines(linesOf(row.oil)),
});

const voyageNoOf = (row: Wire): string | null =>
  ((row.labels as Wire | undefined)?.voyageNo as string | undefined) ?? null;

const timeOfLine = (line: Wire): ReportTime => ({
  eventCode: String(line.eventCode),
  time: (line.time as string) ?? null,
  zone: scaleNumber(line.zone),
  place: (line.place as string) ?? null,
  remark: (line.remark as string) ?? null,
});

function oilOfLines(lines: readonly Wire[]): OilRow[] {
  return OIL_ROWS.map((rowCode) => {
    const line = lines.find((candidate) => candidate.rowCode === rowCode);
    return {
      rowCode,
      runningHour: (line?.runningHour as string) ?? null,
      grades: (line?.grades as OilRow['grades']) ?? {},
      lubes: Object.fromEntries(LUBES.flatMap((lube) => (line?.[lube] == null ? [] : [[lube, line[lube] as string]]))),
      reasonCode: (line?.reasonCode as string) ?? null,
      note: (line?.note as string) ?? null,
    };
  });
}

const BUNKER_IDS = ['port', 'bdnPhoto', 'protestFile'] as const;
const CARGO_IDS = ['port', 'cargoId'] as const;

/** A line with its ids as text and its flags as booleans; nothing else changes. */
function withTextIds<T>(line: Wire, ids: readonly string[], flags: readonly string[]): T {
  const { id: _id, labels: _labels, ...rest } = line;
  const next: Wire = { ...rest };
  for (const key of ids) next[key] = idText(line[key]);
  for (const key of flags) next[key] = line[key] === true;
  return next as T;
}

const bunkerOfLine = (line: Wire): BunkerRecord => withTextIds<BunkerRecord>(line, BUNKER_IDS, ['bonded', 'protest']);

const cargoOfLine = (line: Wire): CargoRecord => ({
  ...withTextIds<CargoRecord>(line, CARGO_IDS, ['sampleTaken', 'blIssued', 'protest']),
  events: linesOf(line.events).map((event) => withTextIds<SofEvent>(event, [], [])),
});

function wastesOfLines(lines: readonly Wire[]): WasteLine[] {
  return WASTES.map((wasteCode) => {
    const line = lines.find((candidate) => candidate.wasteCode === wasteCode);
    return line
      ? { ...emptyWaste(wasteCode), ...withTextIds<WasteLine>(line, ['receiptFile'], []) }
      : emptyWaste(wasteCode);
  });
}

/** The record to be stored for a report: typed and computed values alike. */
export function rowOfReport(report: Report): Wire {
  const same = Object.fromEntries(SAME.map((key) => [key, report[key]]));
  const scales = Object.fromEntries(SCALES.map((key) => [key, report[key] === null ? null : String(report[key])]));
  const latitude = { text: report.latitude, axis: 'latitude', hemisphere: report.northSouth } as const;
  const longitude = { text: report.longitude, axis: 'longitude', hemisphere: report.westEast } as const;
  const [north, east] = [parsePosition(latitude), parsePosition(longitude)];
  return {
    ...same,
    ...scales,
    latitude: canonicalPosition(latitude) ?? report.latitude,
    longitude: canonicalPosition(longitude) ?? report.longitude,
    northSouth: north.ok ? north.position.hemisphere : report.northSouth,
    westEast: east.ok ? east.position.hemisphere : report.westEast,
    lat: north.ok ? decimalDegrees(north.position).toFixed(6) : null,
    lon: east.ok ? decimalDegrees(east.position).toFixed(6) : null,
    zone: report.zone === null ? null : String(report.zone),
    shipName: idNumber(report.shipId),
    voyageNo: idNumber(report.voyageId),
    lastPort: idNumber(report.lastPort),
    nextPort: idNumber(report.nextPort),
    counterReset: report.counterReset,
    attachments: report.attachments.length > 0 ? report.attachments : null,
    particulars: Object.values(report.particulars).some((value) => value !== null) ? report.particulars : null,
    times: report.times.filter((event) => event.time !== null || event.remark),
    oil: report.oil.filter(hasAnything).map(lineOfOil),
    bunkers: report.bunkers.map((bunker) => withNumberIds(bunker, BUNKER_IDS)),
    cargos: report.cargos.map((cargo) => withNumberIds(cargo, CARGO_IDS)),
    wastes: report.wastes
      .filter((waste) => waste.onBoard !== null || waste.generated !== null)
      .map((waste) => withNumberIds(waste, ['receiptFile'])),
  };
}

function withNumberIds(line: object, ids: readonly string[]): Wire {
  const next: Wire = { ...line };
  for (const key of ids) next[key] = idNumber(next[key] as string | null);
  return next;
}

function hasAnything(row: OilRow): boolean {
  const filled = (cells: object): boolean => Object.values(cells).some((cell) => cell !== null && cell !== undefined);
  return (
    row.runningHour !== null || filled(row.grades) || filled(row.lubes) || row.reasonCode !== null || row.note !== null
  );
}

function lineOfOil(row: OilRow): Wire {
  const lubes = Object.fromEntries(LUBES.map((lube: LubeKey) => [lube, row.lubes[lube] ?? null]));
  const grades = Object.fromEntries(
    Object.entries(row.grades).filter(([, tonnes]) => tonnes !== null && tonnes !== undefined),
  );
  return {
    rowCode: row.rowCode satisfies OilRowCode,
    runningHour: row.runningHour,
    fuelOil: groupTotal(row, 'FO'),
    dieselOil: groupTotal(row, 'DO'),
    grades: Object.keys(grades).length > 0 ? grades : null,
    ...lubes,
    reasonCode: row.reasonCode,
    note: row.note,
  };
}
