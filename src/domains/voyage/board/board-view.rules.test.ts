import { describe, expect, test } from 'vitest';
import type { BoardRow } from './board.rules.ts';
import {
  boardCounts,
  byDue,
  fitsFilter,
  fitsWord,
  hoursOverdue,
  isBound,
  isSailing,
  kindOf,
} from './board-view.rules.ts';
import { boardRow } from './sample-board.demo.ts';

const ship = (shipId: number, rest: Partial<BoardRow> = {}): BoardRow => boardRow({ shipId, ...rest });

describe('the fleet board', () => {
  test('a ship in repair is shown in repair whatever status it last reported', () => {
    expect(kindOf(ship(1, { shipStatus: 'BERTHING', repair: true }))).toBe('repair');
    expect(kindOf(ship(1, { shipStatus: 'BERTHING' }))).toBe('berthing');
  });

  test('a ship that never reported has no state and counts only among all', () => {
    const counts = boardCounts([ship(1), ship(2, { shipStatus: null, dueAt: null, dueState: null })]);
    expect(counts).toMatchObject({ all: 2, sailing: 1, late: 0, due: 0 });
  });

  test('late and due are counted apart from what the ship is doing', () => {
    const rows = [ship(1, { dueState: 'late' }), ship(2, { dueState: 'due' }), ship(3)];
    expect(boardCounts(rows)).toMatchObject({ sailing: 3, late: 1, due: 1 });
    expect(rows.filter((row) => fitsFilter(row, 'late')).map((row) => row.shipId)).toEqual([1]);
  });

  test('the most overdue ship stands first, one without any report last', () => {
    const rows = [
      ship(1, { dueAt: '2026-11-22T04:00:00.000Z' }),
      ship(2, { dueAt: null }),
      ship(3, { dueAt: '2026-11-20T04:00:00.000Z' }),
    ];
    expect(byDue(rows).map((row) => row.shipId)).toEqual([3, 1, 2]);
  });

  test('a word finds ships by either name, code, voyage and ports, in any case', () => {
    const row = ship(1, { shipNameEn: 'HAI YUE PIONEER', voyageNo: 'HYPI-26017', nextPortName: '宁波' });
    expect(['pioneer', 'hypi-260', '宁波', ' '].every((word) => fitsWord(row, word))).toBe(true);
    expect(fitsWord(row, '大连')).toBe(false);
  });

  test('a ship that lies in its next port is not bound for it', () => {
    expect(isBound(ship(1))).toBe(true);
    expect(isBound(ship(1, { eta: null, nextDis: null }))).toBe(false);
    expect(isBound(ship(1, { eta: null, nextDis: '0.0' }))).toBe(false);
  });

  test('a ship past her ETA is overdue by so many hours until she reports her arrival', () => {
    const bound = ship(1, { eta: '2026-11-22T00:00:00.000Z' });
    expect(hoursOverdue(bound, '2026-11-22T21:30:00.000Z')).toBe(21);
    expect(hoursOverdue(bound, '2026-11-22T00:00:00.000Z')).toBeNull();
    expect(hoursOverdue(ship(1, { eta: null, nextDis: null }), '2026-11-22T00:00:01.000Z')).toBeNull();
  });

  test('the ships that sail are the same to board, wall and map: one in repair does not', () => {
    const rows = [ship(1), ship(2, { repair: true }), ship(3, { shipStatus: 'ANCHORING' })];
    expect(rows.filter(isSailing)).toHaveLength(boardCounts(rows).sailing);
  });
});
