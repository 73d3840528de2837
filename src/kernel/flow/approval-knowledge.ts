import { type Field, type Fields, hasPlaces } from '../resource/field.ts';
import type { AnyResource } from '../resource/resource.ts';
import type { Comparison } from './approval-tree.ts';
import type { Flow } from './flow.ts';

/** How a field is compared. */
type FactKind = 'number' | 'date' | 'word' | 'ref' | 'refs' | 'bool' | 'text';

/** What a tree may speak of; the checks of a tree take it. Without `roles` and `jobs` their holders are not looked at. */
export type TreeKnowledge = {
  readonly conditionFields: Readonly<Record<string, { kind: FactKind; words?: readonly string[] }>>;
  readonly userFields: readonly string[];
  readonly hasShip: boolean;
  readonly hasOrganization: boolean;
  readonly roles?: Readonly<Record<string, number>>;
  readonly jobs?: Readonly<Record<string, number>>;
};

/** Nothing for a field by which no condition can be made (lines, files, JSON, long text). */
export function factKindOf(field: Field): FactKind | undefined {
  switch (field.kind) {
    case 'number':
      return 'number';
    case 'date':
    case 'datetime':
      return 'date';
    case 'choice':
    case 'dict':
    case 'state':
      return 'word';
    case 'ref':
      return field.variant === 'many' ? 'refs' : 'ref';
    case 'bool':
      return 'bool';
    case 'text':
      return field.variant === 'line' ? 'text' : undefined;
    case 'computed':
      if (hasPlaces(field) || field.variant === 'int') return 'number';
      if (field.variant === 'bool' || field.variant === 'text') return field.variant;
      return field.variant === 'date' || field.variant === 'datetime' ? 'date' : undefined;
    default:
      return undefined;
  }
}

const ORDERED: readonly Comparison['is'][] = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'empty', 'filled'];
const NAMED: readonly Comparison['is'][] = ['eq', 'ne', 'in', 'notIn', 'empty', 'filled'];

/** The comparisons that make sense for a kind of field. */
export const COMPARISONS: Readonly<Record<FactKind, readonly Comparison['is'][]>> = {
  number: ORDERED,
  date: ORDERED,
  word: NAMED,
  ref: NAMED,
  refs: ['in', 'notIn', 'empty', 'filled'],
  bool: ['eq', 'ne'],
  text: NAMED,
};

export function isUserField(field: Field | undefined): boolean {
  return field?.kind === 'ref' && field.target === 'identity.user';
}

/** What a flow of this kind of record may speak of. */
export function knowledgeOf(
  resource: AnyResource,
  declared: { conditionFields: readonly string[]; ship?: string; organization?: string },
): TreeKnowledge {
  const fields: Fields = resource.fields;
  const known = declared.conditionFields.flatMap((name) => {
    const field = fields[name];
    const kind = field && factKindOf(field);
    if (!kind) return [];
    const words = field.kind === 'choice' ? Object.keys(field.options as object) : undefined;
    const states = field.kind === 'state' ? Object.keys((field.options as Flow).states) : undefined;
    return [[name, { kind, ...((words ?? states) && { words: words ?? states }) }] as const];
  });
  return {
    conditionFields: Object.fromEntries(known),
    userFields: Object.keys(fields).filter((name) => isUserField(fields[name])),
    hasShip: declared.ship !== undefined,
    hasOrganization: declared.organization !== undefined || declared.ship !== undefined,
  };
}
