import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gte, lte, round, sum } from '../../../kernel/value/decimal.ts';
import { type LastRead, proposedReading, type ReportHours, sharesOf } from './report-hours.rules.ts';

const day = (of: number, hour = 0): string => new Date(Date.UTC(2026, 2, of, hour)).toISOString();
const noon = (of: number, main: string | null, generators: string | null = null): ReportHours => ({
  from: day(of - 1),
  rptTime: day(of),
  main,
  generators,
});
const main = (lastReadTime: string): LastRead => ({ engine: 'MAIN', lastReading: '1000.0', lastReadTime, share: '1' });

describe('what reports propose', () => {
  test('is the last reading and the hours since, at the time of the last report', () => {
    const reports = [noon(2, '24.00'), noon(3, '18.50'), noon(4, '0.00')];
    expect(proposedReading(reports, main(day(1)))).toEqual({ readTime: day(4), reading: '1042.5' });
  });

  test('leaves out what was read already, and counts a report that began before by its share', () => {
    const reports = [noon(2, '24.00'), noon(3, '24.00')];
    expect(proposedReading(reports, main(day(2)))).toEqual({ readTime: day(3), reading: '1024.0' });
    expect(proposedReading(reports, main(day(2, 18)))).toEqual({ readTime: day(3), reading: '1006.0' });
  });

  test('takes the first report of a ship whole', () => {
    const first = { ...noon(2, '12.00'), from: null };
    expect(proposedReading([first], main(day(1, 18)))).toEqual({ readTime: day(2), reading: '1012.0' });
  });

  test.each([
    ['no report is later', [noon(2, '24.00')], main(day(2))],
    ['none says hours', [noon(2, null)], main(day(1))],
    ['there is none', [], main(day(1))],
  ])('is nothing where %s', (_, reports, counter) => {
    expect(proposedReading(reports, counter)).toBeUndefined();
  });

  test('is for a generator its part of what all of them ran', () => {
    const [share = '0'] = sharesOf(['12.00', '6.00']);
    const counter: LastRead = { engine: 'GENERATORS', lastReading: '50.0', lastReadTime: day(1), share };
    expect(proposedReading([noon(2, '24.00', '24.00')], counter)).toEqual({ readTime: day(2), reading: '66.0' });
  });

  test('grows with each report and never passes the hours told', () => {
    const told = fc.array(fc.integer({ min: 0, max: 2400 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(told, fc.integer({ min: 0, max: 23 }), (hundredths, hour) => {
        const reports = hundredths.map((one, i) => noon(i + 2, round((one / 100).toString(), 2)));
        const found = reports.map((_, i) => proposedReading(reports.slice(0, i + 1), main(day(1, hour)))!.reading);
        for (const [i, reading] of found.entries()) expect(gte(reading, found[i - 1] ?? '1000.0')).toBe(true);
        // Half of the last place may be rounded up.
        const most = sum(['1000.05', ...reports.map((one) => one.main)]);
        expect(lte(found.at(-1), most)).toBe(true);
      }),
    );
  });
});

describe('the parts of generators', () => {
  test.each([
    [
      ['12.00', '6.00', '6.00'],
      ['0.50', '0.25', '0.25'],
    ],
    [
      ['0.00', '0.00'],
      ['0.50', '0.50'],
    ],
    [
      ['0.00', '9.00'],
      ['0.00', '1.00'],
    ],
  ])('of averages %j are %j', (averages, parts) => {
    expect(sharesOf(averages).map((one) => round(one, 2))).toEqual(parts);
  });

  test('are one together', () => {
    const average = fc.integer({ min: 0, max: 2400 }).map((one) => round((one / 100).toString(), 2));
    fc.assert(
      fc.property(fc.array(average, { minLength: 1, maxLength: 6 }), (averages) => {
        expect(round(sum(sharesOf(averages)), 12)).toBe('1.000000000000');
      }),
    );
  });
});
