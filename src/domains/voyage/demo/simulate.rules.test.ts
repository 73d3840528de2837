import { expect, test } from 'vitest';
import { traceNoons } from '../noon/noon-trace.rules.ts';
import { currentStock, oilColumns } from '../reports/oil-chain.rules.ts';
import { oilCell } from '../reports/oil-rows.rules.ts';
import type { Report } from '../reports/report.rules.ts';
import type { ReportShip } from '../reports/report-ship.rules.ts';
import { sampleShip } from '../reports/sample-report.demo.ts';
import type { ShipFacts } from './books.rules.ts';
import { DEMO_FLEET } from './fleet.rules.ts';
import { PLOTS, type Plot } from './planted.rules.ts';
import { findingsOf, type SimShip, simulateShip } from './simulate.rules.ts';

const NOW = new Date('2026-11-21T07:30:00.000Z');

/** Ships as the register has them: rpm, pitch and tanks fit the speed that their kind keeps. */
const KINDS: Readonly<Record<string, { dwt: number; ship: Partial<ReportShip> }>> = {
  coaster: {
    dwt: 9900,
    ship: { pitch: '2.520', mcrRpm: '167.0', scantlingDraft: '7.60', capacities: tanks('395.000', '92.000', '230.0') },
  },
  deepSea: {
    dwt: 47900,
    ship: {
      pitch: '4.780',
      mcrRpm: '99.0',
      scantlingDraft: '12.80',
      capacities: tanks('1330.000', '210.000', '345.0'),
    },
  },
  harbour: {
    dwt: 3000,
    ship: {
      pitch: '1.420',
      mcrRpm: '260.0',
      scantlingDraft: '5.10',
      hasRevCounter: false,
      grades: ['MGO'],
      capacities: tanks('80.000', '50.000', '80.0'),
    },
  },
};

function tanks(fuel: string, diesel: string, freshWater: string): ReportShip['capacities'] {
  return { fuel: { FO: fuel, DO: diesel }, lubes: {}, freshWater, wastes: {} };
}

function factsOf(nameEn: string, days: number, plot: Plot): ShipFacts {
  const demo = DEMO_FLEET.find((ship) => ship.nameEn === nameEn);
  if (!demo) throw new RangeError(nameEn);
  const kind = demo.now.stage === 'HARBOUR' ? 'harbour' : demo.habits.knots < 12 ? 'coaster' : 'deepSea';
  const { dwt, ship } = KINDS[kind]!;
  const facts = sampleShip({ shipCode: nameEn.replace(/\W/g, ''), maxSpeed: '15.20', serviceSpeed: '14.00', ...ship });
  return { demo: { ...demo, days }, plot, ship: facts, dwt, portId: (locode) => locode };
}

const simulated = (nameEn: string, days: number, { now = NOW, plot = PLOTS.whole } = {}): SimShip =>
  simulateShip(factsOf(nameEn, days, plot), now);

const findingsIn = (ship: SimShip) =>
  ship.reports.flatMap(({ report, fault }, i) =>
    findingsOf(ship, i, NOW.toISOString()).map(({ code, level }) => ({
      code,
      level,
      at: report.rptTime,
      planted: fault?.code,
    })),
  );

test.each(['HAI YUE 2', 'HAI YUE SOUTH SEA', 'HE SHUN', 'RUN DA BUNKER 3', 'HAI YUE PIONEER'])(
  'sixty days of %s keep every rule',
  (nameEn) => {
    const ship = simulated(nameEn, 60);
    expect(ship.reports.length).toBeGreaterThan(40);
    expect(findingsIn(ship)).toEqual([]);
  },
  30_000,
);

test.each(['HAI YUE 2', 'HAI YUE SOUTH SEA'])('the oil of %s goes on from report to report', (nameEn) => {
  const { reports, facts } = simulated(nameEn, 60);
  const broken = reports.flatMap(({ report }, i) => {
    const previous: Report | undefined = reports[i - 1]?.report;
    if (!previous) return [];
    return oilColumns({ ship: facts.ship, reports: [previous, report] }).filter(
      (column) => oilCell(report.oil, 'LAST_STOCK', column) !== currentStock(previous.oil, column),
    );
  });
  expect(broken).toEqual([]);
});

test('a voyage discharges what it loaded', () => {
  const { voyages, reports } = simulated('HAI YUE SOUTH SEA', 120);
  for (const voyage of voyages.filter(({ closed }) => closed)) {
    const cargos = reports.slice(voyage.from, voyage.to + 1).flatMap(({ report }) => report.cargos);
    const billed = (opType: string) =>
      cargos.filter((cargo) => cargo.opType === opType).reduce((sum, cargo) => sum + Number(cargo.blQty), 0);
    expect(billed('LOADING')).toBeGreaterThan(1000);
    expect(billed('DISCHARGING')).toBeCloseTo(billed('LOADING'), 3);
  }
});

