import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chineseNumber } from './chinese-number.ts';

test.each([
  [0, '零'],
  [7, '七'],
  [10, '十'],
  [12, '十二'],
  [20, '二十'],
  [105, '一百零五'],
  [110, '一百一十'],
  [1000, '一千'],
  [1010, '一千零一十'],
  [10000, '一万'],
  [10001, '一万零一'],
  [20010, '二万零一十'],
  [100000, '十万'],
  [1203405, '一百二十万三千四百零五'],
  [100000000, '一亿'],
  [100000001, '一亿零一'],
  [100001000, '一亿零一千'],
  [1000000000000, '一万亿'],
  [1000100000000, '一万零一亿'],
  [-3, '负三'],
])('%i is %s', (value, text) => expect(chineseNumber(value)).toBe(text));

test('a fraction is refused', () => expect(() => chineseNumber(1.5)).toThrow(RangeError));

test('different integers have different numerals', () => {
  fc.assert(fc.property(fc.nat(10 ** 9), fc.nat(10 ** 9), (a, b) => a === b || chineseNumber(a) !== chineseNumber(b)));
});
