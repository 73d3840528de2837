import { describe, expect, test } from 'vitest';
import { date, datetime, month } from '../resource/field.ts';
import { daysOf, grainsOf, periodWord, spanOf, withoutGaps } from './dimension.ts';

const LABEL = { zh: '日期', en: 'Date' };
const of = (field: ReturnType<typeof date>, grain: 'day' | 'month' | 'quarter' | 'year') => ({
  key: 'on',
  name: 'on',
  field,
  grain,
});

describe('a period', () => {
  test.each([
    ['day', '2028-02-29', '2028-02-29', '2028-02-29'],
    ['month', '2028-02', '2028-02-01', '2028-02-29'],
    ['month', '2027-02', '2027-02-01', '2027-02-28'],
    ['quarter', '2026-Q1', '2026-01-01', '2026-03-31'],
    ['quarter', '2026-Q4', '2026-10-01', '2026-12-31'],
    ['year', '2026', '2026-01-01', '2026-12-31'],
  ] as const)('%s %s goes from its first to its last day', (grain, value, from, to) => {
    expect(daysOf(grain, value)).toEqual({ from, to });
    expect(spanOf(of(date(LABEL), grain), value)).toEqual({ from, to });
  });

  test('of months is one of months', () => {
    expect(grainsOf(month(LABEL))).toEqual(['month', 'quarter', 'year']);
    expect(spanOf(of(month(LABEL), 'quarter'), '2026-Q2')).toEqual({ from: '2026-04', to: '2026-06' });
  });

  test('of moments is one of days in the office, to their last millisecond', () => {
    expect(spanOf(of(datetime(LABEL), 'month'), '2026-02')).toEqual({
      from: '2026-01-31T16:00:00.000Z',
      to: '2026-02-28T15:59:59.999Z',
    });
  });

  test.each([
    ['month', ['2026-02', '2025-11'], ['2025-11', '2025-12', '2026-01', '2026-02']],
    ['quarter', ['2025-Q4', '2026-Q2'], ['2025-Q4', '2026-Q1', '2026-Q2']],
    ['day', ['2028-02-28', '2028-03-01'], ['2028-02-28', '2028-02-29', '2028-03-01']],
    ['year', ['2026'], ['2026']],
    ['year', [], []],
  ] as const)('without rows stands between two that have some, by %s', (grain, values, all) => {
    expect(withoutGaps(grain, values)).toEqual(all);
  });

  test('far from the next leaves its gap', () => {
    expect(withoutGaps('day', ['2020-01-01', '2026-01-01'])).toEqual(['2020-01-01', '2026-01-01']);
  });

  test('is read as an office writes it', () => {
    expect(periodWord('quarter', '2026-Q3')).toEqual({ zh: '2026 年第 3 季度', en: 'Q3 2026' });
    expect(periodWord('month', '2026-07').zh).toBe('2026-07');
  });
});
