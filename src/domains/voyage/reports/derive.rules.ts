import { type Decimal, isPositive, round, sub, sum } from '../../../kernel/value/decimal.ts';
import { deriveBunker } from './bunkering.rules.ts';
import { deriveCargo } from './cargo.rules.ts';
import { chainOil, chainWastes, expectedWater } from './oil-chain.rules.ts';
import { findRow } from './oil-rows.rules.ts';
import {
  averageRevolutions,
  averageSpeed,
  elapsedHours,
  engineDistance,
  estimateArrival,
  expectedNextDis,
  slip,
} from './passage.rules.ts';
import type { Report } from './report.rules.ts';
import type { ReportShip } from './report-ship.rules.ts';

type DeriveInput = { readonly report: Report; readonly previous: Report | null; readonly ship: ReportShip };

/**
 * The report with every computed field filled from what was typed, the previous report and the ship. Deriving twice changes
 * nothing, and parts that did not change stay the same objects, so that a form renders only the cells that moved.
 */
export function deriveReport({ report, previous, ship }: DeriveInput): Report {
  const bunkers = keepAll(report.bunkers, report.bunkers.map(deriveBunker));
  const oil = keepAll(report.oil, chainOil({ report: { oil: report.oil, bunkers }, previous, ship }));
  const wastes = keepAll(report.wastes, chainWastes({ wastes: report.wastes, previous: previous?.wastes ?? null }));
  const cargos = keepAll(report.cargos, report.cargos.map(deriveCargo));
  const speed = isPositive(report.ssTime) ? averageSpeed({ distance: report.ssDist, hours: report.ssTime }) : null;
  const turned = deriveRevolutions({ report, previous, ship });
  const next: Report = {
    ...report,
    bunkers,
    oil,
    wastes,
    cargos,
    ...turned,
    avgSpeed: speed,
    waterTrim: round(sub(report.aftDraft, report.fwdDraft), 2),
    slipPro: isPositive(report.ssTime)
      ? slip({ engine: engineMiles({ report: { ...report, ...turned }, ship }), observed: report.ssDist })
      : null,
  };
  return (Object.keys(next) as (keyof Report)[]).every((key) => next[key] === report[key]) ? report : next;
}

/** Last reading, and the average by the counter; without a counter the typed average stays. */
function deriveRevolutions({ report, previous, ship }: DeriveInput): Pick<Report, 'lastAccumRev' | 'avgRev'> {
  if (!ship.hasRevCounter) return { lastAccumRev: null, avgRev: report.avgRev };
  const before = previous ? counterReading(previous) : report.lastAccumRev;
  const lastAccumRev = report.counterReset ? report.counterBase : before;
  const turned =
    report.currentAccumRev !== null && lastAccumRev !== null ? report.currentAccumRev - lastAccumRev : null;
  const avgRev =
    turned !== null && turned >= 0 ? averageRevolutions({ revolutions: turned, hours: mainEngineHours(report) }) : null;
  return { lastAccumRev, avgRev };
}

/** Reading of the counter after a report; a report without the engine in use may leave it out. */
export function counterReading(report: Pick<Report, 'currentAccumRev' | 'lastAccumRev'>): number | null {
  return report.currentAccumRev ?? report.lastAccumRev;
}

/** Hours of the main engine by its running hours, else by sea and manoeuvring time. */
function mainEngineHours(report: Pick<Report, 'oil' | 'ssTime' | 'manTime'>): Decimal | null {
  const hours = sum([findRow(report.oil, 'ME_CONST')?.runningHour, findRow(report.oil, 'ME_MAN')?.runningHour]);
  return isPositive(hours) ? hours : sum([report.ssTime, report.manTime]);
}

/** Engine distance in nautical miles, not rounded. */
function engineMiles({ report, ship }: { report: Report; ship: ReportShip }): Decimal | null {
  const pitch = ship.controllablePitch ? (report.meanPitch ?? ship.pitch) : ship.pitch;
  if (!ship.hasRevCounter) return engineDistance({ pitch, average: { avgRev: report.avgRev, ssTime: report.ssTime } });
  if (report.currentAccumRev === null || report.lastAccumRev === null) return null;
  const counter = { last: report.lastAccumRev, current: report.currentAccumRev, manoeuvring: report.manRev ?? 0 };
  return engineDistance({ pitch, counter });
}

export type Expected = { elapsed: string | null; nextDis: string | null; eta: string | null; fwStock: string | null };

/** What the typed fields are expected to be: proposals of the form, never written over what was typed. */
export function expectedValues({
  report,
  previous,
  orderedSpeed,
}: DeriveInput & { orderedSpeed?: string | null }): Expected {
  const nextDis = expectedNextDis({ report, previous });
  const speed = orderedSpeed ?? report.avgSpeed ?? previous?.avgSpeed;
  return {
    elapsed: round(elapsedHours({ report, previous }), 2),
    nextDis: round(nextDis, 1),
    eta: estimateArrival({ rptTime: report.rptTime, nextDis: report.nextDis ?? nextDis, speed }),
    fwStock: expectedWater({ report, previous }),
  };
}

function keepAll<T>(before: readonly T[], after: readonly T[]): readonly T[] {
  return before.length === after.length && after.every((item, i) => item === before[i]) ? before : after;
}
