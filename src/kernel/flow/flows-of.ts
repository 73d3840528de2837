import { type AnyResource, fieldsOf, permissionOf } from '../resource/resource.ts';
import { isDocumentFlow } from './document-flow.ts';
import type { Flow, Transition } from './flow.ts';

/** The state fields of a kind of record with their flows, as declared. */
export const flowsOf = (resource: AnyResource): { field: string; flow: Flow }[] =>
  fieldsOf(resource, 'state').map(([field, { options }]) => ({ field, flow: options as Flow }));

/** An act of a kind of record, with the state field that it moves. */
export type Act = {
  readonly name: string;
  readonly field: string;
  readonly flow: Flow;
  readonly transition: Transition;
  readonly permission: string;
};

/** Every act of a kind of record, of all its state fields. */
export const actsOf = (resource: AnyResource): Act[] =>
  flowsOf(resource).flatMap(({ field, flow }) =>
    Object.entries(flow.transitions).map(([name, transition]) => ({
      name,
      field,
      flow,
      transition,
      permission: transition.permission ?? permissionOf(resource, name),
    })),
  );

/** Documents are sent on their way one by one through the approval's own call and button, the same for all of them. */
export const isSubmit = ({ name, flow }: Pick<Act, 'name' | 'flow'>): boolean =>
  name === 'submit' && isDocumentFlow(flow);

type Row = Readonly<Record<string, unknown>>;

/**
 * The state fields of a record that say something, the one that has come furthest first: of several those that have left where they began,
 * and of a document in force what became of it since in the place of its approval.
 */
export function toldStates(resource: AnyResource, row: Row): string[] {
  const flows = flowsOf(resource);
  const moved = flows.filter(({ field, flow }) => (row[field] ?? flow.initial) !== flow.initial);
  const later = moved.filter(({ field, flow }) => !(isDocumentFlow(flow) && row[field] === 'APPROVE'));
  const told = later.length > 0 ? later : moved.length > 0 ? moved : flows.slice(0, 1);
  // What only follows from others, such as how much is paid, does not lead before what people do.
  const leading = told.findLast(({ flow }) => Object.keys(flow.transitions).length > 0) ?? told[0];
  return leading ? [leading.field, ...told.flatMap(({ field }) => (field === leading.field ? [] : [field]))] : [];
}

/** The first of them: an order that was sent is no longer told by its approval. */
export const foremostState = (resource: AnyResource, row: Row): string | undefined => toldStates(resource, row)[0];
