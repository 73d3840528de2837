import { describe, expect, it } from 'vitest';
import { daySpan } from './day-spans.ts';

describe('a span of days', () => {
  const at = (text: string) => new Date(`${text}T10:00:00`);
  it.each([
    ['week', '2026-03-01', '2026-02-23', '2026-03-01'],
    ['days30', '2026-03-01', '2026-01-31', '2026-03-01'],
    ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['year', '2026-12-31', '2026-01-01', '2026-12-31'],
    ['today', '2026-11-22', '2026-11-22', '2026-11-22'],
  ] as const)('%s on %s is %s to %s', (key, now, from, to) => {
    expect(daySpan(key, at(now))).toEqual({ from, to });
  });
});
