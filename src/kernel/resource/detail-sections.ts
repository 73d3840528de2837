import type { Text } from '../text.ts';
import { columnsOf } from './describe.ts';
import { type AnyResource, isTyped, sectionsOf } from './resource.ts';

type DetailSection = { readonly key: string; readonly title: Text; readonly fields: readonly string[] };

type DetailPlan = {
  sections: readonly DetailSection[];
  /** Fields of child rows, each a table of its own. */
  lines: readonly string[];
  /** Fields of attachments. */
  files: readonly string[];
};

const GENERAL: Text = { zh: '基本信息', en: 'General' };

/**
 * What a detail page shows, from the form's sections; fields that only the server writes (but the state, which stands in the
 * head, and json) are added to the first one, and so are those that no form has and the list shows.
 */
export function detailSections(resource: AnyResource, hidden: readonly string[] = []): DetailPlan {
  const kind = (name: string) => resource.fields[name]?.kind;
  const formSections = sectionsOf(resource);
  const placed = formSections.flatMap((section) => section.rows.flat());
  const listed = new Set(columnsOf(resource).map(({ field }) => field));
  const written = Object.keys(resource.fields).filter(
    (name) =>
      (!isTyped(resource.fields[name]!) || listed.has(name)) &&
      kind(name) !== 'state' &&
      resource.fields[name]!.variant !== 'json' &&
      !placed.includes(name),
  );
  const sections = formSections
    .map((section, i) => ({
      key: `s${i}`,
      title: formSections.length === 1 ? GENERAL : section.title,
      fields: [
        ...(i === 0 ? written.filter((name) => kind(name) === 'serial') : []),
        ...section.rows.flat(),
        ...(i === 0 ? written.filter((name) => kind(name) !== 'serial') : []),
      ].filter((name) => !hidden.includes(name) && !['lines', 'file', 'state'].includes(kind(name) ?? '')),
    }))
    .filter((section) => section.fields.length > 0);
  return {
    sections,
    lines: placed.filter((name) => kind(name) === 'lines' && !hidden.includes(name)),
    files: placed.filter((name) => kind(name) === 'file' && !hidden.includes(name)),
  };
}
