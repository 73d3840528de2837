import { describe, expect, test } from 'vitest';
import { add, round } from '../../../../kernel/value/decimal.ts';
import {
  attainedCii,
  boundariesOf,
  type CiiLine,
  co2Of,
  ratingOf,
  ratioOf,
  referenceCii,
  requiredCii,
} from './cii.rules.ts';
import { co2eParts, co2eTotal, euroPart, euroShare, percentOf } from './ets.rules.ts';
import { forecastRun } from './forecast.rules.ts';
import { inForce, spans } from './in-force.rules.ts';

const TANKER: CiiLine = { a: '5247', c: '0.610', d1: '0.82', d2: '0.93', d3: '1.08', d4: '1.28' };
const BULK: CiiLine = { a: '4745', c: '0.622', d1: '0.86', d2: '0.94', d3: '1.06', d4: '1.18' };
const burnt = (hfo: string, mgo: string) => [
  { tonnes: hfo, cf: '3.114' },
  { tonnes: mgo, cf: '3.206' },
];

describe('a tanker of 49 990 t, 62 000 nm on 5 400 t of heavy fuel oil and 480 t of gas oil', () => {
  const co2 = co2Of(burnt('5400', '480'));
  const attained = attainedCii({ co2, capacity: '49990', distance: '62000' });
  const reference = referenceCii(TANKER, '49990');
  const rated = (reduction: string) => {
    const required = requiredCii(reference, reduction);
    return {
      required: round(required, 3),
      ratio: ratioOf(attained, required),
      rating: ratingOf({ attained, required, line: TANKER }),
    };
  };

  test('gives 18 354.48 t of CO2 and attains 5.922 on a reference of 7.138', () => {
    expect(round(co2, 2)).toBe('18354.48');
    expect(round(attained, 3)).toBe('5.922');
    expect(round(reference, 3)).toBe('7.138');
  });

  test('is rated C by the factors of 2026, B by those of 2025', () => {
    expect(rated('11')).toEqual({ required: '6.353', ratio: '0.9321', rating: 'C' });
    expect(rated('9')).toEqual({ required: '6.496', ratio: '0.9117', rating: 'B' });
    const boundaries = boundariesOf(TANKER, requiredCii(reference, '11')).map((one) => round(one, 3));
    expect(boundaries).toEqual(['5.210', '5.908', '6.861', '8.132']);
  });
});

test('a bulk carrier of 81 600 t, 70 000 nm, 6 900 t and 350 t gives 22 608.70 t and is rated D in 2026', () => {
  const co2 = co2Of(burnt('6900', '350'));
  const attained = attainedCii({ co2, capacity: '81600', distance: '70000' });
  const required = requiredCii(referenceCii(BULK, '81600'), '11');
  expect([round(co2, 2), round(attained, 3), round(required, 3)]).toEqual(['22608.70', '3.958', '3.720']);
  expect(ratioOf(attained, required)).toBe('1.0640');
  expect(ratingOf({ attained, required, line: BULK })).toBe('D');
});

test('equal to a boundary counts as the worse rating; without a mile or a line there is none', () => {
  expect(ratingOf({ attained: '0.93', required: '1', line: TANKER })).toBe('C');
  expect(ratingOf({ attained: '0.929999', required: '1', line: TANKER })).toBe('B');
  expect(
    ratingOf({ attained: attainedCii({ co2: '10', capacity: '1', distance: '0' }), required: '1', line: TANKER }),
  ).toBeNull();
});

test('a burnt fuel without a factor leaves the CO2 unknown, one that was not burnt does not', () => {
  expect(co2Of([{ tonnes: '1', cf: null }])).toBeNull();
  expect(
    co2Of([
      { tonnes: '0', cf: null },
      { tonnes: '2', cf: '3.206' },
    ]),
  ).toBe('6.412');
  expect(co2Of([])).toBe('0');
});

test('100 t of gas oil inbound count 325.510 t of CO2e, of which half are surrendered', () => {
  const parts = co2eParts('100', { cf: '3.206', ch4: '0.00005', n2o: '0.00018' }, { ch4: '28', n2o: '265' });
  expect([round(parts.co2, 3), round(parts.ch4, 3), round(parts.n2o, 3)]).toEqual(['320.600', '0.140', '4.770']);
  const total = co2eTotal(parts);
  expect(round(total, 3)).toBe('325.510');
  expect(round(percentOf(total, euroShare('INBOUND', '50')), 3)).toBe('162.755');
});

test.each([
  [{ atSea: true, from: true, to: true }, 'BETWEEN', '100'],
  [{ atSea: true, from: false, to: true }, 'INBOUND', '50'],
  [{ atSea: true, from: true, to: false }, 'OUTBOUND', '50'],
  [{ atSea: true, from: false, to: false }, 'OUTSIDE', '0'],
  [{ atSea: false, from: false, to: true }, 'BERTH', '100'],
  [{ atSea: false, from: true, to: false }, 'OUTSIDE', '0'],
] as const)('%o is %s and counts %s %%', (of, part, share) => {
  expect(euroPart(of)).toBe(part);
  expect(euroShare(part, '50')).toBe(share);
});

test('the forecast adds the mean day of the last ninety for each day that is left', () => {
  const ahead = forecastRun({
    toDate: { co2: '900', distance: '9000' },
    recent: { co2: '270', distance: '3600' },
    recentDays: 90,
    daysLeft: 30,
  });
  expect(ahead).toEqual({ co2: '990', distance: '10200' });
  expect(
    forecastRun({
      toDate: { co2: '1', distance: '1' },
      recent: { co2: '1', distance: '1' },
      recentDays: 90,
      daysLeft: 0,
    }),
  ).toBeNull();
  expect(add(ahead!.co2, '0')).toBe('990');
});

test('of dated rows the newest that has begun holds; a line takes capacities from its lower end on', () => {
  const rows = [
    { validFrom: '2019-01-01', cf: 'old' },
    { validFrom: '2026-01-01', cf: 'new' },
  ];
  const on = (day: string) => inForce(rows, day, () => 'HFO').get('HFO')?.cf;
  expect([on('2018-12-31'), on('2025-12-31'), on('2026-01-01')]).toEqual([undefined, 'old', 'new']);
  expect(spans({ capacityFrom: 0, capacityTo: 65000 }, 65000)).toBe(false);
  expect(spans({ capacityFrom: 65000, capacityTo: null }, 65000)).toBe(true);
});