const cases = (['whole', 'test'] as const).flatMap((company) =>
  PLOTS[company].planted.map((planted) => [planted.code, planted.ship, company, planted] as const),
);

test.each(cases)(
  '%s is planted on %s of the %s company once, and found by its rule alone',
  (code, nameEn, company, planted) => {
    const ship = simulated(nameEn, 40, { plot: PLOTS[company] });
    const found = findingsIn(ship);
    const own = found.filter((finding) => finding.planted === code);
    expect(new Set(own.map((finding) => finding.code))).toEqual(new Set([code]));
    expect(found.filter((finding) => finding.planted === undefined)).toEqual([]);
    expect(own[0]?.level).toBe({ R08: 'E', R33: 'E', R34: 'I' }[code as string] ?? 'W');
    const at = ship.reports.findIndex(({ fault }) => fault === planted);
    expect(ship.reports[at]?.voyage).toBe(ship.voyages.length - 1);
  },
  30_000,
);

test('the same day gives the same company, another day another one', () => {
  const numbers = (now: Date) => simulated('HAI YUE 1', 60, { now }).reports.map(({ report }) => report);
  expect(numbers(NOW)).toEqual(numbers(NOW));
  expect(numbers(new Date('2026-11-23T07:30:00.000Z'))).not.toEqual(numbers(NOW));
});

test.each([
  ['HAI YUE SOUTH SEA', 0, 0],
  ['HAI YUE EAST SEA', 1, 0],
  ['HE SHUN', 0, 1],
])('the noon trace of %s has %i missing and %i exempt', (nameEn, missing, exempt) => {
  const ship = simulated(nameEn, 60);
  const reports = ship.reports.map(({ report }) => ({
    id: report.reportNo!,
    rptTime: report.rptTime!,
    zone: report.zone!,
    rptType: report.rptType,
    shipStatus: report.shipStatus,
    submittedAt: report.rptTime,
  }));
  const hour = 60_000 * 60;
  const at = ship.course.exempt;
  const iso = (ms: number): string => new Date(ms).toISOString();
  const days = traceNoons({
    reports,
    from: reports[0]!.rptTime.slice(0, 10),
    to: '2026-11-21',
    now: NOW.toISOString(),
    noonHour: 12,
    substitution: ship.facts.ship.noonSubstitution,
    exemptions: at === null ? [] : [{ from: iso(at * 60_000 - hour), to: iso(at * 60_000 + hour) }],
    repairs: ship.voyages
      .filter(({ kind }) => kind === 'REPAIR')
      .map(({ readings }) => ({ from: readings.time!, to: NOW.toISOString() })),
  });
  const count = (state: string) => days.filter((day) => day.state === state).length;
  expect([count('MISSING'), count('EXEMPT')]).toEqual([missing, exempt]);
});

test('a day at sea has 23 to 25 hours from noon to noon, by the clock set on the way', () => {
  const noons = simulated('HAI YUE KUNLUN', 60)
    .reports.map(({ moment }) => moment)
    .filter(({ type, stage }) => type === 'NOON' && stage === 'SEA');
  const zones = new Set(noons.map(({ zone }) => zone));
  const days = noons.flatMap((noon, i) => {
    const before = noons[i - 1];
    return before && before.nextPort === noon.nextPort ? [(noon.at - before.at) / 60] : [];
  });
  expect([...zones].sort()).toEqual([3, 4, 5, 6, 7, 8]);
  expect(new Set(days)).toEqual(new Set([23, 24, 25]));
});

test('HAI YUE PIONEER burnt duty-paid oil at home and burns bonded oil since she trades abroad', () => {
  const { voyages, reports } = simulated('HAI YUE PIONEER', 300);
  const modes = voyages.map(({ mode }) => mode);
  expect(modes.lastIndexOf('DOMESTIC')).toBe(modes.indexOf('FOREIGN') - 1);
  const bonded = ({ report }: SimShip['reports'][number]): boolean =>
    report.oil.some(
      (row) =>
        row.rowCode === 'TOTAL' &&
        Object.keys(row.grades).some((key) => key.endsWith(':B') && row.grades[key as 'VLSFO:B']),
    );
  expect(reports.filter(({ voyage }) => modes[voyage] === 'DOMESTIC').some(bonded)).toBe(false);
  expect(bonded(reports.at(-1)!)).toBe(true);
});
