import type { Figure, Member, ReportAnswer, ReportLine } from '../../report/answer.ts';
import type { Chosen } from '../../report/choice.ts';
import { type Dimension, dimensionLabel, periodWord, withoutGaps } from '../../report/dimension.ts';
import { figureField } from '../../report/figure-field.ts';
import { measureName } from '../../report/measure-name.ts';
import { REPORT } from '../../report/report.text.ts';
import type { ChartKind, Report } from '../../report/report.ts';
import { fixedUnit } from '../../resource/unit.ts';
import { type Lang, say } from '../../text.ts';
import { barChart, lineChart, stackedBarChart } from '../charts/bar-chart.ts';
import type { ChartModel } from '../charts/chart-model.ts';
import { pieChart } from '../charts/pie-chart.ts';

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
  readonly lang: Lang;
};

type Part<T> = { readonly name: string; readonly of: T | undefined };

/** Groups as they stand, or of time evenly, with the periods in which nothing was. */
function inTime<T>(dimension: Dimension | undefined, parts: readonly (Member & { of: T })[], lang: Lang): Part<T>[] {
  const named = parts.map(({ label, of }) => ({ name: label, of }));
  const grain = dimension?.grain;
  if (!grain) return named;
  const byPeriod = new Map(parts.map(({ value, of }) => [value, of]));
  const periods = withoutGaps(
    grain,
    [...byPeriod.keys()].filter((value) => value !== null),
  );
  return [
    ...periods.map((value) => ({ name: say(periodWord(grain, value), lang), of: byPeriod.get(value) })),
    ...named.filter((_, at) => parts[at]?.value === null),
  ];
}

/** Of a tree its first level that has more than one place; of other groups all. */
function widest(lines: readonly ReportLine[]): readonly ReportLine[] {
  const levelOf = ({ members }: ReportLine): number => members[0]?.level ?? 0;
  const levels = [...new Set(lines.map(levelOf))].toSorted((a, b) => a - b);
  const level = levels.find((one) => lines.filter((line) => levelOf(line) === one).length > 1) ?? 0;
  return lines.filter((line) => levelOf(line) === level || (levelOf(line) < level && !line.members[0]?.branch));
}

/** The outermost groups, or the total where nothing goes down. */
function outermost({ chosen, answer, lang }: Given): Part<ReportLine>[] {
  const outer = answer.lines.filter(({ members }) => members.length === Math.min(1, chosen.rows.length));
  const lines = widest(outer);
  const all = { value: null, label: say(REPORT.total, lang) };
  return inTime(
    chosen.rows[0],
    lines.map((of) => ({ ...(of.members[0] ?? all), of })),
    lang,
  );
}

/** The drawing of one figure of a report: over its outermost groups, or over the time that goes across. */
export function drawReport(given: Given): ChartModel {
  const { report, chosen, answer, drawn, kind, lang } = given;
  const at = chosen.figures.indexOf(drawn.measure);
  const valueIn = (line: ReportLine | undefined, part: number | undefined): string | null =>
    (part === undefined ? undefined : line?.figures[part])?.[at]?.find((one: Figure) => one.unit === drawn.unit)
      ?.value ?? null;
  const groups = outermost(given);
  const field = figureField(report, drawn.measure);
  const shared = {
    name: say(measureName(report, drawn.measure), lang),
    unit: drawn.unit ?? fixedUnit(field),
    digits: field.variant === 'quantity' ? undefined : field.scale,
  };
  const [first] = chosen.rows;
  const all = answer.across.length;
  const downName = first ? say(dimensionLabel(first), lang) : '';
  if (kind === 'pie')
    return pieChart({
      categoryName: downName,
      ...shared,
      parts: groups.flatMap(({ name, of }) => (of ? [{ name, value: valueIn(of, all) }] : [])),
    });
  // Time runs from left to right, whichever way it stands in the table.
  const turned = chosen.across !== undefined && (!first || (chosen.across.grain !== undefined && !first.grain));
  const total = answer.lines.at(-1);
  const across = inTime(
    chosen.across,
    answer.across.map((member, of) => ({ ...member, of })),
    lang,
  );
  const categories = (turned ? across : groups).map(({ name }) => name);
  const parts = turned
    ? groups.map(({ name, of }) => ({ name, values: across.map((part) => valueIn(of, part.of)) }))
    : across.map((part) => ({ name: part.name, values: groups.map(({ of }) => valueIn(of, part.of)) }));
  const sums = turned ? across.map((part) => valueIn(total, part.of)) : groups.map(({ of }) => valueIn(of, all));
  const apart = parts.length > 1 && parts.length <= MOST_SERIES;
  const series = apart ? parts.map((part) => ({ ...shared, ...part })) : [{ ...shared, values: sums }];
  const wish = {
    categoryName: turned && chosen.across ? say(dimensionLabel(chosen.across), lang) : downName,
    categories,
    series,
    zoom: categories.length > MOST_CATEGORIES,
  };
  if (kind === 'line') return lineChart(wish);
  const stacks = apart && STACKED.has(report.measures[drawn.measure]?.of ?? '');
  return stacks ? stackedBarChart(wish) : barChart(wish);
}
