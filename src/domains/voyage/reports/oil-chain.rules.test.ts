import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, compare, round, sub } from '../../../kernel/value/decimal.ts';
import { emptyBunker } from './bunkering.rules.ts';
import { deriveReport } from './derive.rules.ts';
import { adjustState, chainWastes, currentStock, expectedWater, toleranceOf } from './oil-chain.rules.ts';
import { oilCell } from './oil-rows.rules.ts';
import { emptyReport, type Report } from './report.rules.ts';
import { SHIP_DEFAULTS } from './report-ship.rules.ts';
import { cleanNoon, previousNoon, sampleShip, withOil } from './sample-report.demo.ts';
import { emptyWaste } from './waste.rules.ts';

const ship = sampleShip();
const derive = (report: Report, previous: Report | null) => deriveReport({ report, previous, ship });

describe('oil chain', () => {
  test('512.400 less 24.000 is book 488.400; sounded 487.600 adjusts by -0.800 and opens the next report', () => {
    const report = derive(withOil(cleanNoon(), { CURRENT_STOCK: { VLSFO: '487.600' } }), previousNoon());
    const cell = (code: 'TOTAL' | 'LAST_STOCK' | 'BOOK_STOCK' | 'ADJUST') => oilCell(report.oil, code, 'VLSFO');
    expect([cell('LAST_STOCK'), cell('TOTAL'), cell('BOOK_STOCK'), cell('ADJUST')]).toEqual([
      '512.400',
      '24.000',
      '488.400',
      '-0.800',
    ]);
    expect(adjustState({ adjust: '-0.800', tolerance: '0.500' })).toBe('OVER');

    const next = derive(emptyReport('NOON'), report);
    expect(oilCell(next.oil, 'LAST_STOCK', 'VLSFO')).toBe('487.600');
  });

  test('last stock is copied and takes no other figure', () => {
    const typed = withOil(cleanNoon(), { LAST_STOCK: { VLSFO: '999.000' } });
    expect(oilCell(derive(typed, previousNoon()).oil, 'LAST_STOCK', 'VLSFO')).toBe('512.400');
  });

  test('where nothing is sounded, the book stock goes on', () => {
    const report = derive(withOil(emptyReport('SHIFT'), { GE_SEA: { MGO: '1.500' } }), previousNoon());
    expect(currentStock(report.oil, 'MGO')).toBe('78.500');
    expect(oilCell(report.oil, 'ADJUST', 'MGO')).toBeNull();
  });

  test('a delivery adds what was accepted, under protest the ship figure', () => {
    const bunker = { ...emptyBunker(), oilGrade: 'VLSFO' as const, bdnNo: 'B1', bdnQty: '300.000', shipQty: '297.900' };
    const booked = (over: object) =>
      oilCell(derive({ ...cleanNoon(), bunkers: [{ ...bunker, ...over }] }, previousNoon()).oil, 'BUNKERING', 'VLSFO');
    expect(booked({})).toBe('300.000');
    expect(booked({ protest: true })).toBe('297.900');
    expect(booked({ acceptedQty: '-20.000' })).toBe('-20.000');
  });

  test('bonded stock of a grade is a column of its own', () => {
    const bunker = { ...emptyBunker(), oilGrade: 'VLSFO' as const, bonded: true, bdnQty: '100.000' };
    const report = derive({ ...cleanNoon(), bunkers: [bunker] }, previousNoon());
    expect(currentStock(report.oil, 'VLSFO:B')).toBe('100.000');
    expect(currentStock(report.oil, 'VLSFO')).toBe('488.400');
  });

  test.each([
    ['0.500', 'WITHIN'],
    ['-0.501', 'OVER'],
    ['2.500', 'OVER'],
    ['-2.501', 'BLOCKED'],
    [null, 'WITHIN'],
  ] as const)('an adjustment of %s at tolerance 0.500 is %s', (adjust, state) =>
    expect(adjustState({ adjust, tolerance: '0.500' })).toBe(state),
  );

  test.each([
    ['VLSFO', '0.500'],
    ['HFO380:B', '0.500'],
    ['MGO', '0.200'],
    ['meSystemOil', '50'],
    ['cylinderOil', '20'],
    ['gearOil', '20'],
  ] as const)('tolerance of %s is %s', (column, tolerance) =>
    expect(toleranceOf({ column, tolerances: SHIP_DEFAULTS.tolerances })).toBe(tolerance),
  );

  test('stock is conserved over any chain of reports', () => {
    const tonnes = fc.integer({ min: 0, max: 30_000 }).map((kg) => (kg / 1000).toFixed(3));
    const step = fc.record({
      me: tonnes,
      ge: tonnes,
      boiler: fc.option(tonnes),
      bunkered: fc.option(tonnes),
      soundedOff: fc.option(fc.integer({ min: -900, max: 900 }).map((kg) => (kg / 1000).toFixed(3))),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        let previous = previousNoon();
        let expected = '512.400';
        let adjusted = '0';
        for (const { me, ge, boiler, bunkered, soundedOff } of steps) {
          const bunkers = bunkered ? [{ ...emptyBunker(), oilGrade: 'VLSFO' as const, bdnQty: bunkered }] : [];
          const burnt = withOil(
            { ...emptyReport('NOON'), bunkers },
            { ME_CONST: { VLSFO: me }, GE_SEA: { VLSFO: ge } },
          );
          const typed = boiler ? withOil(burnt, { BOILER_DAILY: { VLSFO: boiler } }) : burnt;
          expected = sub(add(expected, bunkered ?? '0'), add(add(me, ge), boiler ?? '0'));
          const sounded = soundedOff ? round(add(add(expected, adjusted), soundedOff), 3) : null;
          if (soundedOff) adjusted = add(adjusted, soundedOff);
          const report = derive(sounded ? withOil(typed, { CURRENT_STOCK: { VLSFO: sounded } }) : typed, previous);
          expect(oilCell(report.oil, 'LAST_STOCK', 'VLSFO')).toBe(currentStock(previous.oil, 'VLSFO'));
          previous = report;
        }
        expect(compare(currentStock(previous.oil, 'VLSFO'), add(expected, adjusted))).toBe(0);
      }),
    );
  });
});

describe('water and waste', () => {
  test('210.0 + 0.0 + 18.0 - 22.0 is 206.0 t of fresh water', () => {
    const report = { fwStock: null, fwAddition: '0.0', genWaterAmount: '18.0', fwConsumption: '22.0' };
    expect(expectedWater({ report, previous: { fwStock: '210.0' } })).toBe('206.0');
    expect(expectedWater({ report, previous: null })).toBeNull();
  });

  test('waste on board is last + generated - landed - discharged', () => {
    const before = [{ ...emptyWaste('dirtyOilWater'), onBoard: '10.500' }];
    const line = { ...emptyWaste('dirtyOilWater'), generated: '1.200', landed: '8.000', dischargedSea: '0.700' };
    expect(chainWastes({ wastes: [line], previous: before })[0]).toMatchObject({ lastQty: '10.500', onBoard: '3.000' });
  });

  test('water used for cleaning leaves nothing on board', () => {
    const line = { ...emptyWaste('cabinCleanFw'), generated: '5.000' };
    expect(chainWastes({ wastes: [line], previous: [] })[0]).toBe(line);
  });
});
