// Milliseconds that the server's clock is ahead of this computer's; learnt from the Date header of the answers.
let ahead = 0;

/** Takes note of an answer's Date header. It has whole seconds, so small differences are left alone. */
export function noteServerTime(date: string | null): void {
  const server = date ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(server)) return;
  const difference = server - Date.now();
  ahead = Math.abs(difference) > 2000 ? difference : 0;
}

/** Epoch milliseconds by the server's clock: a sealed password must not be older than two minutes by that clock. */
export function serverNow(): number {
  return Date.now() + ahead;
}
