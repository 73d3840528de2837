import { type AnyResource, childOf, nameField, nameFields, snake, tableNameOf } from '../../resource/resource.ts';
import type { Holder } from '../declared.ts';
import { resourceNamed } from '../registry.ts';
import { holdsWords } from './filter-kinds.ts';

/** The fields in which a keyword is looked for: texts of its own, references by the name of what they refer to, lines by the names of these. */
export const searchedFields = (resource: Pick<AnyResource, 'list' | 'title'>): readonly string[] =>
  resource.list?.search ?? [nameField(resource) ?? []].flat();

/** The texts by which a record goes. */
const namedBy = (resource: AnyResource): string[] =>
  [...nameFields(resource), ...(resource.titleEn ? [resource.titleEn] : [])].filter((name) => {
    const field = resource.fields[name];
    return field !== undefined && !field.private && holdsWords(field);
  });

const anyText = (alias: string, names: readonly string[], place: string): string =>
  names.map((name) => `${alias}.${snake(name)} ilike ${place}`).join(' or ');

/** A condition over `t` for each field that a keyword is looked for in. */
export function keywordConditions(holder: Holder, resource: AnyResource, place: string): string[] {
  return searchedFields(resource).flatMap((name) => {
    const field = resource.fields[name];
    if (field?.kind === 'ref' && field.variant !== 'many') {
      const target = resourceNamed(holder, String(field.target));
      const texts = anyText('n', namedBy(target), place);
      return `t.${snake(name)} in (select n.id from ${tableNameOf(target)} n where ${texts})`;
    }
    if (field?.kind === 'lines') {
      const texts = namedBy(childOf(field));
      if (texts.length === 0) return [];
      return `t.id in (select n.parent_id from ${tableNameOf(childOf(field))} n where ${anyText('n', texts, place)})`;
    }
    return anyText('t', [name], place);
  });
}

/** What is wrong with where the keyword box looks. */
export function searchProblems(resource: AnyResource, find: (name: string) => AnyResource | undefined): string[] {
  return (resource.list?.search ?? []).flatMap((name) => {
    const field = resource.fields[name];
    if (!field || holdsWords(field)) return [];
    const target =
      field.kind === 'lines' ? childOf(field) : field.kind === 'ref' ? find(String(field.target)) : undefined;
    if (field.variant !== 'many' && target && namedBy(target).length > 0) return [];
    return [`${resource.name}: list.search names ${name}, in which there are no words`];
  });
}
