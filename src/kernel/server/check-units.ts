import { isFigure } from '../resource/number-text.ts';
import { type AnyResource, childOf, fieldsOf } from '../resource/resource.ts';
import { unitSource } from '../resource/unit.ts';

/** What can say a unit: each has one word for it, in lists, sheets and sums alike. */
const SAYING = new Set(['ref', 'choice', 'text']);
const ONE = new Set(['one', 'line']);

/** Figures whose unit nothing could say, or would be said to whoever may not know it. */
export function unitProblems(resources: readonly AnyResource[]): string[] {
  const visit = (kind: AnyResource, record?: AnyResource): string[] =>
    fieldsOf(kind).flatMap(([name, field]) => {
      if (field.kind === 'lines') return visit(childOf(field), kind);
      const source = unitSource(field);
      if (!source) return [];
      const at = `${kind.name}.${name}`;
      if (!isFigure(field)) return [`${at}: has a unit and is no figure`];
      if ('record' in source && !record) return [`${at}: takes its unit from a record, and is in no line of one`];
      const [said, owner] = 'field' in source ? [source.field, kind] : [source.record, record ?? kind];
      const by = owner.fields[said];
      if (!by) return [`${at}: takes its unit from ${said}, which is no field of ${owner.name}`];
      if (!SAYING.has(by.kind) || !ONE.has(by.variant ?? 'one'))
        return [`${at}: takes its unit from ${said}, which is neither one record, a choice nor a line of text`];
      if (by.private !== undefined && by.private !== field.private)
        return [`${at}: takes its unit from ${said}, which is private`];
      return [];
    });
  return resources.flatMap((resource) => visit(resource));
}
