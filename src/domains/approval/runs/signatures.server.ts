import { nodeById } from '../../../kernel/flow/approval-tree.ts';
import type { PaperSignature } from '../../../kernel/paper/paper.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { momentOnPaper } from '../../../kernel/server/paper/field-words.ts';
import { paperSignatures } from '../../../kernel/server/paper/paper-ports.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { cardsOf } from '../people/people.server.ts';
import { runsOfDocument, tasksOf } from './store.server.ts';

/**
 * Who approved a document, step by step, as its paper shows it. Only what is approved bears signatures: a document under way may still be
 * returned, and what was returned is signed anew.
 */
async function signaturesOf(
  ctx: Ctx,
  { resource, recordId }: { resource: string; recordId: number },
): Promise<readonly PaperSignature[]> {
  const run = (await runsOfDocument(ctx, resource, recordId)).find(({ status }) => status === 'APPROVED');
  if (!run) return [];
  const signed = (await tasksOf(ctx, run.id)).filter(({ outcome, doneAt }) => outcome === 'approve' && doneAt !== null);
  // Whoever signed a step again after a return counts once, by the last time.
  const last = new Map(signed.map((task) => [`${task.nodeId} ${task.userId}`, task]));
  const people = signed.map(({ actedBy, userId }) => actedBy ?? userId);
  const [zh, en] = [await cardsOf({ ...ctx, lang: 'zh' }, people), await cardsOf({ ...ctx, lang: 'en' }, people)];
  return [...last.values()].map(({ nodeId, actedBy, userId, doneAt }) => ({
    place: nodeById(run.tree, nodeId)?.name ?? nodeId,
    name: { zh: zh(actedBy ?? userId).name, en: en(actedBy ?? userId).name },
    at: momentOnPaper(doneAt ?? ''),
  }));
}

export const signatures = fill(paperSignatures, 'approval', { signatures: signaturesOf });
