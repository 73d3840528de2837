import type { Field } from './field.ts';
import { type AnyResource, fieldsOf } from './resource.ts';

/** A text that names a document of any kind: the fields of the same row that say which kind of record it is, and which record. */
export type NamedDocument = { readonly kind: string; readonly id: string };

/** Declares that a text names a document of whichever kind the row says: it is shown as a link to it, and leads there and back in traces. */
export const namesDocument = <F extends Field>(field: F, at: NamedDocument): F => ({ ...field, options: at });

/** Which document a text names, where it names one. */
export function documentAt({ kind, options }: Pick<Field, 'kind' | 'options'>): NamedDocument | undefined {
  if ((kind !== 'text' && kind !== 'computed') || typeof options !== 'object' || options === null) return undefined;
  return options as NamedDocument;
}

type Row = Readonly<Record<string, unknown>>;

/** The document that a text of a row names. */
export function documentIn(field: Field, row: Row): { resource: string; id: number } | undefined {
  const at = documentAt(field);
  const [kind, id] = [at && row[at.kind], at && Number(row[at.id])];
  return typeof kind === 'string' && kind !== '' && id ? { resource: kind, id } : undefined;
}

/** What of the same row the texts that name documents are read with. */
export const documentFields = (resource: AnyResource): NamedDocument[] =>
  fieldsOf(resource, 'text', 'computed').flatMap(([, field]) => documentAt(field) ?? []);

/** Whether records of a kind are documents of a business: their number tells the year in which they were made, as that of no master data does. */
export const isDocument = (resource: AnyResource): boolean =>
  fieldsOf(resource, 'serial').some(([, { options }]) => String(options).includes('{yy'));
