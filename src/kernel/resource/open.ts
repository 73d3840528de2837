import { isDocumentFlow } from '../flow/document-flow.ts';
import type { Flow } from '../flow/flow.ts';
import { childOf, fieldsOf, isTyped, type OpenIn, type Resource } from './resource.ts';

type Ruled = Pick<Resource, 'fields' | 'open'>;
type Row = Readonly<Record<string, unknown>>;

/**
 * The state that decides whether a record may be changed: that of a document which is approved, or the first one of a kind that says
 * what stays open. Nothing where records are always open.
 */
export function rulingState(resource: Ruled): { readonly field: string; readonly flow: Flow } | undefined {
  const states = fieldsOf(resource, 'state').map(([field, { options }]) => ({ field, flow: options as Flow }));
  return states.find(({ flow }) => isDocumentFlow(flow)) ?? (resource.open ? states[0] : undefined);
}

/**
 * Which fields of a record one may change as it stands: in the first state of its flow all of them unless `open` names it, in others what
 * `open` says, to whoever holds its permission. A field of lines that stay is named `lines.qty`; lines come and go only where `lines` itself is named.
 */
export function openFields(
  resource: Ruled,
  row: Row,
  holds: (permission: string) => boolean,
): 'all' | readonly string[] {
  const ruling = rulingState(resource);
  // A record that is being written has no state yet.
  const state = ruling && row[ruling.field];
  if (!ruling || state === undefined || state === null) return 'all';
  const said = resource.open?.[String(state)] ?? (state === ruling.flow.initial ? undefined : []);
  if (said === undefined) return 'all';
  if (isNames(said)) return said;
  return holds(said.permission) ? said.fields : [];
}

const isNames = (said: OpenIn): said is readonly string[] => Array.isArray(said);

/** Whether a record may be removed: in the first state of its flow, and a document that was rejected. */
export function isRemovable(resource: Ruled, row: Row): boolean {
  const ruling = rulingState(resource);
  if (!ruling) return true;
  const state = row[ruling.field];
  return state === ruling.flow.initial || (isDocumentFlow(ruling.flow) && state === 'REJECT');
}

/** Stands among the closed fields for lines that stay as many as they are: `lines.+`. */
export const rowsOf = (lines: string): string => `${lines}.+`;

/** The fields that take no input while only `open` ones do; of lines with open fields the other ones, and their coming and going. */
export function closedFields(resource: Ruled, open: 'all' | readonly string[]): string[] {
  if (open === 'all') return [];
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    if (open.includes(name)) return [];
    if (field.kind !== 'lines' || !open.some((one) => one.startsWith(`${name}.`))) return [name];
    const columns = Object.entries(childOf(field).fields).filter(([, one]) => isTyped(one));
    return [rowsOf(name), ...columns.map(([one]) => `${name}.${one}`).filter((path) => !open.includes(path))];
  });
}
