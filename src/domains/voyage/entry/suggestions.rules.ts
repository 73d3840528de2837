import {
  type Decimal,
  div,
  gt,
  isPositive,
  isZero,
  lt,
  mul,
  orZero,
  round,
  sum,
} from '../../../kernel/value/decimal.ts';
import type { Expected } from '../reports/derive.rules.ts';
import type { MatrixField } from '../reports/field-matrix.rules.ts';
import { LUBES_OF_ROW, litresAtLastRate } from '../reports/lube-use.rules.ts';
import { burnsFuel, CONSUMPTION_ROWS, findRow, isEntered, oilCell, readCell } from '../reports/oil-rows.rules.ts';
import type { Report } from '../reports/report.rules.ts';
import type { Requirement } from '../reports/requirement.rules.ts';
import { wasAtSeaThroughout } from './follow.rules.ts';
import { type CellKey, cellPath } from './oil-grid.rules.ts';

type Input = {
  readonly report: Report;
  readonly previous: Report | null;
  /** Reports before this one, the newest first: at their rates lubricants are offered. */
  readonly recent: readonly Pick<Report, 'oil'>[];
  readonly expected: Expected;
  readonly requirements: Readonly<Record<MatrixField, Requirement>>;
  /** The grade that a figure of the fuel goes to unless another is chosen. */
  readonly mainFuel: CellKey;
};

/**
 * What the form offers for what is still empty, by path: figures that follow from others, 0 where most days it is 0, yesterday's
 * daily use, and lubricants at yesterday's rates. Enter takes it; nothing is written by itself.
 */
export function suggestionsOf(input: Input): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const { report, requirements } = input;
  for (const [name, value] of plain(input)) {
    const asked = requirements[name];
    if (value !== null && asked !== 'hidden' && asked !== 'computed' && isBlank(report[name as keyof Report]))
      found.set(name, value);
  }
  for (const [path, value] of [...oil(input), ...lubes(input), ...wastes(input)]) found.set(path, value);
  return found;
}

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

function plain({ report, previous, expected, requirements }: Input): [MatrixField, Decimal | null][] {
  const atSeaThroughout = wasAtSeaThroughout({ report, previous });
  const none = (name: MatrixField, places: number): Decimal | null =>
    atSeaThroughout && requirements[name] === 'required' ? (round('0', places) as Decimal) : null;
  return [
    ['ssTime', expected.elapsed],
    ['manTime', none('manTime', 2)],
    ['manDist', none('manDist', 1)],
    ['manRev', atSeaThroughout ? '0' : null],
    ['nextDis', expected.nextDis],
    ['fwConsumption', previous?.fwConsumption ?? null],
    ['fwAddition', requirements.fwAddition === 'required' ? '0.0' : null],
    ['genWaterAmount', requirements.genWaterAmount === 'required' ? (previous?.genWaterAmount ?? '0.0') : null],
    ['fwStock', expected.fwStock],
  ];
}

/** Rows that are always asked for, 0 included (specification, section 5). */
const ALWAYS = ['HEATING', 'BOILER_DAILY'] as const;

function oil({ report, previous, expected, requirements, mainFuel }: Input): [string, string][] {
  const found: [string, string][] = [];
  for (const code of CONSUMPTION_ROWS) {
    if (requirements[`oil.${code}`] === 'hidden') continue;
    const row = findRow(report.oil, code);
    const before = findRow(previous?.oil ?? [], code);
    const hours = ofInterval(before?.runningHour ?? null, { previous, expected });
    const usual = burnsFuel(before) && hours !== null && !gt(hours, expected.elapsed) ? hours : expected.elapsed;
    const asked = burnsFuel(row) || (ALWAYS.some((one) => one === code) && burnsFuel(before));
    if (asked && isBlank(row?.runningHour) && usual !== null) found.push([cellPath(code, 'runningHour'), usual]);
    const idle = !burnsFuel(before) || (row?.runningHour !== null && isZero(row?.runningHour));
    if (ALWAYS.some((one) => one === code) && !isEntered(row) && idle) found.push([cellPath(code, mainFuel), '0.000']);
  }
  return found;
}

/** What consumers use of lubricants in the hours that they ran, at their last rate, as far as there is enough on board. */
function lubes({ report, recent, requirements }: Input): [string, string][] {
  return CONSUMPTION_ROWS.flatMap((code) => {
    if (requirements[`oil.${code}`] === 'hidden') return [];
    const row = findRow(report.oil, code);
    return LUBES_OF_ROW[code].flatMap((lube): [string, string][] => {
      if (readCell(row, lube) !== null) return [];
      const litres = litresAtLastRate({ recent, row: code, lube, hours: row?.runningHour });
      const enough = litres !== null && !gt(litres, orZero(oilCell(report.oil, 'BOOK_STOCK', lube)));
      return enough ? [[cellPath(code, lube), litres]] : [];
    });
  });
}

/** Share of the interval before below which an interval is another one, such as half a day. */
const SHORTER = '0.8';

/** The hours that something ran in the interval before, of one that is much shorter their share. */
function ofInterval(
  hours: Decimal | null,
  { previous, expected }: Pick<Input, 'previous' | 'expected'>,
): Decimal | null {
  const before = sum([previous?.ssTime, previous?.manTime, previous?.stopTime]);
  if (hours === null || expected.elapsed === null || !isPositive(before)) return hours;
  const share = div(expected.elapsed, before);
  return lt(share, SHORTER) ? round(mul(hours, share), 1) : hours;
}

/** The waste that was made yesterday, where something has to be said. */
function wastes({ report, previous, requirements }: Input): [string, string][] {
  const said = report.wastes.some((line) =>
    [line.generated, line.landed, line.dischargedSea].some((one) => !isBlank(one)),
  );
  if (requirements.wastes !== 'required' || said) return [];
  const line = previous?.wastes.find((one) => isPositive(one.generated));
  const at = line ? report.wastes.findIndex((one) => one.wasteCode === line.wasteCode) : -1;
  return line?.generated && at >= 0 ? [[`wastes.${at}.generated`, line.generated]] : [];
}
