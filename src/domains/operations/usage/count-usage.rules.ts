/** A browser that comes for the first time in a day may bring this much; later ones no more than has passed since. */
const FIRST_SECONDS = 60;
/** Times of use that a heartbeat may report at most, in seconds. */
const MOST_SECONDS = 300;

/**
 * The seconds that a heartbeat counts: never more than have passed since the person's last one, so that two windows, a repeated
 * call or a wrong clock of the browser do not make a day longer than it is.
 */
export function countedSeconds({ told, sinceLast }: { told: number; sinceLast: number | undefined }): number {
  const most = sinceLast === undefined ? FIRST_SECONDS : Math.max(0, Math.floor(sinceLast));
  return Math.min(told, most, MOST_SECONDS);
}

/** What a browser does every second: counts while the page is in sight and was touched in the last two minutes. */
const IDLE_MS = 120_000;

export const isUsed = (state: { visible: boolean; lastTouch: number; now: number }): boolean =>
  state.visible && state.now - state.lastTouch < IDLE_MS;
