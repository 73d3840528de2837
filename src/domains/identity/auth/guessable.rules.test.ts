import { expect, test } from 'vitest';
import { guessable } from './guessable.rules.ts';

const known = (word: string): boolean => ['password', 'aa123456', 'haiyue', 'woaini', 'haiyuepioneer'].includes(word);

test.each([
  'Password1',
  'P@ssw0rd',
  'P@ssw0rd!2026',
  'Aa123456',
  'Haiyue-2026',
  '!!Haiyue@88',
  'Woaini1314',
  'HaiYue.Pioneer1',
])('a known word is found however it is dressed up: %s', (password) => expect(guessable(password, known)).toBe(true));

test.each(['Vela-Norte-47', 'Kite.River9x', 'haiyun-Tor-5', 'Ab1-', 'Xq7-2026'])('others pass: %s', (password) =>
  expect(guessable(password, known)).toBe(false),
);
