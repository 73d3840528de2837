import { expect, test } from 'vitest';
import { plainHeader } from './heads.ts';

test.each([
  ['吃水（m）', '吃水'],
  ['Draft (m)', 'draft'],
  ['船名 *', '船名'],
  ['吃水（m） *', '吃水'],
  ['前 吃 水（m）*', '前吃水'],
  ['Cargo (LOAD) kind', 'cargo(load)kind'],
])('the head %s is compared as %s', (head, plain) => expect(plainHeader(head)).toBe(plain));

test('of a head that is made to take long only the beginning is read', () => {
  expect(plainHeader(`(x)${' '.repeat(2_000_000)}y`)).toBe('');
  expect(plainHeader('('.repeat(2_000_000))).toHaveLength(200);
});
