import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gte, lte, round, sum } from '../../../kernel/value/decimal.ts';
import {
  type LastRead,
  proposedReading,
  type ReportHours,
  sharedHours,
  sharesOf,
  toldHours,
} from './report-hours.rules.ts';

const day = (of: number, hour = 0): string => new Date(Date.UTC(2026, 2, of, hour)).toISOString();
const noon = (of: number, main: string | null, generators: string | null = null): ReportHours => ({
  from: day(of - 1),
  rptTime: day(of),
  main,
  generators,
});
const read = (lastReadTime: string, lastReading = '1000.0'): LastRead => ({ lastReading, lastReadTime });
const ofMain = (reports: readonly ReportHours[], counter: LastRead) =>
  proposedReading(toldHours(reports, { engine: 'MAIN', averages: [], at: 0 }), counter);

describe('what reports propose', () => {
  test('is the last reading and the hours since, at the time of the last report', () => {
    const reports = [noon(2, '24.00'), noon(3, '18.50'), noon(4, '0.00')];
    expect(ofMain(reports, read(day(1)))).toEqual({ readTime: day(4), reading: '1042.5' });
  });

  test('leaves out what was read already, and counts a report that began before by its share', () => {
    const reports = [noon(2, '24.00'), noon(3, '24.00')];
    expect(ofMain(reports, read(day(2)))).toEqual({ readTime: day(3), reading: '1024.0' });
    expect(ofMain(reports, read(day(2, 18)))).toEqual({ readTime: day(3), reading: '1006.0' });
  });

  test('counts two reports of one day each for its own hours', () => {
    const morning: ReportHours = { from: day(1), rptTime: day(1, 9), main: '9.00', generators: null };
    const noonOfIt: ReportHours = { from: day(1, 9), rptTime: day(1, 12), main: '2.50', generators: null };
    expect(ofMain([morning, noonOfIt], read(day(1)))).toEqual({ readTime: day(1, 12), reading: '1011.5' });
  });

  test('takes the first report of a ship whole', () => {
    const first = { ...noon(2, '12.00'), from: null };
    expect(ofMain([first], read(day(1, 18)))).toEqual({ readTime: day(2), reading: '1012.0' });
  });

  test.each([
    ['no report is later', [noon(2, '24.00')], read(day(2))],
    ['none says hours', [noon(2, null)], read(day(1))],
    ['there is none', [], read(day(1))],
    ['the meter has no more figures', [noon(2, '24.00')], read(day(1), '99999990.0')],
  ])('is nothing where %s', (_, reports, counter) => {
    expect(ofMain(reports, counter)).toBeUndefined();
  });

  test('is for a generator its part of what all of them ran', () => {
    const among = { engine: 'GENERATORS', averages: ['12.00', '6.00'], at: 0 } as const;
    const told = toldHours([noon(2, '24.00', '24.00')], among);
    expect(proposedReading(told, read(day(1), '50.0'))).toEqual({ readTime: day(2), reading: '66.0' });
  });

  test('grows with each report and never passes the hours told', () => {
    const told = fc.array(fc.integer({ min: 0, max: 2400 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(told, fc.integer({ min: 0, max: 23 }), (hundredths, hour) => {
        const reports = hundredths.map((one, i) => noon(i + 2, round((one / 100).toString(), 2)));
        const found = reports.map((_, i) => ofMain(reports.slice(0, i + 1), read(day(1, hour)))!.reading);
        for (const [i, reading] of found.entries()) expect(gte(reading, found[i - 1] ?? '1000.0')).toBe(true);
        // Half of the last place may be rounded up.
        const most = sum(['1000.05', ...reports.map((one) => one.main)]);
        expect(lte(found.at(-1), most)).toBe(true);
      }),
    );
  });
});

const AVERAGE = fc.integer({ min: 0, max: 2400 }).map((one) => round((one / 100).toString(), 2));

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
    fc.assert(
      fc.property(fc.array(AVERAGE, { minLength: 1, maxLength: 6 }), (averages) => {
        expect(round(sum(sharesOf(averages)), 12)).toBe('1.000000000000');
      }),
    );
  });
});

describe('what generators ran together', () => {
  test.each([
    ['30.00', ['12.00', '6.00', '0.00'], '24', ['20.0', '10.0', '0.0']],
    ['48.00', ['12.00', '6.00'], '24', ['24.0', '24.0']],
    ['60.00', ['20.00', '2.00', '2.00'], '24', ['24.0', '18.0', '18.0']],
    ['90.00', ['12.00', '6.00'], '24', ['24.0', '24.0']],
    ['48.00', ['12.00', '6.00'], null, ['32.0', '16.0']],
  ])('%s hours by %j a day, of %s that passed, are %j', (hours, averages, passed, each) => {
    expect(sharedHours(hours, averages, passed).map((one) => round(one, 1))).toEqual(each);
  });

  test('is shared whole, and none ran longer than the time that passed', () => {
    const averages = fc.array(AVERAGE, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(averages, fc.integer({ min: 0, max: 1000 }), (usual, thousandths) => {
        const hours = round((usual.length * 24 * (thousandths / 1000)).toString(), 2);
        const each = sharedHours(hours, usual, '24');
        expect(round(sum(each), 6)).toBe(round(hours, 6));
        for (const one of each) expect(lte(round(one, 6), '24')).toBe(true);
      }),
    );
  });
});
