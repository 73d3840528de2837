/** Where the difference is kept, for a start without a line: the clock that was wrong then is still wrong. */
const KEPT = 'fairway-clock-ahead';
/** Smaller differences are none. */
const SMALL_MS = 2000;

// Milliseconds that the server's clock is ahead of this computer's; learnt from the Date header of the answers.
let ahead = Number(globalThis.localStorage?.getItem(KEPT)) || 0;

/**
 * Begins a call; what it gives takes note of the answer's Date header. That was written somewhere between now and then, however long the
 * answer takes, and within the second it names: what is known already and agrees with that stays as it is.
 */
export function askServerTime(): (date: string | null) => void {
  const sent = Date.now();
  return (date) => {
    const server = date ? Date.parse(date) : Number.NaN;
    if (!Number.isNaN(server)) learn(server, { sent, received: Date.now() });
  };
}

function learn(server: number, { sent, received }: { sent: number; received: number }): void {
  const [least, most] = [server - received, server + 1000 - sent];
  const difference = Math.min(Math.max(ahead, least), most);
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
