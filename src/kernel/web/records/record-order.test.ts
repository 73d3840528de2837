import { expect, test } from 'vitest';
import { keepOrder, standingOf } from './record-order.ts';

test('a record leads on to its neighbours in the list it was opened from, and tells its place among all that were found', () => {
  keepOrder('/system/users', { ids: [7, 3, 9], from: 50, total: 53 });
  expect(standingOf('/system/users', 3)).toEqual({ previous: 7, next: 9, at: 52, total: 53 });
  expect(standingOf('/system/users', 7)).toEqual({ previous: undefined, next: 3, at: 51, total: 53 });
});

test('a record that no list shows has no neighbours', () => {
  expect(standingOf('/system/users', 4)).toEqual({});
  expect(standingOf('/voyage/reports', 7)).toEqual({});
});
