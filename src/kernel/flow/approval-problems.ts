import type { Text } from '../text.ts';
import { compare, isDecimal } from '../value/decimal.ts';
import { COMPARISONS, type TreeKnowledge } from './approval-knowledge.ts';
import { noApprover, reachProblems } from './approval-reach.ts';
import {
  type ApprovalNode,
  type ApprovalTree,
  type ApproveNode,
  type Branch,
  type Comparison,
  type Condition,
  type ConditionNode,
  type CopyNode,
  type ParallelNode,
  type PeopleRule,
  walkTree,
} from './approval-tree.ts';

/** What is wrong with a tree and where: `nodeId` is a node's or a branch's, `path` the names of what leads to it, outermost first. */
export type TreeProblem = {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly nodeId: string | null;
  readonly path: readonly Text[];
  readonly message: Text;
};

type Found = { code: string; zh: string; en: string; warning?: boolean };

const of = (code: string, zh: string, en: string): Found => ({ code, zh, en });

function peopleProblems(rule: PeopleRule, node: ApproveNode | CopyNode, known: TreeKnowledge): Found[] {
  const empty = of('nobody', '人员规则未填写', 'A rule for people names nobody');
  // Where the act would be refused, a role without holders stops every document; elsewhere somebody else takes it.
  const refuses = node.kind === 'approve' && node.nobody === 'refuse';
  const holders = (
    codes: readonly string[],
    all: Readonly<Record<string, number>> | undefined,
    zh: string,
    en: string,
  ) =>
    codes.flatMap((code): Found[] => {
      if (!all) return [];
      if (!(code in all))
        return [of(`unknown${en}`, `${zh}“${code}”不存在`, `There is no ${en.toLowerCase()} ${code}`)];
      if (all[code] !== 0) return [];
      return [
        {
          ...of(`empty${en}`, `${zh}“${code}”下没有人员`, `Nobody holds the ${en.toLowerCase()} ${code}`),
          warning: !refuses,
        },
      ];
    });
  switch (rule.by) {
    case 'user':
      return rule.userIds.length === 0 ? [empty] : [];
    case 'role':
      return rule.roles.length === 0 ? [empty] : holders(rule.roles, known.roles, '角色', 'Role');
    case 'job':
      return rule.jobs.length === 0 ? [empty] : holders(rule.jobs, known.jobs, '岗位', 'Post');
    case 'leader':
      if (rule.of === 'initiator' || known.hasOrganization) return [];
      return [of('noOrganization', '此单据没有机构，无法取机构负责人', 'This kind of document names no organization')];
    case 'superintendent':
      return known.hasShip
        ? []
        : [of('noShip', '此单据没有船舶，无法取船舶主管', 'This kind of document names no ship')];
    case 'field':
      if (known.userFields.includes(rule.field)) return [];
      return [
        of(
          'unknownField',
          `单据没有人员字段“${rule.field}”`,
          `The document has no field ${rule.field} that names users`,
        ),
      ];
    case 'initiatorChoice':
      return holders(rule.roles ?? [], known.roles, '角色', 'Role');
  }
}

function approveProblems(node: ApproveNode): Found[] {
  const found: Found[] = [];
  if (node.people.length === 0) found.push(of('nobody', '未设置审批人', 'Nobody approves here'));
  if (node.self === 'allow') {
    const chooses = node.people.some((rule) => rule.by === 'initiatorChoice');
    found.push(
      chooses
        ? of('selfApproval', '发起人可指定自己审批', 'The initiator could choose to approve by themselves')
        : {
            ...of('selfApproval', '允许发起人审批自己的单据', 'The initiator may approve their own document'),
            warning: true,
          },
    );
  }
  if (node.limit) {
    const { hours, remindAfter } = node.limit;
    if (!isDecimal(hours) || (compare(hours, '0') ?? 0) <= 0)
      found.push(of('limit', '时限须大于 0 小时', 'The time limit must be more than 0 hours'));
    else if (remindAfter && (!isDecimal(remindAfter) || (compare(remindAfter, hours) ?? 0) >= 0))
      found.push(of('limit', '提醒须早于时限', 'The reminder must come before the time limit'));
  }
  return found;
}

