import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instant } from '../../../kernel/value/zone.ts';
import { calmHours, modeOf, portHours, seaHours, timesOf } from './leg.rules.ts';

const TERMS = { weatherPct: '5', portHours: '36' };

test.each([
  ['1200.0', '12.00', '105.00', '100.00'],
  ['610.0', '12.50', '51.24', '48.80'],
  ['0.0', '12.00', '0.00', '0.00'],
  [null, '12.00', null, null],
  ['100.0', null, null, null],
  ['100.0', '0.00', null, null],
])('%s nm at %s kn are %s h at sea with the margin, %s h in fine weather', (miles, knots, hours, calm) => {
  expect(seaHours(miles, knots, TERMS)).toBe(hours);
  expect(calmHours(miles, knots)).toBe(calm);
});

test('a port takes its rate, and the hours of the setting where the berth says none', () => {
  expect(portHours('8500.000', '500.00', TERMS)).toBe('17.00');
  expect(portHours('8500.000', null, TERMS)).toBe('36');
  expect(portHours('8500.000', '0.00', TERMS)).toBe('36');
});

test('a leg leaves in ballast, loads, sails and discharges one after another', () => {
  const leg = {
    etaLoad: '2026-04-01T00:00:00.000Z',
    qty: '8500.000',
    ballastNm: '240.0',
    seaNm: '1200.0',
    loadRate: '850.00',
    dischRate: null,
  };
  expect(timesOf(leg, '12.00', TERMS)).toEqual({
    leaves: '2026-03-31T03:00:00.000Z',
    etaLoad: '2026-04-01T00:00:00.000Z',
    loaded: '2026-04-01T10:00:00.000Z',
    etaDisch: '2026-04-05T19:00:00.000Z',
    ends: '2026-04-07T07:00:00.000Z',
    calmEnds: '2026-04-07T02:00:00.000Z',
  });
});

test('times follow each other, and the margin never takes time away', () => {
  const miles = fc.option(fc.integer({ min: 0, max: 120_000 }).map((tenths) => (tenths / 10).toFixed(1)));
  const knots = fc.option(fc.integer({ min: 0, max: 2500 }).map((hundredths) => (hundredths / 100).toFixed(2)));
  fc.assert(
    fc.property(miles, miles, knots, fc.integer({ min: 0, max: 50 }), (ballastNm, seaNm, speed, weather) => {
      const leg = {
        etaLoad: '2026-04-01T00:00:00.000Z',
        qty: '5000.000',
        ballastNm,
        seaNm,
        loadRate: null,
        dischRate: null,
      };
      const times = timesOf(leg, speed, { weatherPct: String(weather), portHours: '36' });
      const order = [times.leaves, times.etaLoad, times.loaded, times.etaDisch, times.ends].map(instant);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      // Hours are rounded to two places: the difference of two of them may be half a minute.
      expect(instant(times.calmEnds)).toBeLessThanOrEqual(instant(times.ends) + 36_000);
    }),
  );
});

test.each([
  ['CNNGB', 'CNSHA', 'DOMESTIC'],
  ['CNNGB', 'SGSIN', 'FOREIGN'],
  ['KRUSN', 'CNZJG', 'FOREIGN'],
  ['', 'CNSHA', 'FOREIGN'],
])('from %s to %s is %s trade', (from, to, mode) => {
  expect(modeOf(from, to)).toBe(mode);
});
