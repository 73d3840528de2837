import { type ApprovalTree, nodeById, walkTree } from '../../../kernel/flow/approval-tree.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { EVENTS } from '../approval.views.text.ts';
import { cardsOf } from '../people/people.server.ts';
import type { ProjectedStep } from './engine/project.rules.ts';
import type { Step } from './run-shape.rules.ts';

/** The branches of conditions in which a node stands, outermost first. */
function conditionsOf(tree: ApprovalTree, id: string, lang: 'zh' | 'en'): string[] {
  const branches: string[] = [];
  for (const { node } of walkTree(tree.nodes)) {
    if (node.kind !== 'condition') continue;
    const branch = node.branches.find((each) => [...walkTree(each.nodes)].some(({ node: inner }) => inner.id === id));
    if (branch) branches.push(branch.name[lang]);
  }
  return branches;
}

/** What will come, in words. */
export async function stepViews(ctx: Ctx, tree: ApprovalTree, steps: readonly ProjectedStep[]): Promise<Step[]> {
  const cards = await cardsOf(
    ctx,
    steps.flatMap((step) => step.users),
  );
  return steps.map(({ nodeId, kind, users, notes, refused }) => {
    const node = nodeById(tree, nodeId)!;
    const note = notes.filter((each) => each.kind !== 'branch').map((each) => EVENTS[each.kind][ctx.lang]);
    return {
      nodeId,
      nodeName: node.name[ctx.lang],
      kind,
      people: users.map(cards),
      sign: node.kind === 'approve' ? node.sign : null,
      note: note.length > 0 ? note.join(ctx.lang === 'en' ? '; ' : '；') : null,
      conditions: conditionsOf(tree, nodeId, ctx.lang),
      refused,
    };
  });
}
