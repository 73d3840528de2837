import { destination, type GeoPoint, greatCircleNm, initialCourse } from '../../../kernel/value/position.ts';

/** Miles between two points of the drawn line: short enough to look like a curve. */
const STEP_NM = 60;

/** The great circle from a ship to its port as `[lon, lat]` in order of sailing; both ends are exact. */
export function routeToGo({ from, to }: { from: GeoPoint; to: GeoPoint }): (readonly [number, number])[] {
  const distance = greatCircleNm({ from, to });
  const course = initialCourse({ from, to });
  const steps = Math.max(1, Math.ceil(distance / STEP_NM));
  const between = Array.from({ length: steps - 1 }, (_, i): readonly [number, number] => {
    const point = destination({ from, course, nm: (distance * (i + 1)) / steps });
    return [point.longitude, point.latitude];
  });
  return [[from.longitude, from.latitude], ...between, [to.longitude, to.latitude]];
}
