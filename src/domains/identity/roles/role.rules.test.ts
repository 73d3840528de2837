import { expect, test } from 'vitest';
import { expandPatterns, matchesPattern } from '../../../kernel/permission-pattern.ts';
import { assertGrantable, assertLevel, levelOf } from './role.rules.ts';

test("a person's level is that of the highest role; without roles it is the lowest", () => {
  expect(levelOf([30, 10])).toBe(10);
  expect(levelOf([])).toBe(100);
});

test('a role cannot be granted above the own level', () => {
  expect(() => assertLevel(20, 10)).toThrow('above your level 20');
  expect(() => assertLevel(20, 20)).not.toThrow();
});

test.each([
  ['*', 'voyage:report:list', true],
  ['voyage:*', 'voyage:report:list', true],
  ['voyage:report:*', 'voyage:report:confirm', true],
  ['voyage:*:list', 'voyage:report:list', true],
  ['voyage:*:list', 'voyage:report:edit', false],
  ['voyage:report:list', 'voyage:report:listAll', false],
  ['system:*', 'voyage:report:list', false],
])('%s covers %s: %s', (pattern, permission, covered) => expect(matchesPattern(pattern, permission)).toBe(covered));

test('a pattern with ! takes away what another gave', () => {
  expect(
    expandPatterns(['voyage:*', '!voyage:report:unconfirm'], ['voyage:report:list', 'voyage:report:unconfirm']),
  ).toEqual(['voyage:report:list']);
});

test('nobody grants a permission that they lack', () => {
  expect(() => assertGrantable((p) => p === 'a:b:c', ['a:b:c', 'a:b:d'])).toThrow('a:b:d');
});
