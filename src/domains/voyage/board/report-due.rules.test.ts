import { describe, expect, test } from 'vitest';
import { toUtc } from '../../../kernel/value/zone.ts';
import type { NoonReport } from '../noon/noon-time.rules.ts';
import { reportDue } from './report-due.rules.ts';

const at = (local: string) => toUtc({ local, zone: 8 });
const noon: NoonReport = { rptTime: at('2026-03-01 12:00'), zone: 8, rptType: 'NOON', shipStatus: 'SAILING' };
const due = (last: NoonReport, now: string) =>
  reportDue({ last, noonHour: 12, substitution: { atSea: false, inPort: true }, now: at(now) });

describe('the next report', () => {
  test.each([
    ['2026-03-02 11:59', 'ok', 'fresh'],
    ['2026-03-02 12:00', 'due', 'fresh'],
    ['2026-03-02 13:00', 'due', 'ageing'],
    ['2026-03-02 14:00', 'late', 'ageing'],
    ['2026-03-02 14:10', 'late', 'old'],
  ])('after a noon report, at %s it is %s and the last one %s', (now, dueState, ageState) => {
    expect(due(noon, now)).toMatchObject({ dueAt: at('2026-03-02 12:00'), dueState, ageState });
  });

  test('a noon report half an hour early is that noon', () => {
    expect(due({ ...noon, rptTime: at('2026-03-01 11:30') }, '2026-03-01 13:00').dueAt).toBe(at('2026-03-02 12:00'));
  });

  test('a departure in the morning leaves the noon report of the day due', () => {
    const departure: NoonReport = { ...noon, rptType: 'DEPARTURE', rptTime: at('2026-03-01 09:00') };
    expect(due(departure, '2026-03-01 10:00').dueAt).toBe(at('2026-03-01 12:00'));
  });

  test('a berthing report of the morning stands for it', () => {
    const berthing: NoonReport = {
      ...noon,
      rptType: 'BERTHING',
      shipStatus: 'BERTHING',
      rptTime: at('2026-03-01 09:00'),
    };
    expect(due(berthing, '2026-03-01 10:00')).toMatchObject({ dueAt: at('2026-03-02 12:00'), age: '1.0' });
  });

  test('of a repair voyage is due on Monday noon and is not old before', () => {
    // 2026-03-02 is a Monday.
    const alongside: NoonReport = { ...noon, shipStatus: 'BERTHING', rptTime: at('2026-03-02 12:00') };
    const weekly = (now: string) =>
      reportDue({
        last: alongside,
        noonHour: 12,
        substitution: { atSea: false, inPort: true },
        weekly: true,
        now: at(now),
      });
    expect(weekly('2026-03-08 20:00')).toMatchObject({
      dueAt: at('2026-03-09 12:00'),
      dueState: 'ok',
      ageState: 'fresh',
    });
    expect(weekly('2026-03-09 14:00')).toMatchObject({ dueState: 'late', ageState: 'old' });
  });
});
