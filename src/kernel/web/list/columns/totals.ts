import { sumByUnit, type UnitSum, unitIn } from '../../../resource/unit.ts';
import type { Lang } from '../../../text.ts';
import type { AnyRow, RowPage } from '../../records/record-calls.ts';
import type { ListColumn } from './column-set.ts';

/** Sums by column, one for each unit; amounts of several currencies are never added. */
export type Totals = Readonly<Record<string, readonly UnitSum[]>>;

/** The sums that came with a page; a figure without a unit, or with one for all rows, has one. */
export function totalsOf(page: Pick<RowPage, 'totals' | 'totalsByUnit'> | undefined): Totals {
  const alone = Object.entries(page?.totals ?? {}).map(([name, total]) => [name, [{ unit: null, total }]] as const);
  return { ...Object.fromEntries(alone), ...page?.totalsByUnit };
}

/** What the rows come to in a column. */
export const sumsIn = (rows: Iterable<AnyRow>, { key, field, of }: ListColumn, lang: Lang): readonly UnitSum[] =>
  field ? sumByUnit([...rows].map((row) => ({ value: row[key], unit: unitIn(field, { fields: of, row }, lang) }))) : [];
