import { describe, expect, test } from 'vitest';
import {
  bookedQuantity,
  bunkerDifference,
  bunkerTimesInOrder,
  deriveBunker,
  emptyBunker,
  hasDeliveryNote,
  keepsSulphurLimit,
  needsProtest,
  shipFigure,
} from './bunkering.rules.ts';

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
    expect(bunkerTimesInOrder(times)).toBe(true);
    expect(bunkerTimesInOrder({ ...times, endTime: '2026-03-05T01:30:00.000Z' })).toBe(false);
  });

  test('sulphur keeps the limit of the grade', () => {
    expect(keepsSulphurLimit({ oilGrade: 'VLSFO', bdnSulphur: '0.50' })).toBe(true);
    expect(keepsSulphurLimit({ oilGrade: 'VLSFO', bdnSulphur: '0.51' })).toBe(false);
    expect(keepsSulphurLimit({ oilGrade: 'MGO', bdnSulphur: null })).toBe(true);
  });

  test('a delivery note has a number and a quantity', () => {
    expect(hasDeliveryNote({ bdnNo: 'B1', bdnQty: '300' })).toBe(true);
    expect(hasDeliveryNote({ bdnNo: null, bdnQty: '300' })).toBe(false);
  });

  test('deriving a record twice changes nothing', () => {
    const once = deriveBunker({ ...emptyBunker(), shipQty: '298.800', bdnQty: '300.000' });
    expect(once).toMatchObject({ diffQty: '-1.200', diffRate: '-0.40' });
    expect(deriveBunker(once)).toBe(once);
  });
});
