import type { ReactNode } from 'react';
import { columnsOf, labelOf, optionsOf } from '../../../resource/describe.ts';
import type { Field, Fields } from '../../../resource/field.ts';
import { type AnyResource, nameField } from '../../../resource/resource.ts';
import type { Text } from '../../../text.ts';
import type { AnyRow } from '../../records/record-calls.ts';
import { columnWidth, META_WIDTH } from './column-width.ts';

/** A column as a page may give it: a field's name, or a field (or a name of its own) with what differs from the declaration. */
export type ColumnSpec =
  | string
  | {
      readonly field: string;
      readonly label?: Text;
      /** px, or what the others leave: a sentence, for one. */
      readonly width?: number | 'rest';
      readonly priority?: 1 | 2 | 3;
      readonly total?: boolean;
      /** Nobody can hide it, and it never gives way to a short width. The first column is always such a one. */
      readonly fixed?: boolean;
      /** False where the list keeps the one order that it declares. */
      readonly sortable?: boolean;
      /** A figure that the page draws itself: it stands at the right, as those of number fields do. */
      readonly figure?: boolean;
      readonly render?: (row: AnyRow) => ReactNode;
    };

export type ListColumn = {
  readonly key: string;
  readonly label: Text;
  readonly field?: Field;
  /** The fields of its rows. */
  readonly of: Fields;
  /** px; the one column without takes what is left. */
  readonly width?: number;
  readonly priority: 1 | 2 | 3;
  readonly total: boolean;
  readonly fixed: boolean;
  readonly sortable: boolean;
  /** A longitude stands in the column of its latitude. */
  readonly pair?: { readonly key: string; readonly field: Field };
  /** Stays at the left while the others scroll; the first column always does. */
  readonly pinned?: boolean;
  /** Its user drew it this wide. */
  readonly drawn?: boolean;
  readonly figure?: boolean;
  readonly render?: (row: AnyRow) => ReactNode;
};

/** Least width of the column that takes what is left. */
export const FLEX_MIN = 180;

/** px of a number such as HYPI2026-00318. */
const TITLE_MIN = 144;

/** Where a record stands is the last thing to hide. */
const isStatus = (field: Field | undefined): boolean =>
  field?.kind === 'state' || (field?.kind === 'choice' && Object.values(optionsOf(field) ?? {}).some((o) => o.tone));

const UNSORTED = new Set(['file', 'lines', 'json']);

function isSortable(field: Field | undefined, name: string): boolean {
  if (!field) return name in META_WIDTH;
  return !UNSORTED.has(field.kind) && field.variant !== 'many' && field.variant !== 'json' && field.variant !== 'rich';
}

/** The columns of a list in full: as declared, or as the page gives them; as wide as the words of the language need. */
export function resolveColumns(
  resource: AnyResource,
  given: readonly ColumnSpec[] | undefined,
  say: (text: Text) => string,
): ListColumn[] {
  const declared = new Map(columnsOf(resource).map((column) => [column.field, column]));
  const specs = inReadersLanguage(
    resource,
    (given ?? [...declared.keys()]).map(
      (spec): Exclude<ColumnSpec, string> => (typeof spec === 'string' ? { field: spec } : spec),
    ),
    say,
  );
  const rest = specs.find((spec) => spec.width === 'rest')?.field;
  const flex =
    rest ??
    flexOf(
      resource,
      specs.map((spec) => spec.field),
    );
  const resolved = specs.map((spec, i) => {
    const field = resource.fields[spec.field];
    const own = declared.get(spec.field);
    const label = spec.label ?? labelOf(resource, spec.field);
    const sortable = spec.sortable !== false && isSortable(field, spec.field);
    const needed = columnWidth({ field, name: spec.field, label, sortable, say });
    const wanted = spec.width === 'rest' ? undefined : (spec.width ?? own?.width);
    // The number that names a record is never cut.
    const width =
      wanted ??
      (i === 0 && (spec.field === nameField(resource) || spec.field === resource.titleEn)
        ? Math.max(needed, TITLE_MIN)
        : needed);
    return {
      key: spec.field,
      label,
      field,
      of: resource.fields,
      width: spec.field === flex ? undefined : width,
      priority: spec.priority ?? (isStatus(field) && own?.priority === 2 ? 1 : own?.priority) ?? 2,
      total: spec.total ?? own?.total ?? false,
      fixed: i === 0 || spec.fixed === true,
      sortable,
      figure: spec.figure,
      render: spec.render,
    };
  });
  return inPairs(resolved);
}

