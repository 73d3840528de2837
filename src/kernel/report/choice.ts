import type { ListQuery } from '../list-query.ts';
import type { AnyResource } from '../resource/resource.ts';
import { type Dimension, dimensionOf } from './dimension.ts';
import { CHART_KINDS, fieldsOfMeasure, MOST_ROWS, type Report, type Shown } from './report.ts';

/** What somebody chose to see of a report. */
export type ReportChoice = Shown & {
  /** The figure by which lines stand, largest first; without it they stand by the names of their groups. */
  readonly rank?: string;
  /** The month by which spans are taken, `2026-11`; without it the present one. */
  readonly asOf?: string;
};

/** Words of a report's address and query beside the filters of its view; no field of a view may be called so. */
export const CHOICE_WORDS = ['rows', 'across', 'figures', 'rank', 'chart', 'asOf'] as const;

/** Of an empty choice, which says that nothing goes down; a word that is left out says nothing. */
const NONE = '-';

type Words = Readonly<Record<string, string | readonly string[] | undefined>>;

const listOf = (word: Words[string]): readonly string[] | undefined =>
  word === undefined ? undefined : [word].flat().filter((one) => one !== NONE && one !== '');

/** The choice in the words of an address or a query, over what stands there before somebody chooses. */
export function readChoice(report: Report, words: Words): ReportChoice {
  const { shown } = report;
  const figures = listOf(words.figures);
  const chosen = words.rows !== undefined || words.across !== undefined || words.figures !== undefined;
  const across = words.across === undefined && !chosen ? shown.across : listOf(words.across)?.[0];
  const rank = listOf(words.rank)?.[0];
  const asOf = listOf(words.asOf)?.[0];
  const drawn = listOf(words.chart);
  const chart = drawn === undefined ? shown.chart : CHART_KINDS.find((kind) => kind === drawn[0]);
  return {
    rows: listOf(words.rows) ?? shown.rows,
    ...(across !== undefined && { across }),
    figures: figures && figures.length > 0 ? figures : shown.figures,
    ...(rank !== undefined && { rank }),
    ...(chart !== undefined && { chart }),
    ...(asOf !== undefined && { asOf }),
  };
}

/** The words of a choice; none of what stands there before somebody chooses. */
export function writeChoice(report: Report, choice: ReportChoice): Record<string, readonly string[]> {
  const { shown } = report;
  const same =
    choice.rows.join() === shown.rows.join() &&
    choice.across === shown.across &&
    choice.figures.join() === shown.figures.join();
  return {
    ...(!same && {
      rows: choice.rows.length > 0 ? choice.rows : [NONE],
      ...(choice.across !== undefined && { across: [choice.across] }),
      figures: choice.figures,
    }),
    ...(choice.rank !== undefined && { rank: [choice.rank] }),
    ...(choice.chart !== shown.chart && { chart: [choice.chart ?? NONE] }),
    ...(choice.asOf !== undefined && { asOf: [choice.asOf] }),
  };
}

/** The query without the words of the choice: the filters of the view. */
export function filtersIn(query: ListQuery): ListQuery {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !CHOICE_WORDS.some((word) => word === name)));
}

/** Measures whose fields are all there; `view` is the report's as somebody may know it. */
export const measuresSeen = (report: Report, view: AnyResource): string[] =>
  Object.keys(report.measures).filter((name) => fieldsOfMeasure(report, name).every((field) => field in view.fields));

/** A group of a report as whoever may know `view` alone may choose it. */
export function groupOf(report: Report, view: AnyResource, key: string): Dimension | undefined {
  const found = dimensionOf(view, key);
  if (!found || !report.dimensions.includes(found.name)) return undefined;
  return found.tree && !report.trees?.includes(found.name) ? undefined : found;
}

/** What stands level by level stands innermost; of two trees the outer one as it is. */
function treeLast(view: AnyResource, keys: readonly string[]): string[] {
  const isTree = (key: string): boolean => dimensionOf(view, key)?.tree === true;
  const last = keys.findLast(isTree);
  if (last === undefined) return [...keys];
  const outer = keys.filter((key) => key !== last).map((key) => (isTree(key) ? (key.split('.')[0] ?? key) : key));
  return [...outer, last];
}

/** The choice as far as it is there for whoever may know `view` alone. */
export function seenChoice(report: Report, view: AnyResource, choice: ReportChoice): ReportChoice {
  const measures = measuresSeen(report, view);
  const there = (key: string): boolean => groupOf(report, view, key) !== undefined;
  const { across, rank, chart, asOf } = choice;
  const figures = choice.figures.filter((name) => measures.includes(name));
  return {
    rows: treeLast(view, choice.rows.filter(there).slice(0, MOST_ROWS)),
    ...(across !== undefined && there(across) && !dimensionOf(view, across)?.tree && { across }),
    figures: figures.length > 0 ? figures : measures.slice(0, 1),
    ...(rank !== undefined && measures.includes(rank) && { rank }),
    ...(chart !== undefined && { chart }),
    ...(asOf !== undefined && report.asOf !== undefined && { asOf }),
  };
}

/** Where a choice is kept under its fields. */
export type Chosen = {
  readonly rows: readonly Dimension[];
  readonly across?: Dimension;
  readonly figures: readonly string[];
};

/** The dimensions of a choice that is there. */
export function chosenOf(view: AnyResource, choice: ReportChoice): Chosen {
  const of = (key: string): Dimension[] => {
    const found = dimensionOf(view, key);
    return found ? [found] : [];
  };
  const [across] = choice.across === undefined ? [] : of(choice.across);
  return { rows: choice.rows.flatMap(of), ...(across && { across }), figures: choice.figures };
}
