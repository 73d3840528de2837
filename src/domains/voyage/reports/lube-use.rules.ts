import { type Decimal, div, isPositive, mul, round, sum } from '../../../kernel/value/decimal.ts';
import {
  type ConsumptionRowCode,
  findRow,
  type LubeKey,
  type OilRow,
  oilCell,
  placesOf,
  readCell,
} from './oil-rows.rules.ts';

/** Lubricants that a consumer uses (3.6: main engine system and cylinder oil, generators their own system oil). */
export const LUBES_OF_ROW: Readonly<Record<ConsumptionRowCode, readonly LubeKey[]>> = {
  ME_CONST: ['meSystemOil', 'cylinderOil'],
  ME_MAN: ['meSystemOil', 'cylinderOil'],
  GE_SEA: ['aeSystemOil', 'turbineOil'],
  GE_DISCH: ['aeSystemOil', 'turbineOil'],
  HEATING: ['hydraulicOil'],
  BOILER_DAILY: [],
  TANK_CLEAN: ['hydraulicOil'],
  OTHER: ['hydraulicOil', 'gearOil'],
};

/** Engines that use oil for as long as they run, by the rows in which they stand, and the oil that they never run without. */
const ENGINES = [
  { main: true, rows: ['ME_CONST', 'ME_MAN'], lubes: ['cylinderOil', 'meSystemOil'] },
  { main: false, rows: ['GE_SEA', 'GE_DISCH'], lubes: ['aeSystemOil'] },
] as const satisfies readonly { main: boolean; rows: readonly ConsumptionRowCode[]; lubes: readonly LubeKey[] }[];

type Oil = readonly OilRow[];

type UnsaidLubes = {
  /** The main engine, or the generators. */
  readonly main: boolean;
  /** Where the first figure is lacking. */
  readonly row: ConsumptionRowCode;
  readonly lubes: readonly LubeKey[];
  /** Hours that the engine ran. */
  readonly hours: Decimal | null;
};

/**
 * Engines that ran although nothing is said of the oil they used, 0 included. Only oil that the ship had at the last report is asked
 * for: a four-stroke engine has no cylinder oil.
 */
export function unsaidLubes(oil: Oil): UnsaidLubes[] {
  return ENGINES.flatMap(({ main, rows, lubes }) => {
    const ran = rows.filter((code) => isPositive(findRow(oil, code)?.runningHour));
    const [row] = ran;
    if (!row) return [];
    const unsaid = lubes.filter(
      (lube) => isPositive(oilCell(oil, 'LAST_STOCK', lube)) && rows.every((code) => oilCell(oil, code, lube) === null),
    );
    const hours = sum(ran.map((code) => findRow(oil, code)?.runningHour));
    return unsaid.length > 0 ? [{ main, row, lubes: unsaid, hours }] : [];
  });
}

/**
 * Litres that a consumer uses in these hours at the rate of the newest report that says it; null while none does.
 * `recent` has the newest report first.
 */
export function litresAtLastRate({
  recent,
  row: code,
  lube,
  hours,
}: {
  recent: readonly { readonly oil: Oil }[];
  row: ConsumptionRowCode;
  lube: LubeKey;
  hours: Decimal | null | undefined;
}): Decimal | null {
  if (!isPositive(hours)) return null;
  for (const { oil } of recent) {
    const row = findRow(oil, code);
    const litres = readCell(row, lube);
    if (litres !== null && isPositive(row?.runningHour))
      return round(div(mul(litres, hours), row?.runningHour), placesOf(lube));
  }
  return null;
}
