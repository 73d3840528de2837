import type { BoardRow } from '../board/board.rules.ts';

/** One ship: her line of the board, and the passage that she is on. */
export type ShipNow = BoardRow & {
  readonly imo: string | null;
  /** When she left the port that she comes from, and the clock of that report. */
  readonly departureTime: string | null;
  readonly departureZone: number | null;
  /** Master of the voyage; the id of his account, where the ship has one of that name. */
  readonly captain: string | null;
  readonly captainId: number | null;
  /** Share of the passage behind the ship, 0 to 1; null when nothing is left to go to. */
  readonly progress: number | null;
  readonly remainingHours: string | null;
  /** Metres, by the stern positive. */
  readonly trim: string | null;
};
