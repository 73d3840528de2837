import { daysAfter, monthsFrom } from '../../../kernel/value/day.ts';
import type { RiskBand } from './risk-words.text.ts';

const MOST_DAYS = 90;
const ROUTINE_MONTHS = 12;

/** Likelihood by severity, each 1 to 5; nothing where one of them is missing. */
export const scoreOf = (likelihood: number | null | undefined, severity: number | null | undefined): number | null =>
  likelihood && severity ? likelihood * severity : null;

/** 1-4 low, 5-9 medium, 10-16 high, 20-25 extreme. */
export function bandOf(score: number): RiskBand {
  if (score >= 20) return 'EXTREME';
  if (score >= 10) return 'HIGH';
  return score >= 5 ? 'MEDIUM' : 'LOW';
}

type Line = { readonly residualL?: number | null; readonly residualS?: number | null };

/** What remains at worst: the highest of its lines. */
export function residualMax(lines: readonly Line[]): number | null {
  const scores = lines.flatMap(({ residualL, residualS }) => scoreOf(residualL, residualS) ?? []);
  return scores.length > 0 ? Math.max(...scores) : null;
}

/** Until when an assessment holds at most: 90 days from the beginning of the work, of routine work twelve months. */
export const latestValid = (begin: string, routine: boolean): string =>
  routine ? monthsFrom(begin, ROUTINE_MONTHS) : daysAfter(begin, MOST_DAYS);

/** Numbers that are given here, wherever they stand in what somebody typed. */
const OWN_NUMBER = /RA-\d{4}-\d{4,6}/g;

/** The numbers of assessments kept here among what a work order names, however they were typed; what else it names is paper. */
export function ownNumbers(typed: string): string[] {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s/g, '');
  return [...new Set(plain.match(OWN_NUMBER))];
}
