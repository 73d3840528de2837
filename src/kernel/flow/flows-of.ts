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

/** Of several states the field of the one that has come furthest: an order that was sent is no longer told by its approval. */
export function foremostState(resource: AnyResource, row: Readonly<Record<string, unknown>>): string | undefined {
  const moved = flowsOf(resource).filter(({ field, flow }) => row[field] !== flow.initial);
  const acted = moved.filter(({ flow }) => Object.keys(flow.transitions).length > 0);
  return acted.at(-1)?.field ?? flowsOf(resource)[0]?.field;
}
