import type { FieldError } from '../../../kernel/errors.ts';
import { LEAD_DAYS } from './job.text.ts';

type Intervals = {
  readonly intervalMonths?: number | null;
  readonly intervalDays?: number | null;
  readonly intervalHours?: number | null;
};
type Job = Intervals & {
  readonly jobType?: string | null;
  readonly level?: string | null;
  readonly onCondition?: boolean | null;
  readonly windowDays?: number | null;
};

/** Days that a running hour is taken for where only hours are said: a machine runs half of the time. */
const HOURS_A_DAY = 12;
const DAYS_A_MONTH = 30;

/** About how many days lie between two: the shortest of its intervals. */
export function intervalInDays({ intervalMonths, intervalDays, intervalHours }: Intervals): number | null {
  const days = [
    intervalMonths && intervalMonths * DAYS_A_MONTH,
    intervalDays,
    intervalHours && Math.floor(intervalHours / HOURS_A_DAY),
  ].filter((one) => typeof one === 'number' && one > 0);
  return days.length > 0 ? Math.min(...(days as number[])) : null;
}

/** The widest tolerance: a tenth of the interval. */
export const mostWindow = (intervals: Intervals): number => Math.floor((intervalInDays(intervals) ?? 0) / 10);

/** What is wrong with a job by itself. */
export function checkJob(row: Job): FieldError[] {
  const errors: FieldError[] = [];
  const wrong = (field: string, zh: string, en: string): void => {
    errors.push({ field, message: { zh, en } });
  };
  if (row.intervalMonths && row.intervalDays)
    wrong('intervalDays', '月与天只能填一个', 'Fill in either months or days');
  const none = !(row.intervalMonths || row.intervalDays || row.intervalHours);
  if (row.onCondition && row.jobType !== 'REPLACE')
    wrong('onCondition', '仅“更换”可视情进行', 'Only a replacement may be on condition');
  if (none && !(row.onCondition && row.jobType === 'REPLACE'))
    wrong('intervalMonths', '至少填一个周期', 'Fill in at least one interval');
  const most = mostWindow(row);
  if (!none && (row.windowDays ?? 0) > most)
    wrong(
      'windowDays',
      `允差最多为周期的一成，即 ${most} 天`,
      `At most a tenth of the interval: ${most} ${most === 1 ? 'day' : 'days'}`,
    );
  return errors;
}

/** How early a job of a level is told, and what it is counted from by its type. */
export function suggestJob(row: Job, changed: ReadonlySet<string>) {
  return {
    ...(changed.has('level') && row.level && { leadDays: LEAD_DAYS[row.level] ?? LEAD_DAYS.C }),
    ...(changed.has('jobType') &&
      row.jobType && { baseRule: row.jobType === 'CLASS' ? ('FIXED' as const) : ('FLOATING' as const) }),
  };
}

/** A key equipment has no tolerance. */
export const checkWindow = (keyFlag: boolean, windowDays: number | null): FieldError[] =>
  keyFlag && (windowDays ?? 0) > 0
    ? [
        {
          field: 'windowDays',
          message: { zh: '关键设备的允差须为 0', en: 'Critical equipment has no tolerance' },
        },
      ]
    : [];
