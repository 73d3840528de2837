import { expect, test } from 'vitest';
import { checkReport } from '../reports/checks/check-report.rules.ts';
import { deriveReport, expectedValues } from '../reports/derive.rules.ts';
import { findRow, oilCell } from '../reports/oil-rows.rules.ts';
import { emptyReport, type Report } from '../reports/report.rules.ts';
import { requirementsOf } from '../reports/requirement.rules.ts';
import { cleanContext, cleanNoon, previousNoon, sampleShip, withOil } from '../reports/sample-report.demo.ts';
import { type FilledIn, fillIn } from './follow.rules.ts';
import { cellPath } from './oil-grid.rules.ts';
import { prepareReport } from './prepare.rules.ts';
import { suggestionsOf } from './suggestions.rules.ts';
import { figureBefore } from './yesterday.rules.ts';

const ship = sampleShip();
const previous = previousNoon();
const around = { previous, movementState: 'AT_SEA' as const, ship };

const begun = (over: Partial<Report> = {}): Report =>
  prepareReport({
    report: { ...emptyReport('NOON'), zone: 9, rptTime: '2026-03-06T03:00:00.000Z', shipStatus: 'SAILING', ...over },
    ...around,
  });

function fill(report: Report, filled: FilledIn = new Map()): { report: Report; filled: FilledIn } {
  const derived = deriveReport({ report, previous, ship });
  return fillIn({ report: derived, ...around, filled });
}

const stock = (report: Report, grade: 'VLSFO' | 'MGO') => oilCell(report.oil, 'CURRENT_STOCK', grade);

test('stocks follow the books until somebody sounds; what was sounded stays', () => {
  const first = fill(begun());
  expect(stock(first.report, 'VLSFO')).toBe('512.400');
  const burnt = fill(withOil(first.report, { ME_CONST: { VLSFO: '21.5' } }), first.filled);
  expect(stock(burnt.report, 'VLSFO')).toBe('490.900');
  const sounded = fill(withOil(burnt.report, { CURRENT_STOCK: { VLSFO: '490.000' } }), burnt.filled);
  const more = fill(withOil(sounded.report, { ME_CONST: { VLSFO: '22.5' } }), sounded.filled);
  expect([stock(more.report, 'VLSFO'), stock(more.report, 'MGO')]).toEqual(['490.000', '80.000']);
});

test('a stock that does not suffice is never filled in below zero', () => {
  const first = fill(begun());
  const burnt = fill(withOil(first.report, { ME_CONST: { MGO: '81' } }), first.filled);
  expect(stock(burnt.report, 'MGO')).toBeNull();
});

test('hours of main engine and generators follow the passage', () => {
  const { report } = fill(begun({ ssTime: '23.00' }));
  const hours = (code: 'ME_CONST' | 'ME_MAN' | 'GE_SEA') => findRow(report.oil, code)?.runningHour;
  expect([hours('ME_CONST'), hours('ME_MAN'), hours('GE_SEA')]).toEqual(['23.00', '0.00', '23.00']);
});

test('at sea the hours that were neither manoeuvring nor stopped were run at sea speed, until somebody says otherwise', () => {
  const first = fill(begun());
  expect(first.report.ssTime).toBe('23.00');
  const stopped = fill({ ...first.report, stopTime: '1.5' }, first.filled);
  expect(stopped.report.ssTime).toBe('21.50');
  const own = fill({ ...stopped.report, ssTime: '20.00' }, stopped.filled);
  expect(fill({ ...own.report, stopTime: '2.0' }, own.filled).report.ssTime).toBe('20.00');
  expect(fill(begun({ shipStatus: 'ANCHORING' })).report.ssTime).toBeNull();
});

test('who ran at sea speed throughout turned nothing while manoeuvring and received no water; another figure stays', () => {
  const first = fill(begun());
  expect([first.report.manRev, first.report.fwAddition]).toEqual([0, '0.0']);
  const manoeuvred = fill({ ...first.report, manTime: '2.0' }, first.filled);
  expect([manoeuvred.report.manRev, manoeuvred.report.fwAddition]).toEqual([null, null]);
  const own = fill({ ...first.report, fwAddition: '30.0' }, first.filled);
  expect(own.report.fwAddition).toBe('30.0');
});

test('fresh water follows from what was used, made and received, until it is measured', () => {
  const first = fill(begun());
  expect(first.report.fwStock).toBeNull();
  const used = fill({ ...first.report, fwConsumption: '22.0' }, first.filled);
  expect(used.report.fwStock).toBe('188.0');
  const made = fill({ ...used.report, genWaterAmount: '18.0' }, used.filled);
  expect(made.report.fwStock).toBe('206.0');
  const measured = fill({ ...made.report, fwStock: '205.0' }, made.filled);
  expect(fill({ ...measured.report, genWaterAmount: '19.0' }, measured.filled).report.fwStock).toBe('205.0');
});

