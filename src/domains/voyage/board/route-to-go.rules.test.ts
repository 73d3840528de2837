import { expect, test } from 'vitest';
import { greatCircleNm } from '../../../kernel/value/position.ts';
import { routeToGo } from './route-to-go.rules.ts';

const SHIP = { latitude: 14.6, longitude: 112.4 };
const NINGBO = { latitude: 29.87, longitude: 121.55 };

test('the route to go starts at the ship, ends at the port and is as long as the great circle', () => {
  const points = routeToGo({ from: SHIP, to: NINGBO });
  expect(points[0]).toEqual([112.4, 14.6]);
  expect(points.at(-1)).toEqual([121.55, 29.87]);
  const at = ([longitude, latitude]: readonly [number, number]) => ({ latitude, longitude });
  const length = points
    .slice(1)
    .reduce((sum, point, i) => sum + greatCircleNm({ from: at(points[i]!), to: at(point) }), 0);
  expect(length).toBeCloseTo(greatCircleNm({ from: SHIP, to: NINGBO }), 3);
});

test('a ship off its port has a route of two points', () => {
  expect(routeToGo({ from: NINGBO, to: NINGBO })).toHaveLength(2);
});
