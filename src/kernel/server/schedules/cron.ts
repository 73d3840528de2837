import { Cron } from 'croner';

/** Schedules are read in the company's time. */
const COMPANY_ZONE = 'Asia/Shanghai';

/** Five fields: minute, hour, day, month, weekday. */
export function isCron(pattern: string): boolean {
  try {
    return cronOf(pattern).nextRun() !== null;
  } catch {
    return false;
  }
}

/** The slots after a moment; fewer when the pattern has no more. */
export function slotsAfter(pattern: string, after: Date, count: number): Date[] {
  return cronOf(pattern).nextRuns(count, after);
}

/** Never runs anything: it only knows the calendar. */
const cronOf = (pattern: string): Cron => new Cron(pattern, { timezone: COMPANY_ZONE, paused: true, mode: '5-part' });
