import {
  abs,
  add,
  type Decimal,
  div,
  gt,
  isPositive,
  type MaybeDecimal,
  max,
  mul,
  orZero,
  round,
  sub,
  sum,
} from '../../../kernel/value/decimal.ts';
import { type GeoPoint, geoPoint, greatCircleNm } from '../../../kernel/value/position.ts';
import { addHours, hoursBetween } from '../../../kernel/value/zone.ts';
import type { Report } from './report.rules.ts';

/** Metres of a nautical mile. */
const NAUTICAL_MILE = '1852';
/** Hours by which the times of a passage may miss the elapsed time. */
export const TIME_TOLERANCE = '0.10';
/** Miles by which a run may be shorter than the great circle: positions are whole seconds and rounded distances. */
const GREAT_CIRCLE_TOLERANCE = '1';
/** Knots that nobody exceeds while manoeuvring. */
const MANOEUVRING_SPEED = '10';

/** Hours from the previous report to this one, exact; null while either time is unknown. */
export function elapsedHours({
  report,
  previous,
}: {
  report: Pick<Report, 'rptTime'>;
  previous: Pick<Report, 'rptTime'> | null;
}): Decimal | null {
  return report.rptTime && previous?.rptTime ? hoursBetween({ from: previous.rptTime, to: report.rptTime }) : null;
}

/** Sea, manoeuvring and stopped hours together; null when none is entered. */
export function accountedHours(report: Pick<Report, 'ssTime' | 'manTime' | 'stopTime'>): Decimal | null {
  return sum([report.ssTime, report.manTime, report.stopTime]);
}

/** Nautical miles run since the previous report; null when none is entered. */
export function distanceRun(report: Pick<Report, 'ssDist' | 'manDist'>): Decimal | null {
  return sum([report.ssDist, report.manDist]);
}

/** Knots at 2 places; null when no time was run. */
export function averageSpeed({ distance, hours }: { distance: MaybeDecimal; hours: MaybeDecimal }): Decimal | null {
  return round(div(distance, hours), 2);
}

/** All sea miles over all sea hours of the reports, never a mean of means. */
export function voyageAverageSpeed(reports: readonly Pick<Report, 'ssDist' | 'ssTime'>[]): Decimal | null {
  const run = reports.filter((r) => r.ssDist !== null && isPositive(r.ssTime));
  return averageSpeed({ distance: sum(run.map((r) => r.ssDist)), hours: sum(run.map((r) => r.ssTime)) });
}

type NextDis = Pick<Report, 'nextDis' | 'nextPort'>;

/** Distance still to go when the next port stayed the same: previous distance less the run. */
export function expectedNextDis({
  report,
  previous,
}: {
  report: NextDis & Pick<Report, 'ssDist' | 'manDist'>;
  previous: NextDis | null;
}): Decimal | null {
  if (!previous || !report.nextPort || previous.nextPort !== report.nextPort) return null;
  return sub(previous.nextDis, orZero(distanceRun(report)));
}

/** Miles by which the distance to go may differ from the expected one: 10, or 3 % of the run. */
export function nextDisTolerance(run: MaybeDecimal): Decimal {
  return max('10', mul(run, '0.03')) ?? '10';
}

/** Least and greatest plausible run: the great circle less 1 nm, and full speed all the time. */
export function distanceBounds({
  from,
  to,
  ssTime,
  manTime,
  maxSpeed,
}: {
  from: GeoPoint | null;
  to: GeoPoint | null;
  ssTime: MaybeDecimal;
  manTime: MaybeDecimal;
  maxSpeed: MaybeDecimal;
}): { least: Decimal | null; most: Decimal | null } {
  const circle = from && to ? greatCircleNm({ from, to }).toFixed(1) : null;
  const most = maxSpeed ? add(mul(orZero(ssTime), maxSpeed), mul(orZero(manTime), MANOEUVRING_SPEED)) : null;
  return { least: circle === null ? null : max('0', sub(circle, GREAT_CIRCLE_TOLERANCE)), most };
}

export function reportPoint(
  report: Pick<Report, 'latitude' | 'longitude' | 'northSouth' | 'westEast'>,
): GeoPoint | null {
  return geoPoint(report);
}

/** UTC time of arrival: report time plus distance over the ordered speed, else the average one. Null without either. */
export function estimateArrival({
  rptTime,
  nextDis,
  speed,
}: {
  rptTime: string | null;
  nextDis: MaybeDecimal;
  speed: MaybeDecimal;
}): string | null {
  const hours = div(nextDis, speed);
  return rptTime && hours && isPositive(speed) ? addHours({ utc: rptTime, hours }) : null;
}

/** Revolutions per minute at 1 place. */
export function averageRevolutions({
  revolutions,
  hours,
}: {
  revolutions: number | null;
  hours: MaybeDecimal;
}): Decimal | null {
  return revolutions === null ? null : round(div(String(revolutions), mul(hours, '60')), 1);
}

/**
 * Miles the propeller would have driven the ship without slip: pitch in metres times revolutions over 1852.
 * By the counter, manoeuvring revolutions left out; without one by average revolutions over the sea time.
 */
export function engineDistance(input: {
  pitch: MaybeDecimal;
  counter?: { last: number; current: number; manoeuvring: number };
  average?: { avgRev: MaybeDecimal; ssTime: MaybeDecimal };
}): Decimal | null {
  const { counter, average } = input;
  const revolutions = counter
    ? String(counter.current - counter.last - counter.manoeuvring)
    : mul(mul(average?.avgRev, '60'), average?.ssTime);
  return div(mul(input.pitch, revolutions), NAUTICAL_MILE);
}

/** Slip in % at 2 places; negative with a following current. Null when the propeller drove nothing. */
export function slip({ engine, observed }: { engine: MaybeDecimal; observed: MaybeDecimal }): Decimal | null {
  if (!isPositive(engine)) return null;
  return round(mul(div(sub(engine, observed), engine), '100'), 2);
}

/** Whether two figures differ by more than a tolerance; false while either is unknown. */
export function differs({
  found,
  expected,
  tolerance,
}: {
  found: MaybeDecimal;
  expected: MaybeDecimal;
  tolerance: Decimal;
}): boolean {
  return gt(abs(sub(found, expected)), tolerance);
}
