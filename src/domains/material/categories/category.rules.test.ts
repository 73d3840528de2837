import { describe, expect, test } from 'vitest';
import { branchOf } from '../../../kernel/value/tree.ts';
import { checkCategory, checkPlace, type Place } from './category.rules.ts';

const all: readonly Place[] = [
  { id: 1, parentId: null, code: 'ST' },
  { id: 2, parentId: 1, code: 'ST21' },
  { id: 3, parentId: 2, code: 'ST21A' },
  { id: 4, parentId: 3, code: 'ST21A1' },
  { id: 5, parentId: null, code: 'SP' },
];
const fieldsIn = (errors: readonly { field: string }[]): string[] => errors.map(({ field }) => field);

describe('the place of a category', () => {
  test.each([
    ['at the top', { parentId: null, code: 'LU' }, []],
    ['below, continuing the code', { parentId: 2, code: 'ST21B' }, []],
    ['below, with a code of its own', { parentId: 2, code: 'XX1' }, ['code']],
    ['below, with the code of the parent itself', { parentId: 2, code: 'ST21' }, ['code']],
    ['at a fifth level', { parentId: 4, code: 'ST21A1X' }, ['parentId']],
    ['below itself', { id: 2, parentId: 2, code: 'ST21' }, ['parentId']],
    ['below what hangs on it', { id: 1, parentId: 4, code: 'ST' }, ['parentId']],
    ['moved with three levels below another', { id: 1, parentId: 5, code: 'SPST' }, ['parentId', 'code']],
    ['renamed away from what hangs on it', { id: 2, parentId: 1, code: 'ST22' }, ['code']],
    ['as it was', { id: 2, parentId: 1, code: 'ST21' }, []],
  ])('%s', (_, row, wrong) => {
    expect(fieldsIn(checkPlace(all, row))).toEqual(wrong);
  });

  test('a branch is the category and all below it', () => {
    expect(branchOf(all, 2)).toEqual([2, 3, 4]);
    expect(branchOf(all, 5)).toEqual([5]);
  });
});

test.each(['FUEL', 'SERVICE', 'REPAIR', 'TOWING'] as const)('%s is not kept in stock', (purchaseType) => {
  expect(fieldsIn(checkCategory({ purchaseType, stockable: true }))).toEqual(['stockable']);
  expect(checkCategory({ purchaseType, stockable: false })).toEqual([]);
});

test('codes are capitals and digits, IMPA sections two digits', () => {
  expect(fieldsIn(checkCategory({ code: 'st-1', impaSection: '5' }))).toEqual(['code', 'impaSection']);
  expect(checkCategory({ code: 'ST11', impaSection: '11', purchaseType: 'STORES', stockable: true })).toEqual([]);
});
