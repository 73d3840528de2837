import type { Chosen } from '../../report/choice.ts';
import { type Dimension, type Grain, grainsOf } from '../../report/dimension.ts';
import { figureField } from '../../report/figure-field.ts';
import { type Measure, partsOf, type Report } from '../../report/report.ts';
import { boundsOf } from '../../report/span.ts';
import { snake } from '../../resource/resource.ts';
import { unitField } from '../../resource/unit.ts';
import { OFFICE_ZONE } from '../../value/office-day.ts';
import { type Conditions, spanCondition, wordsCondition } from '../crud/filters.ts';
import type { Plan } from '../crud/plan.ts';

/** How a date is written for each grain (PostgreSQL, to_char). */
const WRITTEN = { day: 'YYYY-MM-DD', month: 'YYYY-MM', quarter: 'YYYY"-Q"Q', year: 'YYYY' } as const;

/** A month is text already: cut, which costs a tenth of reading it as a date. */
function monthPart(column: string, grain: Grain): string {
  if (grain === 'year') return `left(${column}, 4)`;
  return grain === 'quarter' ? `left(${column}, 4) || '-Q' || (substr(${column}, 6, 2)::int + 2) / 3` : column;
}

/** By what rows are put together, as text over `t`. */
function partOf({ name, field, grain }: Dimension, plan: Plan): string {
  const column = `t.${plan.byName.get(name)?.column ?? snake(name)}`;
  if (!grain || grainsOf(field).length === 0) return `${column}::text`;
  if (field.variant === 'month') return monthPart(column, grain);
  const isMoment = field.kind === 'datetime' || field.variant === 'datetime';
  const day = isMoment ? `(${column} at time zone 'UTC' + interval '${OFFICE_ZONE} hours')` : column;
  return `to_char(${day}, '${WRITTEN[grain]}')`;
}

const MADE = {
  sum: (of: string) => `sum(${of})`,
  avg: (of: string) => `avg(${of})`,
  min: (of: string) => `min(${of})`,
  max: (of: string) => `max(${of})`,
  median: (of: string) => `percentile_cont(0.5) within group (order by ${of}::float8)`,
  p90: (of: string) => `percentile_cont(0.9) within group (order by ${of}::float8)`,
} as const;

/** The measures that the database makes; others are made of them. */
type Read = Exclude<Measure, { of: 'ratio' | 'total' | 'level' }>;

type Place = { readonly plan: Plan; readonly next: (value: unknown) => string; readonly at: string };

/** Of the rows within the span of a measure alone. */
function spanSql(report: Report, measure: Read, { plan, next, at }: Place): string {
  const bounds = 'span' in measure && measure.span && boundsOf(report, measure.span, at);
  const stored = plan.byName.get(report.asOf ?? '');
  if (!bounds || !stored) return '';
  const query = { [`${stored.name}From`]: bounds.from, [`${stored.name}To`]: bounds.to };
  return ` filter (where ${spanCondition(plan, stored, query, next).join(' and ')})`;
}

/** Room for the sum of the numbers behind the spans that they are of. */
const SPAN = 10_000_000_000;

/** Each span with its number as one whole number, of which equal ones are added once; what the spans come to is taken off again. */
function onceSql(of: string, by: string, scale: number): string {
  const places = 10 ** scale;
  return `round(mod(sum(distinct ${by} * ${SPAN} + round(${of} * ${places})::bigint), ${SPAN}) / ${places}, ${scale})::text`;
}

/** A measure over `t`, rounded half up once. */
function measureSql(report: Report, name: string, given: Place): string {
  const measure = report.measures[name] as Read;
  const column = (field: string): string => `t.${given.plan.byName.get(field)?.column ?? snake(field)}`;
  if (measure.of === 'count') {
    const parts = Object.entries(measure.when ?? {}).map(([field, words = []]) =>
      wordsCondition(given.plan, field, words, given.next),
    );
    return `count(*)${parts.length > 0 ? ` filter (where ${parts.join(' and ')})` : ''}::text`;
  }
  if (measure.of === 'distinct') return `count(distinct ${column(measure.field)})::text`;
  if (measure.of === 'once')
    return onceSql(column(measure.field), column(measure.by), figureField(report, name).scale ?? 0);
  return `round((${MADE[measure.of](column(measure.field))}${spanSql(report, measure, given)})::numeric, ${figureField(report, name).scale ?? 0})::text`;
}

