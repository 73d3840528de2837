import { type Decimal, div, isZero, mul, round, sum } from '../../../../kernel/value/decimal.ts';
import {
  CONSUMPTION_ROWS,
  GRADE_GROUP,
  isGradeKey,
  isLube,
  LUBES,
  type OilColumn,
  parseGradeKey,
  placesOf,
} from '../../reports/oil-rows.rules.ts';

/** Sums of the reports of a voyage; of LAST_STOCK the first one's, of CURRENT_STOCK what the last one left. */
export type VoyageOilFact = { readonly row: string; readonly oil: string; readonly qty: Decimal };

type Figures = Record<string, Decimal>;

export type VoyageOil = {
  readonly columns: readonly OilColumn[];
  readonly opening: Figures;
  readonly received: Figures;
  readonly consumed: Record<string, Figures>;
  readonly total: Figures;
  readonly adjusted: Figures;
  readonly closing: Figures;
  readonly perDay: Figures;
  readonly perMile: Figures;
};

const GRADE_ORDER = Object.keys(GRADE_GROUP);
const placeOf = (column: OilColumn): number =>
  isLube(column) ? 100 + LUBES.indexOf(column) : GRADE_ORDER.indexOf(parseGradeKey(column).oilGrade);

/** The matrix of a voyage: consumer by grade, its stocks, a day and a mile (5.5). Columns without any figure are left out. */
export function voyageOil(
  facts: readonly VoyageOilFact[],
  { hours, distance }: { readonly hours: Decimal; readonly distance: Decimal },
): VoyageOil {
  const known = facts.filter(({ qty }) => !isZero(qty));
  const columns = [...new Set(known.map(({ oil }) => oil))]
    .filter((oil): oil is OilColumn => isLube(oil) || isGradeKey(oil))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.localeCompare(b));
  const rowOf = (...rows: readonly string[]): Figures =>
    Object.fromEntries(
      columns.flatMap((oil) => {
        const parts = known.filter((fact) => rows.includes(fact.row) && fact.oil === oil);
        const all = sum(parts.map(({ qty }) => qty));
        return all === null ? [] : [[oil, round(all, placesOf(oil))]];
      }),
    );
  const total = rowOf(...CONSUMPTION_ROWS);
  const rates = (under: Decimal, times: Decimal): Figures =>
    Object.fromEntries(
      Object.entries(total).flatMap(([oil, qty]) => {
        const rate = isLube(oil) ? null : div(mul(qty, times), under);
        return rate === null ? [] : [[oil, round(rate, 2)]];
      }),
    );
  return {
    columns,
    opening: rowOf('LAST_STOCK'),
    received: rowOf('BUNKERING'),
    consumed: Object.fromEntries(CONSUMPTION_ROWS.map((row) => [row, rowOf(row)])),
    total,
    adjusted: rowOf('ADJUST'),
    closing: rowOf('CURRENT_STOCK'),
    perDay: rates(hours, '24'),
    perMile: rates(distance, '1000'),
  };
}
