import type { Text } from '../../../kernel/text.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { LUBE_TEXT, OIL_GROUP_TEXT, oilColumnText } from '../reports/oil.text.ts';
import { isLube } from '../reports/oil-rows.rules.ts';
import { ENTRY } from './entry.text.ts';
import type { CellKey, GridColumn } from './oil-grid.rules.ts';

/** Every grade of a column. */
export const gradesOf = ({ keys }: GridColumn): string => keys.map(shortName).join(' / ');

/** Name of a column as the grid's head shows it: the grade by its name, several by their group. */
export function columnName({ id, kind, keys }: GridColumn): string {
  if (kind === 'hours') return t(ENTRY.hours);
  if (isLube(id)) return t(LUBE_TEXT[id]);
  const [only, ...more] = keys;
  if (only !== undefined && more.length === 0) return shortName(only);
  const [grade, ...others] = new Set(keys.map((key) => key.replace(':B', '') as CellKey));
  if (grade !== undefined && others.length === 0) return shortName(grade);
  return t((OIL_GROUP_TEXT as Readonly<Record<string, Text>>)[id] ?? ENTRY.fuel);
}

/** Name of a figure of the grid. */
export function shortName(key: CellKey): string {
  return t(key === 'runningHour' ? ENTRY.hours : oilColumnText(key));
}
