import { expect, test } from 'vitest';
import { daysByTrade, type Turn, turnAt, turnsOf } from './trade-days.rules.ts';

const at = (time: string, mode: Turn['mode']): Turn => ({ at: time, mode });
const HOME = at('2025-03-01T00:00:00.000Z', 'DOMESTIC');
const ABROAD = at('2025-06-01T00:00:00.000Z', 'FOREIGN');
const CHANGE = at('2026-01-10T16:00:00.000Z', 'DOMESTIC');

test('voyages tell the trade of a ship up to her first change, and changes alone from then on', () => {
  const later = at('2026-02-01T00:00:00.000Z', 'DOMESTIC');
  expect(turnsOf([HOME, ABROAD, later], [])).toEqual([HOME, ABROAD, later]);
  expect(turnsOf([HOME, ABROAD, later], [CHANGE])).toEqual([HOME, ABROAD, CHANGE]);
  expect(turnsOf([], [])).toEqual([]);
});

test('voyages in the trade of the one before are no turn', () => {
  const again = at('2025-04-01T00:00:00.000Z', 'DOMESTIC');
  expect(turnsOf([again, HOME], [])).toEqual([HOME]);
});

test('before anything is known of a ship she is in no trade', () => {
  const turns = turnsOf([HOME, ABROAD], [CHANGE]);
  expect(turnAt(turns, '2025-02-28T23:59:59.999Z')).toBeUndefined();
  expect(turnAt(turns, CHANGE.at)).toEqual(CHANGE);
  expect(turnAt(turns, '2026-01-10T15:59:59.999Z')).toEqual(ABROAD);
});

test.each([
  // From 1 March 08:00 to 1 June 08:00, and on to the end of the office's year.
  [2025, '2026-06-01T00:00:00.000Z', { DOMESTIC: '92.00', FOREIGN: '213.67' }],
  // Ten days abroad, to 11 January 00:00 of the office, and at home up to now.
  [2026, '2026-01-15T04:00:00.000Z', { DOMESTIC: '4.50', FOREIGN: '10.00' }],
  [2026, '2027-03-01T00:00:00.000Z', { DOMESTIC: '355.00', FOREIGN: '10.00' }],
  [2024, '2026-06-01T00:00:00.000Z', { DOMESTIC: '0.00', FOREIGN: '0.00' }],
  [2027, '2026-06-01T00:00:00.000Z', { DOMESTIC: '0.00', FOREIGN: '0.00' }],
] as const)('days of %i up to %s', (year, now, days) => {
  expect(daysByTrade(turnsOf([HOME, ABROAD], [CHANGE]), year, now)).toEqual(days);
});
