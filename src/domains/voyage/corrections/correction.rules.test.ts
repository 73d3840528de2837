import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { counterReading, deriveReport } from '../reports/derive.rules.ts';
import { currentStock } from '../reports/oil-chain.rules.ts';
import { findRow, LUBES, OIL_ROWS, oilCell } from '../reports/oil-rows.rules.ts';
import { emptyReport, type Report } from '../reports/report.rules.ts';
import { previousNoon, sampleShip, withOil } from '../reports/sample-report.demo.ts';
import {
  applyCorrections,
  type Correction,
  carryForward,
  correctionsBetween,
  sameReport,
  shiftOf,
  stockShifts,
  touchesOil,
} from './correction.rules.ts';

const ship = sampleShip();
const COLUMNS = ['VLSFO', 'MGO', ...LUBES] as const;

type Day = { burnt: number; gas: number; lube: number; sounded: number | null; turned: number | null; taken: number };

const tonnes = (thousandths: number): string => (thousandths / 1000).toFixed(3);

/** A chain of noon reports, one a day, each derived from the one before it. */
function chainOf(days: readonly Day[]): Report[] {
  let previous = previousNoon();
  return days.map((day, i) => {
    const rptTime = new Date(Date.parse('2026-03-06T04:00:00.000Z') + i * 86_400_000).toISOString();
    const read = day.turned === null ? null : (counterReading(previous) ?? 0) + day.turned;
    const typed = withOil(
      { ...emptyReport('NOON'), rptTime, zone: 8, ssTime: '24.00', ssDist: '300.0', currentAccumRev: read, manRev: 0 },
      {
        ME_CONST: { VLSFO: tonnes(day.burnt), hours: '24.00', cylinderOil: String(day.lube) },
        GE_SEA: { MGO: tonnes(day.gas), hours: '24.00' },
        BUNKERING: { cylinderOil: String(day.taken) },
        ...(day.sounded !== null && { CURRENT_STOCK: { VLSFO: tonnes(day.sounded) } }),
      },
    );
    previous = deriveReport({ report: typed, previous, ship });
    return previous;
  });
}

/** Corrects one report of a chain and carries it through, as the approved correction does. */
function correct(chain: readonly Report[], at: number, change: (report: Report) => Report): Report[] {
  const before = chain[at]!;
  const previous = at === 0 ? previousNoon() : chain[at - 1]!;
  const corrections = correctionsBetween(before, change(before), ship);
  const corrected = deriveReport({ report: applyCorrections(before, corrections), previous, ship });
  const later = chain.slice(at + 1).map((report, i) => ({ id: at + 1 + i, report }));
  const moved = new Map(carryForward({ corrected, later, ship }).map(({ id, after }) => [id, after]));
  return chain.map((report, i) => (i === at ? corrected : (moved.get(i) ?? report)));
}

function expectContinuous(chain: readonly Report[]): void {
  for (const [i, report] of chain.slice(1).entries()) {
    const before = chain[i]!;
    for (const column of COLUMNS) {
      expect(oilCell(report.oil, 'LAST_STOCK', column), column).toBe(currentStock(before.oil, column));
    }
    expect(report.lastAccumRev).toBe(counterReading(before));
  }
}

const day = fc.record({
  burnt: fc.nat(30_000),
  gas: fc.nat(5_000),
  lube: fc.nat(300),
  sounded: fc.option(fc.integer({ min: 100_000, max: 900_000 })),
  turned: fc.option(fc.integer({ min: 50_000, max: 150_000 })),
  taken: fc.nat(2000),
});

const change = fc.record({
  burnt: fc.option(fc.nat(30_000)),
  lube: fc.option(fc.nat(300)),
  sounded: fc.option(fc.integer({ min: 100_000, max: 900_000 })),
  read: fc.option(fc.integer({ min: 1_000_000, max: 3_000_000 })),
  distance: fc.option(fc.nat(4000)),
});

const changed =
  (wish: {
    burnt: number | null;
    lube: number | null;
    sounded: number | null;
    read: number | null;
    distance: number | null;
  }) =>
  (report: Report): Report => ({
    ...withOil(report, {
      ME_CONST: {
        ...(wish.burnt !== null && { VLSFO: tonnes(wish.burnt) }),
        ...(wish.lube !== null && { cylinderOil: String(wish.lube) }),
      },
      CURRENT_STOCK: { ...(wish.sounded !== null && { VLSFO: tonnes(wish.sounded) }) },
    }),
    ...(wish.read !== null && { currentAccumRev: wish.read }),
    ...(wish.distance !== null && { ssDist: (wish.distance / 10).toFixed(1) }),
  });

