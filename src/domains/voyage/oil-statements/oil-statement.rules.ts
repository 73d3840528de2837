import { type Decimal, isZero, round, sum } from '../../../kernel/value/decimal.ts';
import { CONSUMPTION_ROWS, GRADE_GROUP, isGradeKey, isLube, LUBES, parseGradeKey } from '../reports/oil-rows.rules.ts';

/** Sums over the reports of a period; of LAST_STOCK the first one's, of CURRENT_STOCK what the last one left. */
export type StatedCell = { readonly row: string; readonly oil: string; readonly qty: Decimal };

/** The columns of a line by the rows of the grid. */
export const STATED_ROWS = {
  opening: ['LAST_STOCK'],
  received: ['BUNKERING'],
  meConst: ['ME_CONST'],
  meMan: ['ME_MAN'],
  geSea: ['GE_SEA'],
  geDisch: ['GE_DISCH'],
  heating: ['HEATING'],
  boilerDaily: ['BOILER_DAILY'],
  tankClean: ['TANK_CLEAN'],
  other: ['OTHER'],
  total: CONSUMPTION_ROWS,
  adjusted: ['ADJUST'],
  closing: ['CURRENT_STOCK'],
} as const satisfies Record<string, readonly string[]>;

const ORDER = [...Object.keys(GRADE_GROUP), ...LUBES];

/** The lines of a statement: fuels in tonnes, then lubricants in litres; what the ship neither had nor used is left out. */
export function statementLines(cells: readonly StatedCell[]): Record<string, unknown>[] {
  const known = cells.filter(({ qty }) => !isZero(qty));
  const oils = [...new Set(known.map(({ oil }) => oil))].toSorted(
    (a, b) => placeOf(a) - placeOf(b) || a.localeCompare(b),
  );
  return oils.flatMap((oil): Record<string, unknown>[] => {
    const own = known.filter((cell) => cell.oil === oil);
    const figures = Object.fromEntries(
      Object.entries(STATED_ROWS).map(([name, rows]): [string, Decimal] => {
        const parts = own.filter(({ row }) => (rows as readonly string[]).includes(row));
        return [name, round(sum(parts.map(({ qty }) => qty)) ?? '0', 3)];
      }),
    );
    if (isLube(oil)) return [{ oilGrade: null, bonded: false, lube: oil, unit: 'L', ...figures }];
    if (!isGradeKey(oil)) return [];
    return [{ ...parseGradeKey(oil), lube: null, unit: 't', ...figures }];
  });
}

const placeOf = (oil: string): number => ORDER.indexOf(oil.split(':')[0] ?? oil);
