import type { Lang } from '../text.ts';
import { optionText } from './describe.ts';
import type { AnyResource } from './resource.ts';

type Named = Readonly<Record<string, unknown>> & {
  readonly id?: unknown;
  readonly labels?: Readonly<Record<string, unknown>>;
};

/** The number that a record is given when it is made, where it has one. */
export const serialOf = (resource: AnyResource): string | undefined =>
  Object.keys(resource.fields).find((name) => resource.fields[name]!.kind === 'serial');

/** Whether records of this kind have a name. */
export const isNamed = (resource: AnyResource): boolean =>
  Boolean(resource.title || resource.called?.length || serialOf(resource));

/** What people call a record: its title as references show it, else its number, else the fields that name it together; else its id. */
export function recordName(resource: AnyResource, row: Named, lang: Lang): string {
  const shown = (name: string | undefined): string | undefined => {
    const value = name && row[name];
    if (!name || value === null || value === undefined || value === '') return undefined;
    return optionText(resource.fields[name]!, value, lang) ?? String(row.labels?.[name] ?? value);
  };
  const title =
    (lang === 'en' ? shown(resource.titleEn) : undefined) ?? shown(resource.title) ?? shown(serialOf(resource));
  return title ?? (resource.called?.map(shown).filter(Boolean).join(' · ') || `#${row.id}`);
}
