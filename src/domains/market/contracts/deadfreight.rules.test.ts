import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, gte, isPositive, lte, mul, round, sub } from '../../../kernel/value/decimal.ts';
import {
  billedDeadfreight,
  type DeadfreightTerms,
  type LoadedParcel,
  proposedDeadfreight,
} from './deadfreight.rules.ts';

const WS: DeadfreightTerms = {
  freightType: 'WORLDSCALE',
  freightRate: null,
  wsFlat: '10.45',
  wsPoints: '165',
  minQty: '38000',
  freightBasis: 'BL',
};
const loaded = (blQty: string | null): LoadedParcel => ({ cargoStatus: 'LOADED', blQty, blIssued: true });

test('the worked example: 740 t below the minimum at WS 165 of 10.45, less an address commission of 1.25 %', () => {
  const told = proposedDeadfreight(WS, [loaded('37260')]);
  expect(told).toEqual({ tonnes: '740.000', amount: '12759.45' });
  const commissions = [
    { kind: 'ADDRESS', pct: '1.25' },
    { kind: 'BROKERAGE', pct: '2.50' },
  ] as const;
  // 12 759.45 less 159.49.
  expect(billedDeadfreight(told?.amount, commissions)).toBe('12599.96');
  expect(billedDeadfreight(told?.amount, [])).toBe('12759.45');
});

test('several parcels are loaded together, and one that is not leaves it open', () => {
  expect(proposedDeadfreight(WS, [loaded('20000'), loaded('17260.000')])?.tonnes).toBe('740.000');
  const planned: LoadedParcel = { cargoStatus: 'PLANNED', blQty: '17260', blIssued: true };
  expect(proposedDeadfreight(WS, [loaded('20000'), planned])).toBeNull();
  expect(proposedDeadfreight(WS, [loaded('20000'), { ...loaded('17260'), blIssued: false }])).toBeNull();
  expect(proposedDeadfreight(WS, [loaded('20000'), loaded(null)])).toBeNull();
  expect(proposedDeadfreight(WS, [])).toBeNull();
});

test('there is none at the minimum or above, without one, by a lump sum, nor where the minimum itself is billed', () => {
  expect(proposedDeadfreight(WS, [loaded('38000')])).toBeNull();
  expect(proposedDeadfreight(WS, [loaded('38000.001')])).toBeNull();
  expect(proposedDeadfreight({ ...WS, minQty: null }, [loaded('100')])).toBeNull();
  expect(proposedDeadfreight({ ...WS, freightType: 'LUMPSUM', freightRate: '420000' }, [loaded('100')])).toBeNull();
  expect(proposedDeadfreight({ ...WS, freightBasis: 'MIN' }, [loaded('37260')])).toBeNull();
});

const tonnes = fc.integer({ min: 1, max: 90_000_000 }).map((kg) => (kg / 1000).toFixed(3));
const rate = fc.integer({ min: 1, max: 99_999_999 }).map((parts) => (parts / 10_000).toFixed(4));

test('whatever is loaded, what is short is the minimum less it, and its price is that to the cent', () => {
  fc.assert(
    fc.property(tonnes, tonnes, rate, (minQty, blQty, freightRate) => {
      const terms: DeadfreightTerms = { ...WS, freightType: 'PER_TON', freightRate, minQty };
      const told = proposedDeadfreight(terms, [loaded(blQty)]);
      const short = sub(minQty, blQty);
      if (!told) return !isPositive(short) || !isPositive(round(mul(short, freightRate), 2));
      return (
        round(add(blQty, told.tonnes), 3) === round(minQty, 3) &&
        told.amount === round(mul(told.tonnes, freightRate), 2)
      );
    }),
  );
});

test('whatever the commission, what is billed lies between nothing and the whole', () => {
  const pct = fc.integer({ min: 0, max: 10_000 }).map((parts) => (parts / 1000).toFixed(3));
  fc.assert(
    fc.property(rate, pct, (amount, share) => {
      const billed = billedDeadfreight(round(amount, 2), [{ kind: 'ADDRESS', pct: share }]);
      return gte(billed, '0') && lte(billed, round(amount, 2));
    }),
  );
});
