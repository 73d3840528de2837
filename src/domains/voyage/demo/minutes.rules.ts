/**
 * Times of the simulation are whole minutes since 1970 in UTC, on sixths of ten minutes as ships log them (0.1 h), so that hours
 * between reports are exact.
 */
export type Minute = number;

export const HOUR = 60;
export const DAY = 1440;
/** A tenth of an hour. */
const STEP = 6;

export const minuteOf = (at: Date | string): Minute => Math.floor(new Date(at).getTime() / 60_000);
export const isoOf = (minute: Minute): string => new Date(minute * 60_000).toISOString();
export const onStep = (minutes: number): Minute => Math.round(minutes / STEP) * STEP;
/** Hours of minutes as decimal text, 2 places. */
export const hoursText = (minutes: number): string => (minutes / HOUR).toFixed(2);

/** Minute of the ship's day. */
export function localMinute(at: Minute, zone: number): number {
  return (((at + zone * HOUR) % DAY) + DAY) % DAY;
}

/** The first ship's noon later than a moment. */
export function noonAfter(at: Minute, zone: number): Minute {
  return at + ((DAY + 12 * HOUR - localMinute(at, zone) - 1) % DAY) + 1;
}

/** Noon needs the ship's quiet: a manoeuvre ends well before it or begins after it. */
const BEFORE_NOON = 66;
const AFTER_NOON = 36;

/** The ship's noon that a manoeuvre would lie across, or null. */
function noonAcross(from: Minute, to: Minute, zone: number): Minute | null {
  const noon = noonAfter(from - AFTER_NOON, zone);
  return noon < to + BEFORE_NOON ? noon : null;
}

/** The end of a manoeuvre of so many minutes, moved earlier where it would lie across noon. */
export function endClearOfNoon(end: Minute, length: number, zone: number): Minute {
  const noon = noonAcross(end - length, end, zone);
  return noon === null ? end : onStep(noon - BEFORE_NOON - STEP);
}

/** The beginning of a manoeuvre of so many minutes, moved later where it would lie across noon. */
export function startClearOfNoon(start: Minute, length: number, zone: number): Minute {
  const noon = noonAcross(start, start + length, zone);
  return noon === null ? start : onStep(noon + AFTER_NOON + STEP);
}
