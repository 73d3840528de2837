import type { Text } from '../text.ts';
import { div, formatDecimal } from '../value/decimal.ts';

/** How one finds the people of a node. Several rules of a node are united, each person once, in the order of the rules. */
export type PeopleRule =
  | { readonly by: 'user'; readonly userIds: readonly number[] }
  /** Everybody with one of the roles, by role code; `near` keeps those who may see the document's ship or organisation. */
  | { readonly by: 'role'; readonly roles: readonly string[]; readonly near?: boolean }
  /** Everybody who holds one of the posts, by post code. */
  | { readonly by: 'job'; readonly jobs: readonly string[]; readonly near?: boolean }
  /** Leader of the initiator's department (or of the document's organisation); `up` 0 is the department's own, 1 the next above. */
  | { readonly by: 'leader'; readonly of: 'initiator' | 'document'; readonly up: number }
  /** Who is responsible for the document's ship on the day: ship management (VM), repair, or both. */
  | { readonly by: 'superintendent'; readonly kind: 'VM' | 'REPAIR' | 'ANY' }
  /** The initiator names them when submitting; `roles` narrows whom one may name. */
  | { readonly by: 'initiatorChoice'; readonly roles?: readonly string[] }
  /** A field of the document that refers to one or several users. */
  | { readonly by: 'field'; readonly field: string };

type Sign = 'all' | 'any' | 'inOrder';
/** Nobody found: the administrators take it, the node is passed over, or the act that leads here is refused. */
type Nobody = 'administrator' | 'skip' | 'refuse';

/** Hours in decimal text. Reminded once when `remindAfter` have passed; after `hours` it is overdue and escalates. */
export type TimeLimit = {
  readonly hours: string;
  readonly remindAfter?: string;
  /** Hands the task to the person's leader or to the administrators; `none` only reminds. */
  readonly escalate: 'none' | 'leader' | 'administrator';
};

export type ApproveNode = {
  readonly kind: 'approve';
  readonly id: string;
  readonly name: Text;
  readonly people: readonly PeopleRule[];
  readonly sign: Sign;
  readonly nobody: Nobody;
  /** Somebody who has approved at an earlier node of this round: counts as approved, or signs again. */
  readonly samePerson: 'skip' | 'again';
  /** The initiator is among the approvers: passed over, replaced by the own leader, or allowed. */
  readonly self: 'skip' | 'leader' | 'allow';
  readonly limit?: TimeLimit;
  /** May be approved from the list together with others. */
  readonly batch: boolean;
  readonly may: { readonly return: boolean; readonly transfer: boolean; readonly addSigner: boolean };
};

export type Comparison = {
  readonly field: string;
  readonly is: 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le' | 'in' | 'notIn' | 'empty' | 'filled';
  /** Amounts as decimal text, references as ids, choices and dictionaries as codes; a list for `in` and `notIn`. */
  readonly value?: string | number | boolean | readonly (string | number)[];
};
export type Condition = { readonly all: readonly Condition[] } | { readonly any: readonly Condition[] } | Comparison;

export type Branch = {
  readonly id: string;
  readonly name: Text;
  /** Of a condition's branch: when it is taken. Absent: otherwise (the last branch of a condition). */
  readonly when?: Condition;
  readonly nodes: readonly ApprovalNode[];
};

/** The first branch that holds is taken; afterwards the way goes on behind the condition unless the branch ends the run. */
export type ConditionNode = {
  readonly kind: 'condition';
  readonly id: string;
  readonly name: Text;
  readonly branches: readonly Branch[];
};
/** All branches at once; the way goes on when all are through. No branch of it ends the run. */
export type ParallelNode = {
  readonly kind: 'parallel';
  readonly id: string;
  readonly name: Text;
  readonly branches: readonly Branch[];
};
/** Tells people without waiting for them. */
export type CopyNode = {
  readonly kind: 'copy';
  readonly id: string;
  readonly name: Text;
  readonly people: readonly PeopleRule[];
};
type EndNode = {
  readonly kind: 'end';
  readonly id: string;
  readonly name: Text;
  readonly outcome: 'approve' | 'reject';
};

export type ApprovalNode = ApproveNode | ConditionNode | ParallelNode | CopyNode | EndNode;

/** A flow: nodes one after the other, in which conditions and parallels hold branches of nodes. Ids are unique in the whole tree. */
export type ApprovalTree = { readonly nodes: readonly ApprovalNode[] };

/** An approve node with the usual answers; name and people are the flow's own. */
export function approveNode(
  node: Pick<ApproveNode, 'id' | 'name' | 'people'> & Partial<Omit<ApproveNode, 'kind'>>,
): ApproveNode {
  return {
    kind: 'approve',
    sign: 'any',
    nobody: 'administrator',
    samePerson: 'skip',
    self: 'leader',
    batch: true,
    may: { return: true, transfer: true, addSigner: true },
    ...node,
  };
}

export function endNode(outcome: EndNode['outcome'] = 'approve', id = `end-${outcome}`): EndNode {
  return {
    kind: 'end',
    id,
    name: outcome === 'approve' ? { zh: '通过', en: 'Approved' } : { zh: '驳回', en: 'Rejected' },
    outcome,
  };
}

/** The branch that is taken where no other is. */
export const restBranch = (id: string): Branch => ({ id, name: { zh: '其余', en: 'Others' }, nodes: [] });

type Above = {
  readonly id: string;
  /** The field of the amount, in the base currency; of several the greatest decides. */
  readonly field: string | readonly string[];
  /** Whole, such as `100000`; the branch says it. */
  readonly above: string;
  readonly nodes: readonly ApprovalNode[];
};

/** The branch of more than an amount. */
export const aboveBranch = ({ id, field, above, nodes }: Above): Branch => ({
  id,
  name: { zh: `超过 ${formatDecimal(div(above, '10000'))} 万`, en: `Above ${formatDecimal(above)}` },
  when:
    typeof field === 'string'
      ? { field, is: 'gt', value: above }
      : { any: field.map((one) => ({ field: one, is: 'gt', value: above })) },
  nodes,
});

/** Who is asked beside the others above an amount. */
export const aboveNode = ({
  id,
  name = { zh: '按金额', en: 'By amount' },
  ...branch
}: Above & { readonly name?: Text }): ConditionNode => ({
  kind: 'condition',
  id,
  name,
  branches: [aboveBranch({ id: `${id}-above`, ...branch }), restBranch(`${id}-rest`)],
});

/** Every node of a tree with the names of what holds it, outermost first. */
export function* walkTree(
  nodes: readonly ApprovalNode[],
  path: readonly Text[] = [],
): Generator<{ node: ApprovalNode; path: readonly Text[] }> {
  for (const node of nodes) {
    yield { node, path };
    if (node.kind !== 'condition' && node.kind !== 'parallel') continue;
    for (const branch of node.branches) yield* walkTree(branch.nodes, [...path, node.name, branch.name]);
  }
}

export function nodeById(tree: ApprovalTree, id: string): ApprovalNode | undefined {
  for (const { node } of walkTree(tree.nodes)) if (node.id === id) return node;
  return undefined;
}
