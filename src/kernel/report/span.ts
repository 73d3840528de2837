import { dimensionOf, spanOf } from './dimension.ts';
import { partsOf, type Report, SPANS, type Span, spanOfMeasure } from './report.ts';

/** The first and the last of a span as filters of the field take them: months, days or moments. */
export function boundsOf(report: Report, span: Span, at: string): { from: string; to: string } | undefined {
  if (report.asOf === undefined) return undefined;
  const [month, year] = (['month', 'year'] as const).map((grain) =>
    dimensionOf(report.view, `${report.asOf}.${grain}`),
  );
  if (!month || !year) return undefined;
  const inMonth = spanOf(month, at);
  const inYear = spanOf(year, at.slice(0, 4));
  if (span === 'month') return inMonth;
  return span === 'year' ? inYear : { from: inYear.from, to: inMonth.to };
}

/** Whether any of the figures depends on the month that a report is asked for. */
export const readsSpan = (report: Report, figures: readonly string[]): boolean =>
  figures.some((name) => {
    const measure = report.measures[name];
    return (measure && 'span' in measure && measure.span !== undefined) || readsSpan(report, partsOf(report, name));
  });

/** The span outside of which no figure reads anything; nothing where one reads all rows. */
export function spanOfAll(report: Report, figures: readonly string[]): Span | undefined {
  const spans = figures.map((name) => spanOfMeasure(report, name));
  return spans.includes(undefined) ? undefined : SPANS.findLast((span) => spans.includes(span));
}
