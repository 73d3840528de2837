import { describe, expect, test } from 'vitest';
import {
  BUNKER_TIMES,
  bookedQuantity,
  brokenSulphurLimit,
  bunkerDifference,
  deriveBunker,
  emptyBunker,
  hasDeliveryNote,
  needsProtest,
  shipFigure,
} from './bunkering.rules.ts';
import { timesOutOfOrder } from './time-order.rules.ts';

describe('bunker delivery', () => {
  test('310.000 m3 x 0.9863 x (0.9912 - 0.0011) is 302.726 t in air', () => {
    expect(shipFigure({ volume: '310.000', vcf: '0.9863', density15: '0.9912' })).toBe('302.726');
  });

  test.each([
    ['298.800', '-1.200', '-0.40', false, '300.000'],
    ['297.900', '-2.100', '-0.70', true, '297.900'],
  ])('BDN 300.000, ship %s: %s t, %s %%, protest %s, ROB +%s', (shipQty, diffQty, diffRate, protest, booked) => {
    const delivery = { shipQty, bdnQty: '300.000' };
    expect(bunkerDifference(delivery)).toEqual({ diffQty, diffRate });
    expect(needsProtest({ diffRate })).toBe(protest);
    expect(bookedQuantity({ ...delivery, acceptedQty: null, protest })).toBe(booked);
  });

  test('an agreed quantity goes before both figures', () => {
    expect(bookedQuantity({ shipQty: '297.900', bdnQty: '300.000', protest: true, acceptedQty: '299.000' })).toBe(
      '299.000',
    );
  });

  test('times of the barge are in order', () => {
    const times = { bargeArrival: '2026-03-05T01:00:00.000Z', beginTime: '2026-03-05T02:00:00.000Z', endTime: null };
    expect(timesOutOfOrder(times, BUNKER_TIMES)).toEqual([]);
    expect(timesOutOfOrder({ ...times, endTime: times.beginTime }, BUNKER_TIMES)).toEqual([]);
    expect(timesOutOfOrder({ ...times, endTime: '2026-03-05T01:30:00.000Z' }, BUNKER_TIMES)).toEqual([
      { field: 'endTime', ahead: 'beginTime' },
    ]);
    expect(timesOutOfOrder({ ...times, beginTime: null, endTime: '2026-03-05T00:59:00.000Z' }, BUNKER_TIMES)).toEqual([
      { field: 'endTime', ahead: 'bargeArrival' },
    ]);
  });

  test.each([
    ['HFO380', '3.501', '3.50'],
    ['VLSFO', '0.501', '0.50'],
    ['ULSFO', '0.101', '0.10'],
    ['MDO', '0.501', '0.50'],
    ['MGO', '0.101', '0.10'],
  ] as const)('%s of %s %% sulphur is above its limit, one of %s %% keeps it', (oilGrade, bdnSulphur, limit) => {
    expect(brokenSulphurLimit({ oilGrade, bdnSulphur })).toBe(limit);
    expect(brokenSulphurLimit({ oilGrade, bdnSulphur: limit })).toBeNull();
    expect(brokenSulphurLimit({ oilGrade, bdnSulphur: null })).toBeNull();
  });

  test('gas and methanol have no sulphur limit, and a record without grade none yet', () => {
    expect(brokenSulphurLimit({ oilGrade: 'LNG', bdnSulphur: '4.000' })).toBeNull();
    expect(brokenSulphurLimit({ oilGrade: null, bdnSulphur: '4.000' })).toBeNull();
  });

  test('a delivery note has a number and a quantity', () => {
    expect(hasDeliveryNote({ bdnNo: 'B1', bdnQty: '300' })).toBe(true);
    expect(hasDeliveryNote({ bdnNo: null, bdnQty: '300' })).toBe(false);
  });

  test("an observed volume with its factor and the density of the note gives the ship's figure; without one it is typed", () => {
    const typed = { ...emptyBunker(), bdnQty: '300.000', bdnDensity15: '0.9912', shipQty: '301.000' };
    expect(deriveBunker(typed)).toMatchObject({ shipQty: '301.000', diffQty: '1.000' });
    const measured = deriveBunker({ ...typed, observedVolume: '310.000', vcf: '0.9863' });
    expect(measured).toMatchObject({ shipQty: '302.726', diffQty: '2.726', diffRate: '0.91' });
    expect(deriveBunker(measured)).toBe(measured);
  });

  test('deriving a record twice changes nothing', () => {
    const once = deriveBunker({ ...emptyBunker(), shipQty: '298.800', bdnQty: '300.000' });
    expect(once).toMatchObject({ diffQty: '-1.200', diffRate: '-0.40' });
    expect(deriveBunker(once)).toBe(once);
  });
});
