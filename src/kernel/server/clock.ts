import { refusal } from './postgres/refusal.ts';

/** What tells the time of the product: calls, jobs, schedules and rows take it from `ctx.now` and `app.now`. */
export type Clock = () => Date;

/**
 * Epoch milliseconds of the computer itself. Only for what the computer has stamped or stamps by itself: times of files on disk, lines
 * of the log. Spans are measured with `performance.now()`.
 */
export const machineNow = (): number => Date.now();

/** The clock of the product: the computer's, or one that shows `start` now and goes on from there. */
export function clockFrom(start?: Date): Clock {
  if (!start) return () => new Date();
  const ahead = start.getTime() - machineNow();
  return () => new Date(machineNow() + ahead);
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/;

/**
 * The moment at which FAIRWAY_NOW lets the clock begin: for tests and trials of another day, on a server that nobody else can reach.
 * Throws a refusal where it cannot be meant.
 */
export function startOfClock(
  { FAIRWAY_NOW: given, PUBLIC_URL: publicUrl }: NodeJS.ProcessEnv,
  { loopback }: { loopback: boolean },
): Date | undefined {
  if (!given) return undefined;
  const start = new Date(given);
  if (!INSTANT.test(given) || Number.isNaN(start.getTime()))
    throw refusal(
      `FAIRWAY_NOW 须为 2026-11-18T02:30:00Z 形式的时刻，现为 ${given}。FAIRWAY_NOW is a moment such as 2026-11-18T02:30:00Z, not ${given}.`,
    );
  if (!loopback || publicUrl)
    throw refusal(
      'FAIRWAY_NOW 只用于本机测试，不能与外部地址或 PUBLIC_URL 同用。FAIRWAY_NOW is for trials on this machine alone: not with --host of another or PUBLIC_URL.',
    );
  return start;
}