const chains = fc
  .array(day, { minLength: 2, maxLength: 8 })
  .chain((days) => fc.record({ days: fc.constant(days), at: fc.nat(days.length - 1), wish: change }));

/** The correction that takes one back. */
const reversed = (corrections: readonly Correction[]): Correction[] =>
  corrections.map((one) => ({ path: one.path, old: one.new, new: one.old }));

describe('a correction carried through the chain', () => {
  test('leaves it continuous: each last stock and last reading is what the report before leaves', () => {
    fc.assert(
      fc.property(chains, ({ days, at, wish }) => {
        expectContinuous(correct(chainOf(days), at, changed(wish)));
      }),
    );
  });

  test('and its reverse give back the first figures of every report', () => {
    fc.assert(
      fc.property(chains, ({ days, at, wish }) => {
        const chain = chainOf(days);
        const once = correct(chain, at, changed(wish));
        const back = reversed(correctionsBetween(chain[at]!, once[at]!, ship));
        const twice = correct(once, at, (report) => applyCorrections(report, back));
        for (const [i, report] of twice.entries()) expect(sameReport(report, chain[i]!), `report ${i}`).toBe(true);
      }),
    );
  });

  test('moves no measurement: what was sounded and read stays', () => {
    fc.assert(
      fc.property(chains, ({ days, at, wish }) => {
        const chain = chainOf(days);
        for (const [i, report] of correct(chain, at, changed(wish)).entries()) {
          if (i === at) continue;
          expect(findRow(report.oil, 'CURRENT_STOCK')).toEqual(findRow(chain[i]!.oil, 'CURRENT_STOCK'));
          expect(report.currentAccumRev).toBe(chain[i]!.currentAccumRev);
        }
      }),
    );
  });
});

describe('what a correction shifts', () => {
  const quiet: Day = { burnt: 20_000, gas: 1000, lube: 180, sounded: null, turned: 120_000, taken: 0 };

  test('0.800 t more burnt leaves 0.800 t less in every later report until one is sounded, which books the difference', () => {
    const chain = chainOf([quiet, quiet, { ...quiet, sounded: 452_400 }, quiet]);
    const next = correct(chain, 0, (report) => withOil(report, { ME_CONST: { VLSFO: '20.800' } }));
    const lasts = next.map((report) => oilCell(report.oil, 'LAST_STOCK', 'VLSFO'));
    expect(chain.map((report) => oilCell(report.oil, 'LAST_STOCK', 'VLSFO'))).toEqual([
      '512.400',
      '492.400',
      '472.400',
      '452.400',
    ]);
    expect(lasts).toEqual(['512.400', '491.600', '471.600', '452.400']);
    expect(oilCell(next[2]!.oil, 'ADJUST', 'VLSFO')).toBe('0.800');
    expect(stockShifts(chain[0]!, next[0]!)).toEqual([
      { column: 'VLSFO', before: '492.400', after: '491.600', by: '-0.8' },
    ]);
    expect(shiftOf(chain[0]!, next[0]!)).toEqual({ fuel: '-0.800', lube: null, revolutions: null });
  });

  test('a reading of the counter moves the last reading of the next report alone', () => {
    const chain = chainOf([quiet, quiet, quiet]);
    const next = correct(chain, 0, (report) => ({ ...report, currentAccumRev: report.currentAccumRev! + 500 }));
    expect(next[1]!.lastAccumRev).toBe(chain[1]!.lastAccumRev! + 500);
    expect(next[2]).toBe(chain[2]);
    expect(shiftOf(chain[0]!, next[0]!)).toEqual({ fuel: null, lube: null, revolutions: 500 });
  });

  test('the fuel clerk is asked when consumption, stock or a delivery changes, not for a position', () => {
    const [report] = chainOf([quiet]);
    const between = (next: Report) => correctionsBetween(report!, next, ship);
    expect(touchesOil(between({ ...report!, latitude: '31:00.00N' }))).toBe(false);
    expect(touchesOil(between(withOil(report!, { ME_CONST: { VLSFO: '1.000' } })))).toBe(true);
    expect(between(withOil(report!, { ME_CONST: { VLSFO: '1.000' } }))).toEqual([
      { path: `oil.${OIL_ROWS.indexOf('ME_CONST')}.grades.VLSFO`, old: '20.000', new: '1.000' },
    ]);
  });
});
