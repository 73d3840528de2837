import { useQuery } from '@tanstack/react-query';
import type { Reply } from '../../../../kernel/route.ts';
import { formatDecimal, isNegative } from '../../../../kernel/value/decimal.ts';
import { t } from '../../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../../kernel/web/list/list-message.tsx';
import { call } from '../../../../kernel/web/request.ts';
import { SCROLLS } from '../../detail/small-table.web.tsx';
import { OIL_ROW_TEXT, oilColumnText } from '../../reports/oil.text.ts';
import { CONSUMPTION_ROWS, isGradeKey, isLube, type OilColumn, placesOf } from '../../reports/oil-rows.rules.ts';
import { voyageOilCall } from './voyage-oil.calls.ts';
import { VOYAGE_OIL_TEXT as TEXT } from './voyage-oil.text.ts';
import '../../detail/report-form.css';
import { Failed, Nothing } from '../../said.web.tsx';

type Oil = Reply<typeof voyageOilCall>;

/** Consumers by grade of a voyage, with her stocks, a day, a mile, and what it cost. */
export function VoyageOilMatrix({ voyageId }: { voyageId: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['records', 'voyage.voyage', 'oil', voyageId],
    queryFn: ({ signal }) => call(voyageOilCall, { params: { id: voyageId }, signal, quiet: true }),
  });
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows />;
  if (data.columns.length === 0) return <Nothing title={t(TEXT.none)} />;
  return (
    <>
      <p className="report-idle">
        {t(TEXT.about, { hours: formatDecimal(data.hours, 1), distance: formatDecimal(data.distance, 1) })}
        {data.unconfirmed > 0 && <> · {t(TEXT.unconfirmed, { count: String(data.unconfirmed) })}</>}
        {data.costTotal !== null && <> · {t(TEXT.costTotal, { amount: formatDecimal(data.costTotal, 2) })}</>}
      </p>
      <Matrix oil={data} />
    </>
  );
}

type Line = { key: string; label: string; figures: Oil['opening']; places?: number; strong?: boolean };

function linesOf(oil: Oil): Line[] {
  const consumers = CONSUMPTION_ROWS.filter((row) => Object.keys(oil.consumed[row] ?? {}).length > 0);
  return [
    { key: 'opening', label: t(TEXT.opening), figures: oil.opening },
    { key: 'received', label: t(TEXT.received), figures: oil.received },
    ...consumers.map((row) => ({ key: row, label: t(OIL_ROW_TEXT[row]), figures: oil.consumed[row] ?? {} })),
    { key: 'total', label: t(TEXT.total), figures: oil.total, strong: true },
    { key: 'adjusted', label: t(TEXT.adjusted), figures: oil.adjusted },
    { key: 'closing', label: t(TEXT.closing), figures: oil.closing, strong: true },
    { key: 'perDay', label: t(TEXT.perDay), figures: oil.perDay, places: 2 },
    { key: 'perMile', label: t(TEXT.perMile), figures: oil.perMile, places: 2 },
    ...(oil.cost ? [{ key: 'cost', label: t(TEXT.cost), figures: oil.cost, places: 2 }] : []),
  ];
}

function Matrix({ oil }: { oil: Oil }) {
  const columns = oil.columns.filter((column): column is OilColumn => isLube(column) || isGradeKey(column));
  const fuels = columns.filter((column) => !isLube(column));
  const lubes = columns.filter(isLube);
  return (
    <section className="small-table report-oil" aria-label={t(TEXT.title)} {...SCROLLS}>
      <table>
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              {t(TEXT.row)}
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
          {linesOf(oil).map(({ key, label, figures, places, strong }) => (
            <tr key={key} data-strong={strong || undefined}>
              <th scope="row">{label}</th>
              {columns.map((column) => {
                const value = figures[column] ?? null;
                return (
                  <td key={column} data-figure="true" data-negative={isNegative(value) || undefined}>
                    {formatDecimal(value, places ?? placesOf(column))}
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
