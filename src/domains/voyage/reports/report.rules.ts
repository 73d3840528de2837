import type { BunkerRecord } from './bunkering.rules.ts';
import type { CargoRecord } from './cargo.rules.ts';
import { emptyOil, type OilRow } from './oil-rows.rules.ts';
import { emptyWaste, WASTES, type WasteLine } from './waste.rules.ts';

export const REPORT_TYPES = [
  'NOON',
  'DEPARTURE',
  'ARRIVAL',
  'ANCHORING',
  'BERTHING',
  'HEAVING_UP_ANCHOR',
  'SHIFT',
  'LIGHTERING',
] as const;
const SHIP_STATUSES = ['BERTHING', 'SAILING', 'ANCHORING', 'DISCHARGING', 'LOADING'] as const;
const WASHES = ['NONE', 'BEFORE_BERTHING', 'AT_SEA', 'AFTER_DISCHARGE'] as const;
const WEATHERS = [
  'SUNNY',
  'CLOUDY',
  'OVERCAST',
  'CLOUDY_WINDY',
  'RAINY',
  'LIGHT_RAIN',
  'STORM',
  'SLEET',
  'SNOW_SHOWER',
  'HAIL',
  'DEW',
  'SMOG',
  'MIST',
  'HAZE',
  'TORNADO',
  'LIGHTNING_STORM',
] as const;
/** Sixteen points of the compass, clockwise from north, then variable. */
export const WIND_DIRECTIONS = [
  ...(['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE'] as const),
  ...(['S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW', 'VARIABLE'] as const),
] as const;
const REPORT_SOURCES = ['LAND', 'SHIP', 'FILE', 'EMAIL', 'IMPORT'] as const;

export type ReportType = (typeof REPORT_TYPES)[number];
export type ShipStatus = (typeof SHIP_STATUSES)[number];
export type Wash = (typeof WASHES)[number];
export type Weather = (typeof WEATHERS)[number];
export type WindDirection = (typeof WIND_DIRECTIONS)[number];
export type ReportSource = (typeof REPORT_SOURCES)[number];

/** An event of the report (3.4). `time` is UTC; `zone` its zone where it differs from the report's. */
export type ReportTime = {
  readonly eventCode: string;
  readonly time: string | null;
  readonly zone: number | null;
  readonly place: string | null;
  readonly remark: string | null;
};

/** What 3.4 asks for beside times. */
export type Particulars = {
  /** Anchoring and shift: dict of reasons. */
  readonly reason: string | null;
  /** Heaving up anchor. */
  readonly purpose: string | null;
  readonly fromPlace: string | null;
  readonly toPlace: string | null;
  readonly forAccount: 'OWNER' | 'CHARTERER' | 'PORT' | null;
  readonly pilot: string | null;
  readonly tugs: string | null;
  /** Lightering: name of the other ship. */
  readonly counterpart: string | null;
};

/**
 * A voyage report (3.2): decimals are text, times UTC ISO text, zones hours east of UTC, ports and ships their ids,
 * counters, scales (sea, visibility, wind force) and whole degrees are integers. Unknown is null, never zero.
 */
