import { describe, expect, test } from 'vitest';
import { toUtc } from '../../../kernel/value/zone.ts';
import {
  accountedHours,
  averageRevolutions,
  averageSpeed,
  differs,
  distanceBounds,
  elapsedHours,
  engineDistance,
  estimateArrival,
  expectedNextDis,
  nextDisTolerance,
  slip,
  voyageAverageSpeed,
} from './passage.rules.ts';

const at = (local: string, zone: number) => ({ rptTime: toUtc({ local, zone }) });

describe('passage', () => {
  test('noon to noon with the clock one hour ahead: 23.0 h, 299.0 nm, 13.00 kn', () => {
    const elapsed = elapsedHours({ report: at('2026-03-06 12:00', 9), previous: at('2026-03-05 12:00', 8) });
    expect(elapsed).toBe('23');
    expect(averageSpeed({ distance: '299.0', hours: elapsed })).toBe('13.00');
  });

  test('a day may have 25 hours', () => {
    expect(elapsedHours({ report: at('2026-03-06 12:00', 7), previous: at('2026-03-05 12:00', 8) })).toBe('25');
  });

  test('without sea time there is no speed', () => expect(averageSpeed({ distance: '10', hours: '0' })).toBeNull());

  test('the voyage speed is all miles over all hours, not a mean of means', () => {
    const reports = [
      { ssDist: '300.0', ssTime: '24.00' },
      { ssDist: '50.0', ssTime: '5.00' },
      { ssDist: null, ssTime: null },
    ];
    expect(voyageAverageSpeed(reports)).toBe('12.07');
  });

  test('1287.0 nm at 13.0 kn are 99.0 h: 2026-03-10 14:00 in zone +8', () => {
    const eta = estimateArrival({ rptTime: '2026-03-06T03:00:00.000Z', nextDis: '1287.0', speed: '13.0' });
    expect(eta).toBe(toUtc({ local: '2026-03-10 14:00', zone: 8 }));
    expect(estimateArrival({ rptTime: '2026-03-06T03:00:00.000Z', nextDis: '10', speed: '0' })).toBeNull();
  });

  test('the distance to go shrinks by the run, as long as the next port stays', () => {
    const previous = { nextDis: '1586.0', nextPort: 'USLAX' };
    expect(
      expectedNextDis({ report: { nextDis: null, nextPort: 'USLAX', ssDist: '299.0', manDist: null }, previous }),
    ).toBe('1287');
    expect(
      expectedNextDis({ report: { nextDis: null, nextPort: 'USSEA', ssDist: '299.0', manDist: null }, previous }),
    ).toBeNull();
  });

  test('the distance to go may miss by 10 nm or 3 % of the run', () => {
    expect(nextDisTolerance('100')).toBe('10');
    expect(nextDisTolerance('400')).toBe('12');
    expect(differs({ found: '1297.0', expected: '1287.0', tolerance: '10' })).toBe(false);
    expect(differs({ found: '1297.1', expected: '1287.0', tolerance: '10' })).toBe(true);
  });

  test('a run lies between the great circle less 1 nm and full speed', () => {
    const bounds = distanceBounds({
      from: { latitude: 30, longitude: 125 },
      to: { latitude: 35, longitude: 125 },
      ssTime: '23.00',
      manTime: '1.00',
      maxSpeed: '15',
    });
    expect(bounds.least).toBe('299');
    expect(bounds.most).toBe('355');
  });

  test('sea, manoeuvring and stopped hours are accounted together', () => {
    expect(accountedHours({ ssTime: '20.00', manTime: '2.50', stopTime: '0.50' })).toBe('23');
    expect(accountedHours({ ssTime: null, manTime: null, stopTime: null })).toBeNull();
  });
});

describe('slip', () => {
  const byCounter = (pitch: string, revolutions: number) =>
    engineDistance({ pitch, counter: { last: 1_000_000, current: 1_000_000 + revolutions, manoeuvring: 0 } });

  test.each([
    ['5.000', 125_280, '312.0', '338.23', '7.75'],
    ['5.000', 120_060, '299.0', '324.14', '7.75'],
    // Published example, pitch 3.8 m at 87 rpm over 24 h (funnel2tunnel): 6.6 %.
    ['3.8', 125_280, '240', '257.05', '6.63'],
  ])(
    'pitch %s m and %i rev. over %s nm: engine distance %s nm, slip %s %%',
    (pitch, revolutions, observed, miles, percent) => {
      const engine = byCounter(pitch, revolutions);
      expect(Number(engine).toFixed(2)).toBe(miles);
      expect(slip({ engine, observed })).toBe(percent);
    },
  );

  test('a following current makes it negative', () => expect(slip({ engine: '300', observed: '312' })).toBe('-4.00'));

  test('manoeuvring revolutions drive no sea miles', () => {
    const counter = { last: 0, current: 126_280, manoeuvring: 1_000 };
    expect(engineDistance({ pitch: '5', counter })).toBe(byCounter('5', 125_280));
  });

  test('without a counter the average revolutions over the sea time count', () => {
    const engine = engineDistance({ pitch: '5.000', average: { avgRev: '87.0', ssTime: '24.00' } });
    expect(slip({ engine, observed: '312.0' })).toBe('7.75');
  });

  test('125 280 revolutions in 24 h are 87.0 rpm', () => {
    expect(averageRevolutions({ revolutions: 125_280, hours: '24' })).toBe('87.0');
  });
});
