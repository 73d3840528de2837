import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addHours, formatShipTime, formatZone, hoursBetween, localDate, toLocal, toUtc, ZONES } from './zone.ts';

const time = fc
  .integer({ min: Date.parse('1990-01-01'), max: Date.parse('2090-01-01') })
  .map((at) => new Date(at - (at % 1000)).toISOString());
const zone = fc.constantFrom(...ZONES);

describe('zones', () => {
  test('run from -12 to +14 in half hours, with the three quarter zones', () => {
    expect(ZONES).toHaveLength(56);
    expect([ZONES[0], ZONES.at(-1)]).toEqual([-12, 14]);
    expect(ZONES.filter((z) => (z * 2) % 1 !== 0)).toEqual([5.75, 8.75, 12.75]);
  });

  test.each([
    [8, '+8'],
    [-3.5, '-3:30'],
    [5.75, '+5:45'],
    [0, '+0'],
  ])('%d is written %s', (hours, text) => expect(formatZone(hours)).toBe(text));
});

describe('ship time', () => {
  test('wall time, date and display follow the zone across midnight', () => {
    const at = { utc: '2026-11-24T19:30:00.000Z', zone: 8 };
    expect(toLocal(at)).toBe('2026-11-25T03:30:00');
    expect(localDate(at)).toBe('2026-11-25');
    expect(formatShipTime(at)).toBe('11-25 03:30 (+8)');
    expect(formatShipTime({ ...at, year: 2027 })).toBe('2026-11-25 03:30 (+8)');
    expect(formatShipTime({ ...at, shoreZone: 8 })).toBe('11-25 03:30');
  });

  test('noon to noon is 23 hours when the clock was set one hour ahead', () => {
    const from = toUtc({ local: '2026-03-05 12:00', zone: 8 });
    const to = toUtc({ local: '2026-03-06 12:00', zone: 9 });
    expect(hoursBetween({ from, to })).toBe('23');
    expect(addHours({ utc: from, hours: '23' })).toBe(to);
  });

  test('wall time and back is the same moment', () => {
    fc.assert(fc.property(time, zone, (utc, z) => toUtc({ local: toLocal({ utc, zone: z }), zone: z }) === utc));
  });

  test('a text that is no time is refused', () => expect(() => toUtc({ local: 'noon', zone: 8 })).toThrow(RangeError));
});
