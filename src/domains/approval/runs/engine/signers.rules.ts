import type { ApproveNode } from '../../../../kernel/flow/approval-tree.ts';
import { nobodyFound } from './refusals.rules.ts';
import { approversOf, type Effect, type Origin, type People, type Run } from './run.rules.ts';

type LineKind = Extract<Effect, { do: 'line' }>['kind'];
type Signers = {
  /** Nobody: the node is passed over. */
  users: readonly number[];
  origin: Origin;
  lines: { kind: LineKind; users?: readonly number[] }[];
};

/**
 * Who signs at a node: its rules, then what the flow says about the initiator among them, about nobody found, and about those who
 * have approved before. Each of these that changes the list leaves a line.
 * @throws AppError RULE where nobody is found and the flow refuses that
 */
export function signersOf({ run, people }: { run: Run; people: People }, node: ApproveNode): Signers {
  const found = [
    ...new Set(
      node.people.flatMap((rule) => (rule.by === 'initiatorChoice' ? (run.chosen[node.id] ?? []) : people.of(rule))),
    ),
  ];
  const lines: Signers['lines'] = [];
  const { users, passed } = withoutInitiator(run, people, node, found, lines);
  if (passed) return { users: [], origin: 'rule', lines };
  if (users.length > 0) return withoutApprovers(run, node, { users, origin: 'rule', lines });
  if (node.nobody === 'skip') return { users: [], origin: 'rule', lines: [...lines, { kind: 'skippedNobody' }] };
  const administrators = people.administrators.filter((id) => node.self === 'allow' || id !== run.initiatorId);
  if (node.nobody === 'refuse' || administrators.length === 0) throw nobodyFound(node);
  lines.push({ kind: 'toAdministrator', users: administrators });
  return { users: administrators, origin: 'administrator', lines };
}

function withoutInitiator(
  run: Run,
  people: People,
  node: ApproveNode,
  found: readonly number[],
  lines: Signers['lines'],
): { users: readonly number[]; passed: boolean } {
  if (node.self === 'allow' || !found.includes(run.initiatorId)) return { users: found, passed: false };
  const others = found.filter((id) => id !== run.initiatorId);
  if (node.self === 'skip') {
    if (others.length === 0) lines.push({ kind: 'skippedSelf' });
    return { users: others, passed: others.length === 0 };
  }
  const leader = people.leadersOf(run.initiatorId).find((id) => id !== run.initiatorId);
  if (leader === undefined || others.includes(leader)) return { users: others, passed: false };
  lines.push({ kind: 'toLeader', users: [leader] });
  return { users: found.map((id) => (id === run.initiatorId ? leader : id)), passed: false };
}

function withoutApprovers(run: Run, node: ApproveNode, signers: Signers): Signers {
  if (node.samePerson === 'again') return signers;
  const approved = approversOf(run);
  const before = signers.users.filter((id) => approved.has(id));
  if (before.length === 0) return signers;
  const rest = node.sign === 'any' ? [] : signers.users.filter((id) => !approved.has(id));
  return { ...signers, users: rest, lines: [...signers.lines, { kind: 'skippedSame', users: before }] };
}
