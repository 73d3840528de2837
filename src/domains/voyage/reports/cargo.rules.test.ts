import { describe, expect, test } from 'vitest';
import { CARGO_TIMES, cargoDifference, cargoRate, deriveCargo, emptyCargo, needsCargoProtest } from './cargo.rules.ts';
import { timesOutOfOrder } from './time-order.rules.ts';

const at = (hour: string) => `2026-03-05T${hour}:00.000Z`;

describe('cargo figures', () => {
  test('39 850 against 39 921 is -71, -0.178 %, without protest at 0.300 %', () => {
    const { difference, differenceRate } = cargoDifference({ shipQty: '39850', shoreQty: '39921' });
    expect([difference, differenceRate]).toEqual(['-71.000', '-0.178']);
    expect(needsCargoProtest({ differenceRate })).toBe(false);
    expect(needsCargoProtest({ differenceRate: '-0.301' })).toBe(true);
    expect(needsCargoProtest({ differenceRate: '0.301' })).toBe(true);
  });

  test('18 520 t in 26.0 h with 1.5 h of stops is 755.9 t/h', () => {
    expect(cargoRate({ quantity: '18520', hours: '26', interrupted: '1.5' })).toBe('755.9');
    expect(cargoRate({ quantity: '18520', hours: '1', interrupted: '1' })).toBeNull();
  });

  test('interruption is the sum of the stop events', () => {
    const stop = (eventType: string, from: string, to: string) => ({
      eventType,
      from: at(from),
      to: at(to),
      account: null,
      pressure: null,
      remark: null,
    });
    const events = [
      stop('STOP_SHORE', '02:00', '03:00'),
      stop('SAMPLE', '03:00', '04:00'),
      stop('STOP_WEATHER', '05:00', '05:30'),
    ];
    const cargo = deriveCargo({
      ...emptyCargo(),
      startTime: at('00:00'),
      endTime: at('10:00'),
      shipQty: '8500',
      shoreQty: '8500',
      events,
    });
    expect(cargo).toMatchObject({
      interruptTime: '1.50',
      avgRate: '1000.0',
      difference: '0.000',
      differenceRate: '0.000',
    });
    expect(deriveCargo(cargo)).toBe(cargo);
  });

  test('operation times are in order', () => {
    const cargo = {
      ...emptyCargo(),
      hosesOn: at('01:00'),
      startTime: at('02:00'),
      endTime: at('09:00'),
      hosesOff: at('10:00'),
    };
    expect(timesOutOfOrder(cargo, CARGO_TIMES)).toEqual([]);
    expect(timesOutOfOrder({ ...cargo, hosesOff: at('08:00') }, CARGO_TIMES)).toEqual([
      { field: 'hosesOff', ahead: 'endTime' },
    ]);
  });
});
