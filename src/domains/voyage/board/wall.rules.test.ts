import { expect, test } from 'vitest';
import { lastDays, lastMonths } from './wall.rules.ts';

test('days and months are the office’s: the evening of UTC is already tomorrow in Beijing', () => {
  expect(lastDays('2026-02-28T17:00:00.000Z', 2)).toEqual([
    { name: '2026-02-28', from: '2026-02-27T16:00:00.000Z', to: '2026-02-28T15:59:59.999Z' },
    { name: '2026-03-01', from: '2026-02-28T16:00:00.000Z', to: '2026-03-01T15:59:59.999Z' },
  ]);
  expect(lastMonths('2026-02-28T17:00:00.000Z', 3).map(({ name }) => name)).toEqual(['2026-01', '2026-02', '2026-03']);
});

test('periods follow each other without a gap, over the turn of the year', () => {
  const months = lastMonths('2026-03-15T00:00:00.000Z', 14);
  expect(months[0]?.name).toBe('2025-02');
  for (const [i, { from }] of months.slice(1).entries()) expect(Date.parse(from) - Date.parse(months[i]!.to)).toBe(1);
});
