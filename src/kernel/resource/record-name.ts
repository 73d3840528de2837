import type { Lang } from '../text.ts';
import { optionText } from './describe.ts';
import { type AnyResource, nameFields } from './resource.ts';

type Named = { readonly id?: unknown; readonly labels?: unknown; readonly [field: string]: unknown };

/** Between the parts of a name that is made of several. */
export const NAME_GAP = ' · ';

/** The field of the number that a record is given when it is made, where it has one. */
const serialOf = (resource: AnyResource): string | undefined =>
  Object.keys(resource.fields).find((name) => resource.fields[name]!.kind === 'serial');

/** Whether records of this kind are called by something better than the id of their row. */
export const isNamed = (resource: AnyResource): boolean =>
  nameFields(resource).length > 0 || serialOf(resource) !== undefined;

/**
 * What people call a record, in their language: by its title, by the fields that name it together, by its number, else by its id.
 * `moment` writes a moment as the reader's clock has it; without it stands UTC.
 */
export function recordName(
  resource: AnyResource,
  row: Named,
  lang: Lang,
  moment: (at: string) => string = (at) => `${at.slice(0, 16).replace('T', ' ')} UTC`,
): string {
  const labels = (row.labels ?? {}) as Readonly<Record<string, unknown>>;
  const written = (name: string): string => {
    const field = resource.fields[name];
    const value = labels[name] ?? (field?.kind === 'ref' ? undefined : row[name]);
    if (value === null || value === undefined || value === '') return '';
    if (field?.kind === 'datetime') return moment(String(value));
    return (field && optionText(field, value, lang)) ?? String(value);
  };
  const english = lang === 'en' && resource.titleEn ? written(resource.titleEn) : '';
  const named = english || nameFields(resource).map(written).filter(Boolean).join(NAME_GAP);
  if (named) return named;
  const serial = serialOf(resource);
  return (serial && written(serial)) || `#${String(row.id)}`;
}
