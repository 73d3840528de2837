import type { ReactNode } from 'react';
import { columnsOf, labelOf, optionsOf } from '../../resource/describe.ts';
import type { Field } from '../../resource/field.ts';
import type { AnyResource } from '../../resource/resource.ts';
import type { Text } from '../../text.ts';
import type { AnyRow } from '../records/record-calls.ts';
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
      readonly render?: (row: AnyRow) => ReactNode;
    };

export type ListColumn = {
  readonly key: string;
  readonly label: Text;
  readonly field?: Field;
  /** px; the one column without takes what is left. */
  readonly width?: number;
  readonly priority: 1 | 2 | 3;
  readonly total: boolean;
  readonly fixed: boolean;
  readonly sortable: boolean;
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
  return specs.map((spec, i) => {
    const field = resource.fields[spec.field];
    const own = declared.get(spec.field);
    const label = spec.label ?? labelOf(resource, spec.field);
    const sortable = spec.sortable !== false && isSortable(field, spec.field);
    const needed = columnWidth({ field, name: spec.field, label, sortable, say });
    const wanted = spec.width === 'rest' ? undefined : (spec.width ?? own?.width);
    // The number that names a record is never cut.
    const width =
      wanted ??
      (i === 0 && (spec.field === resource.title || spec.field === resource.titleEn)
        ? Math.max(needed, TITLE_MIN)
        : needed);
    return {
      key: spec.field,
      label,
      field,
      width: spec.field === flex ? undefined : width,
      priority: spec.priority ?? (isStatus(field) && own?.priority === 2 ? 1 : own?.priority) ?? 2,
      total: spec.total ?? own?.total ?? false,
      fixed: i === 0 || spec.fixed === true,
      sortable,
      render: spec.render,
    };
  });
}

/** In English the English name stands first and is the link; a record without one goes by its name. */
function inReadersLanguage<S extends Exclude<ColumnSpec, string>>(
  resource: AnyResource,
  specs: readonly S[],
  say: (text: Text) => string,
): readonly (S | Exclude<ColumnSpec, string>)[] {
  const { title, titleEn } = resource;
  const english = specs.find((spec) => spec.field === titleEn);
  const first = specs[0];
  if (!title || !titleEn || !english || first?.field !== title || first.render || !say({ zh: '', en: 'en' }))
    return specs;
  const rest = specs.slice(1).map((spec) => (spec === english ? { ...first, priority: english.priority } : spec));
  return [{ ...english, render: (row: AnyRow) => String(row[titleEn] || row[title]) }, ...rest];
}

/** The column that takes what is left: the title unless it stands first, else the first text behind the first column. */
function flexOf(resource: AnyResource, names: readonly string[]): string | undefined {
  const isText = (name: string) => resource.fields[name]?.kind === 'text';
  const rest = names.slice(1);
  if (resource.title && rest.includes(resource.title)) return resource.title;
  return rest.find(isText) ?? (names.length > 1 ? undefined : names[0]);
}

/** What a user chose for one page: hidden columns, and the order in which columns stand. */
export type ColumnChoice = { readonly hidden: readonly string[]; readonly order: readonly string[] };

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
  if (choice) {
    return orderColumns(columns, choice.order).filter((column) => column.fixed || !choice.hidden.includes(column.key));
  }
  const shown = [...columns];
  const need = () => shown.reduce((sum, column) => sum + (column.width ?? FLEX_MIN), 0);
  for (const priority of [3, 2] as const) {
    for (let i = shown.length - 1; i > 0 && need() > room; i -= 1) {
      const { fixed, width } = shown[i]!;
      if (shown[i]!.priority === priority && !fixed && width !== undefined) shown.splice(i, 1);
    }
  }
  return shown;
}
