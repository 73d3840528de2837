import { CHOICE_WORDS, groupOf } from '../../report/choice.ts';
import { grainsOf, isDimension } from '../../report/dimension.ts';
import { figureField } from '../../report/figure-field.ts';
import { fieldsOfMeasure, type Measure, MOST_ROWS, partsOf, type Report } from '../../report/report.ts';
import { isFigure } from '../../resource/number-text.ts';
import { unitField } from '../../resource/unit.ts';
import type { Endpoint } from '../http/endpoint.ts';

/** What a ratio stands over, or over which it stands, is a count or a sum: means of means are no figures. */
const ADDED = new Set(['count', 'distinct', 'sum', 'once', 'total']);

/** Of a measure that is made of others: they are there, one kind of figure, and none of them is made of it. */
function partProblems(report: Report, name: string, measure: Measure): string[] {
  const at = `report ${report.name}: ${name}`;
  const parts = partsOf(report, name);
  const named = parts.filter((one) => !report.measures[one]);
  if (named.length > 0) return [`${at}: names ${named.join(', ')}, which is no measure`];
  if (measure.of === 'level') {
    const { levels } = measure;
    const limits = levels.slice(0, -1).map(({ upTo }) => Number(upTo));
    const rising = limits.every((limit, i) => Number.isFinite(limit) && (i === 0 || limit > limits[i - 1]!));
    return [
      ...(report.measures[measure.by]?.of === 'ratio' ? [] : [`${at}: ${measure.by} is no ratio`]),
      ...(rising && levels.length > 0 && levels.at(-1)?.upTo === undefined
        ? []
        : [`${at}: its levels do not rise to one without a limit`]),
    ];
  }
  const added = parts.every((one) => {
    const of = report.measures[one]?.of ?? '';
    // What is made of a total is made of sums, so that no measure comes back to itself.
    return ADDED.has(of) && (measure.of !== 'total' || of !== 'total');
  });
  const units = new Set(parts.map((one) => unitField(figureField(report, one))));
  return [
    ...(added ? [] : [`${at}: is made of what is neither counted nor added up`]),
    ...(units.size === 1 ? [] : [`${at}: stands over what is counted in another unit`]),
  ];
}

function measureProblems(report: Report, name: string, measure: Measure): string[] {
  const at = `report ${report.name}: ${name}`;
  const { label } = measure;
  const wordless = label !== undefined && (!label.zh || !label.en) ? [`${at}: a language of the label is missing`] : [];
  if (measure.of === 'ratio' || measure.of === 'total' || measure.of === 'level')
    return [...wordless, ...partProblems(report, name, measure)];
  if ('span' in measure && measure.span && report.asOf === undefined)
    return [...wordless, `${at}: has a span, and the report no asOf by which it is taken`];
  const unknown = fieldsOfMeasure(report, name).filter((field) => !(field in report.view.fields));
  if (unknown.length > 0)
    return [...wordless, `${at}: names ${unknown.join(', ')}, which is no field of ${report.view.name}`];
  if (measure.of === 'count' || measure.of === 'distinct') return wordless;
  return isFigure(report.view.fields[measure.field]) ? wordless : [...wordless, `${at}: ${measure.field} is no figure`];
}

function problemsOf(report: Report): string[] {
  const { name, label, view, dimensions, measures, shown } = report;
  const at = `report ${name}`;
  const known = (key: string): boolean => groupOf(report, view, key) !== undefined;
  const { asOf, trees = [] } = report;
  const shownKeys = [...shown.rows, ...(shown.across === undefined ? [] : [shown.across])];
  return [
    ...(/^[a-z]+\.[a-z][A-Za-z0-9]*$/.test(name) ? [] : [`${at}: a report is named domain.name`]),
    ...(label.zh && label.en ? [] : [`${at}: a language of the label is missing`]),
    ...CHOICE_WORDS.filter((word) => word in view.fields).map(
      (word) => `${at}: ${view.name} has a field ${word}, which is a word of reports`,
    ),
    ...dimensions
      .filter((field) => !view.fields[field] || !isDimension(view.fields[field]))
      .map((field) => `${at}: nothing can be put together by ${field} of ${view.name}`),
    ...trees
      .filter((field) => !dimensions.includes(field) || view.fields[field]?.kind !== 'ref')
      .map((field) => `${at}: ${field} is no dimension that refers to a tree`),
    ...(asOf === undefined || (view.fields[asOf] && grainsOf(view.fields[asOf]).includes('month'))
      ? []
      : [`${at}: no month is told by ${asOf} of ${view.name}`]),
    ...Object.entries(measures).flatMap(([one, measure]) => measureProblems(report, one, measure)),
    ...shownKeys.filter((key) => !known(key)).map((key) => `${at}: shows ${key}, which is none of its dimensions`),
    ...shown.figures.filter((one) => !measures[one]).map((one) => `${at}: shows ${one}, which is none of its measures`),
    ...(shown.figures.length > 0 ? [] : [`${at}: shows no figure`]),
    ...(shown.rows.length > MOST_ROWS ? [`${at}: shows more than ${MOST_ROWS} groups below each other`] : []),
  ];
}

/** The reports that calls bring. */
export const reportsOf = (endpoints: readonly Endpoint[]): Report[] => endpoints.flatMap(({ report }) => report ?? []);

/** What of the reports does not fit their views; the start refuses when there is anything. */
export function reportProblems(endpoints: readonly Endpoint[]): string[] {
  const reports = reportsOf(endpoints);
  const twice = reports.filter(({ name }, at) => reports.findIndex((other) => other.name === name) !== at);
  return [...reports.flatMap(problemsOf), ...twice.map(({ name }) => `report ${name}: declared twice`)];
}
