import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageDaily, judgeReading, type Standing } from './hours.rules.ts';

const NOW = new Date('2026-06-01T00:00:00.000Z');
const at = (day: string, total: string) => ({ readTime: `${day}T00:00:00.000Z`, total });
const standing = (over: Partial<Standing> = {}): Standing => ({
  previous: at('2026-05-01', '10000.0'),
  averageDaily: '20.00',
  inHours: true,
  inUse: true,
  ...over,
});

test.each([
  ['the example of the blueprint', [at('2026-03-01', '13000.0'), at('2026-05-30', '14800.0')], '20.00'],
  [
    'what lies more than 90 days back',
    [at('2026-01-01', '1.0'), at('2026-04-30', '14000.0'), at('2026-05-30', '14600.0')],
    '20.00',
  ],
  ['a single reading: the default', [at('2026-05-30', '14600.0')], '12.00'],
  ['none: the default', [], '12.00'],
  ['a single reading within the 90 days: the default', [at('2025-01-01', '1.0'), at('2026-05-30', '14600.0')], '12.00'],
  ['more than 24 hours a day', [at('2026-05-29', '100.0'), at('2026-05-30', '125.0')], '24.00'],
])('the average a day of %s', (_, readings, average) => {
  expect(averageDaily(readings, '12')).toBe(average);
});

test('cycles a day may be more than the hours of a day', () => {
  expect(averageDaily([at('2026-05-29', '100.0'), at('2026-05-30', '160.0')], '12', false)).toBe('60.00');
});

test.each([
  ['an hour more than has passed', '2026-05-11', '10241.0', 'ok', undefined],
  ['half an hour more than that', '2026-05-11', '10241.5', 'error', 'reading'],
  ['less than the one before', '2026-05-11', '9999.9', 'error', 'reading'],
  ['of the same moment', '2026-05-01', '10000.0', 'error', 'readTime'],
  ['before the one before', '2026-04-30', '10000.0', 'error', 'readTime'],
  ['of the future', '2026-06-02', '10100.0', 'error', 'readTime'],
  ['standing still for ten days', '2026-05-11', '10000.0', 'ok', undefined],
])('a reading %s', (_, day, total, verdict, field) => {
  const judged = judgeReading(at(day, total), standing(), NOW);
  expect(judged.verdict).toBe(verdict);
  expect('field' in judged ? judged.field : undefined).toBe(field);
});

test.each([
  ['in use', true, 'warn'],
  ['not in use', false, 'ok'],
])('a machine %s that stood still for more than 35 days', (_, inUse, verdict) => {
  const previous = at('2026-04-20', '10000.0');
  expect(judgeReading(at('2026-05-30', '10000.0'), standing({ previous, inUse }), NOW).verdict).toBe(verdict);
});

test.each([
  ['a third and more than four hours above the usual', '10.00', '10150.0', 'warn'],
  ['a third above the usual, but less than four hours', '3.00', '10050.0', 'ok'],
  ['four hours above the usual, but less than a third', '18.00', '10225.0', 'ok'],
])('a reading %s', (_, averageOf, total, verdict) => {
  expect(judgeReading(at('2026-05-11', total), standing({ averageDaily: averageOf }), NOW).verdict).toBe(verdict);
});

test('the first reading of a counter is taken as it is', () => {
  expect(judgeReading(at('2026-05-11', '99.0'), standing({ previous: undefined }), NOW)).toEqual({ verdict: 'ok' });
});

test('whatever is taken without a word never runs backwards nor faster than the clock', () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 2000 }), fc.integer({ min: -100, max: 700 }), (more, hours) => {
      const readTime = new Date(Date.parse('2026-05-01T00:00:00.000Z') + hours * 3_600_000).toISOString();
      const judged = judgeReading({ readTime, total: String(10_000 + more) }, standing(), NOW);
      if (judged.verdict === 'ok') expect(more >= 0 && hours > 0 && more <= hours + 1).toBe(true);
    }),
  );
});
