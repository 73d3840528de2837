import { expect, test } from 'vitest';
import { shipSpans } from './merged-ships.rules.ts';

const of = (...ships: number[]) => ships.map((shipId) => ({ shipId }));

test.each([
  [of(), 50, []],
  [of(1), 50, [1]],
  [of(1, 1, 2, 3, 3), 50, [2, 0, 1, 2, 0]],
  // The second department of a ship begins a page: it has a cell of its own.
  [of(1, 2, 2, 3), 2, [1, 1, 1, 1]],
])('rows of a ship share their first cell within a page', (rows, page, expected) => {
  expect(shipSpans(rows, page)).toEqual(expected);
});
