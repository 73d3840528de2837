import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatClock, formatDuration, secondsOfHours } from './duration.ts';

test.each([
  [0, '0秒', '0 s'],
  [59, '59秒', '59 s'],
  [7500, '2小时5分', '2 h 5 min'],
  [93909, '26小时5分9秒', '26 h 5 min 9 s'],
  [3600, '1小时', '1 h'],
  [-60, '-1分', '-1 min'],
])('%i seconds are %s', (seconds, zh, en) => expect(formatDuration(seconds)).toEqual({ zh, en }));

test('a clock does not wrap at 24 hours', () => expect(formatClock(93909)).toBe('26:05:09'));

test('decimal hours become whole seconds', () => {
  expect(secondsOfHours('26.50')).toBe(95400);
  expect(secondsOfHours(null)).toBeNull();
});

test('a clock shows every second of the duration', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (seconds) => {
      const [h = 0, m = 0, s = 0] = formatClock(seconds).split(':').map(Number);
      return h * 3600 + m * 60 + s === seconds && m < 60 && s < 60;
    }),
  );
});
