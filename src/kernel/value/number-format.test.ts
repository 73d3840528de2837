import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatNumber, leaveNumber, typeNumber } from './number-format.ts';

describe('number display', () => {
  test.each([
    [1234567, '1,234,567'],
    ['1234.56', '1,234.6'],
    ['1234.50', '1,234.5'],
    ['12.00', '12'],
    [0, '0'],
    [-1234.25, '-1,234.3'],
    ['', '0.00'],
    [null, '0.00'],
    ['abc', '0.00'],
    [Number.NaN, '0.00'],
  ])('%j is shown as %s', (value, shown) => expect(formatNumber(value)).toBe(shown));
});

describe('numeric-only input', () => {
  test.each([
    ['12a3', {}, '123'],
    ['1.2.3', {}, '1.23'],
    ['-5', {}, '5'],
    ['-5', { min: '-10' }, '-5'],
    ['-50', { min: '-10' }, '-10'],
    ['101', { max: '100' }, '100'],
    ['1', { min: '10' }, '1'],
    ['12.', { max: '100' }, '12.'],
    ['\uff11\uff12', {}, '12'],
    ['', {}, ''],
  ])('typing %j with %j leaves %j', (typed, limits, kept) => expect(typeNumber(typed, limits)).toBe(kept));

  test.each([
    ['1.005', {}, '1.01'],
    ['12.', {}, '12.00'],
    ['12', { precision: 0 }, '12'],
    ['1', { min: '10' }, '10.00'],
    ['', {}, ''],
    ['.', {}, ''],
    ['', { emptyIsZero: true }, '0.00'],
  ])('leaving %j with %j gives %j', (text, options, left) => expect(leaveNumber(text, options)).toBe(left));

  test('whatever is typed, only digits and one point remain', () => {
    fc.assert(fc.property(fc.string(), (typed) => /^\d*\.?\d*$/.test(typeNumber(typed))));
  });
});
