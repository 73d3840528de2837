import type { Condition } from './field-conditions.rules.ts';
import type { OilRowCode } from './oil-rows.rules.ts';
import type { Report, ReportType, ShipStatus } from './report.rules.ts';

/**
 * Columns of the matrix: NS noon sailing, NA noon anchoring, NB noon berthing, loading or discharging, then the other types.
 */
export const MATRIX_COLUMNS = ['NS', 'NA', 'NB', 'DE', 'AR', 'AN', 'BE', 'HU', 'SH', 'LI'] as const;
type MatrixColumn = (typeof MATRIX_COLUMNS)[number];

/** A field of the report, a row of the oil grid, or the running hour of the rows that burn fuel. */
export type MatrixField =
  | Exclude<keyof Report, 'particulars' | 'times' | 'oil' | 'id' | 'shipId' | 'voyageId' | 'voyageRptNo' | 'rptType'>
  | `oil.${OilRowCode}`
  | 'oil.runningHour';

/** R required, O optional, - hidden, C computed, c required under the condition. */
type Mark = 'R' | 'O' | '-' | 'C' | 'c';
type MatrixLine = { marks: Readonly<Record<MatrixColumn, Mark>>; condition?: Condition };

const TABLE: readonly (readonly [marks: string, fields: readonly MatrixField[], condition?: Condition])[] = [
  //NS NA NB DE AR AN BE HU SH LI
  ['R  R  R  R  R  R  R  R  R  R', ['reportNo', 'voyageNo', 'rptTime', 'zone', 'shipStatus']],
  ['R  R  R  R  R  R  R  R  R  R', ['latitude', 'northSouth', 'longitude', 'westEast']],
  ['R  R  R  R  R  R  R  R  R  R', ['lastPort']],
  ['R  R  O  R  R  R  O  R  O  O', ['nextPort']],
  ['R  O  -  R  c  c  -  c  -  -', ['nextDis', 'eta'], 'NEXT_PORT_ELSEWHERE'],
  ['R  -  -  R  R  c  c  -  c  -', ['ssTime', 'ssDist'], 'WAS_AT_SEA'],
  ['O  c  c  R  R  R  R  R  R  c', ['manTime', 'manDist'], 'ENGINE_USED'],
  ['O  -  -  O  O  O  -  -  -  -', ['stopTime', 'fwindTime']],
  ['C  -  -  C  C  C  C  -  -  -', ['avgSpeed', 'slipPro']],
  ['R  c  c  R  R  R  R  R  R  c', ['currentAccumRev', 'manRev', 'avgRev'], 'ENGINE_USED'],
  ['C  C  C  C  C  C  C  C  C  C', ['lastAccumRev', 'waterTrim']],
  ['O  O  O  O  O  O  O  O  O  O', ['counterReset', 'counterBase', 'counterReason', 'meanPitch']],
  ['O  O  R  R  R  O  R  O  O  R', ['fwdDraft', 'aftDraft']],
  ['R  O  O  O  O  O  R  -  -  O', ['isWash']],
  ['R  R  R  R  R  R  R  R  R  R', ['weather', 'sea', 'visibility']],
  ['R  R  O  O  R  R  O  O  O  R', ['windDirection', 'windForce']],
  ['R  R  O  O  O  O  O  O  O  R', ['temperature', 'pressure']],
  ['O  O  O  O  O  O  O  O  O  O', ['humidity']],
  ['O  O  O  O  O  O  O  O  O  R', ['currentDirection', 'currentSpeed']],
  ['R  R  R  R  R  R  R  R  R  R', ['fwConsumption', 'fwAddition', 'fwStock']],
  ['R  O  O  O  R  O  O  -  -  -', ['genWaterAmount']],
  ['O  O  O  O  O  O  O  O  O  O', ['rptNote', 'attachments']],
  ['R  R  R  R  R  R  R  R  R  R', ['oil.HEATING', 'oil.BOILER_DAILY']],
  ['R  c  c  R  R  R  R  R  R  c', ['oil.ME_CONST', 'oil.ME_MAN'], 'ENGINE_USED'],
  ['R  R  O  R  R  R  R  R  R  O', ['oil.GE_SEA']],
  ['-  O  R  O  -  O  O  -  O  R', ['oil.GE_DISCH']],
  ['O  O  O  O  O  O  O  O  O  O', ['oil.TANK_CLEAN', 'oil.OTHER', 'oil.runningHour']],
  ['C  C  C  C  C  C  C  C  C  C', ['oil.TOTAL', 'oil.BUNKERING', 'oil.LAST_STOCK']],
  ['C  C  C  C  C  C  C  C  C  C', ['oil.BOOK_STOCK', 'oil.ADJUST']],
  ['R  O  R  R  R  O  O  O  O  R', ['oil.CURRENT_STOCK']],
  ['c  c  c  c  c  c  c  c  c  c', ['bunkers'], 'BUNKERED'],
  ['-  -  c  c  -  -  O  -  c  R', ['cargos'], 'CARGO_WORKED'],
  ['R  O  R  R  O  O  c  -  -  O', ['wastes'], 'WASHED_BEFORE_BERTHING'],
];

export const FIELD_MATRIX = Object.fromEntries(
  TABLE.flatMap(([marks, fields, condition]) => {
    const letters = marks.split(/\s+/) as Mark[];
    const line = { marks: Object.fromEntries(MATRIX_COLUMNS.map((column, i) => [column, letters[i]])), condition };
    return fields.map((field) => [field, line]);
  }),
) as Readonly<Record<MatrixField, MatrixLine>>;

export const MATRIX_FIELDS = Object.keys(FIELD_MATRIX) as MatrixField[];

/** Statuses that a type may carry (3.3, 'shipStatus allowed'). */
export const STATUSES_OF_TYPE: Readonly<Record<ReportType, readonly ShipStatus[]>> = {
  NOON: ['SAILING', 'ANCHORING', 'BERTHING', 'LOADING', 'DISCHARGING'],
  DEPARTURE: ['SAILING'],
  ARRIVAL: ['SAILING', 'ANCHORING'],
  ANCHORING: ['ANCHORING'],
  BERTHING: ['BERTHING', 'LOADING', 'DISCHARGING'],
  HEAVING_UP_ANCHOR: ['SAILING'],
  SHIFT: ['ANCHORING', 'BERTHING', 'SAILING'],
  LIGHTERING: ['ANCHORING', 'BERTHING', 'LOADING', 'DISCHARGING'],
};

const COLUMN_OF_TYPE = {
  DEPARTURE: 'DE',
  ARRIVAL: 'AR',
  ANCHORING: 'AN',
  BERTHING: 'BE',
  HEAVING_UP_ANCHOR: 'HU',
  SHIFT: 'SH',
  LIGHTERING: 'LI',
} as const satisfies Record<Exclude<ReportType, 'NOON'>, MatrixColumn>;

/** A noon report without a status yet is read as one at sea. */
export function columnOf({ rptType, shipStatus }: Pick<Report, 'rptType' | 'shipStatus'>): MatrixColumn {
  if (rptType !== 'NOON') return COLUMN_OF_TYPE[rptType];
  if (shipStatus === 'SAILING' || shipStatus === null) return 'NS';
  return shipStatus === 'ANCHORING' ? 'NA' : 'NB';
}
