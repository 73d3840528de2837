import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eq, sum } from '../../../kernel/value/decimal.ts';
import {
  changedBy,
  checkAdjust,
  checkBudgetLines,
  MONTH_FIELDS,
  monthOf,
  spreadEvenly,
  yearOf,
} from './budget.rules.ts';

test('a year is the sum of its months, and what is spread over them comes to it to the cent', () => {
  expect(yearOf({ m01: '100.10', m12: '0.05' })).toBe('100.15');
  expect(spreadEvenly('100')).toMatchObject({ m01: '8.33', m11: '8.33', m12: '8.37' });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (cents) => {
      const total = (cents / 100).toFixed(2);
      expect(eq(sum(Object.values(spreadEvenly(total))), total)).toBe(true);
    }),
  );
});

test('last year with five percent more', () => {
  expect(changedBy({ m01: '1000', m02: '0.10' }, '5')).toMatchObject({ m01: '1050.00', m02: '0.11', m03: '0.00' });
});

test('months are named by the year', () => {
  expect([monthOf(2026, 'm03'), MONTH_FIELDS.length]).toEqual(['2026-03', 12]);
});

test('a subject stands in one line', () => {
  expect(checkBudgetLines({ lines: [{ subjectId: 1 }, { subjectId: 2 }, { subjectId: 1 }] })).toMatchObject([
    { field: 'lines.2.subjectId' },
  ]);
});

test.each([
  ['TRANSFER', ['100', '-100.00'], []],
  ['TRANSFER', ['100', '-99.99'], ['lines']],
  ['SUPPLEMENT', ['100', '-1'], ['lines.1.amount']],
  ['CUT', ['-100', '0'], ['lines.1.amount']],
])('%s of %s', (kind, amounts, wrong) => {
  const lines = amounts.map((amount) => ({ amount }));
  expect(checkAdjust({ kind, lines }).map(({ field }) => field)).toEqual(wrong);
});
