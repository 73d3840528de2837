import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shipTime, shipTimeWithZone, spacedPosition } from './ship-time.rules.ts';

const now = '2026-11-21T05:30:00.000Z';

/** A reader whose device counts so many hours east of UTC. */
const readAt = (zone: number) => vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-zone * 60);
beforeEach(() => void readAt(8));
afterEach(() => vi.restoreAllMocks());

test('the zone stands behind a time only where it is not the reader’s own', () => {
  expect(shipTime({ utc: '2026-11-21T04:00:00.000Z', zone: 8, now })).toBe('11-21 12:00');
  expect(shipTime({ utc: '2026-11-21T04:00:00.000Z', zone: 5.5, now })).toBe('11-21 09:30 (+5:30)');
  expect(shipTimeWithZone({ utc: '2026-11-24T19:30:00.000Z', zone: 8, now })).toBe('11-25 03:30 (+8)');
});

test('a reader abroad sees the zone of the office, and not the own one', () => {
  readAt(9);
  expect(shipTime({ utc: '2026-11-21T04:00:00.000Z', zone: 8, now })).toBe('11-21 12:00 (+8)');
  expect(shipTime({ utc: '2026-11-21T04:00:00.000Z', zone: 9, now })).toBe('11-21 13:00');
});

test('a time of another year carries its year', () => {
  expect(shipTime({ utc: '2025-12-31T04:00:00.000Z', zone: 8, now })).toBe('2025-12-31 12:00');
});

test('the letter of a position stands apart', () => {
  expect(spacedPosition('14:36.00N')).toBe('14:36.00 N');
  expect(spacedPosition(null)).toBeNull();
});
