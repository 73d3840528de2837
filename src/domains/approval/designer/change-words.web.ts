import type { ApproveNode, Condition, PeopleRule, TimeLimit } from '../../../kernel/flow/approval-tree.ts';
import type { Text } from '../../../kernel/text.ts';
import { listed, t } from '../../../kernel/web/i18n.ts';
import { SIGNS } from '../approval.views.text.ts';
import type { Vocabulary } from '../flows/flow-shape.rules.ts';
import type { TreeChange } from './compare-trees.rules.ts';
import { FLOW_TEXT as TEXT } from './flow.text.ts';
import { conditionWords, ruleWords } from './tree-words.web.ts';

const LABELS: Readonly<Record<string, Text>> = {
  name: TEXT.name,
  kind: TEXT.nodeKind,
  people: TEXT.people,
  sign: TEXT.sign,
  nobody: TEXT.nobody,
  samePerson: TEXT.same,
  self: TEXT.self,
  limit: TEXT.limit,
  batch: TEXT.mays.batch,
  may: TEXT.may,
  outcome: TEXT.outcome,
  when: TEXT.when,
};

const CHOICES: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  kind: TEXT.kinds,
  sign: SIGNS,
  nobody: TEXT.nobodies,
  samePerson: TEXT.sames,
  self: TEXT.selves,
  outcome: TEXT.outcomes,
};

function limitWords(limit: TimeLimit): string {
  const reminded = limit.remindAfter ? t(TEXT.remindedAfter, { n: limit.remindAfter }) : '';
  return listed([t(TEXT.hoursLong, { n: limit.hours }), reminded, t(TEXT.escalates[limit.escalate])].filter(Boolean));
}

function mayWords(may: ApproveNode['may']): string {
  const allowed = (['return', 'transfer', 'addSigner'] as const).filter((one) => may[one]);
  return listed(allowed.map((one) => t(TEXT.mays[one]))) || t(TEXT.none);
}

/** A property of a node as people say it; the values come from the trees that are compared. */
function valueWords(what: string, value: unknown, words: Vocabulary): string {
  if (value === undefined || value === null) return t(TEXT.none);
  if (typeof value === 'boolean') return t(value ? TEXT.yes : TEXT.no);
  const choice = CHOICES[what]?.[String(value)];
  if (choice) return t(choice);
  switch (what) {
    case 'name':
      return listed(Object.values(value as Text));
    case 'people':
      return listed((value as PeopleRule[]).map((rule) => ruleWords(rule, words))) || t(TEXT.none);
    case 'limit':
      return limitWords(value as TimeLimit);
    case 'may':
      return mayWords(value as ApproveNode['may']);
    case 'when':
      return conditionWords(value as Condition, words);
    default:
      return String(value);
  }
}

/** `多人审批：或签 → 会签`, a line for each property that differs. Where the short words are alike, only what was changed is told. */
export function changeLines({ differing }: TreeChange, words: Vocabulary): string[] {
  return differing.map(({ what, before, after }) => {
    const label = LABELS[what] ? t(LABELS[what]) : what;
    const [was, is] = [valueWords(what, before, words), valueWords(what, after, words)];
    return was === is ? t(TEXT.changedDetail, { what: label, is }) : t(TEXT.changedFrom, { what: label, was, is });
  });
}
