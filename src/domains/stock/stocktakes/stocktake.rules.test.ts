import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sub } from '../../../kernel/value/decimal.ts';
import { accuracyOf, countChanges, finalOf, gainsFirst, isWithin, needsRecount, overlap } from './stocktake.rules.ts';

const LIMITS = { pct: '5', value: '1000' };

test.each([
  ['what agrees', { bookQty: '10', countedQty: '10', average: '9999', critical: true }, false],
  ['a twentieth', { bookQty: '100', countedQty: '95', average: '1', critical: false }, false],
  ['more than a twentieth', { bookQty: '100', countedQty: '94', average: '1', critical: false }, true],
  ['too much money', { bookQty: '1000', countedQty: '999', average: '1000.01', critical: false }, true],
  ['just not too much', { bookQty: '1000', countedQty: '999', average: '1000', critical: false }, false],
  ['a critical spare', { bookQty: '1000', countedQty: '1001', average: '1', critical: true }, true],
  ['what the books do not know', { bookQty: '0', countedQty: '1', average: '0', critical: false }, true],
])('counted again: %s', (_, line, again) => {
  expect(needsRecount(line, LIMITS)).toBe(again);
});

test('whatever is counted, one who counts what the books say is never asked again', () => {
  const qty = fc.integer({ min: 0, max: 100_000 }).map(String);
  fc.assert(
    fc.property(qty, qty, fc.boolean(), (bookQty, average, critical) => {
      expect(needsRecount({ bookQty, countedQty: bookQty, average, critical }, LIMITS)).toBe(false);
    }),
  );
});

const was = { id: 1, countedQty: null, recountQty: null, cause: null, recount: false, countedById: null };
const counted = { id: 1, countedQty: '5', recountQty: null, cause: null, recount: true, countedById: 7 };

test.each([
  ['a first count', { id: 1, countedQty: '5' }, was, 'COUNTING', 'countedQty', true],
  ['a first count too late', { id: 1, countedQty: '5' }, was, 'REVIEW', 'countedQty', false],
  ['a second one by the same', { id: 1, countedQty: '5', recountQty: '4' }, counted, 'RECOUNT', 'recountQty', false],
  [
    'a second one by another',
    { id: 1, countedQty: '5', recountQty: '4' },
    { ...counted, countedById: 8 },
    'RECOUNT',
    'recountQty',
    true,
  ],
  [
    'a second one that nobody asked for',
    { id: 1, countedQty: '5', recountQty: '4' },
    { ...counted, countedById: 8, recount: false },
    'RECOUNT',
    'recountQty',
    false,
  ],
  ['a cause while counting', { id: 1, cause: 'LOST' }, was, 'COUNTING', 'cause', false],
  ['a cause when all is counted', { id: 1, cause: 'LOST' }, was, 'REVIEW', 'cause', true],
])('%s', (_, line, stood, takeStatus, what, taken) => {
  const [change] = countChanges([line], [stood], { takeStatus, userId: 7 });
  expect([change?.what, change?.against === undefined]).toEqual([what, taken]);
});

test('the same number written otherwise is no change', () => {
  expect(countChanges([{ ...counted, countedQty: '5.0000' }], [counted], { takeStatus: 'REVIEW', userId: 7 })).toEqual(
    [],
  );
});

test('of what was counted twice the second counts; a count of nothing is a count', () => {
  expect([finalOf({ countedQty: '5' }), finalOf({ countedQty: '5', recountQty: '0' })]).toEqual(['5', '0']);
});

test('12 in the books, 2 issued before it is counted, 9 counted: one is missing', () => {
  expect(sub('9', sub('12', '2'))).toBe('-1');
});

test('one of four differs: three quarters agree; nothing counted, nothing said', () => {
  expect([accuracyOf(['0', '0', '-1', '0.0000']), accuracyOf([])]).toEqual(['0.75', null]);
});

test('all of a store is counted with each of its locations; two locations are counted apart', () => {
  expect([overlap([], [1]), overlap([1], []), overlap([1, 2], [2]), overlap([1], [2])]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('a count of all of a store counts what lies in no place too; one of some locations those alone', () => {
  expect([isWithin([], 1), isWithin([], null), isWithin([1], 1), isWithin([1], 2), isWithin([1], null)]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('what is found is posted before what is missed', () => {
  expect(gainsFirst([{ diffQty: '-1' }, { diffQty: '2' }, { diffQty: '-3' }]).map(({ diffQty }) => diffQty)).toEqual([
    '2',
    '-1',
    '-3',
  ]);
});
