import { choicesOf } from '../resource/choices.ts';
import { type AnyResource, childOf, fieldsOf, recordOf } from '../resource/resource.ts';

/** What does not fit in what references say of their choices. */
export function choiceProblems(resources: readonly AnyResource[], views: readonly AnyResource[]): string[] {
  const kinds = new Map(resources.map((resource) => [resource.name, resource]));
  const listed = new Map(views.map((view) => [recordOf(view).name, view]));
  const visit = (kind: AnyResource, record: AnyResource): string[] =>
    fieldsOf(kind, 'ref', 'lines').flatMap(([name, field]) => {
      if (field.kind === 'lines') return visit(childOf(field), record);
      const at = `${kind.name}.${name}`;
      const target = kinds.get(String(field.target));
      const { where = {}, brings = {} } = choicesOf(field);
      const fieldOf = (wanted: string) => target?.fields[wanted] ?? (target && listed.get(target.name)?.fields[wanted]);
      return [
        ...Object.entries(where).flatMap(([wanted, from]) => {
          const asked = fieldOf(wanted);
          if (!asked) return [`${at}: chooses by ${wanted}, which is no field of ${String(field.target)}`];
          if (asked.kind === 'text' || asked.kind === 'serial')
            return [`${at}: chooses by ${wanted}, a text, which would be compared by parts`];
          if (!('field' in from) && !('record' in from)) return [];
          const [own, owner] = 'field' in from ? [from.field, kind] : [from.record, record];
          return own in owner.fields ? [] : [`${at}: chooses by ${own}, which is no field of ${owner.name}`];
        }),
        ...Object.entries(brings).flatMap(([own, wanted]) => [
          ...(own in kind.fields ? [] : [`${at}: brings ${own}, which is no field of ${kind.name}`]),
          ...(fieldOf(wanted) ? [] : [`${at}: brings ${wanted}, which is no field of ${String(field.target)}`]),
        ]),
      ];
    });
  return resources.flatMap((resource) => visit(resource, resource));
}