function comparisonProblems(part: Comparison, known: TreeKnowledge): Found[] {
  const field = known.conditionFields[part.field];
  if (!field)
    return [
      of(
        'unknownField',
        `条件字段“${part.field}”不存在`,
        `The condition names ${part.field}, which is no field for conditions`,
      ),
    ];
  if (!COMPARISONS[field.kind].includes(part.is))
    return [of('comparison', '比较方式不适用于该字段', 'This comparison does not fit the field')];
  if (part.is === 'empty' || part.is === 'filled') return [];
  const missing =
    part.value === undefined || part.value === '' || (Array.isArray(part.value) && part.value.length === 0);
  if (missing) return [of('noValue', '条件未填写比较值', 'The condition compares with nothing')];
  const values = Array.isArray(part.value) ? part.value : [part.value];
  if ((part.is === 'in' || part.is === 'notIn') !== Array.isArray(part.value))
    return [of('comparison', '比较值的形式不正确', 'The value does not fit the comparison')];
  const wrong =
    (field.kind === 'number' && values.some((v) => !isDecimal(String(v)))) ||
    (field.kind === 'bool' && values.some((v) => typeof v !== 'boolean')) ||
    (field.words && values.some((v) => !field.words?.includes(String(v))));
  return wrong ? [of('noValue', '条件的比较值不正确', 'The value of the condition does not fit the field')] : [];
}

function conditionProblems(condition: Condition, known: TreeKnowledge): Found[] {
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : undefined;
  if (!parts) return comparisonProblems(condition as Comparison, known);
  if (parts.length === 0) return [of('emptyCondition', '条件为空', 'The condition is empty')];
  return parts.flatMap((part) => conditionProblems(part, known));
}

function branchProblems(node: ConditionNode | ParallelNode, known: TreeKnowledge): [Found, Branch?][] {
  const { branches } = node;
  const found: [Found, Branch?][] = [];
  if (branches.length < 2) found.push([of('fewBranches', '至少需要两个分支', 'At least two branches are needed')]);
  for (const [i, branch] of branches.entries()) {
    if (!branch.name.zh.trim() || !branch.name.en.trim())
      found.push([of('noName', '分支缺少中文或英文名称', 'A branch lacks its Chinese or English name'), branch]);
    if (node.kind === 'parallel') {
      if (branch.nodes.length === 0)
        found.push([of('emptyBranch', '并行分支为空', 'A parallel branch is empty'), branch]);
      continue;
    }
    const last = i === branches.length - 1;
    if (!branch.when) {
      if (!last)
        found.push([
          of(
            'unreachable',
            '“其他情况”须为最后一个分支，其后的分支不会到达',
            'The branch without a condition must be the last; those behind it are never reached',
          ),
          branch,
        ]);
      continue;
    }
    found.push(...conditionProblems(branch.when, known).map((problem): [Found, Branch] => [problem, branch]));
    const same = branches.slice(0, i).some((other) => JSON.stringify(other.when) === JSON.stringify(branch.when));
    if (same)
      found.push([
        of(
          'unreachable',
          '条件与前面的分支相同，不会到达',
          'An earlier branch has the same condition; this one is never reached',
        ),
        branch,
      ]);
    if (last)
      found.push([
        of(
          'deadEnd',
          '没有“其他情况”分支，条件都不满足时流程无法继续',
          'No branch for all other cases: a document that meets no condition would stop here',
        ),
      ]);
  }
  return found;
}

function nodeProblems(node: ApprovalNode, known: TreeKnowledge): [Found, Branch?][] {
  const own: Found[] = [];
  if (!node.name.zh.trim() || !node.name.en.trim())
    own.push(of('noName', '节点缺少中文或英文名称', 'The node lacks its Chinese or English name'));
  if (node.kind === 'copy' && node.people.length === 0) own.push(of('nobody', '未设置抄送人', 'Nobody is copied'));
  if (node.kind === 'approve') own.push(...approveProblems(node));
  if (node.kind === 'approve' || node.kind === 'copy')
    own.push(...node.people.flatMap((rule) => peopleProblems(rule, node, known)));
  const branches = node.kind === 'condition' || node.kind === 'parallel' ? branchProblems(node, known) : [];
  return [...own.map((problem): [Found] => [problem]), ...branches];
}

/**
 * Everything that is wrong with a tree. An error keeps it from being published, a warning does not. Pure, so that the designer
 * runs it at each stroke, the server before it publishes, and the start over the default flows.
 */
export function treeProblems(tree: ApprovalTree, known: TreeKnowledge): TreeProblem[] {
  const problems: TreeProblem[] = [];
  const ids = new Set<string>();
  for (const { node, path } of walkTree(tree.nodes)) {
    if (ids.has(node.id)) {
      const message = { zh: `节点编号 ${node.id} 重复`, en: `Two nodes have the id ${node.id}` };
      problems.push({ code: 'sameId', severity: 'error', nodeId: node.id, path: [...path, node.name], message });
    }
    ids.add(node.id);
    for (const [{ code, zh, en, warning }, branch] of nodeProblems(node, known)) {
      problems.push({
        code,
        severity: warning ? 'warning' : 'error',
        nodeId: branch?.id ?? node.id,
        path: [...path, node.name, ...(branch ? [branch.name] : [])],
        message: { zh, en },
      });
    }
  }
  return [...problems, ...reachProblems(tree), ...noApprover(tree)];
}
