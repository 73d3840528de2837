import type { BoardRow } from './board.rules.ts';
import { byDue } from './board-view.rules.ts';

/** Why a ship wants somebody's attention, the most urgent reason first. */
export type WaitingReason = 'late' | 'due' | 'returned' | 'unconfirmed';

export type WaitingShip = { readonly row: BoardRow; readonly reason: WaitingReason };

const RANK: Readonly<Record<WaitingReason, number>> = { late: 0, due: 1, returned: 2, unconfirmed: 3 };

function reasonOf(row: BoardRow): WaitingReason | null {
  if (row.dueState === 'late' || row.dueState === 'due') return row.dueState;
  if (row.returned) return 'returned';
  return row.unconfirmed > 0 ? 'unconfirmed' : null;
}

/** Ships that wait for a report or its confirmation, by urgency and then by the time the report is due. */
export function waitingShips(rows: readonly BoardRow[]): WaitingShip[] {
  return byDue(rows)
    .flatMap((row) => {
      const reason = reasonOf(row);
      return reason ? [{ row, reason }] : [];
    })
    .sort((a, b) => RANK[a.reason] - RANK[b.reason]);
}

/** What the home page counts: ships overdue, ships due, reports not confirmed. */
export function waitingCounts(rows: readonly BoardRow[]): { late: number; due: number; unconfirmed: number } {
  return {
    late: rows.filter((row) => row.dueState === 'late').length,
    due: rows.filter((row) => row.dueState === 'due').length,
    unconfirmed: rows.reduce((sum, row) => sum + row.unconfirmed, 0),
  };
}
