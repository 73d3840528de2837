import type { Finding } from '../reports/checks/check.rules.ts';
import { checkContextOf } from '../reports/checks/check-context.rules.ts';
import { checkReport } from '../reports/checks/check-report.rules.ts';
import { type MovementState, movementAfter } from '../reports/movement-state.rules.ts';
import { voyageAverageSpeed } from '../reports/passage.rules.ts';
import type { Report } from '../reports/report.rules.ts';
import { type InitialReadings, openingReadings } from '../voyages/initial-readings.rules.ts';
import { formatReportNo, formatVoyageNo, voyageYear } from '../voyages/voyage-number.rules.ts';
import { firstReadings, openBooks, type ShipFacts } from './books.rules.ts';
import { type Course, courseOf } from './course.rules.ts';
import { HOUR, isoOf, minuteOf } from './minutes.rules.ts';
import type { Moment } from './moment.rules.ts';
import { PLACES } from './places.rules.ts';
import { type Planted, plant } from './planted.rules.ts';
import { randomOf } from './random.rules.ts';
import { reportOfMoment } from './report-of-moment.rules.ts';

export type SimReport = {
  readonly report: Report;
  readonly moment: Moment;
  readonly movementState: MovementState | null;
  readonly before: MovementState | null;
  /** Index of the voyage among the ship's. */
  readonly voyage: number;
  readonly fault: Planted | undefined;
};

export type SimVoyage = {
  readonly voyageNo: string;
  readonly yearNumber: number;
  readonly kind: 'TRADE' | 'REPAIR';
  readonly mode: 'DOMESTIC' | 'FOREIGN';
  readonly readings: InitialReadings;
  readonly startPort: string;
  /** Indices of the cut-off report and of the voyage's own; without a cut-off report the readings were typed. */
  readonly cut: number | null;
  readonly from: number;
  readonly to: number;
  readonly closed: boolean;
};

export type SimShip = {
  readonly facts: ShipFacts;
  readonly course: Course;
  readonly voyages: SimVoyage[];
  readonly reports: SimReport[];
};

const SEED = 'fairway';

/** Eighteen months of a ship: her voyages and reports up to now, derived by the rules that the form and the server use. */
export function simulateShip(facts: ShipFacts, now: Date): SimShip {
  const { nameEn } = facts.demo;
  const course = courseOf({ facts, now, dice: randomOf(SEED, nameEn, 'course') });
  const { moments, faults } = plant(course.moments, facts.plot, nameEn);
  const dice = randomOf(SEED, nameEn, 'reports');
  const readings = firstReadings(facts, course.start, dice);
  const books = openBooks(readings, course.start.at);
  const reports: SimReport[] = [];
  const voyages: SimVoyage[] = [];
  const counters = new Map<string, number>();
  const count = (key: string, first = 0): number => {
    const next = (counters.get(key) ?? first) + 1;
    counters.set(key, next);
    return next;
  };
  let state: MovementState | null = null;
  let open: SimVoyage | null = null;
  for (const moment of moments) {
    open ??= openVoyage();
    const year = new Date(moment.at * 60_000).getUTCFullYear();
    const { shipCode } = facts.ship;
    const report = reportOfMoment({
      facts,
      books,
      moment,
      mode: open.mode,
      fault: faults.get(moment),
      dice,
      numbers: {
        reportNo: formatReportNo({ shipCode, year, counter: count(`report ${year}`) }),
        voyageId: null,
        voyageNo: open.voyageNo,
        voyageRptNo: reports.length - open.from + 1,
      },
    });
    const before: MovementState | null = state;
    state = movementAfter({ before, report });
    reports.push({ report, moment, before, movementState: state, voyage: voyages.length, fault: faults.get(moment) });
    if (moment.cuts) {
      voyages.push({ ...open, to: reports.length - 1, closed: true });
      open = null;
    }
  }
  // A ship whose newest report ended a voyage lies in the next one already.
  open ??= openVoyage();
  voyages.push({ ...open, to: reports.length - 1, closed: false });
  return { facts, course, voyages, reports };

  function openVoyage(): SimVoyage {
    const cut = reports.length > 0 ? reports.length - 1 : null;
    const last = reports.at(-1)?.report;
    const startTime = last?.rptTime ?? readings.time ?? '';
    const startZone = last?.zone ?? readings.zone ?? 8;
    const { kind, mode, startPort } = course.voyageAt(minuteOf(startTime));
    const year = voyageYear({ startTime, startZone });
    // The year's voyages before Fairway came are not held; the count goes on from them.
    const earlier = voyages.length === 0 ? course.earlierVoyages : 0;
    const counter = count(`${kind} ${year}`, kind === 'TRADE' ? earlier : 0);
    return {
      voyageNo: formatVoyageNo({ shipCode: facts.ship.shipCode, kind, year, counter }),
      yearNumber: counter,
      kind,
      mode,
      readings: last ? openingReadings(last) : readings,
      startPort,
      cut,
      from: reports.length,
      to: reports.length - 1,
      closed: false,
    };
  }
}

/** What the rules say of a report of the chain, in the same context as the server gives them. */
export function findingsOf(ship: SimShip, index: number, now: string): Finding[] {
  const sim = ship.reports[index];
  const voyage = sim && ship.voyages[sim.voyage];
  if (!voyage) return [];
  const before = ship.reports.slice(voyage.from, index).map(({ report }) => report);
  const recent = ship.reports.slice(Math.max(0, index - 10), index).map(({ report }) => report);
  const { exempt } = ship.course;
  const context = checkContextOf(sim.report, {
    ship: ship.facts.ship,
    previous: recent.at(-1) ?? null,
    next: ship.reports[index + 1]?.report ?? null,
    recent: recent.reverse(),
    movementState: sim.before,
    voyageKind: voyage.kind,
    now,
    ports: Object.fromEntries(Object.values(PLACES).map((p) => [ship.facts.portId(p.locode), { eca: p.eca }])),
    exemptions: exempt === null ? [] : [{ from: isoOf(exempt - HOUR), to: isoOf(exempt + HOUR) }],
    cargoBefore: { loaded: '0', discharged: '0' },
    voyageSpeed: voyageAverageSpeed(before),
  });
  return checkReport(context);
}
