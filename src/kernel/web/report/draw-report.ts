import type { Figure, ReportAnswer, ReportLine } from '../../report/answer.ts';
import type { Chosen } from '../../report/choice.ts';
import { dimensionLabel } from '../../report/dimension.ts';
import { figureField } from '../../report/figure-field.ts';
import { REPORT } from '../../report/report.text.ts';
import { type ChartKind, measureLabel, type Report } from '../../report/report.ts';
import { fixedUnit } from '../../resource/unit.ts';
import { barChart, lineChart, stackedBarChart } from '../charts/bar-chart.ts';
import type { ChartModel } from '../charts/chart-model.ts';
import { pieChart } from '../charts/pie-chart.ts';
import { t } from '../i18n.ts';

/** One thing that can be drawn: a measure in one unit. Figures of several units never stand on one scale. */
export type Drawable = { readonly key: string; readonly measure: string; readonly unit: string | null };

/** What of a report can be drawn, in the order of its figures. */
export function drawablesOf(chosen: Chosen, { lines }: ReportAnswer): Drawable[] {
  const total = lines.at(-1)?.figures.at(-1) ?? [];
  return chosen.figures.flatMap((measure, at) =>
    (total[at] ?? []).map(({ unit }) => ({ key: `${measure} ${unit ?? ''}`, measure, unit })),
  );
}

/** More parts than that are told apart by nobody: then the sums alone are drawn. */
const MOST_SERIES = 10;
/** Categories that stand beside each other without a slider. */
const MOST_CATEGORIES = 24;
const STACKED = new Set(['sum', 'count', 'distinct']);

type Given = {
  readonly report: Report;
  readonly chosen: Chosen;
  readonly answer: ReportAnswer;
  readonly drawn: Drawable;
  readonly kind: ChartKind;
};

/** Lines of the outermost groups, or the total where nothing goes down. */
const outermost = ({ chosen, answer }: Given): ReportLine[] =>
  answer.lines.filter(({ members }) => members.length === Math.min(1, chosen.rows.length));

/** The drawing of one figure of a report: over its outermost groups, or over the time that goes across. */
export function drawReport(given: Given): ChartModel {
  const { report, chosen, answer, drawn, kind } = given;
  const at = chosen.figures.indexOf(drawn.measure);
  const valueIn = (line: ReportLine, part: number): string | null =>
    line.figures[part]?.[at]?.find((one: Figure) => one.unit === drawn.unit)?.value ?? null;
  const lines = outermost(given);
  const field = figureField(report, drawn.measure);
  const shared = {
    name: t(measureLabel(report, drawn.measure)),
    unit: drawn.unit ?? fixedUnit(field),
    digits: field.variant === 'quantity' ? undefined : field.scale,
  };
  const [first] = chosen.rows;
  const named = lines.map((line) => line.members[0]?.label ?? t(REPORT.total));
  const all = answer.across.length;
  const downName = first ? t(dimensionLabel(first)) : '';
  if (kind === 'pie')
    return pieChart({
      categoryName: downName,
      ...shared,
      parts: lines.map((line, i) => ({ name: named[i] ?? '', value: valueIn(line, all) })),
    });
  // Time runs from left to right, whichever way it stands in the table.
  const turned = chosen.across !== undefined && (!first || (chosen.across.grain !== undefined && !first.grain));
  const total = answer.lines.at(-1);
  const categories = turned ? answer.across.map(({ label }) => label) : named;
  const parts = turned
    ? lines.map((line, i) => ({ name: named[i] ?? '', values: answer.across.map((_, x) => valueIn(line, x)) }))
    : answer.across.map(({ label }, x) => ({ name: label, values: lines.map((line) => valueIn(line, x)) }));
  const sums = turned
    ? answer.across.map((_, x) => (total ? valueIn(total, x) : null))
    : lines.map((line) => valueIn(line, all));
  const apart = parts.length > 1 && parts.length <= MOST_SERIES;
  const series = apart ? parts.map((part) => ({ ...shared, ...part })) : [{ ...shared, values: sums }];
  const wish = {
    categoryName: turned && chosen.across ? t(dimensionLabel(chosen.across)) : downName,
    categories,
    series,
    zoom: categories.length > MOST_CATEGORIES,
  };
  if (kind === 'line') return lineChart(wish);
  const stacks = apart && STACKED.has(report.measures[drawn.measure]?.of ?? '');
  return stacks ? stackedBarChart(wish) : barChart(wish);
}
