import { RATINGS, type Rating } from '../emission-words.text.ts';

/** E once, or D three years running, asks for a plan of corrective actions (MARPOL Annex VI, regulation 28.7). Newest year first. */
export function needsPlan(ratings: readonly (Rating | null)[]): boolean {
  return ratings[0] === 'E' || (ratings.length >= 3 && ratings.slice(0, 3).every((one) => one === 'D'));
}

/** Flag and class want it with the next year's SEEMP: 30 April. */
export const planDueOf = (year: number): string => `${year + 1}-04-30`;

const ORDER = Object.keys(RATINGS) as Rating[];

/** A kept rating; nothing for what is none. */
export const ratingOf = (value: string | null): Rating | null => ORDER.find((one) => one === value) ?? null;
