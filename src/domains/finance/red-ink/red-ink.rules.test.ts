import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, gte, isNegative, neg, round } from '../../../kernel/value/decimal.ts';
import {
  dueOf,
  grossLeft,
  isExpired,
  isLeft,
  isPieceless,
  leftOf,
  overOf,
  takesBack,
  wholeOf,
} from './red-ink.rules.ts';

test('the other side has 72 hours; at the last moment it is over', () => {
  const now = new Date('2026-02-27T10:00:00.000Z');
  const due = dueOf(now);
  expect(due).toBe('2026-03-02T10:00:00.000Z');
  expect(isExpired(due, new Date('2026-03-02T09:59:59.999Z'))).toBe(false);
  expect(isExpired(due, new Date('2026-03-02T10:00:00.000Z'))).toBe(true);
  expect(isExpired(null, now)).toBe(false);
});

test('of 10,000.00 and 1,300.00 a part is taken back, and 9,040.00 is left (finance C9)', () => {
  const blue = { quantity: '50', netAmount: '10000.00', taxAmount: '1300.00' };
  const left = leftOf(blue, { quantity: '-10', netAmount: '-2000.00', taxAmount: '-260.00' });
  expect(left).toEqual({ leftQty: '40.0000', leftNet: '8000.00', leftTax: '1040.00' });
  expect(grossLeft('11300.00', '-2260.00')).toBe('9040.00');
  expect(isLeft(left)).toBe(true);
  expect(isLeft(leftOf(blue, { quantity: '-50', netAmount: '-10000', taxAmount: '-1300' }))).toBe(false);
  expect(wholeOf(left)).toEqual({ quantity: '-40.0000', netAmount: '-8000.00', taxAmount: '-1040.00' });
});

const LEFT = { leftQty: '40', leftNet: '8000.00', leftTax: '1040.00' };

test.each([
  [{ quantity: '-40', netAmount: '-8000.00', taxAmount: '-1040.00' }, []],
  [{ quantity: '-40.0001', netAmount: '-8000.00', taxAmount: '-1040.00' }, ['quantity']],
  [{ quantity: '-1', netAmount: '-8000.01', taxAmount: '-1040.01' }, ['netAmount', 'taxAmount']],
  [{ quantity: '0', netAmount: '0', taxAmount: '0' }, []],
])('%o is more than is left in %j', (line, over) => {
  expect(overOf({ ...line, ...LEFT })).toEqual(over);
});

test.each([
  [{ quantity: '0', netAmount: '0', taxAmount: '0' }, false, false],
  [{ quantity: '0', netAmount: '-1', taxAmount: '0' }, true, true],
  [{ quantity: '-1', netAmount: '-1', taxAmount: '0' }, true, false],
])('%o takes something back: %s, money alone: %s', (line, takes, pieceless) => {
  expect([takesBack(line), isPieceless(line)]).toEqual([takes, pieceless]);
});

test('whatever is taken back in parts: what is left and what is taken are the whole, and the rest is never too much', () => {
  const cents = fc.integer({ min: 0, max: 900_000 }).map((n) => (n / 100).toFixed(2));
  fc.assert(
    fc.property(cents, fc.array(cents, { maxLength: 5 }), (whole, parts) => {
      let taken = '0.00';
      for (const part of parts) {
        const left = leftOf({ netAmount: whole }, { netAmount: neg(taken) });
        if (overOf({ netAmount: neg(part), ...left }).includes('netAmount')) continue;
        taken = round(add(taken, part), 2);
      }
      const left = leftOf({ netAmount: whole }, { netAmount: neg(taken) });
      expect(round(add(left.leftNet, taken), 2)).toBe(whole);
      expect(isNegative(left.leftNet)).toBe(false);
      expect(overOf({ ...wholeOf(left), ...left })).toEqual([]);
      expect(gte(whole, taken)).toBe(true);
    }),
  );
});
