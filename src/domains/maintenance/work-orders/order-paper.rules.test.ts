import { expect, test } from 'vitest';
import { limitWords } from './order-paper.rules.ts';

test.each([
  [{ least: '6.000', most: '10.000', unitName: 'bar' }, '6.000 – 10.000 bar'],
  [{ least: '6.000', most: null, unitName: 'bar' }, '≥ 6.000 bar'],
  [{ least: null, most: '0.300', unitName: null }, '≤ 0.300'],
  [{ least: '0', most: '0.300', unitName: 'mm' }, '0.000 – 0.300 mm'],
  [{ least: null, most: null, unitName: 'mm' }, 'mm'],
  [{}, ''],
])('the limits of %j stand on paper as %s', (check, words) => {
  expect(limitWords(check)).toBe(words);
});
