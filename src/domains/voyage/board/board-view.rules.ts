import type { ShipStatus } from '../reports/report.rules.ts';
import type { BoardRow } from './board.rules.ts';

/** What a ship is doing, as board and map tell it apart: its status, or that it lies in repair. */
export type BoardKind = 'sailing' | 'anchoring' | 'berthing' | 'loading' | 'discharging' | 'repair';

/** What the status strip filters by. */
export type BoardFilter = 'all' | BoardKind | 'late' | 'due';

const FILTERS: readonly string[] = [
  'all',
  'sailing',
  'anchoring',
  'berthing',
  'loading',
  'discharging',
  'repair',
  'late',
  'due',
];

/** Whether a word of the address names a filter. */
export function isBoardFilter(word: string | null): word is BoardFilter {
  return word !== null && FILTERS.includes(word);
}

const KIND_OF_STATUS: Readonly<Record<ShipStatus, BoardKind>> = {
  SAILING: 'sailing',
  ANCHORING: 'anchoring',
  BERTHING: 'berthing',
  LOADING: 'loading',
  DISCHARGING: 'discharging',
};

/** A ship in repair is told as such whatever its last report says; null before a ship's first report. */
export function kindOf(row: Pick<BoardRow, 'repair' | 'shipStatus'>): BoardKind | null {
  if (row.repair) return 'repair';
  return row.shipStatus && KIND_OF_STATUS[row.shipStatus];
}

/** Under way, as board, wall and map count it; every other ship lies still. */
export const isSailing = (row: Pick<BoardRow, 'repair' | 'shipStatus'>): boolean => kindOf(row) === 'sailing';

export function fitsFilter(row: BoardRow, filter: BoardFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'late' || filter === 'due') return row.dueState === filter;
  return kindOf(row) === filter;
}

/** How many ships each button of the strip stands for. */
export function boardCounts(rows: readonly BoardRow[]): Record<BoardFilter, number> {
  const count = (filter: BoardFilter): number => rows.filter((row) => fitsFilter(row, filter)).length;
  return {
    all: rows.length,
    sailing: count('sailing'),
    anchoring: count('anchoring'),
    berthing: count('berthing'),
    loading: count('loading'),
    discharging: count('discharging'),
    repair: count('repair'),
    late: count('late'),
    due: count('due'),
  };
}

/** Whether a typed word stands in the ship's names, code, voyage or ports. */
export function fitsWord(row: BoardRow, word: string): boolean {
  const wanted = word.trim().toLowerCase();
  if (!wanted) return true;
  const texts = [row.shipName, row.shipNameEn, row.shipCode, row.voyageNo, row.lastPortName, row.nextPortName];
  return texts.some((text) => text?.toLowerCase().includes(wanted));
}

/** By the time the next report is due, the most overdue first; ships that never reported stand last. */
export function byDue(rows: readonly BoardRow[]): BoardRow[] {
  const due = (row: BoardRow): number => (row.dueAt === null ? Number.POSITIVE_INFINITY : Date.parse(row.dueAt));
  return [...rows].sort((a, b) => {
    const [x, y] = [due(a), due(b)];
    return x === y ? a.shipId - b.shipId : x - y;
  });
}

/** Whether the ship is bound for its next port; one that lies in it has no distance to go. */
export function isBound(row: Pick<BoardRow, 'nextPort' | 'nextDis' | 'eta'>): boolean {
  return row.nextPort !== null && (row.eta !== null || Number(row.nextDis ?? 0) > 0);
}

/** Whole hours by which a ship is overdue: her time of arrival is over and she has not reported one. Null for whoever is in time. */
export function hoursOverdue(row: Pick<BoardRow, 'nextPort' | 'nextDis' | 'eta'>, now: string): number | null {
  if (!isBound(row) || row.eta === null) return null;
  const over = Date.parse(now) - Date.parse(row.eta);
  return over > 0 ? Math.floor(over / 3_600_000) : null;
}
