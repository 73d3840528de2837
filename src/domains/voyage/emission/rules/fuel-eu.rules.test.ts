import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNegative, isZero, round } from '../../../../kernel/value/decimal.ts';
import { type EuroFuel, fuelEu, fuelEuTarget } from './fuel-eu.rules.ts';

const GASES = { ch4: '0.00005', n2o: '0.00018' };
const HFO: EuroFuel = { cf: '3.114', ...GASES, euroLcv: '40.5', euroWtt: '13.5' };
const LFO: EuroFuel = { cf: '3.151', ...GASES, euroLcv: '41.0', euroWtt: '13.2' };
const MGO: EuroFuel = { cf: '3.206', ...GASES, euroLcv: '42.7', euroWtt: '14.4' };

test('the limits are those that the regulation lets follow of 91.16', () => {
  const limits = ['2', '6', '14.5', '31', '62', '80'].map((percent) => round(fuelEuTarget(percent), 4));
  expect(limits).toEqual(['89.3368', '85.6904', '77.9418', '62.9004', '34.6408', '18.2320']);
  expect(fuelEuTarget(null)).toBeNull();
});

test.each([
  ['heavy fuel oil', HFO, '91.7442'],
  ['light fuel oil', LFO, '91.3924'],
  ['gas oil', MGO, '90.7674'],
])('%s has a known intensity from well to wake', (_, fuel, intensity) => {
  expect(round(fuelEu([{ tonnes: '1', fuel }], '2').intensity, 4)).toBe(intensity);
});

test('100 t of gas oil inbound count 50 t, and lack 3.054 t of CO2e, which costs 1 969.83 euros', () => {
  const of = fuelEu([{ tonnes: '50', fuel: MGO }], '2');
  expect([round(of.energy, 0), round(of.balance, 3), round(of.penalty, 2)]).toEqual(['2135000', '-3.054', '1969.83']);
});

describe('for any mix of oils', () => {
  const mix = fc.array(
    fc.record({ tonnes: fc.integer({ min: 1, max: 90_000 }), fuel: fc.constantFrom(HFO, LFO, MGO) }),
    {
      minLength: 1,
      maxLength: 5,
    },
  );
  test('the intensity lies between those of its parts, and twice the fuel lacks twice as much', () => {
    fc.assert(
      fc.property(mix, (parts) => {
        const once = fuelEu(
          parts.map(({ tonnes, fuel }) => ({ tonnes: String(tonnes), fuel })),
          '2',
        );
        const twice = fuelEu(
          parts.map(({ tonnes, fuel }) => ({ tonnes: String(tonnes * 2), fuel })),
          '2',
        );
        const value = Number(once.intensity);
        expect(value).toBeGreaterThanOrEqual(90.7674 - 1e-3);
        expect(value).toBeLessThanOrEqual(91.7442 + 1e-3);
        expect(isNegative(once.balance)).toBe(true);
        expect(Number(twice.balance)).toBeCloseTo(2 * Number(once.balance), 4);
        expect(Number(twice.penalty)).toBeCloseTo(2 * Number(once.penalty), 1);
      }),
    );
  });
});

test('without fuel there is no intensity; a fuel without factors leaves it unknown; a surplus costs nothing', () => {
  expect(fuelEu([], '2')).toMatchObject({ intensity: null, balance: null, penalty: null });
  const gas: EuroFuel = { cf: '2.750', ch4: null, n2o: null, euroLcv: null, euroWtt: null };
  const unknown = fuelEu(
    [
      { tonnes: '1', fuel: MGO },
      { tonnes: '1', fuel: gas },
    ],
    '2',
  );
  expect(unknown).toMatchObject({ energy: null, intensity: null, balance: null, penalty: null });
  expect(fuelEu([{ tonnes: '1', fuel: undefined }], '2').intensity).toBeNull();
  const clean = fuelEu([{ tonnes: '10', fuel: { ...MGO, cf: '1' } }], '2');
  expect([isNegative(clean.balance), isZero(clean.penalty)]).toEqual([false, true]);
});
