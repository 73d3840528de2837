import { describe, expect, test } from 'vitest';
import { type CountedShip, inServiceOn, inTenThousands, shipNumber, shipTrend } from './ship-counts.rules.ts';

const ship = (given: Partial<CountedShip> = {}): CountedShip => ({
  ownership: 'OWN',
  status: 'ACTIVE',
  deliveryOn: '2015-06-01',
  disposalOn: null,
  dwt: 10_000,
  gt: 6000,
  ...given,
});

describe('ships in service', () => {
  test('a ship serves from its delivery to the day before its disposal', () => {
    const sold = ship({ status: 'DISPOSED', disposalOn: '2024-11-21' });
    expect(inServiceOn(sold, '2015-05-31')).toBe(false);
    expect(inServiceOn(sold, '2015-06-01')).toBe(true);
    expect(inServiceOn(sold, '2024-11-20')).toBe(true);
    expect(inServiceOn(sold, '2024-11-21')).toBe(false);
  });

  test('a ship in repair or laid up is still ours, one under construction not yet', () => {
    const ships = ['REPAIR', 'LAID_UP', 'BUILDING'].map((status) => ship({ status }));
    expect(shipNumber(ships, '2026-11-21')).toEqual({ own: 2, rent: 0 });
  });

  test('bareboat and time-chartered ships count as chartered', () => {
    const ships = [ship(), ship({ ownership: 'BAREBOAT' }), ship({ ownership: 'TIME_CHARTER' })];
    expect(shipNumber(ships, '2026-11-21')).toEqual({ own: 1, rent: 2 });
  });

  test('the trend shows the fleet at each year end and today', () => {
    const ships = [
      ship({ deliveryOn: '2023-03-01' }),
      ship({ deliveryOn: '2024-12-31', dwt: 50_000, gt: null }),
      ship({ deliveryOn: '2023-01-01', disposalOn: '2025-12-31', status: 'DISPOSED' }),
      ship({ deliveryOn: '2026-12-01' }),
    ];
    expect(shipTrend(ships, '2026-11-21')).toEqual([
      { years: '2023', num: 2, deadWeightTonnage: 20_000, totalTonnage: 12_000 },
      { years: '2024', num: 3, deadWeightTonnage: 70_000, totalTonnage: 12_000 },
      { years: '2025', num: 2, deadWeightTonnage: 60_000, totalTonnage: 6000 },
      { years: '2026', num: 2, deadWeightTonnage: 60_000, totalTonnage: 6000 },
    ]);
  });

  test('boards tell tonnes by ten thousands', () => {
    expect(inTenThousands(571_950)).toBe('57.2');
    expect(inTenThousands(0)).toBe('0.0');
  });

  test('without any ship there is no trend', () => {
    expect(shipTrend([], '2026-11-21')).toEqual([]);
  });
});
