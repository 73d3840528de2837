import { decimalShape, isObject, recordShape, type Shape, textShape } from '../../../kernel/resource/shape.ts';
import { counterReading } from '../reports/derive.rules.ts';
import { currentStock } from '../reports/oil-chain.rules.ts';
import {
  emptyRow,
  type GradeKey,
  gradeKeysOf,
  isGradeKey,
  isLube,
  LUBES,
  type LubeKey,
  type OilColumn,
  withCell,
} from '../reports/oil-rows.rules.ts';
import { emptyReport, type Report } from '../reports/report.rules.ts';
import { emptyWaste, WASTES, type WasteCode } from '../reports/waste.rules.ts';

/** Opening readings of a voyage (VoyageInitInfo): what its first report continues from. */
export type InitialReadings = {
  readonly time: string | null;
  readonly zone: number | null;
  /** Tonnes. */
  readonly grades: Readonly<Partial<Record<GradeKey, string | null>>>;
  /** Litres. */
  readonly lubes: Readonly<Partial<Record<LubeKey, string | null>>>;
  /** Tonnes. */
  readonly fwStock: string | null;
  readonly currentAccumRev: number | null;
  readonly fwdDraft: string | null;
  readonly aftDraft: string | null;
  /** m3. */
  readonly wastes: Readonly<Partial<Record<WasteCode, string | null>>>;
};

const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);
const amount = orNull(decimalShape);

/** Whether what came can be read as opening readings: nothing but decimals where a stock is meant. */
export function isInitialReadings(value: unknown): boolean {
  return (
    isObject(value) &&
    recordShape(decimalShape, isGradeKey)(value.grades) &&
    recordShape(decimalShape, isLube)(value.lubes) &&
    recordShape(decimalShape)(value.wastes) &&
    orNull(textShape(40))(value.time) &&
    orNull(Number.isFinite)(value.zone) &&
    orNull(Number.isSafeInteger)(value.currentAccumRev) &&
    [value.fwStock, value.fwdDraft, value.aftDraft].every(amount)
  );
}

/** The readings of the cut-off report, which end the old voyage and open the new one. */
export function openingReadings(cut: Report): InitialReadings {
  const grades = [...new Set(cut.oil.flatMap(gradeKeysOf))];
  return {
    time: cut.rptTime,
    zone: cut.zone,
    grades: Object.fromEntries(grades.map((key) => [key, currentStock(cut.oil, key)])),
    lubes: Object.fromEntries(LUBES.map((key) => [key, currentStock(cut.oil, key)])),
    fwStock: cut.fwStock,
    currentAccumRev: counterReading(cut),
    fwdDraft: cut.fwdDraft,
    aftDraft: cut.aftDraft,
    wastes: Object.fromEntries(cut.wastes.map((line) => [line.wasteCode, line.onBoard])),
  };
}

/** Readings as the previous report of a ship's very first one, so that every rule of continuity works on it too. */
export function readingsAsPrevious(readings: InitialReadings): Report {
  const stock = [...Object.entries(readings.grades), ...Object.entries(readings.lubes)] as [OilColumn, string | null][];
  return {
    ...emptyReport('NOON'),
    rptTime: readings.time,
    zone: readings.zone,
    fwStock: readings.fwStock,
    currentAccumRev: readings.currentAccumRev,
    fwdDraft: readings.fwdDraft,
    aftDraft: readings.aftDraft,
    oil: [stock.reduce((row, [column, value]) => withCell(row, column, value), emptyRow('CURRENT_STOCK'))],
    wastes: WASTES.map((code) => ({ ...emptyWaste(code), onBoard: readings.wastes[code] ?? null })),
  };
}

/** Columns whose opening stock is known. */
export function openedColumns(readings: InitialReadings): OilColumn[] {
  const keys = [...Object.keys(readings.grades), ...Object.keys(readings.lubes)] as OilColumn[];
  return keys.filter((key) => (isLube(key) ? readings.lubes[key] : readings.grades[key]) != null);
}
