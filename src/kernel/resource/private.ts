import type { Field } from './field.ts';
import { type AnyResource, childOf, fieldsOf, sectionsOf } from './resource.ts';

type Holds = (permission: string) => boolean;

/** The permissions without which some field of a kind of record, or of its lines, is not there. */
export function privacyOf(resource: AnyResource): readonly string[] {
  const known = asked.get(resource);
  if (known) return known;
  const own = Object.values(resource.fields).flatMap((field) => [
    ...(field.private ? [field.private] : []),
    ...(field.kind === 'lines' ? privacyOf(childOf(field)) : []),
  ]);
  const found = [...new Set(own)].sort();
  asked.set(resource, found);
  return found;
}

const asked = new WeakMap<AnyResource, readonly string[]>();
const narrowed = new WeakMap<AnyResource, Map<string, AnyResource>>();

/**
 * A kind of record as somebody may know it: without the private fields whose permission they lack, in lines too. Whatever is derived
 * from it (columns, filters, sheets, forms) is without them as well. Most kinds have none and are answered as they are.
 */
export function seenWith(resource: AnyResource, holds: Holds): AnyResource {
  const lacking = privacyOf(resource).filter((permission) => !holds(permission));
  if (lacking.length === 0) return resource;
  const kinds = narrowed.get(resource) ?? new Map<string, AnyResource>();
  narrowed.set(resource, kinds);
  const key = lacking.join(' ');
  const seen = kinds.get(key) ?? without(resource, new Set(lacking));
  kinds.set(key, seen);
  return seen;
}

function without(resource: AnyResource, lacking: ReadonlySet<string>): AnyResource {
  const hidden = (name: string): boolean => lacking.has(resource.fields[name]?.private ?? '');
  const fields = fieldsOf(resource)
    .filter(([name]) => !hidden(name))
    .map(([name, field]): [string, Field] => [
      name,
      field.kind === 'lines'
        ? { ...field, target: seenWith(childOf(field), (permission) => !lacking.has(permission)) }
        : field,
    ]);
  const { list, form } = resource;
  const shown = (name: string): boolean => !hidden(name);
  return {
    ...resource,
    fields: Object.fromEntries(fields),
    ...(list && {
      list: {
        ...list,
        columns: list.columns.filter((column) => shown(typeof column === 'string' ? column : column.field)),
        filters: list.filters?.filter(shown),
        search: list.search?.filter(shown),
      },
    }),
    ...(form && {
      form: sectionsOf(resource).map(({ title, rows }) => ({
        title,
        rows: rows.map((row) => row.filter(shown)).filter((row) => row.length > 0),
      })),
    }),
    // A rule over a field that is not there would find it empty.
    ...(resource.requiredIf && {
      requiredIf: Object.fromEntries(Object.entries(resource.requiredIf).filter(([name]) => shown(name))),
    }),
  };
}

/** What stands in histories in the place of a private value. */
export const CONCEALED = '••••••';

/** Signs of a sealed text that are shown: enough to tell one from another. */
const SHOWN_END = 4;

/** A sealed text without the blanks and dashes between its signs: written otherwise it is the same. */
export const plainText = (clear: string): string => clear.replace(/[\s-]/g, '').toUpperCase();

/** A sealed text as it is shown: `••••1234`; a short one not at all. */
export function maskOf(clear: string): string {
  const signs = plainText(clear);
  return signs.length >= 2 * SHOWN_END ? `••••${signs.slice(-SHOWN_END)}` : '••••';
}

/** Whether this is such a mask and no text that somebody typed. */
export const isMask = (value: unknown): boolean => typeof value === 'string' && value.startsWith('••••');
