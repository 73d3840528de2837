import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instant } from '../../../kernel/value/zone.ts';
import { endOf, isLate, kindOf, type SailedCall, type SailedVoyage } from './sailing.rules.ts';

const NOW = '2026-03-05T04:00:00.000Z';

const call = (over: Partial<SailedCall> = {}): SailedCall => ({
  portId: 1,
  port: '宁波',
  purpose: 'LOAD',
  zone: '8.00',
  eta: '2026-03-20T02:00:00.000Z',
  arrived: null,
  leaves: null,
  left: false,
  ...over,
});

const voyage = (over: Partial<SailedVoyage> = {}): SailedVoyage => ({
  status: 'PLAN',
  repair: false,
  start: '2026-03-20T02:00:00.000Z',
  end: null,
  calls: [],
  ...over,
});

test.each([
  ['CLOSED', false, 'DONE'],
  ['OPEN', false, 'RUNNING'],
  ['PLAN', false, 'PLANNED'],
  ['PLAN', true, 'REPAIR'],
  ['CLOSED', true, 'REPAIR'],
] as const)('a voyage that is %s (repair: %s) stands there as %s', (status, repair, kind) => {
  expect(kindOf({ status, repair })).toBe(kind);
});

test('a planned voyage ends as its last call is left, else a stay after its ETA', () => {
  expect(endOf(voyage({ calls: [call(), call({ leaves: '2026-03-25T00:00:00.000Z' })] }), NOW)).toBe(
    '2026-03-25T00:00:00.000Z',
  );
  expect(endOf(voyage({ calls: [call()] }), NOW)).toBe('2026-03-21T14:00:00.000Z');
  expect(endOf(voyage(), NOW)).toBe('2026-03-21T14:00:00.000Z');
});

test('a voyage that was closed ends when it did, one that runs never before now', () => {
  const end = '2026-03-01T00:00:00.000Z';
  expect(endOf(voyage({ status: 'CLOSED', end }), NOW)).toBe(end);
  const past = call({ eta: '2026-03-01T00:00:00.000Z', leaves: '2026-03-02T00:00:00.000Z' });
  expect(endOf(voyage({ status: 'OPEN', start: '2026-02-20T00:00:00.000Z', calls: [past] }), NOW)).toBe(NOW);
});

test('no bar ends before it begins', () => {
  const time = fc
    .integer({ min: Date.parse('2025-01-01'), max: Date.parse('2027-01-01') })
    .map((ms) => new Date(ms).toISOString());
  fc.assert(
    fc.property(time, fc.option(time), fc.option(time), (start, eta, leaves) => {
      const end = endOf(voyage({ start, calls: [call({ eta, leaves })] }), NOW);
      expect(instant(end)).toBeGreaterThan(instant(start));
    }),
  );
});

test('she is late when she comes after the laycan by the days of the load port', () => {
  const laycan = [{ portId: 1, from: '2026-03-18', to: '2026-03-20' }];
  expect(isLate([call({ eta: '2026-03-20T15:59:00.000Z' })], laycan)).toBe(false);
  expect(isLate([call({ eta: '2026-03-20T16:00:00.000Z' })], laycan)).toBe(true);
  // What came counts before what was expected.
  expect(isLate([call({ eta: '2026-03-21T16:00:00.000Z', arrived: '2026-03-20T02:00:00.000Z' })], laycan)).toBe(false);
  expect(isLate([call({ purpose: 'DISCH', eta: '2026-03-29T16:00:00.000Z' })], laycan)).toBe(false);
});
