import { expect, test } from 'vitest';
import { holds, workedExamples } from './worked-examples.rules.ts';

const all = workedExamples().flatMap(({ key, examples }) => examples.map((one) => [key, one.given.en, one] as const));

test.each(all)('%s: %s', (_key, _given, example) => {
  expect(example.found).toBe(example.expected);
  expect(holds(example)).toBe(true);
});

test('one that differs does not hold', () => {
  expect(holds({ expected: '1.00', found: '1.01' })).toBe(false);
  expect(holds({ expected: '1.00', found: null })).toBe(false);
});
