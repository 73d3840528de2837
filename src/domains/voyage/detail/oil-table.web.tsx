import { useState } from 'react';
import { formatDecimal, isNegative } from '../../../kernel/value/decimal.ts';
import { listed, t } from '../../../kernel/web/i18n.ts';
import { OIL_ROW_TEXT, oilColumnText } from '../reports/oil.text.ts';
import { findRow, isLube, OIL_ROWS, type OilColumn, oilCell, placesOf } from '../reports/oil-rows.rules.ts';
import type { Report } from '../reports/report.rules.ts';
import { DETAIL_TEXT as TEXT } from './detail.text.ts';
import { shownColumns } from './shown-columns.rules.ts';
import { SCROLLS } from './small-table.web.tsx';
import type { ReportDetail } from './use-report.web.ts';

const STRONG = new Set(['TOTAL', 'CURRENT_STOCK']);

type Props = { detail: ReportDetail };

/**
 * The oil grid to read: consumers and stock rows, tonnes of fuel and litres of lubricant (voyage blueprint 3.6). What the ship neither has
 * nor used is named below it, and comes behind the others when it is asked for.
 */
export function OilTable({ detail: { report, context } }: Props) {
  const [all, setAll] = useState(false);
  const { used, idle } = shownColumns({ ship: context.ship, oil: report.oil });
  const columns = all ? [...used, ...idle] : used;
  const fuels = columns.filter((column) => !isLube(column));
  const lubes = columns.filter(isLube);
  const names = listed(idle.map((column) => t(oilColumnText(column))));
  return (
    <>
      <Grid report={report} fuels={fuels} lubes={lubes} />
      {idle.length > 0 && (
        <p className="report-idle">
          {t(TEXT.idle, { names })}
          <button type="button" className="list-link" aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? TEXT.hideIdle : TEXT.showIdle)}
          </button>
        </p>
      )}
    </>
  );
}

type GridProps = { report: Report; fuels: readonly OilColumn[]; lubes: readonly OilColumn[] };

function Grid({ report, fuels, lubes }: GridProps) {
  const columns = [...fuels, ...lubes];
  return (
    <section className="small-table report-oil" aria-label={t(TEXT.grid)} {...SCROLLS}>
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
