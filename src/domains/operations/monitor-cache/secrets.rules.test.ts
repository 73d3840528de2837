import { expect, test } from 'vitest';
import { COVERED, shownValue, sumByPrefix, withoutSecrets } from './secrets.rules.ts';

test('what is a secret by its name is covered, however deep, and nothing else', () => {
  expect(
    withoutSecrets({
      token: 'abc',
      user: { name: 'x', emailPass: 'p', list: [{ password: 'q', hash: 'h' }] },
      hash: null,
    }),
  ).toEqual({
    token: COVERED,
    user: { name: 'x', emailPass: COVERED, list: [{ password: COVERED, hash: COVERED }] },
    hash: null,
  });
});

test('of what belongs to sign-in only that it is there', () => {
  expect(shownValue('session:7', { user: 1 })).toBe(COVERED);
  expect(shownValue('captcha:1', 'abcd')).toBe(COVERED);
  expect(shownValue('dictionary:entries', { A: 1 })).toEqual({ A: 1 });
});

test('keys are summed by what stands before the first colon', () => {
  const entries = [
    { key: 'menu:1', bytes: 10 },
    { key: 'menu:2', bytes: 20 },
    { key: 'plain', bytes: 100 },
  ];
  expect(sumByPrefix(entries)).toEqual([
    { prefix: 'plain', keys: 1, bytes: 100 },
    { prefix: 'menu', keys: 2, bytes: 30 },
  ]);
});
