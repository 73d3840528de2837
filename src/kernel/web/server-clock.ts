/** Where the difference is kept, for a start without a line: the clock that was wrong then is still wrong. */
const KEPT = 'fairway-clock-ahead';
/** Answers tell whole seconds, and take a while: smaller differences are none. */
const SMALL_MS = 2000;

// Milliseconds that the server's clock is ahead of this computer's; learnt from the Date header of the answers.
let ahead = Number(globalThis.localStorage?.getItem(KEPT)) || 0;

/** Takes note of an answer's Date header. */
export function noteServerTime(date: string | null): void {
  const server = date ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(server)) return;
  const difference = server - Date.now();
  const next = Math.abs(difference) > SMALL_MS ? difference : 0;
  if (Math.abs(next - ahead) > SMALL_MS) localStorage.setItem(KEPT, String(next));
  ahead = next;
}

/**
 * Epoch milliseconds by the server's clock, which is the web's only one: a ship's computer may be a day off. Spans are measured with
 * `performance.now()`.
 */
export function serverNow(): number {
  return Date.now() + ahead;
}

export const serverDate = (): Date => new Date(serverNow());

/** By the server's clock what this computer's stamped, such as the time of an answer that the query cache keeps; 0 is none yet. */
export const byServerClock = (stamped: number): Date => new Date((stamped || Date.now()) + ahead);
