import { describe, expect, test } from 'vitest';
import { checkSubject, checkSubjectPlace, controlNodeOf } from './budget-subject.rules.ts';

const all = [
  { id: 1, parentId: null, code: '51', controlNode: false },
  { id: 2, parentId: 1, code: '5101', controlNode: true },
  { id: 3, parentId: 2, code: '510101', controlNode: false },
  { id: 4, parentId: 3, code: '51010101', controlNode: false },
  { id: 5, parentId: 4, code: '5101010101', controlNode: false },
  { id: 6, parentId: null, code: '60', controlNode: false },
];
const fieldsIn = (errors: readonly { field: string }[]): string[] => errors.map(({ field }) => field);

describe('the place of a subject', () => {
  test.each([
    ['at the top', { parentId: null, code: '61' }, []],
    ['below, with two digits more', { parentId: 2, code: '510102' }, []],
    ['below, with three digits more', { parentId: 2, code: '5101021' }, ['code']],
    ['below, with a code of its own', { parentId: 2, code: '990102' }, ['code']],
    ['at a sixth level', { parentId: 5, code: '510101010101' }, ['parentId']],
    ['below itself', { id: 2, parentId: 2, code: '5101' }, ['parentId']],
    ['below what hangs on it', { id: 1, parentId: 4, code: '51' }, ['parentId']],
    ['renamed away from what hangs on it', { id: 2, parentId: 1, code: '5102' }, ['code']],
    ['as it was', { id: 2, parentId: 1, code: '5101' }, []],
  ])('%s', (_, row, wrong) => {
    expect(fieldsIn(checkSubjectPlace(all, row))).toEqual(wrong);
  });
});

test('codes are digits', () => {
  expect(fieldsIn(checkSubject({ code: '5A' }))).toEqual(['code']);
  expect(checkSubject({ code: '51' })).toEqual([]);
});

test.each([
  ['its own node', 2, 2],
  ['the nearest above', 4, 2],
  ['itself where none is above', 6, 6],
])('a budget is checked at %s', (_, subject, node) => {
  expect(controlNodeOf(all, subject)).toBe(node);
});
