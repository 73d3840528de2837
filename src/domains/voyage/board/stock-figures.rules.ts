import type { Text } from '../../../kernel/text.ts';
import { formatDecimal, isPositive } from '../../../kernel/value/decimal.ts';
import { oilColumnText } from '../reports/oil.text.ts';
import { GRADE_GROUP, type GradeKey, parseGradeKey } from '../reports/oil-rows.rules.ts';

const ORDER = Object.keys(GRADE_GROUP);
const place = (key: string): number => ORDER.indexOf(parseGradeKey(key as GradeKey).oilGrade);

/** Figures by grade key in the order of grades, heavy ones first, bonded stock behind its grade. */
export function inGradeOrder<V>(figures: Readonly<Record<string, V>>): [GradeKey, V][] {
  return (Object.entries(figures) as [GradeKey, V][]).sort(([a], [b]) => place(a) - place(b) || a.localeCompare(b));
}

/** Tonnes on board, grade by grade, heavy ones first; bonded stock is marked. Grades that are not on board stay away. */
export function stockFigures(
  stocks: Readonly<Partial<Record<GradeKey, string>>> | null,
): { key: GradeKey; grade: Text; tonnes: string }[] {
  const held = inGradeOrder(stocks ?? {}).filter(([, tonnes]) => isPositive(tonnes));
  return held.map(([key, tonnes]) => ({ key, grade: oilColumnText(key), tonnes: formatDecimal(tonnes, 1) }));
}
