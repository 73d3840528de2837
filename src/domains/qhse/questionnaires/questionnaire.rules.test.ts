import { expect, test } from 'vitest';
import { byNumber, isScaleOf, scaleOf } from './questionnaire.rules.ts';

test.each([
  ['SIRE2', 'GRADED', 'YES_NO'],
  ['VIQ7', 'YES_NO', 'GRADED'],
  ['CDI', 'YES_NO', 'GRADED'],
  ['RISQ', 'YES_NO', 'GRADED'],
] as const)('%s is answered by %s and never by %s', (scheme, own, other) => {
  expect(scaleOf(scheme)).toBe(own);
  expect([isScaleOf(scheme, own), isScaleOf(scheme, other)]).toEqual([true, false]);
});

test('a questionnaire of the company is answered by either', () => {
  expect(scaleOf('MASTER_SELF')).toBe('YES_NO');
  expect([isScaleOf('COMPANY', 'GRADED'), isScaleOf('COMPANY', 'YES_NO')]).toEqual([true, true]);
});

test('questions follow each other by the parts of their numbers', () => {
  const numbers = ['5.10', '5.2.1', '10.1', 'A.1', '5.2', '5', '5.2.10', '5.2.9'];
  expect(numbers.toSorted(byNumber)).toEqual(['5', '5.2', '5.2.1', '5.2.9', '5.2.10', '5.10', '10.1', 'A.1']);
  expect([byNumber('5.1', '5.1'), byNumber('A', 'B'), byNumber('B', 'A')]).toEqual([0, -1, 1]);
});
