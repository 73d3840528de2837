import { expect, test } from 'vitest';
import { deriveReport } from '../reports/derive.rules.ts';
import { currentStock } from '../reports/oil-chain.rules.ts';
import { emptyReport } from '../reports/report.rules.ts';
import { cleanNoon, sampleShip } from '../reports/sample-report.demo.ts';
import { openedColumns, openingReadings, readingsAsPrevious } from './initial-readings.rules.ts';

test('the readings of the cut-off report open the new voyage', () => {
  expect(openingReadings(cleanNoon())).toMatchObject({
    grades: { VLSFO: '488.400', MGO: '80.000' },
    lubes: { cylinderOil: '8820.0' },
    fwStock: '206.0',
    currentAccumRev: 1_120_060,
    fwdDraft: '9.10',
    aftDraft: '9.60',
    wastes: { wasteEngineRoom: '0.200' },
  });
  expect(openedColumns(openingReadings(cleanNoon()))).toEqual(['VLSFO', 'MGO', 'cylinderOil']);
});

test('the first report continues from typed readings as from the report itself', () => {
  const cut = cleanNoon();
  const next = (previous: typeof cut) => deriveReport({ report: emptyReport('NOON'), previous, ship: sampleShip() });
  const [byReport, byReadings] = [next(cut), next(readingsAsPrevious(openingReadings(cut)))];
  expect(byReadings.lastAccumRev).toBe(byReport.lastAccumRev);
  expect(byReadings.wastes).toEqual(byReport.wastes);
  for (const column of ['VLSFO', 'MGO', 'cylinderOil'] as const)
    expect(currentStock(byReadings.oil, column)).toBe(currentStock(byReport.oil, column));
});