const POSITION: Text = { zh: '位置', en: 'Position' };
/** px of `06:06.56 N 004:12.30 E`. */
const POSITION_WIDTH = 184;

const isDegrees = ({ field, render }: ListColumn, variant: 'lat' | 'lon'): boolean =>
  !render && (field?.kind === 'position' || field?.kind === 'number') && field.variant === variant;

/** A latitude and the longitude behind it are one position. */
function inPairs(columns: readonly ListColumn[]): ListColumn[] {
  return columns.flatMap((column, i) => {
    const [before, next] = [columns[i - 1], columns[i + 1]];
    if (before && isDegrees(column, 'lon') && isDegrees(before, 'lat')) return [];
    if (!next?.field || !isDegrees(column, 'lat') || !isDegrees(next, 'lon')) return [column];
    return [{ ...column, label: POSITION, width: POSITION_WIDTH, pair: { key: next.key, field: next.field } }];
  });
}

/**
 * In English a record goes by its English name, and by its own where it has none. Where both are columns they change places; behind the
 * first column the English name takes the place of the other by itself. A name that stands first alone is the link, which says it in the
 * language of the page.
 */
function inReadersLanguage<S extends Exclude<ColumnSpec, string>>(
  resource: AnyResource,
  specs: readonly S[],
  say: (text: Text) => string,
): readonly (S | Exclude<ColumnSpec, string>)[] {
  const { titleEn } = resource;
  const title = nameField(resource);
  const own = specs.find((spec) => spec.field === title);
  const english = specs.find((spec) => spec.field === titleEn);
  if (!title || !titleEn || !own || own.render || !say({ zh: '', en: 'en' })) return specs;
  if (own === specs[0] && !english) return specs;
  const render = (row: AnyRow): ReactNode => String(row[titleEn] || row[title]);
  return specs.map((spec) => {
    if (spec === own) return { ...(english ?? own), field: titleEn, priority: own.priority, render };
    return spec === english ? { ...own, priority: english.priority } : spec;
  });
}

/** The column that takes what is left: the title, else the first text behind the first column. */
function flexOf(resource: AnyResource, names: readonly string[]): string | undefined {
  const title = nameField(resource);
  const isText = (name: string) => resource.fields[name]?.kind === 'text';
  const [first, ...rest] = names;
  if (first !== undefined && isText(first) && [title, resource.titleEn].includes(first)) return first;
  const named = rest.find((name) => name === title || name === resource.titleEn);
  if (named) return named;
  return rest.find(isText) ?? (names.length > 1 ? undefined : first);
}

/** What a user chose for one page. */
export type ColumnChoice = {
  /** Absent: columns hide where the width is short, as long as nobody chose which. */
  readonly hidden?: readonly string[];
  /** In which order they stand. */
  readonly order: readonly string[];
  /** px by column. */
  readonly widths?: Readonly<Record<string, number>>;
  /** Those that stay at the left, behind the first. */
  readonly pinned?: readonly string[];
};

export function sameChoice(a: ColumnChoice | undefined, b: ColumnChoice | undefined): boolean {
  const text = (choice: ColumnChoice | undefined) => {
    const { hidden, order = [], widths = {}, pinned = [] } = choice ?? {};
    const sorted = Object.entries(widths).sort(([x], [y]) => x.localeCompare(y));
    return JSON.stringify([hidden && [...hidden].sort(), order, sorted, [...pinned].sort()]);
  };
  return text(a) === text(b);
}

