import { type Clock, clockFrom } from '../server/clock.ts';

/**
 * When tests take place, so that one commit gives one result on every day: a Wednesday, 14:30 in Beijing, so that
 * the noon reports of ships in eastern waters are due. FAIRWAY_NOW names another
 * moment, as `npm test -- days` does.
 */
export const TEST_NOW = new Date(process.env.FAIRWAY_NOW ?? '2026-11-18T06:30:00.000Z');

/** A clock that begins so long after TEST_NOW and goes on. */
export const testClock = (afterMs = 0): Clock => clockFrom(new Date(TEST_NOW.getTime() + afterMs));

/** A moment so many days (or parts of one) from TEST_NOW. */
export const daysFrom = (days: number, from: Date = TEST_NOW): Date => new Date(from.getTime() + days * 86_400_000);
