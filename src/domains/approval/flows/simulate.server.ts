import type { ApprovalTree } from '../../../kernel/flow/approval-tree.ts';
import { permissionOf } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { readOptions } from '../../../kernel/server/crud/read.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { resolvePeople } from '../people/resolve-people.server.ts';
import { approvalOf, assertSeesDocument, documentFor, factsOf } from '../runs/document.server.ts';
import { project } from '../runs/engine/project.rules.ts';
import { newRun } from '../runs/engine/run.rules.ts';
import { stepViews } from '../runs/steps.server.ts';

/** Documents of the kind that the caller may see, newest and best fitting first. */
export async function samples(ctx: Ctx, name: string, q?: string): Promise<{ id: number; label: string }[]> {
  const { resource } = approvalOf(ctx, name);
  if (!holds(ctx.user, permissionOf(resource, 'list'))) return [];
  return readOptions(resource, ctx, { ...(q && { q }), size: 20 });
}

type Simulation = {
  tree: ApprovalTree;
  recordId?: number | undefined;
  facts?: Record<string, unknown> | undefined;
  initiatorId?: number | undefined;
  chosen?: Record<string, number[]> | undefined;
};

/** Who would get the document if it were submitted now and everybody approved. Typed facts go before those of the document. */
export async function simulate(ctx: Ctx, name: string, given: Simulation) {
  const { approvable } = approvalOf(ctx, name);
  const initiatorId = given.initiatorId ?? ctx.user.id;
  if (given.recordId) await assertSeesDocument(ctx, name, given.recordId);
  const ofRecord = given.recordId ? factsOf(await documentFor(ctx, name, given.recordId)) : {};
  const facts = { ...ofRecord, ...given.facts };
  if (given.tree.nodes.length === 0) return { steps: [], ending: 'refused' as const };
  const people = await resolvePeople(ctx, given.tree, { approvable, facts, initiatorId });
  const run = newRun({ initiatorId, facts, chosen: given.chosen ?? {} });
  const { steps, ending } = project(given.tree, run, people, 'submit');
  return { steps: await stepViews(ctx, given.tree, steps), ending };
}
