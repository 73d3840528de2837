import { testClock } from '../src/kernel/testing/clock.ts';

/** The company was built by then; the servers of a file begin here, and one that is started again goes on with the time. */
const LIVED_MS = 120_000;

/** The clock of the journeys of one file. Browsers keep the computer's own: the web learns the time from the server. */
export const journeyNow = testClock(LIVED_MS);

/** What a server's process is told, so that it goes by that clock. */
export const clockEnv = (now: Date = journeyNow()): { FAIRWAY_NOW: string } => ({ FAIRWAY_NOW: now.toISOString() });
