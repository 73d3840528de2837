import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apportion } from './apportion.ts';
import { eq, sum } from './decimal.ts';

test.each([
  ['100.00', ['1', '1', '1'], ['33.34', '33.33', '33.33']],
  ['5200.00', ['160', '48'], ['4000.00', '1200.00']],
  ['0.02', ['1', '1', '1'], ['0.01', '0.01', '0.00']],
  ['-100', ['1', '1', '1'], ['-33.33', '-33.33', '-33.34']],
  ['7', ['0', '0'], ['7.00', '0.00']],
  ['7', [], []],
])('%s over %s', (total, weights, parts) => {
  expect(apportion(total, weights)).toEqual(parts);
});

test('the parts come to the amount, and none is further than a cent from its share', () => {
  const amounts = fc.integer({ min: -5_000_000_00, max: 5_000_000_00 }).map((n) => (n / 100).toFixed(2));
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }).map(String), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(amounts, weights, (total, given) => {
      const parts = apportion(total, given);
      expect(eq(sum(parts), total)).toBe(true);
      const all = given.reduce((a, b) => a + Number(b), 0);
      if (all === 0) return;
      for (const [i, part] of parts.entries())
        expect(Math.abs(Number(part) - (Number(total) * Number(given[i])) / all)).toBeLessThanOrEqual(0.011);
    }),
  );
});
