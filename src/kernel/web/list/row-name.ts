import { optionText } from '../../resource/describe.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { lang } from '../i18n.ts';
import type { AnyRow } from '../records/record-calls.ts';

/** The name of a record in the language of the page, as references to it show it. */
export function rowName(resource: AnyResource, row: AnyRow): string {
  const english = lang === 'en' && resource.titleEn ? row[resource.titleEn] : undefined;
  const name = english || (resource.title && row[resource.title]);
  const field = resource.title ? resource.fields[resource.title] : undefined;
  if (name) return (field && optionText(field, name, lang)) ?? String(name);
  const serial = Object.keys(resource.fields).find((field) => resource.fields[field]!.kind === 'serial');
  return String((serial && row[serial]) ?? `#${row.id}`);
}
