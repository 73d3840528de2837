import { isZero } from '../../../kernel/value/decimal.ts';
import { oilColumns } from '../reports/oil-chain.rules.ts';
import { OIL_ROWS, type OilColumn, oilCell } from '../reports/oil-rows.rules.ts';
import type { Report } from '../reports/report.rules.ts';
import type { ReportShip } from '../reports/report-ship.rules.ts';

/**
 * The columns of a report that is read, those first of which something was burnt. Idle ones hold nothing but zeros and blanks: the ship has none of it, took none and burnt none.
 * When all are, as before the first bunkering, nothing would be left to read: then none counts as idle.
 */
export function shownColumns({ ship, oil }: { ship: Pick<ReportShip, 'grades'>; oil: Report['oil'] }): {
  used: readonly OilColumn[];
  idle: readonly OilColumn[];
} {
  const columns = oilColumns({ ship, reports: [{ oil }] });
  const isIdle = (column: OilColumn) => OIL_ROWS.every((code) => isBlankOrZero(oilCell(oil, code, column)));
  const rank = (column: OilColumn) => (isBlankOrZero(oilCell(oil, 'TOTAL', column)) ? 1 : 0);
  const used = columns.filter((column) => !isIdle(column)).toSorted((a, b) => rank(a) - rank(b));
  return used.length === 0 ? { used: columns, idle: [] } : { used, idle: columns.filter(isIdle) };
}

const isBlankOrZero = (figure: string | null): boolean => figure === null || isZero(figure);
