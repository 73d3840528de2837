import { unitField } from '../resource/unit.ts';
import type { Figure, Member } from './answer.ts';
import type { Chosen } from './choice.ts';
import { type Dimension, dimensionOf, spanOf } from './dimension.ts';
import { figureField } from './figure-field.ts';
import { type Report, spanOfMeasure } from './report.ts';
import { boundsOf } from './span.ts';

export type Filters = Readonly<Record<string, readonly string[]>>;

/** Fields that a plain filter looks for within: a whole word has a filter of its own. */
const isWithin = ({ field: { kind, variant } }: Dimension): boolean =>
  kind === 'text' || kind === 'serial' || (kind === 'computed' && variant === 'text');

/** Of two bounds the one that leaves less. */
function closer(held: string | undefined, own: string, end: 'From' | 'To'): string {
  if (held === undefined) return own;
  // The end of a span of moments may be a day, which then means the whole of it.
  const moment = (word: string): number => Date.parse(word) + (end === 'To' && word.length === 10 ? 86_399_999 : 0);
  const later = own.includes('T') ? moment(held) > moment(own) : held > own;
  return later === (end === 'From') ? held : own;
}

/** Filters narrowed to a span of a field. */
export function within(filters: Filters, name: string, { from, to }: { from: string; to: string }): Filters {
  return {
    ...filters,
    [`${name}From`]: [closer(filters[`${name}From`]?.[0], from, 'From')],
    [`${name}To`]: [closer(filters[`${name}To`]?.[0], to, 'To')],
  };
}

function narrowed(filters: Filters, dimension: Dimension, { value, branch }: Member): Filters {
  const { name } = dimension;
  if (branch && value !== null) return { ...filters, [`${name}Under`]: [value] };
  if (value === null) return { ...filters, [isWithin(dimension) ? `${name}Is` : name]: ['null'] };
  if (dimension.grain) return within(filters, name, spanOf(dimension, value));
  return { ...filters, [isWithin(dimension) ? `${name}Is` : name]: [value] };
}

/** Words that both leave. */
function both(held: readonly string[] | undefined, own: readonly string[]): readonly string[] {
  if (!held) return own;
  const left = own.filter((word) => held.includes(word));
  return left.length > 0 ? left : own;
}

type Cell = {
  readonly members: readonly Member[];
  /** Where something goes across and it is no sum over all of it. */
  readonly across?: Member;
  readonly measure: string;
  /** Of several units the one whose rows are meant. */
  readonly figure?: Pick<Figure, 'key'>;
  /** The month by which spans are taken. */
  readonly at?: string | undefined;
};

/** The filters under which the list of the view shows the rows that a cell counts, with those that hold already. */
export function cellFilters(report: Report, chosen: Chosen, filters: Filters, cell: Cell): Filters {
  let left = filters;
  for (const [at, member] of cell.members.entries()) {
    const dimension = chosen.rows[at];
    if (dimension) left = narrowed(left, dimension, member);
  }
  if (chosen.across && cell.across) left = narrowed(left, chosen.across, cell.across);
  const unit = unitField(figureField(report, cell.measure));
  const said = unit === undefined ? undefined : dimensionOf(report.view, unit);
  if (said && cell.figure) left = narrowed(left, said, { value: cell.figure.key, label: '' });
  const span = spanOfMeasure(report, cell.measure);
  const bounds = span && cell.at ? boundsOf(report, span, cell.at) : undefined;
  if (report.asOf !== undefined && bounds) left = within(left, report.asOf, bounds);
  const measure = report.measures[cell.measure];
  if (measure?.of === 'count')
    for (const [name, words = []] of Object.entries(measure.when ?? {}))
      left = { ...left, [name]: both(left[name], words) };
  return left;
}
