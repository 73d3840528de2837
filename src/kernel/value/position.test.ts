import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canonicalPosition,
  decimalDegrees,
  destination,
  formatPosition,
  fromDecimalDegrees,
  geoPoint,
  greatCircleNm,
  initialCourse,
  paddedPosition,
  parsePosition,
} from './position.ts';

const point = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -179.9, max: 179.9, noNaN: true }),
});

function degreesOf(text: string, axis: 'latitude' | 'longitude'): number | null {
  const result = parsePosition({ text, axis });
  return result.ok ? decimalDegrees(result.position) : null;
}

describe('position text', () => {
  test.each([
    ['121:45.30E', 'longitude', 121.758333],
    ['31:14.06N', 'latitude', 31.235],
    ['34:36.12S', 'latitude', -34.603333],
    [' e 121：45.30 ', 'longitude', 121.758333],
    ['180:00.00W', 'longitude', -180],
    ['90:00N', 'latitude', 90],
    ['0:00.00S', 'latitude', 0],
  ] as const)('%s is %d degrees of %s', (text, axis, degrees) => expect(degreesOf(text, axis)).toBe(degrees));

  test.each([
    ['91:00.00N', 'latitude'],
    ['90:00.01N', 'latitude'],
    ['180:00.01E', 'longitude'],
    ['121:75.00E', 'longitude'],
    ['abc', 'longitude'],
    ['', 'latitude'],
    ['31:14.06', 'latitude'],
    ['31:14.06E', 'latitude'],
    ['N31:14.06N', 'latitude'],
  ] as const)('%j is no %s', (text, axis) => expect(degreesOf(text, axis)).toBeNull());

  test.each([
    ['170230', 'latitude', '17:02.30N'],
    ['1702.30', 'latitude', '17:02.30N'],
    ['17-02.3', 'latitude', '17:02.18N'],
    ['17 02.30N', 'latitude', '17:02.30N'],
    ['17-02-30', 'latitude', '17:02.30N'],
    ["17°02'30″S", 'latitude', '17:02.30S'],
    ['1702', 'latitude', '17:02.00N'],
    ['17.02.30', 'latitude', '17:02.30N'],
    ['1121540', 'longitude', '112:15.40E'],
    ['991540', 'longitude', '99:15.40E'],
    ['11215', 'longitude', '112:15.00E'],
    ['11215.5', 'longitude', '112:15.30E'],
    ['112 15.250W', 'longitude', '112:15.15W'],
    ['W0991540', 'longitude', '99:15.40W'],
  ] as const)('%s as masters write it is %s %s', (text, axis, canonical) => {
    const hemisphere = axis === 'latitude' ? 'N' : 'E';
    expect(canonicalPosition({ text, axis, hemisphere })).toBe(canonical);
  });

  test.each([
    ['17', 'latitude'],
    ['17023', 'latitude'],
    ['1702301', 'latitude'],
    ['176530', 'latitude'],
    ['1702.75', 'latitude'],
    ['12345678', 'longitude'],
    [`${'1'.repeat(5000)}`, 'longitude'],
  ] as const)('%s is no %s in any form', (text, axis) =>
    expect(canonicalPosition({ text, axis, hemisphere: axis === 'latitude' ? 'N' : 'E' })).toBeNull(),
  );

  test('what is refused names the axis that was asked for', () => {
    const refusal = (axis: 'latitude' | 'longitude') => {
      const read = parsePosition({ text: 'abc', axis });
      return read.ok ? '' : read.reason.zh;
    };
    expect([refusal('latitude'), refusal('longitude')]).toEqual([
      expect.stringMatching(/^纬度.*31:14\.06N/),
      expect.stringMatching(/^经度.*121:45\.30E/),
    ]);
  });

  test('the hemisphere may stand in its own field; a letter in the text wins over it', () => {
    expect(canonicalPosition({ text: '31:14.06', axis: 'latitude', hemisphere: 's' })).toBe('31:14.06S');
    expect(canonicalPosition({ text: '31:14.06N', axis: 'latitude', hemisphere: 'S' })).toBe('31:14.06N');
  });

  test.each(['31:14.60N', '31:14.99N', '31:14.5N'])(
    '%s looks like decimal minutes and is refused with the way out',
    (text) => {
      const result = parsePosition({ text, axis: 'latitude' });
      expect(!result.ok && result.reason.en).toContain('prime');
    },
  );

  test.each([
    ["31:14.5'N", '31:14.30N'],
    ["31:14.999'N", '31:15.00N'],
    ["121:59.995'E", '122:00.00E'],
    ["5:3'N", '5:03.00N'],
  ])('decimal minutes %s are converted to %s', (text, canonical) => {
    expect(canonicalPosition({ text, axis: text.endsWith('E') ? 'longitude' : 'latitude' })).toBe(canonical);
  });

  test('what is written reads back the same', () => {
    const total = fc.tuple(
      fc.constantFrom('latitude', 'longitude'),
      fc.boolean(),
      fc.integer({ min: 0, max: 90 * 3600 }),
    );
    fc.assert(
      fc.property(total, ([axis, negative, seconds]) => {
        const written = formatPosition(fromDecimalDegrees({ value: ((negative ? -1 : 1) * seconds) / 3600, axis }));
        expect(canonicalPosition({ text: written, axis })).toBe(written);
        expect(Math.abs(degreesOf(written, axis)!)).toBeCloseTo(seconds / 3600, 6);
      }),
    );
  });

  test('a ship with a bad position has no point', () => {
    expect(geoPoint({ latitude: '31:14.06N', longitude: 'abc' })).toBeNull();
    expect(geoPoint({ latitude: '31:14.06', northSouth: 'N', longitude: '121:45.30', westEast: 'E' })).toEqual({
      latitude: 31.235,
      longitude: 121.758333,
    });
  });
});