/** Brings columns into the user's order; columns that came later stand where they were declared. The first one never moves. */
export function orderColumns(columns: readonly ListColumn[], order: readonly string[]): ListColumn[] {
  const known = order.filter((key) => columns.some((column) => column.key === key));
  if (known.length === 0) return [...columns];
  const sorted = [...columns];
  const places = sorted.flatMap((column, i) => (known.includes(column.key) && i > 0 ? [i] : []));
  const moved = known.filter((key) => key !== columns[0]?.key);
  places.forEach((place, i) => {
    const found = columns.find((column) => column.key === moved[i]);
    if (found) sorted[place] = found;
  });
  return sorted;
}

/** Names of the fields that columns show, for a sheet of them. */
export const fieldsShown = (columns: readonly ListColumn[]): string[] =>
  columns.filter((column) => column.field).flatMap(({ key, pair }) => (pair ? [key, pair.key] : [key]));

/** The columns as wide as their user drew them, in the user's order, the pinned ones behind the first. */
function arrange(columns: readonly ListColumn[], choice: ColumnChoice | undefined): ListColumn[] {
  if (!choice) return [...columns];
  const { order, widths = {}, pinned = [] } = choice;
  const drawn = orderColumns(columns, order).map((column): ListColumn => {
    const width = widths[column.key];
    return {
      ...column,
      ...(width !== undefined && { width, drawn: true }),
      ...(pinned.includes(column.key) && { pinned: true }),
    };
  });
  const [first, ...rest] = drawn;
  const held = (one: ListColumn) => one.pinned === true;
  return first ? [first, ...rest.filter(held), ...rest.filter((one) => !held(one))] : [];
}

/** px that a title takes before the other columns get a share of what is left: names are short, sentences are not. */
const NAME_MOST = 240;
const TITLE_MOST = 480;
/** The others grow by so much at most, and a column that its user drew not at all. */
const MOST_GROWTH = 1.5;

/** px of each column, so that together they fill the room: what is left goes to the title first. */
export function fillWidths(columns: readonly ListColumn[], room: number): number[] {
  const widths = columns.map((column) => column.width ?? FLEX_MIN);
  let left = room - widths.reduce((sum, width) => sum + width, 0);
  const flex = columns.findIndex((column) => column.width === undefined);
  const grow = (at: number, most: number): void => {
    const more = Math.max(0, Math.min(left, Math.floor(most - widths[at]!)));
    widths[at]! += more;
    left -= more;
  };
  if (flex >= 0) grow(flex, (columns[flex]!.field?.max ?? TITLE_MOST) <= 60 ? NAME_MOST : TITLE_MOST);
  const others = columns.flatMap((column, i) => (i === flex || column.drawn ? [] : [i]));
  const sum = others.reduce((total, i) => total + widths[i]!, 0);
  const factor = left > 0 && sum > 0 ? Math.min(MOST_GROWTH, 1 + left / sum) : 1;
  for (const i of others) grow(i, widths[i]! * factor);
  grow(flex >= 0 ? flex : (others[0] ?? 0), Number.MAX_SAFE_INTEGER);
  return widths;
}

/**
 * The columns to show. What the user chose stands as it is; without a choice, priority 3 hides first where the width is short,
 * then priority 2, last ones first. Fixed columns always stay.
 */
export function visibleColumns({
  columns,
  choice,
  room,
}: {
  columns: readonly ListColumn[];
  choice: ColumnChoice | undefined;
  /** px for all columns but selection and actions. */
  room: number;
}): ListColumn[] {
  const arranged = arrange(columns, choice);
  const hidden = choice?.hidden;
  if (hidden) return arranged.filter((column) => column.fixed || !hidden.includes(column.key));
  const shown = [...arranged];
  const need = () => shown.reduce((sum, column) => sum + (column.width ?? FLEX_MIN), 0);
  for (const priority of [3, 2] as const) {
    for (let i = shown.length - 1; i > 0 && need() > room; i -= 1) {
      const { fixed, width } = shown[i]!;
      if (shown[i]!.priority === priority && !fixed && width !== undefined) shown.splice(i, 1);
    }
  }
  return shown;
}
