import type { ApprovalNode, Branch, Condition, PeopleRule } from '../../../kernel/flow/approval-tree.ts';
import { listed, t } from '../../../kernel/web/i18n.ts';
import type { Vocabulary } from '../flows/flow-shape.rules.ts';
import { FLOW_TEXT as TEXT } from './flow.text.ts';

const nameOf = (list: readonly { code: string; name: string }[], code: string) =>
  list.find((one) => one.code === code)?.name ?? code;

/** A rule in a few words, as it stands under its node. */
export function ruleWords(rule: PeopleRule, words: Vocabulary): string {
  switch (rule.by) {
    case 'role':
      return listed(rule.roles.map((code) => nameOf(words.roles, code))) || t(TEXT.rules.role);
    case 'job':
      return listed(rule.jobs.map((code) => nameOf(words.jobs, code))) || t(TEXT.rules.job);
    case 'superintendent':
      return t(TEXT.superintendents[rule.kind]);
    case 'field':
      return words.fields.find((field) => field.name === rule.field)?.label ?? t(TEXT.rules.field);
    default:
      return t(TEXT.rules[rule.by]);
  }
}

export function nodeWords(node: ApprovalNode, words: Vocabulary): string {
  if (node.kind === 'approve' || node.kind === 'copy') return listed(node.people.map((rule) => ruleWords(rule, words)));
  return t(TEXT.kinds[node.kind]);
}

/** A condition as a sentence: `金额 不小于 300000 且 类型 属于 …`. */
export function conditionWords(condition: Condition, words: Vocabulary): string {
  if ('all' in condition) return joined(condition.all, words, t(TEXT.and));
  if ('any' in condition) return joined(condition.any, words, t(TEXT.or));
  const field = words.fields.find((one) => one.name === condition.field);
  const shown = (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? TEXT.yes : TEXT.no);
    return field?.options?.find((option) => option.value === String(value))?.label ?? String(value ?? '');
  };
  const value = Array.isArray(condition.value) ? listed(condition.value.map(shown)) : shown(condition.value);
  return [field?.label ?? condition.field, t(TEXT.compare[condition.is]), value].filter(Boolean).join(' ');
}

const joined = (list: readonly Condition[], words: Vocabulary, and: string): string =>
  list.map((one) => ('field' in one ? conditionWords(one, words) : `(${conditionWords(one, words)})`)).join(and);

export const branchWords = (branch: Branch, words: Vocabulary): string =>
  branch.when ? conditionWords(branch.when, words) : '';
