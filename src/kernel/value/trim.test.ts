import { expect, test } from 'vitest';
import { withoutEnd } from './trim.ts';

test.each([
  ['12500', '0', '125'],
  ['000', '0', ''],
  ['125', '0', '125'],
  ['', '0', ''],
  ['/a/b///', '/', '/a/b'],
])('%s without %s at its end is %s', (text, sign, expected) => expect(withoutEnd(text, sign)).toBe(expected));