describe('great circle', () => {
  test('one degree on a meridian and on the equator is sixty miles', () => {
    expect(greatCircleNm({ from: { latitude: 10, longitude: 20 }, to: { latitude: 11, longitude: 20 } })).toBeCloseTo(
      60,
      9,
    );
    expect(
      greatCircleNm({ from: { latitude: 0, longitude: 179.5 }, to: { latitude: 0, longitude: -179.5 } }),
    ).toBeCloseTo(60, 9);
  });

  test('Shanghai to Singapore is about 2 060 miles south-southwest', () => {
    const leg = { from: { latitude: 31.23, longitude: 121.49 }, to: { latitude: 1.26, longitude: 103.82 } };
    expect(greatCircleNm(leg)).toBeGreaterThan(2040);
    expect(greatCircleNm(leg)).toBeLessThan(2080);
    expect(initialCourse(leg)).toBeGreaterThan(200);
    expect(initialCourse(leg)).toBeLessThan(220);
  });

  test('there and back is the same distance, and no detour is shorter', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        expect(greatCircleNm({ from: a, to: b })).toBeCloseTo(greatCircleNm({ from: b, to: a }), 6);
        expect(greatCircleNm({ from: a, to: c })).toBeLessThanOrEqual(
          greatCircleNm({ from: a, to: b }) + greatCircleNm({ from: b, to: c }) + 1e-6,
        );
      }),
    );
  });

  test('sailing the course and distance to a place arrives there', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const nm = greatCircleNm({ from, to });
        fc.pre(nm < 10_000);
        const reached = destination({ from, course: initialCourse({ from, to }), nm });
        expect(greatCircleNm({ from: reached, to })).toBeLessThan(0.01);
      }),
    );
  });
});

describe('a position in a column', () => {
  test.each([
    ['6:06.56N', 'latitude', '06:06.56 N'],
    ['4:12.30E', 'longitude', '004:12.30 E'],
    ['121:45.30E', 'longitude', '121:45.30 E'],
    ['31.23333', 'latitude', '31:14.00 N'],
    ['-0.50000', 'longitude', '000:30.00 W'],
    ['', 'latitude', ''],
  ] as const)('%s of %s is %s', (value, axis, shown) => {
    expect(paddedPosition(value, axis)).toBe(shown);
  });
});
