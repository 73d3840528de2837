import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deriveReport, expectedValues } from './derive.rules.ts';
import { prefillReport } from './prefill.rules.ts';
import { emptyReport, REPORT_TYPES, type Report } from './report.rules.ts';
import { cleanNoon, previousNoon, sampleShip, withOil } from './sample-report.demo.ts';

const ship = sampleShip();
const previous = previousNoon();

describe('derived values', () => {
  test('a noon report gets speed, trim, revolutions and slip', () => {
    expect(cleanNoon()).toMatchObject({
      avgSpeed: '13.00',
      waterTrim: '0.50',
      lastAccumRev: 1_000_000,
      avgRev: '87.0',
      slipPro: '7.75',
    });
  });

  test('without sea time there is neither speed nor slip', () => {
    expect(cleanNoon({ ssTime: '0', ssDist: '0' })).toMatchObject({ avgSpeed: null, slipPro: null });
  });

  test('a ship without counter keeps its typed average', () => {
    const plain = sampleShip({ hasRevCounter: false });
    const report = deriveReport({
      report: { ...cleanNoon(), avgRev: '87.0', currentAccumRev: null },
      previous,
      ship: plain,
    });
    expect(report).toMatchObject({ avgRev: '87.0', lastAccumRev: null, slipPro: '7.75' });
  });

  test('a replaced counter starts from its own first reading', () => {
    const report = cleanNoon({ counterReset: true, counterBase: 0, currentAccumRev: 120_060 });
    expect(report).toMatchObject({ lastAccumRev: 0, avgRev: '87.0' });
  });

  test('a ship with controllable pitch slips by the typed mean pitch', () => {
    const report = deriveReport({
      report: { ...cleanNoon(), meanPitch: '4.800' },
      previous,
      ship: sampleShip({ controllablePitch: true }),
    });
    expect(report.slipPro).toBe('3.91');
  });

  test('a report in which the engine stood still hands on the reading of the counter', () => {
    const still = deriveReport({ report: emptyReport('NOON'), previous, ship });
    expect(deriveReport({ report: emptyReport('NOON'), previous: still, ship }).lastAccumRev).toBe(1_000_000);
  });

  test('expected values: 23.00 h, 1287.0 nm, ETA 2026-03-10 06:00 UTC, 206.0 t of water', () => {
    const report = { ...cleanNoon(), nextDis: null, eta: null };
    expect(expectedValues({ report, previous, ship })).toEqual({
      elapsed: '23.00',
      nextDis: '1287.0',
      eta: '2026-03-10T06:00:00.000Z',
      fwStock: '206.0',
    });
    expect(expectedValues({ report, previous, ship, orderedSpeed: '12.87' }).eta).toBe('2026-03-10T07:00:00.000Z');
  });

  test('an untouched report is the same object again', () => {
    const report = cleanNoon();
    expect(deriveReport({ report, previous, ship })).toBe(report);
  });

  test('a changed cell renews its own row and the computed ones, no other', () => {
    const before = cleanNoon();
    const after = deriveReport({ report: withOil(before, { GE_SEA: { VLSFO: '2.200' } }), previous, ship });
    const renewed = after.oil.filter((row, i) => row !== before.oil[i]).map((row) => row.rowCode);
    expect(renewed).toEqual(['GE_SEA', 'TOTAL', 'BOOK_STOCK', 'ADJUST']);
    expect(after.wastes).toBe(before.wastes);
  });

  test('deriving twice changes nothing, whatever was typed', () => {
    const decimal = fc.option(fc.integer({ min: 0, max: 500_000 }).map((n) => (n / 100).toFixed(2)));
    const typed = fc.record({
      ssTime: decimal,
      ssDist: decimal,
      manTime: decimal,
      fwdDraft: decimal,
      aftDraft: decimal,
      avgRev: decimal,
      currentAccumRev: fc.option(fc.integer({ min: 900_000, max: 1_200_000 })),
      manRev: fc.option(fc.nat(5000)),
      counterReset: fc.boolean(),
      counterBase: fc.option(fc.nat(1000)),
    });
    fc.assert(
      fc.property(typed, decimal, fc.boolean(), fc.boolean(), (fields, oil, hasRevCounter, first) => {
        const input = { previous: first ? null : previous, ship: sampleShip({ hasRevCounter }) };
        const report: Report = withOil({ ...emptyReport('NOON'), ...fields }, { ME_CONST: { VLSFO: oil ?? '0' } });
        const once = deriveReport({ report, ...input });
        expect(deriveReport({ report: once, ...input })).toBe(once);
      }),
    );
  });
});

describe('a new report', () => {
  const prefill = (rptType: Report['rptType'], over = {}) =>
    prefillReport({
      rptType,
      rptTime: '2026-03-06T03:00:00.000Z',
      previous,
      movementState: 'AT_SEA' as const,
      ship,
      reportNo: 'HY62026-00042',
      voyage: { id: 'v1', voyageNo: 'HY6-26003' },
      ...over,
    });

  test('knows stocks, counters, ports, zone and drafts of the previous one', () => {
    const report = prefill('NOON');
    expect(report).toMatchObject({
      shipStatus: 'SAILING',
      zone: 8,
      lastPort: 'CNSHA',
      nextPort: 'USLAX',
      lastAccumRev: 1_000_000,
      aftDraft: '9.60',
      latitude: null,
    });
    expect(report.oil.find((row) => row.rowCode === 'LAST_STOCK')?.grades).toEqual({ VLSFO: '512.400', MGO: '80.000' });
  });

  test('alongside keeps position and status', () => {
    const berthed = { ...previous, rptType: 'BERTHING' as const, shipStatus: 'LOADING' as const };
    expect(prefill('NOON', { movementState: 'ALONGSIDE', previous: berthed })).toMatchObject({
      shipStatus: 'LOADING',
      latitude: '30:00.00N',
    });
  });

  test('a departure leaves the port the ship was bound for, unless the rotation says more', () => {
    const rotation = { lastPort: 'SGSIN', nextPort: 'CNNGB' };
    expect(prefill('DEPARTURE', { movementState: 'ALONGSIDE' }).lastPort).toBe('USLAX');
    expect(prefill('DEPARTURE', { movementState: 'ALONGSIDE', rotation })).toMatchObject(rotation);
    expect(prefill('DEPARTURE', { movementState: 'ALONGSIDE' }).times.map((t) => t.eventCode)).toEqual([
      'unberthed',
      'fullAway',
    ]);
  });

  test.each(REPORT_TYPES)('of type %s can be made for a ship without any report', (rptType) => {
    expect(prefill(rptType, { previous: null, movementState: null })).toMatchObject({
      rptType,
      reportNo: 'HY62026-00042',
    });
  });
});
