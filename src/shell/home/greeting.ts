import type { HOME_TEXT } from './home.text.ts';

/** The part of the day for a greeting, by the local hour 0 to 23. */
export function partOfDay(hour: number): Exclude<keyof typeof HOME_TEXT, 'title' | 'frequent' | 'systems'> {
  if (hour < 5) return 'night';
  if (hour < 11) return 'morning';
  if (hour < 13) return 'noon';
  return hour < 18 ? 'afternoon' : 'evening';
}