/** Measures that are asked together: those whose unit one field says, or that have none. */
export type Asked = {
  readonly rows: readonly Dimension[];
  readonly across?: Dimension;
  readonly measures: readonly string[];
  /** The field that says their unit: each of its values is a group of its own, in sums too. */
  readonly unit?: string;
};

/** The measures that are read for a chosen one: of what is made of others, those. */
function readFor(report: Report, name: string): readonly string[] {
  const parts = partsOf(report, name);
  return parts.length > 0 ? parts.flatMap((part) => readFor(report, part)) : [name];
}

/** One statement for all measures of one unit; the first counts the rows of each line, whatever is chosen. */
export function statementsOf(report: Report, { rows, across, figures }: Chosen): Asked[] {
  const read = [...new Set(figures.flatMap((name) => readFor(report, name)))];
  const byUnit = Map.groupBy(read, (name) => unitField(figureField(report, name)));
  const shared = { rows, ...(across && { across }) };
  return [
    { ...shared, measures: byUnit.get(undefined) ?? [] },
    ...[...byUnit].flatMap(([unit, measures]) => (unit === undefined ? [] : [{ ...shared, measures, unit }])),
  ];
}

/** Which groups a line stands in: bits of what was put together over, from the right: across, then the rows from the last. */
export const levelOf = (level: number, { rows, across }: Pick<Asked, 'rows' | 'across'>) => {
  const bits = rows.length + (across ? 1 : 0);
  const open = (at: number): boolean => ((level >> (bits - 1 - at)) & 1) === 0;
  return {
    depth: rows.filter((_, at) => open(at)).length,
    across: across !== undefined && open(rows.length),
  };
};

/** The figures of all lines, subtotals and the total in one statement; `m0`, `m1` ... are the groups, `x` what goes across. */
export function reportSql(
  { report, plan, conditions, at }: { report: Report; plan: Plan; conditions: Conditions; at: string },
  { rows, across, measures, unit }: Asked,
  limit: number,
): { text: string; values: unknown[] } {
  const values = [...conditions.values];
  const next = (value: unknown): string => `$${values.push(value)}`;
  const names = rows.map((_, at) => `m${at}`);
  const parts = [
    ...rows.map((one, at) => `${partOf(one, plan)} as m${at}`),
    ...(across ? [`${partOf(across, plan)} as x`] : []),
  ];
  const by = unit === undefined ? '' : `t.${plan.byName.get(unit)?.column ?? snake(unit)}`;
  const sets = [names, ...names.map((_, at) => names.slice(0, at))].flatMap((down) =>
    (across ? [[...down, 'x'], down] : [down]).map((set) => {
      const terms = [...set.map((name) => `t.${name}`), ...(by ? [by] : [])];
      return `(${terms.join(', ')})`;
    }),
  );
  const keys = [...names, ...(across ? ['x'] : [])].map((name) => `t.${name}`);
  const figures = measures.map((name, place) => `, ${measureSql(report, name, { plan, next, at })} as f${place}`);
  const columns = [
    keys.length > 0 ? `grouping(${keys.join(', ')})::int as level` : '0 as level',
    ...keys.map((key) => `${key}`),
    ...(by ? [`${by} as unit`] : []),
    'count(*)::text as counted',
  ];
  const text =
    `select ${columns.join(', ')}${figures.join('')} from (select t.*${parts.map((part) => `, ${part}`).join('')} from ${plan.table} t ` +
    `where ${conditions.where}) t group by grouping sets (${sets.join(', ')}) limit ${next(limit)}`;
  return { text, values };
}