export type Report = {
  readonly id: string | null;
  readonly shipId: string | null;
  readonly reportNo: string | null;
  readonly voyageId: string | null;
  readonly voyageNo: string | null;
  readonly voyageRptNo: number | null;
  readonly rptTime: string | null;
  readonly rptType: ReportType;
  readonly shipStatus: ShipStatus | null;
  readonly longitude: string | null;
  readonly westEast: 'E' | 'W' | null;
  readonly latitude: string | null;
  readonly northSouth: 'N' | 'S' | null;
  readonly zone: number | null;
  readonly lastPort: string | null;
  readonly nextPort: string | null;
  readonly nextDis: string | null;
  readonly avgSpeed: string | null;
  readonly eta: string | null;
  readonly fwdDraft: string | null;
  readonly aftDraft: string | null;
  readonly waterTrim: string | null;
  readonly isWash: Wash | null;
  readonly ssTime: string | null;
  readonly ssDist: string | null;
  readonly manTime: string | null;
  readonly manDist: string | null;
  readonly fwindTime: string | null;
  readonly stopTime: string | null;
  readonly fwConsumption: string | null;
  readonly fwAddition: string | null;
  readonly genWaterAmount: string | null;
  readonly fwStock: string | null;
  readonly avgRev: string | null;
  readonly lastAccumRev: number | null;
  readonly currentAccumRev: number | null;
  readonly manRev: number | null;
  readonly counterReset: boolean;
  /** First reading of the new counter, when it was replaced. */
  readonly counterBase: number | null;
  readonly counterReason: string | null;
  /** Mean pitch of the interval in metres; only ships with a controllable pitch propeller. */
  readonly meanPitch: string | null;
  readonly slipPro: string | null;
  readonly weather: Weather | null;
  readonly sea: number | null;
  readonly visibility: number | null;
  readonly temperature: string | null;
  readonly pressure: string | null;
  readonly humidity: number | null;
  readonly windDirection: WindDirection | null;
  readonly windForce: number | null;
  readonly currentDirection: number | null;
  readonly currentSpeed: string | null;
  readonly rptNote: string | null;
  /** Ids of stored files: photographs, letters, scans. */
  readonly attachments: readonly number[];
  readonly particulars: Particulars;
  readonly times: readonly ReportTime[];
  readonly oil: readonly OilRow[];
  readonly bunkers: readonly BunkerRecord[];
  readonly cargos: readonly CargoRecord[];
  readonly wastes: readonly WasteLine[];
};

/** What is looked at of a report that lies further back: what the ship did, where, and what she burnt. */
export const PAST_FIELDS = [
  ...(['rptType', 'rptTime', 'zone', 'voyageNo', 'shipStatus', 'lastPort', 'nextPort'] as const),
  ...(['ssTime', 'ssDist', 'avgRev', 'times', 'oil'] as const),
] as const satisfies readonly (keyof Report)[];
export type PastReport = Pick<Report, (typeof PAST_FIELDS)[number]>;

export function emptyReport(rptType: ReportType): Report {
  return {
    id: null,
    shipId: null,
    reportNo: null,
    voyageId: null,
    voyageNo: null,
    voyageRptNo: null,
    rptTime: null,
    rptType,
    shipStatus: null,
    zone: null,
    longitude: null,
    westEast: null,
    latitude: null,
    northSouth: null,
    lastPort: null,
    nextPort: null,
    nextDis: null,
    avgSpeed: null,
    eta: null,
    fwdDraft: null,
    aftDraft: null,
    waterTrim: null,
    isWash: null,
    ssTime: null,
    ssDist: null,
    manTime: null,
    manDist: null,
    fwindTime: null,
    stopTime: null,
    fwConsumption: null,
    fwAddition: null,
    genWaterAmount: null,
    fwStock: null,
    avgRev: null,
    lastAccumRev: null,
    currentAccumRev: null,
    manRev: null,
    meanPitch: null,
    slipPro: null,
    counterReset: false,
    counterBase: null,
    counterReason: null,
    weather: null,
    sea: null,
    visibility: null,
    temperature: null,
    pressure: null,
    humidity: null,
    windDirection: null,
    windForce: null,
    currentDirection: null,
    currentSpeed: null,
    rptNote: null,
    attachments: [],
    particulars: emptyParticulars(),
    times: [],
    oil: emptyOil(),
    bunkers: [],
    cargos: [],
    wastes: WASTES.map(emptyWaste),
  };
}

export function emptyParticulars(): Particulars {
  return {
    reason: null,
    purpose: null,
    fromPlace: null,
    toPlace: null,
    forAccount: null,
    pilot: null,
    tugs: null,
    counterpart: null,
  };
}

/** UTC time of an event of the report, or null. */
export function eventTime(report: Pick<Report, 'times'>, eventCode: string): string | null {
  return report.times.find((event) => event.eventCode === eventCode)?.time ?? null;
}
