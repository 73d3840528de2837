import { expect, test } from 'vitest';
import { boardRow } from './sample-board.demo.ts';
import { waitingCounts, waitingShips } from './waiting.rules.ts';

const rows = [
  boardRow({ shipId: 1, unconfirmed: 2 }),
  boardRow({ shipId: 2 }),
  boardRow({ shipId: 3, dueState: 'late', unconfirmed: 1, dueAt: '2026-11-20T04:00:00.000Z' }),
  boardRow({ shipId: 4, returned: true, confirmed: false, unconfirmed: 1 }),
  boardRow({ shipId: 5, dueState: 'due' }),
  boardRow({ shipId: 6, dueState: 'late', dueAt: '2026-11-19T04:00:00.000Z' }),
];

test('overdue ships come first, the longest overdue of them at the top; ships in order do not wait', () => {
  expect(waitingShips(rows).map(({ row, reason }) => [row.shipId, reason])).toEqual([
    [6, 'late'],
    [3, 'late'],
    [5, 'due'],
    [4, 'returned'],
    [1, 'unconfirmed'],
  ]);
});

test('the home page counts ships that owe a report and reports that owe a confirmation', () => {
  expect(waitingCounts(rows)).toEqual({ late: 2, due: 1, unconfirmed: 4 });
});
