import { rulingState } from '../resource/open.ts';
import { type AnyResource, childOf, isTyped } from '../resource/resource.ts';

/** What `open` names must be there: states of the flow, and fields that people fill. */
export function openProblems(resources: readonly AnyResource[]): string[] {
  return resources.flatMap((resource) => {
    if (!resource.open) return [];
    const at = `${resource.name}: open`;
    const ruling = rulingState(resource);
    if (!ruling) return [`${at}: no state closes anything`];
    return Object.entries(resource.open).flatMap(([state, said]) => {
      const fields: readonly string[] = 'fields' in said ? said.fields : said;
      const unknown = fields.filter((path) => !isField(resource, path)).map((path) => `${at}: ${path} is not typed`);
      return state in ruling.flow.states ? unknown : [`${at}: ${state} is no state of ${ruling.field}`, ...unknown];
    });
  });
}

function isField(resource: AnyResource, path: string): boolean {
  const [name = '', of] = path.split('.', 2);
  const field = resource.fields[name];
  if (of === undefined) return field !== undefined && isTyped(field);
  const column = field?.kind === 'lines' ? childOf(field).fields[of] : undefined;
  return column !== undefined && isTyped(column);
}
