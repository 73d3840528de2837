import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  abs,
  add,
  compare,
  div,
  formatDecimal,
  fromNumber,
  gt,
  isDecimal,
  lte,
  max,
  median,
  min,
  mul,
  neg,
  orZero,
  parseDecimal,
  round,
  sub,
  sum,
  toNumber,
} from './decimal.ts';

/** Any decimal of up to twelve digits before and six after the point. */
const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, places]) => {
    const sign = digits < 0n ? '-' : '';
    const text = (digits < 0n ? -digits : digits).toString().padStart(places + 1, '0');
    const whole = text.slice(0, text.length - places);
    return `${sign}${whole}${places ? `.${text.slice(text.length - places)}` : ''}`;
  });

describe('decimals', () => {
  test('0.1 + 0.2 is exactly 0.3', () => expect(add('0.1', '0.2')).toBe('0.3'));

  test.each([
    ['2.345', 2, '2.35'],
    ['-2.345', 2, '-2.35'],
    ['2.344', 2, '2.34'],
    ['-0.004', 2, '0.00'],
    ['5', 3, '5.000'],
    ['1234567890123456.785', 2, '1234567890123456.79'],
  ])('%s rounded half up at %i places is %s', (value, places, expected) => expect(round(value, places)).toBe(expected));

  test('an unknown part makes the result unknown', () => {
    expect(add('1', null)).toBeNull();
    expect(sub(undefined, '1')).toBeNull();
    expect(mul('', '1')).toBeNull();
    expect(compare(null, '1')).toBeNull();
    expect(gt(null, '0') || lte(null, '0')).toBe(false);
  });

  test('a quotient by zero is unknown, never infinity', () => expect(div('1', '0')).toBeNull());

  test('a sum skips unknown cells, and is unknown when all are', () => {
    expect(sum(['1.5', null, '2'])).toBe('3.5');
    expect(sum([null, undefined])).toBeNull();
    expect(orZero(sum([]))).toBe('0');
  });

  test('a text that is no decimal is refused', () => expect(() => add('abc', '1')).toThrow(RangeError));

  test.each([
    ['1,234.50', '1234.50'],
    ['12.', '12'],
    ['.5', '0.5'],
    ['-.5', '-0.5'],
    ['\uff11\uff12\uff0e\uff13', '12.3'],
    ['1 000', '1000'],
    ['1e5', null],
    ['', null],
    ['-', null],
  ])('typed %j reads as %j', (typed, expected) => {
    const read = parseDecimal(typed);
    expect(read === null ? null : compare(read, expected)).toBe(expected === null ? null : 0);
  });

  test.each([
    ['1234567.5', 2, '1,234,567.50'],
    ['-1234', undefined, '-1,234'],
    ['123', 0, '123'],
    ['0', 2, '0.00'],
    [null, 2, '—'],
  ])('%s at %s places is shown as %s', (value, places, shown) => expect(formatDecimal(value, places)).toBe(shown));

  test('least, greatest, middle', () => {
    expect(min('3', null, '-1')).toBe('-1');
    expect(max('3', null, '-1')).toBe('3');
    expect(median(['5', '1', '3'])).toBe('3');
    expect(median(['4', '1'])).toBe('2.5');
    expect(median([])).toBeNull();
  });

  test('numbers for charts go out and measured numbers come in', () => {
    expect(toNumber('12.5')).toBe(12.5);
    expect(fromNumber(338.2289, 2)).toBe('338.23');
    expect(fromNumber(Number.NaN)).toBeNull();
    expect(fromNumber(1e-9)).toBe('0.000000001');
  });

  test('what is added and taken away again changes nothing', () => {
    fc.assert(fc.property(decimal, decimal, (a, b) => compare(sub(add(a, b), b), a) === 0));
  });

  test('addition does not depend on the order', () => {
    fc.assert(fc.property(decimal, decimal, decimal, (a, b, c) => add(add(a, b), c) === add(a, add(b, c))));
  });

  test('rounding moves a value by half a unit of the last place at most, and rounding again changes nothing', () => {
    fc.assert(
      fc.property(decimal, fc.integer({ min: 0, max: 5 }), (a, places) => {
        const rounded = round(a, places);
        expect(round(rounded, places)).toBe(rounded);
        expect(lte(mul(abs(sub(a, rounded)), `${10 ** places}`), '0.5')).toBe(true);
      }),
    );
  });

  test('every result is plain decimal text', () => {
    fc.assert(fc.property(decimal, decimal, (a, b) => [add(a, b), mul(a, b), neg(a), round(a, 3)].every(isDecimal)));
  });
});
