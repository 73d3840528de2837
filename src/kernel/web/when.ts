import dayjs from 'dayjs';
import { serverDate } from './server-clock.ts';

/** A moment in a list: the hour of today's, month and day of this year's, else the whole date. */
export function shortTime(at: string, now: Date = serverDate()): string {
  const time = dayjs(at);
  if (time.isSame(now, 'day')) return time.format('HH:mm');
  return time.format(time.isSame(now, 'year') ? 'MM-DD HH:mm' : 'YYYY-MM-DD');
}

export const wholeTime = (at: string): string => dayjs(at).format('YYYY-MM-DD HH:mm');
