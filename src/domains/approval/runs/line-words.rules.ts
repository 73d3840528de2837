import { type ApprovalTree, nodeById, walkTree } from '../../../kernel/flow/approval-tree.ts';
import type { Lang } from '../../../kernel/text.ts';
import { type LineKind, RUN_STATUSES } from '../approval.views.text.ts';

/** What an act keeps beside itself: ids and codes. */
export type LineData = {
  users?: readonly number[];
  from?: number;
  where?: 'before' | 'after';
  nodeId?: string;
  branch?: string;
  outcome?: 'approve' | 'reject';
  /** Since when the task had waited for this act. */
  openedAt?: string;
};

const list = (names: readonly string[], lang: Lang): string => names.join(lang === 'en' ? ', ' : '、');

/** What a line of the timeline leaves open: to whom, before or after, back to which step, which branch. */
export function lineWords(
  line: { kind: LineKind; data: LineData },
  context: { tree: ApprovalTree; lang: Lang; nameOf: (id: number) => string },
): string | null {
  const { kind, data } = line;
  const { tree, lang, nameOf } = context;
  const en = lang === 'en';
  const names = list((data.users ?? []).map(nameOf), lang);
  switch (kind) {
    case 'transfer':
      return en ? `to ${names}` : `转交${names}`;
    case 'reassign':
      return en ? `from ${nameOf(data.from ?? 0)} to ${names}` : `由${nameOf(data.from ?? 0)}改派${names}`;
    case 'escalated':
      if (!names) return en ? 'nobody above; it stays' : '无上级可升级，仍由原审批人处理';
      return en ? `from ${nameOf(data.from ?? 0)} to ${names}` : `由${nameOf(data.from ?? 0)}升级至${names}`;
    case 'addSigner':
      if (data.where === 'before') return en ? `${names} signs before` : `前加签${names}`;
      return en ? `${names} signs after` : `后加签${names}`;
    case 'return': {
      const target = data.nodeId && nodeById(tree, data.nodeId)?.name[lang];
      if (!target) return en ? 'to the initiator' : '退回发起人';
      return en ? `to ${target}` : `退回至“${target}”`;
    }
    case 'branch':
      return branchName(tree, data.branch, lang);
    case 'finished':
      return RUN_STATUSES[data.outcome === 'reject' ? 'REJECTED' : 'APPROVED'][lang];
    default:
      return names || null;
  }
}

function branchName(tree: ApprovalTree, id: string | undefined, lang: Lang): string | null {
  for (const { node } of walkTree(tree.nodes)) {
    if (node.kind !== 'condition') continue;
    const branch = node.branches.find((each) => each.id === id);
    if (branch) return branch.name[lang];
  }
  return null;
}

/** Hours between two instants, one decimal, rounded half up. */
export function hoursBetween(from: string, to: string): string {
  const tenths = Math.round((Date.parse(to) - Date.parse(from)) / 360_000);
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}
