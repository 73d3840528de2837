import { reportPoint } from '../reports/passage.rules.ts';
import type { Report } from '../reports/report.rules.ts';
import type { Spot } from './places.rules.ts';
import { milesBetween } from './sea-track.rules.ts';

/** Miles of the shortest way from the last report's position. */
export function greatCircleRun(previous: Report, spot: Spot): number {
  const point = reportPoint(previous);
  return point ? milesBetween([point.latitude, point.longitude], spot) : 0;
}
