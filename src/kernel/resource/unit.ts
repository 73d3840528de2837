import type { Lang } from '../text.ts';
import { add, type Decimal, isDecimal } from '../value/decimal.ts';
import { optionText } from './describe.ts';
import type { Field, Fields } from './field.ts';

/** The field that says in what a figure is counted: one of the same row, or of the record to which a line belongs. */
export type UnitSource = { readonly field: string } | { readonly record: string };

/** One for all rows, such as `t`, or said by each of them: its currency, its unit of count. */
export type Unit = string | UnitSource;

/** The unit of all values of a field, which heads and labels may name; nothing where rows say their own. */
export const fixedUnit = ({ unit }: Pick<Field, 'unit'>): string | undefined =>
  typeof unit === 'string' ? unit : undefined;

/** Where the rows say the unit; nothing where it is fixed or there is none. */
export const unitSource = ({ unit }: Pick<Field, 'unit'>): UnitSource | undefined =>
  typeof unit === 'object' ? unit : undefined;

/** The field of its own row that says the unit of a figure. */
export function unitField(field: Pick<Field, 'unit'>): string | undefined {
  const source = unitSource(field);
  return source && 'field' in source ? source.field : undefined;
}

type Labels = Readonly<Record<string, string | readonly string[] | null | undefined>>;

/** A row with the declaration of its fields; its labels tell the names of what it refers to. */
export type Told = {
  readonly fields: Fields;
  readonly row: Readonly<Record<string, unknown>> & { readonly labels?: unknown };
};

/** Of a figure: `key` tells it from other units, `word` is what people read. */
export type UnitIn = { readonly key: string; readonly word: string };

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

/** In what a figure of a row is counted; nothing where nobody says. `record` is what a line belongs to. */
export function unitIn(field: Pick<Field, 'unit'>, row: Told, lang: Lang, record?: Told): UnitIn | undefined {
  const fixed = fixedUnit(field);
  if (fixed !== undefined) return { key: fixed, word: fixed };
  const source = unitSource(field);
  if (!source) return undefined;
  const [said, name] = 'field' in source ? [row, source.field] : [record, source.record];
  const by = said?.fields[name];
  const value = said?.row[name];
  if (!said || !by || isBlank(value)) return undefined;
  return { key: String(value), word: unitWord(by, value, (said.row.labels as Labels | undefined)?.[name], lang) };
}

/** A unit as people read it: the name of the record, the word of the choice, the text itself. */
export function unitWord(by: Field, value: unknown, label: Labels[string], lang: Lang): string {
  if (typeof label === 'string' && label !== '') return label;
  return optionText(by, value, lang) ?? (by.kind === 'ref' ? `#${String(value)}` : String(value));
}

/** What figures of one unit come to; `unit` is its word, null of those whose unit nobody says. */
export type UnitSum = { readonly unit: string | null; readonly total: Decimal };

/** Sums of figures, one for each unit, in the order in which the units come; unknown figures count nowhere. */
export function sumByUnit(figures: Iterable<{ readonly value: unknown; readonly unit?: UnitIn }>): UnitSum[] {
  const sums = new Map<string | null, UnitSum>();
  for (const { value, unit } of figures) {
    const figure = typeof value === 'number' ? String(value) : value;
    if (!isDecimal(figure)) continue;
    const key = unit?.key ?? null;
    const before = sums.get(key);
    sums.set(key, { unit: unit?.word ?? null, total: before ? add(before.total, figure) : figure });
  }
  return [...sums.values()];
}