test('what a kept draft holds as it follows from the rest goes on following', () => {
  const { report } = fill(withOil(begun(), { ME_CONST: { VLSFO: '21.5' } }));
  const again = fill(withOil(report, { ME_CONST: { VLSFO: '22.5' } }), fill(report).filled);
  expect(stock(again.report, 'VLSFO')).toBe('489.900');
});

test('a consumer that did not run has burnt nothing; heating and boiler are said in figures all the same', () => {
  const idle = (code: 'ME_MAN' | 'HEATING') => {
    const blank = withOil(cleanNoon(), { [code]: { hours: '0.00', VLSFO: null as never, MGO: null as never } });
    const cleared = { ...blank, oil: blank.oil.map((row) => (row.rowCode === code ? { ...row, grades: {} } : row)) };
    return checkReport(cleanContext({ report: cleared })).map(({ field }) => field);
  };
  expect(idle('ME_MAN')).not.toContain('oil.ME_MAN.fuelOil');
  expect(idle('HEATING')).toContain('oil.HEATING.fuelOil');
});

test('offered are the hours since the last report, 0 for what rests, the water by the figures; nothing for what is filled in', () => {
  const offered = (report: Report) =>
    suggestionsOf({
      report,
      previous,
      recent: [],
      mainFuel: 'VLSFO' as const,
      expected: expectedValues({ report, previous, ship }),
      requirements: requirementsOf({ report, ...around }),
    });
  const first = offered(begun());
  expect(first.get('ssTime')).toBe('23.00');
  expect(first.has('manRev')).toBe(false);
  const steamed = offered(begun({ ssTime: '23.00', fwConsumption: '22.0' }));
  expect(steamed.has('ssTime')).toBe(false);
  expect([steamed.get('manRev'), steamed.get('oil.4.grades.VLSFO'), steamed.get('fwAddition')]).toEqual([
    '0',
    '0.000',
    '0.0',
  ]);
  expect(steamed.get('fwStock')).toBe('188.0');
});

test('after half a day half of the hours are offered that something ran in the day before; after a day, its hours', () => {
  const before = { ...withOil(previous, { BOILER_DAILY: { hours: '8.0', VLSFO: '0.900' } }), ssTime: '23.00' };
  const after = (hours: number) => {
    const report = withOil(
      begun({ rptTime: new Date(Date.parse(before.rptTime!) + hours * 3_600_000).toISOString() }),
      { BOILER_DAILY: { VLSFO: '0.500' } },
    );
    const offered = suggestionsOf({
      report,
      previous: before,
      recent: [before],
      mainFuel: 'VLSFO' as const,
      expected: expectedValues({ report, previous: before, ship }),
      requirements: requirementsOf({ report, ...around }),
    });
    return offered.get(cellPath('BOILER_DAILY', 'runningHour'));
  };
  expect([after(11.5), after(20), after(23)]).toEqual(['4.0', '8.0', '8.0']);
});

test('lubricants are offered for the hours run, at the rate of the newest report that says one, as far as they are on board', () => {
  const held = { cylinderOil: '9000', aeSystemOil: '2.0' };
  const before = withOil(previous, {
    ME_CONST: { hours: '24.00', cylinderOil: '120.0', meSystemOil: '12.0' },
    GE_SEA: { hours: '24.00', aeSystemOil: '6.0' },
    CURRENT_STOCK: held,
  });
  const inPort = withOil(previous, { ME_CONST: { hours: '0.00' } });
  const offered = (report: Report, recent: readonly Report[]) =>
    suggestionsOf({
      report,
      previous: recent[0] ?? null,
      recent,
      mainFuel: 'VLSFO' as const,
      expected: expectedValues({ report, previous: before, ship }),
      requirements: requirementsOf({ report, ...around, previous: before }),
    });
  const { report } = fillIn({
    report: prepareReport({ report: begun(), ...around, previous: before }),
    ...around,
    previous: before,
    filled: new Map(),
  });
  const cylinder = cellPath('ME_CONST', 'cylinderOil');
  const after = offered(report, [before]);
  expect(after.get(cylinder)).toBe('115.0');
  // None of that oil is on board, of the other too little.
  expect([after.has(cellPath('ME_CONST', 'meSystemOil')), after.has(cellPath('GE_SEA', 'aeSystemOil'))]).toEqual([
    false,
    false,
  ]);
  expect(offered(report, [inPort, before]).get(cylinder)).toBe('115.0');
  expect(offered(report, [inPort]).has(cylinder)).toBe(false);
  expect(offered(withOil(report, { ME_CONST: { cylinderOil: '0.0' } }), [before]).has(cylinder)).toBe(false);
});

test('the figure of the report before is found by the path of the form', () => {
  expect(figureBefore(previous, 'oil.12.grades.VLSFO')).toBe('512.400');
  expect(figureBefore(previous, 'fwStock')).toBe('210.0');
  for (const path of ['eta', 'lastPort', 'oil.99.grades.VLSFO', 'wastes.0.generated'])
    expect(figureBefore(previous, path)).toBeNull();
});
