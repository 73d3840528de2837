import { areaOf } from '../areas.ts';
import type { Fields } from '../resource/field.ts';
import { type AnyResource, kebab, type Resource } from '../resource/resource.ts';
import type { Tone } from '../resource/tone.ts';
import type { Text } from '../text.ts';
import type { Decimal } from '../value/decimal.ts';
import type { Grain } from './dimension.ts';

/** What is made of the values of one field; unknown values count in none of them. */
export type Made = 'sum' | 'avg' | 'min' | 'max' | 'median' | 'p90';

/** Words by field, as the filters of a list take them: rows that have one of the words of each. */
export type When<F extends string = string> = { readonly [K in F]?: readonly string[] };

/** Of the month that a report is asked for: itself, from January to it, its whole year. */
export const SPANS = ['month', 'toDate', 'year'] as const;
export type Span = (typeof SPANS)[number];

/** A step of a ratio in percent: up to its limit, the last without one. */
export type Level = { readonly upTo?: Decimal; readonly label: Text; readonly tone: Tone };

export type Measure<F extends string = string> =
  /** How many rows; with `when` those of them that the same filters of the list would show. */
  | { readonly of: 'count'; readonly label: Text; readonly when?: When<F> }
  /** How many different values a field has: orders among their lines. */
  | { readonly of: 'distinct'; readonly field: F; readonly label: Text }
  /** Of a number, in its unit: money of two currencies stands beside each other. Named as the field unless told. */
  | { readonly of: Made; readonly field: F; readonly label?: Text; readonly span?: Span }
  /**
   * The sum of a number that rows of one span repeat, such as the hours in which several consumers burnt: equal numbers of one `by` count
   * once. The number is never negative and its sum below ten billion of its last place; `by` is a whole number below nine hundred million.
   */
  | { readonly of: 'once'; readonly field: F; readonly by: F; readonly label?: Text }
  /** Sums and counts added to each other, some of them taken away. */
  | {
      readonly of: 'total';
      readonly plus: readonly string[];
      readonly minus?: readonly string[];
      readonly label: Text;
    }
  /** One sum or count over another, in percent unless told; nothing where the other is zero. */
  | {
      readonly of: 'ratio';
      readonly over: string;
      readonly under: string;
      readonly label: Text;
      readonly as?: 'percent' | 'number';
      /** Of a number: what it is multiplied by, such as 24 for what an hour has to become what a day has. */
      readonly times?: Decimal;
      /** Digits behind the point; one in percent, two otherwise. */
      readonly places?: number;
    }
  /** How a ratio stands, from good to bad; what stands over nothing is at the last level. */
  | { readonly of: 'level'; readonly by: string; readonly levels: readonly Level[]; readonly label: Text };

/** A field, of a date the day, month, quarter or year: `orderDate.month`; of what stands in a tree all levels: `subjectId.tree`. */
export type DimensionKey<F extends string = string> = F | `${F}.${Grain}` | `${F}.tree`;

export const CHART_KINDS = ['bar', 'line', 'pie'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** What of a report is shown: what goes down, what goes across, its figures. */
export type Shown<D extends string = string, M extends string = string> = {
  readonly rows: readonly D[];
  readonly across?: D;
  readonly figures: readonly M[];
  /** Drawn above the table; without a word nothing is. */
  readonly chart?: ChartKind;
};

/** At most three dimensions stand below each other. */
export const MOST_ROWS = 3;
/** The figures that stand beside each other at most. */
export const MOST_FIGURES = 12;

export type Report = {
  /** `domain.name`; its call is `/api/<domain>/reports/<name>` unless `path` says otherwise. */
  readonly name: string;
  readonly path?: string;
  readonly label: Text;
  /** What its rows are: their scope, permission, private fields and filters are the report's. */
  readonly view: AnyResource;
  /** The fields by which rows may be put together; dates by day, month, quarter and year. */
  readonly dimensions: readonly string[];
  /** Those of them that refer to a tree, by which rows are put together level by level too. */
  readonly trees?: readonly string[];
  /** The month or day by which the spans of measures are taken; somebody then asks for one month, this one unless told. */
  readonly asOf?: string;
  readonly measures: Readonly<Record<string, Measure>>;
  /** What stands there before somebody chooses. */
  readonly shown: Shown;
};

/**
 * Declares figures over the rows of a view: calls, page, chart, sheet and paper derive from it. Nothing happens here; the start
 * refuses what does not fit the view (`kernel/server/report/check-report.ts`).
 */
export function defineReport<const F extends Fields, const M extends string>(report: {
  readonly name: string;
  readonly path?: string;
  readonly label: Text;
  readonly view: Resource<F>;
  readonly dimensions: readonly (keyof F & string)[];
  readonly trees?: readonly (keyof F & string)[];
  readonly asOf?: keyof F & string;
  readonly measures: Readonly<Record<M, Measure<keyof F & string>>>;
  readonly shown: Shown<DimensionKey<keyof F & string>, NoInfer<M>>;
}): Report {
  return { ...report, view: report.view as AnyResource };
}

/** `purchasing.orders` -> `/api/purchasing/reports/orders`. */
export function reportPath({ name, path }: Pick<Report, 'name' | 'path'>): string {
  if (path) return path;
  const [domain = '', own = ''] = name.split('.');
  return `/api/${areaOf(domain)}/reports/${kebab(own)}`;
}

/** What a measure is called; of a field as the field unless it says otherwise. */
export function measureLabel(report: Report, name: string): Text {
  const measure = report.measures[name];
  if (measure?.label) return measure.label;
  const field = measure && 'field' in measure ? report.view.fields[measure.field] : undefined;
  return field?.label ?? { zh: name, en: name };
}

/** The measures of which another one is made; none of what is read itself. */
export function partsOf(report: Report, name: string): readonly string[] {
  const measure = report.measures[name];
  if (measure?.of === 'ratio') return [measure.over, measure.under];
  if (measure?.of === 'total') return [...measure.plus, ...(measure.minus ?? [])];
  return measure?.of === 'level' ? [measure.by] : [];
}

/** The widest span of what a measure reads; nothing of one that reads all rows of the filters. */
export function spanOfMeasure(report: Report, name: string): Span | undefined {
  const measure = report.measures[name];
  if (measure && 'span' in measure) return measure.span;
  const parts = partsOf(report, name).map((part) => spanOfMeasure(report, part));
  return parts.includes(undefined) ? undefined : SPANS.findLast((span) => parts.includes(span));
}

/** The fields of the view that a measure reads. */
export function fieldsOfMeasure(report: Report, name: string): readonly string[] {
  const measure = report.measures[name];
  if (!measure) return [];
  switch (measure.of) {
    case 'count':
      return Object.keys(measure.when ?? {});
    case 'ratio':
    case 'total':
    case 'level':
      return partsOf(report, name).flatMap((part) => fieldsOfMeasure(report, part));
    case 'once':
      return [measure.field, measure.by];
    default:
      return [measure.field];
  }
}
