import type { Field } from './field.ts';

/** The field of the row, or of the record to which a line belongs, that decides with what it holds. */
type From = { readonly field: string } | { readonly record: string };

/** What a reference offers, and what choosing brings along. */
export type Choices = {
  /**
   * Only records that have one of these words in a field, or there what a field of the row holds; as long as that is empty, it
   * leaves all. Never a field of text, which is compared by parts.
   */
  readonly where?: Readonly<Record<string, readonly string[] | From>>;
  /** Fields of the row that take over a field of the chosen record; they may be changed afterwards. */
  readonly brings?: Readonly<Record<string, string>>;
};

const NO_CHOICES: Choices = {};

/** What is declared about the choices of a reference. */
export const choicesOf = (field: Field): Choices =>
  field.kind === 'ref' ? ((field.options as Choices | undefined) ?? NO_CHOICES) : NO_CHOICES;

type Row = Readonly<Record<string, unknown>>;

/** Words that a field of the chosen records must have, by field. */
export type Among = Readonly<Record<string, readonly string[]>>;

/** Which records may be chosen in this row; `record` is what a line belongs to. */
export function amongOf(field: Field, row: Row, record: Row = row): Among {
  const found: Record<string, readonly string[]> = {};
  for (const [name, wanted] of Object.entries(choicesOf(field).where ?? {})) {
    if (Array.isArray(wanted)) {
      found[name] = wanted;
      continue;
    }
    const from = wanted as From;
    const value = 'field' in from ? row[from.field] : record[from.record];
    if (value !== null && value !== undefined && value !== '') found[name] = [value].flat().map(String);
  }
  return found;
}
