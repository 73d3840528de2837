import type { CheckContext } from './checks/check.rules.ts';
import { deriveReport } from './derive.rules.ts';
import { type OilColumn, type OilRowCode, withOilCell } from './oil-rows.rules.ts';
import { emptyReport, type Report } from './report.rules.ts';
import { type ReportShip, SHIP_DEFAULTS } from './report-ship.rules.ts';

/** A product tanker with a fixed pitch of 5.000 m, one fuel and one gas oil. */
export function sampleShip(over: Partial<ReportShip> = {}): ReportShip {
  return {
    ...SHIP_DEFAULTS,
    shipId: 'ship-6',
    shipCode: 'HY6',
    hasRevCounter: true,
    controllablePitch: false,
    pitch: '5.000',
    mcrRpm: '105.0',
    scantlingDraft: '10.50',
    maxSpeed: '15.00',
    serviceSpeed: '14.00',
    cargoPumps: 4,
    grades: ['VLSFO', 'MGO'],
    capacities: {
      fuel: { FO: '900.000', DO: '150.000' },
      lubes: { cylinderOil: '20000' },
      freshWater: '300.0',
      wastes: { wasteEngineRoom: '50.000' },
    },
    ...over,
  };
}

/** A report with one cell of the oil grid changed. */
export function withOil(
  report: Report,
  cells: Partial<Record<OilRowCode, Partial<Record<OilColumn | 'hours', string>>>>,
): Report {
  let { oil } = report;
  for (const [rowCode, columns] of Object.entries(cells) as [OilRowCode, Record<string, string>][]) {
    for (const [column, value] of Object.entries(columns)) {
      oil =
        column === 'hours'
          ? oil.map((row) => (row.rowCode === rowCode ? { ...row, runningHour: value } : row))
          : withOilCell(oil, { rowCode, column: column as OilColumn, value });
    }
  }
  return { ...report, oil };
}

/** Noon at sea, 2026-03-05 12:00 (+8), 1 586.0 nm to go. */
export function previousNoon(over: Partial<Report> = {}): Report {
  const report: Report = {
    ...emptyReport('NOON'),
    shipId: 'ship-6',
    voyageId: 'v1',
    voyageNo: 'HY6-26003',
    reportNo: 'HY62026-00041',
    zone: 8,
    rptTime: '2026-03-05T04:00:00.000Z',
    shipStatus: 'SAILING',
    isWash: 'NONE',
    latitude: '30:00.00N',
    northSouth: 'N',
    longitude: '125:00.00E',
    westEast: 'E',
    lastPort: 'CNSHA',
    nextPort: 'USLAX',
    nextDis: '1586.0',
    eta: '2026-03-10T07:00:00.000Z',
    fwStock: '210.0',
    currentAccumRev: 1_000_000,
    avgSpeed: '13.10',
    fwdDraft: '9.10',
    aftDraft: '9.60',
  };
  return { ...withOil(report, { CURRENT_STOCK: { VLSFO: '512.400', MGO: '80.000', cylinderOil: '9000' } }), ...over };
}

/** The next noon, 2026-03-06 12:00 (+9), a day of 23 hours, with nothing wrong; computed fields are filled. */
export function cleanNoon(over: Partial<Report> = {}): Report {
  const typed: Report = {
    ...emptyReport('NOON'),
    shipId: 'ship-6',
    voyageId: 'v1',
    voyageNo: 'HY6-26003',
    reportNo: 'HY62026-00042',
    zone: 9,
    rptTime: '2026-03-06T03:00:00.000Z',
    shipStatus: 'SAILING',
    isWash: 'NONE',
    latitude: '34:56.00N',
    northSouth: 'N',
    longitude: '125:00.00E',
    westEast: 'E',
    lastPort: 'CNSHA',
    nextPort: 'USLAX',
    nextDis: '1287.0',
    eta: '2026-03-10T06:00:00.000Z',
    ssTime: '23.00',
    ssDist: '299.0',
    currentAccumRev: 1_120_060,
    manRev: 0,
    fwdDraft: '9.10',
    aftDraft: '9.60',
    fwConsumption: '22.0',
    fwAddition: '0.0',
    genWaterAmount: '18.0',
    fwStock: '206.0',
    weather: 'SUNNY',
    sea: 3,
    visibility: 8,
    windDirection: 'NE',
    windForce: 4,
    temperature: '12.0',
    pressure: '1018.0',
  };
  const grid = withOil(typed, {
    ME_CONST: { VLSFO: '21.600', hours: '23.00', cylinderOil: '180' },
    ME_MAN: { VLSFO: '0' },
    GE_SEA: { VLSFO: '2.100', hours: '23.00' },
    HEATING: { VLSFO: '0' },
    BOILER_DAILY: { VLSFO: '0.300', hours: '4.00' },
    CURRENT_STOCK: { VLSFO: '488.400', MGO: '80.000' },
  });
  const wastes = typed.wastes.map((line) =>
    line.wasteCode === 'wasteEngineRoom' ? { ...line, generated: '0.200' } : line,
  );
  return deriveReport({ report: { ...grid, wastes, ...over }, previous: previousNoon(), ship: sampleShip() });
}

/** Context of the clean noon report; a changed report is derived again, as the form and the server do. */
export function cleanContext(over: Partial<CheckContext> = {}): CheckContext {
  const previous = over.previous === undefined ? previousNoon() : over.previous;
  const ship = over.ship ?? sampleShip();
  const report = deriveReport({ report: over.report ?? cleanNoon(), previous, ship });
  const recent = previous ? [previous] : [];
  return { recent, movementState: 'AT_SEA', now: '2026-03-06T03:30:00.000Z', ...over, report, previous, ship };
}
