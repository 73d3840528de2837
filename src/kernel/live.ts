/** What travels over `/api/live`. */

/** The first message, and the only one that a browser sends: who it is, and the last thing that it was told. */
export type LiveHello = { token: string; after?: number };

export type LiveMessage =
  /**
   * The line stands. `last` is where to resume from while nothing else was told; `known` are the numbers of what was told before a
   * page first asked, which a later resume must not tell it.
   */
  | { type: 'ready'; last: number; known: number[] }
  /** Nothing but a sign of life. */
  | { type: 'beat' }
  | { type: 'event'; id: number; topic: string; data: unknown };

/** Why the server closes a line. */
export const LIVE_CLOSE = {
  /** The session has ended: coming back needs another one. */
  sessionEnded: 4401,
  /** The server stops or there are too many lines: come back in a while. */
  goingAway: 1001,
} as const;

/** The server gives a sign of life so often; a line that is silent for twice as long is dead. */
export const LIVE_BEAT_MS = 25_000;
