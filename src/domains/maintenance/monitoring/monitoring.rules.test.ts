import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter } from '../../../kernel/value/day.ts';
import {
  baselineOf,
  checkPoints,
  firstCrossing,
  outsideWords,
  standingOf,
  valuesOf,
  worstOf,
} from './monitoring.rules.ts';
import type { Measured } from './trend.rules.ts';

const monthly = (...values: string[]): Measured[] =>
  values.map((value, i) => ({ day: daysAfter('2026-01-01', i * 30), value }));

test('the baseline is the mean of the first three measurements, whatever came later', () => {
  expect(baselineOf(monthly('2.0', '3.0'))).toBeNull();
  expect(baselineOf(monthly('2.0', '3.0', '5.0'))).toBe('3.333');
  expect(baselineOf(monthly('2.0', '3.0', '5.0', '90.0'))).toBe('3.333');
});

test.each([
  ['nothing measured', { measured: null }, null],
  ['within', { measured: '5.0', least: '1.0', most: '9.0' }, 'OK'],
  ['on its limit', { measured: '9.0', most: '9.0' }, 'OK'],
  ['above', { measured: '9.001', most: '9.0' }, 'ALARM'],
  ['below', { measured: '0.9', least: '1.0' }, 'ALARM'],
  ['just as far off as it may be', { measured: '11.0', baseline: '10.0', alarmPercent: '10.0' }, 'OK'],
  ['too far off', { measured: '11.001', baseline: '10.0', alarmPercent: '10.0' }, 'WARN'],
  ['too far below', { measured: '8.9', baseline: '10.0', alarmPercent: '10.0' }, 'WARN'],
  ['off a baseline below zero', { measured: '-11.1', baseline: '-10.0', alarmPercent: '10.0' }, 'WARN'],
  ['outside and off', { measured: '20.0', most: '15.0', baseline: '10.0', alarmPercent: '10.0' }, 'ALARM'],
  ['a baseline of nothing tells nothing', { measured: '1.0', baseline: '0.000', alarmPercent: '10.0' }, 'OK'],
  ['no baseline yet', { measured: '99.0', baseline: null, alarmPercent: '10.0' }, 'OK'],
] as const)('%s', (_name, row, standing) => {
  expect(standingOf(row)).toBe(standing);
});

test('a value within its limits is never outside, and one beyond them always', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(), fc.integer(), (least, width, measured) => {
      const [low, high] = [BigInt(least), BigInt(least) + BigInt(width)];
      const standing = standingOf({ measured: String(measured), least: String(low), most: String(high) });
      expect(standing).toBe(BigInt(measured) < low || BigInt(measured) > high ? 'ALARM' : 'OK');
    }),
  );
});

test('the worst of a report is that of its worst value', () => {
  expect(worstOf([])).toBeNull();
  expect(worstOf([null, 'OK', null])).toBe('OK');
  expect(worstOf(['OK', 'ALARM', 'WARN'])).toBe('ALARM');
  expect(worstOf(['WARN', 'OK'])).toBe('WARN');
});

describe('the lines of a report', () => {
  const iron = { pointName: '铁含量', unitName: 'ppm', least: null, most: '50.0', alarmPercent: '100.0' };
  const water = { pointName: '水分', unitName: '%', least: null, most: '0.2', alarmPercent: null };

  test('are the points of the template in its order, whatever else was sent', () => {
    const lines = valuesOf(
      [iron, water],
      [
        { id: 7, pointName: '水分', measured: '0.3', said: '乳化' },
        { pointName: '别的', measured: '1.0', said: null },
      ],
      new Map(),
      '2026-06-30',
    );
    expect(lines).toMatchObject([
      { pointName: '铁含量', most: '50.0', measured: null, standing: null, crossDate: null },
      { id: 7, pointName: '水分', measured: '0.3', standing: 'ALARM', said: '乳化' },
    ]);
    expect(lines).toHaveLength(2);
  });

  test('are judged by what was measured before, and tell when the first of them will cross', () => {
    const series = new Map([['铁含量', monthly('18.0', '26.0', '34.0')]]);
    const [line] = valuesOf([iron], [{ pointName: '铁含量', measured: '42.0', said: null }], series, '2026-04-01');
    expect(line).toMatchObject({ baseline: '26.000', standing: 'OK', crossDate: '2026-05-01' });
    expect(firstCrossing([{ crossDate: null }, { crossDate: '2026-07-01' }, { crossDate: '2026-05-01' }])).toBe(
      '2026-05-01',
    );
    expect(firstCrossing([{ crossDate: null }])).toBeNull();
  });
});

test('a template has points, each named once, with limits the right way round', () => {
  const at = (points: Parameters<typeof checkPoints>[0]) => checkPoints(points).map(({ field }) => field);
  expect(at([])).toEqual(['points']);
  expect(at([{ pointName: '甲', least: '1.0', most: '1.0' }, { pointName: '乙' }])).toEqual([]);
  expect(at([{ pointName: '甲' }, { pointName: ' 甲 ' }, { pointName: '丙', least: '2', most: '1' }])).toEqual([
    'points.1.pointName',
    'points.2.most',
  ]);
});

test('a fault says what lies outside, and beyond which limit', () => {
  const value = { unitName: 'mm/s', least: '0.500', most: '7.100' };
  expect(
    outsideWords([
      { ...value, pointName: '驱动端', measured: '7.800', standing: 'ALARM' },
      { ...value, pointName: '中间', measured: '3.000', standing: 'OK' },
      { ...value, pointName: '自由端', unitName: null, measured: '0.100', standing: 'ALARM' },
    ]),
  ).toBe('驱动端 7.8 mm/s，超过上限 7.1 mm/s；自由端 0.1，低于下限 0.5');
});
