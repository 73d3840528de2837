import { formatDecimal, isPositive } from '../../../kernel/value/decimal.ts';
import { GRADE_GROUP, type GradeKey, parseGradeKey } from '../reports/oil-rows.rules.ts';

const ORDER = Object.keys(GRADE_GROUP);
const place = (key: string): number => ORDER.indexOf(parseGradeKey(key as GradeKey).oilGrade);

/** Tonnes on board in one line: `VLSFO / MGO` and `384.9 / 86.3`, heavy grades first; bonded stock is starred. Grades that are not on board stay away. */
export function stockFigures(
  stocks: Readonly<Partial<Record<GradeKey, string>>> | null,
): { grades: string; figures: string } | null {
  const held = Object.entries(stocks ?? {})
    .filter(([, tonnes]) => isPositive(tonnes))
    .sort(([a], [b]) => place(a) - place(b) || a.localeCompare(b));
  if (held.length === 0) return null;
  const name = (key: string): string => {
    const { oilGrade, bonded } = parseGradeKey(key as GradeKey);
    return bonded ? `${oilGrade}*` : oilGrade;
  };
  return {
    grades: held.map(([key]) => name(key)).join(' / '),
    figures: held.map(([, tonnes]) => formatDecimal(tonnes, 1)).join(' / '),
  };
}
