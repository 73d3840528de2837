import { t } from '../../../kernel/web/i18n.ts';
import { LUBE_TEXT } from '../reports/oil.text.ts';
import { isLube, parseGradeKey } from '../reports/oil-rows.rules.ts';
import { ENTRY } from './entry.text.ts';
import type { CellKey, GridColumn } from './oil-grid.rules.ts';

/** Name of a column as the grid's head shows it: grades by their usual abbreviations, several side by side. */
export function columnName({ id, kind, keys }: GridColumn): string {
  if (kind === 'hours') return t(ENTRY.hours);
  if (isLube(id)) return t(LUBE_TEXT[id]);
  return keys.map(shortName).join('/');
}

/** `VLSFO`, `MGO`; bonded stock keeps its mark. */
export function shortName(key: CellKey): string {
  if (key === 'runningHour') return t(ENTRY.hours);
  if (isLube(key)) return t(LUBE_TEXT[key]);
  const { oilGrade, bonded } = parseGradeKey(key);
  return bonded ? t(ENTRY.bonded, { grade: oilGrade }) : oilGrade;
}
