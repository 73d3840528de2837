import { daysAfter, monthsFrom } from '../../../kernel/value/day.ts';
import type { Balance } from './violation-words.text.ts';

export const MOST_POINTS = 12;
/** From here on the limit is near. */
export const NEAR_POINTS = 9;
const APPEAL_DAYS = 15;
const MONTHS = 12;

/** The last day on which a decision may be appealed. */
export const appealUntil = (decidedOn: string): string => daysAfter(decidedOn, APPEAL_DAYS);

type Final = { readonly violateDay: string; readonly points: number | null };

/** What somebody's final violations of the twelve months up to a day come to; the day a year before it counts no more. */
export function pointsOn(final: readonly Final[], today: string): number {
  const from = monthsFrom(today, -MONTHS);
  return final
    .filter(({ violateDay }) => violateDay > from && violateDay <= today)
    .reduce((sum, { points }) => sum + (points ?? 0), 0);
}

export function balanceOf(points: number): Balance {
  if (points >= MOST_POINTS) return 'LIMIT';
  return points >= NEAR_POINTS ? 'NEAR' : 'CLEAR';
}
