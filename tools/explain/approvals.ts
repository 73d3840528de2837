import type { ApprovalNode, PeopleRule } from '../../src/kernel/flow/approval-tree.ts';
import type { Approvable } from '../../src/kernel/server/approvable.ts';

function ruleWord(rule: PeopleRule): string {
  switch (rule.by) {
    case 'role':
      return `${rule.roles.join(' | ')}${rule.near ? ' near it' : ''}`;
    case 'job':
      return `post ${rule.jobs.join(' | ')}${rule.near ? ' near it' : ''}`;
    case 'leader':
      return `leader of the ${rule.of}${rule.up > 0 ? `, ${rule.up} up` : ''}`;
    case 'superintendent':
      return `superintendent ${rule.kind}`;
    case 'initiatorChoice':
      return `whom the initiator names${rule.roles ? ` of ${rule.roles.join(' | ')}` : ''}`;
    case 'field':
      return `field ${rule.field}`;
    case 'user':
      return `users ${rule.userIds.join(', ')}`;
  }
}

const people = (rules: readonly PeopleRule[]): string => rules.map(ruleWord).join('; ');

/** The steps of a tree as lines, each branch below its condition. */
function stepLines(nodes: readonly ApprovalNode[], indent: string): string[] {
  return nodes.flatMap((node) => {
    const head = `${indent}${node.kind}  ${node.name.zh} / ${node.name.en}`;
    switch (node.kind) {
      case 'approve': {
        const limit = node.limit ? `, ${node.limit.hours} h then ${node.limit.escalate}` : '';
        return [`${head}: ${people(node.people)}; sign ${node.sign}${limit}`];
      }
      case 'copy':
        return [`${head}: ${people(node.people)}`];
      case 'end':
        return [`${head}: ${node.outcome}`];
      default:
        return [
          head,
          ...node.branches.flatMap((branch) => [
            `${indent}  ${branch.name.zh} / ${branch.name.en}${branch.when ? `: ${JSON.stringify(branch.when)}` : ''}`,
            ...stepLines(branch.nodes, `${indent}    `),
          ]),
        ];
    }
  });
}

/** How a kind of record is approved where nobody has drawn another flow: what decides, what approvers see, and the steps. */
export function approvalLines(approval: Approvable | undefined): string[] {
  if (!approval) return [];
  return [
    `  decided by ${approval.conditionFields.join(', ') || '-'}; shows ${approval.facts.join(', ') || '-'}`,
    ...stepLines(approval.flow.nodes, '  '),
  ];
}
