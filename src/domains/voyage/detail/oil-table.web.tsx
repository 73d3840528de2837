import { formatDecimal, isNegative } from '../../../kernel/value/decimal.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { OIL_ROW_TEXT, oilColumnText } from '../reports/oil.text.ts';
import { oilColumns } from '../reports/oil-chain.rules.ts';
import { findRow, isLube, OIL_ROWS, type OilColumn, oilCell, placesOf } from '../reports/oil-rows.rules.ts';
import { DETAIL_TEXT as TEXT } from './detail.text.ts';
import { SCROLLS } from './small-table.web.tsx';
import type { ReportDetail } from './use-report.web.ts';

/** Lubricants that nobody mentions in this report take no column. */
function shownColumns({ report, context }: ReportDetail): OilColumn[] {
  return oilColumns({ ship: context.ship, reports: [report] }).filter(
    (column) => !isLube(column) || report.oil.some((row) => row.lubes[column] != null),
  );
}

const STRONG = new Set(['TOTAL', 'CURRENT_STOCK']);

/** The oil grid to read: consumers and stock rows, tonnes of fuel and litres of lubricant (voyage blueprint 3.6). */
export function OilTable({ detail }: { detail: ReportDetail }) {
  const { report } = detail;
  const columns = shownColumns(detail);
  const fuels = columns.filter((column) => !isLube(column));
  const lubes = columns.filter(isLube);
  return (
    <section className="small-table oil-table" aria-label={t(TEXT.grid)} {...SCROLLS}>
      <table>
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              {t(TEXT.row)}
            </th>
            <th rowSpan={2} scope="col" data-figure="true">
              {t(TEXT.hours)}
            </th>
            {fuels.length > 0 && (
              <th colSpan={fuels.length} scope="colgroup" data-group="true">
                {t(TEXT.fuels)}
              </th>
            )}
            {lubes.length > 0 && (
              <th colSpan={lubes.length} scope="colgroup" data-group="true">
                {t(TEXT.lubes)}
              </th>
            )}
          </tr>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-figure="true">
                {t(oilColumnText(column))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {OIL_ROWS.map((code) => (
            <tr key={code} data-strong={STRONG.has(code) || undefined}>
              <th scope="row">{t(OIL_ROW_TEXT[code])}</th>
              <td data-figure="true">{formatDecimal(findRow(report.oil, code)?.runningHour ?? null, 2)}</td>
              {columns.map((column) => {
                const value = oilCell(report.oil, code, column);
                return (
                  <td key={column} data-figure="true" data-negative={isNegative(value) || undefined}>
                    {formatDecimal(value, placesOf(column))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
