import { describe, expect, test } from 'vitest';
import { formatBunkerNo, formatReportNo, formatVoyageNo, nextVoyageNo, voyageYear } from './voyage-number.rules.ts';

describe('document numbers', () => {
  test('trade and repair voyages are numbered by ship and year', () => {
    expect(formatVoyageNo({ shipCode: 'HY6', kind: 'TRADE', year: 2026, counter: 7 })).toBe('HY6-26007');
    expect(formatVoyageNo({ shipCode: 'HY6', kind: 'REPAIR', year: 2026, counter: 1 })).toBe('HY6-R2601');
  });

  test('the year is that of the start in ship time', () => {
    expect(voyageYear({ startTime: '2025-12-31T17:00:00.000Z', startZone: 8 })).toBe(2026);
    expect(voyageYear({ startTime: '2026-01-01T02:00:00.000Z', startZone: -5 })).toBe(2025);
  });

  test('the next number follows the highest of its own series', () => {
    const used = ['HY6-26001', 'HY6-26009', 'HY6-R2601', 'HY6-25030', 'HY66-26020'];
    expect(nextVoyageNo({ shipCode: 'HY6', kind: 'TRADE', year: 2026, used })).toBe('HY6-26010');
    expect(nextVoyageNo({ shipCode: 'HY6', kind: 'REPAIR', year: 2026, used })).toBe('HY6-R2602');
    expect(nextVoyageNo({ shipCode: 'HY6', kind: 'TRADE', year: 2020, used })).toBe('HY6-20001');
  });

  test('reports and bunkerings', () => {
    expect(formatReportNo({ shipCode: 'HY6', year: 2026, counter: 42 })).toBe('HY62026-00042');
    expect(formatBunkerNo({ shipCode: 'HY6', year: 2026, counter: 3 })).toBe('BK-HY6-26003');
  });
});
