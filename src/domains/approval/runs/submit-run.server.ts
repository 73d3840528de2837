import { AppError } from '../../../kernel/errors.ts';
import { type ApproveNode, nodeById } from '../../../kernel/flow/approval-tree.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { assertPermission } from '../../../kernel/server/permit/permit.ts';
import { flowFor } from '../flows/flow-store.server.ts';
import { assertCandidates } from '../people/people.server.ts';
import { resolvePeople } from '../people/resolve-people.server.ts';
import { applyEvent } from './apply-event.server.ts';
import {
  approvalOf,
  assertSeesDocument,
  type Document,
  documentFor,
  factsOf,
  moveStatus,
  submitPermission,
  titleOf,
} from './document.server.ts';
import { choiceNodes, project } from './engine/project.rules.ts';
import { newRun, type Run } from './engine/run.rules.ts';
import { readRun, type StoredRun } from './store.server.ts';

type Chosen = Record<string, number[]> | undefined;

export async function assertMaySubmit(ctx: Ctx, resource: string, recordId: number): Promise<void> {
  assertPermission(ctx, submitPermission(approvalOf(ctx, resource).resource));
  await assertSeesDocument(ctx, resource, recordId);
}

/** Refuses a document that is no draft, or that its own domain refuses; what that writes into it otherwise. */
export async function assertSubmittable(
  ctx: Ctx,
  { approvable, row }: Document,
): Promise<Readonly<Record<string, unknown>>> {
  if (row.status !== 'USE')
    throw new AppError(
      'WRONG_STATE',
      { zh: '只有草稿可以提交审批', en: 'Only a draft is submitted for approval' },
      { data: { state: row.status } },
    );
  return (await approvable.beforeSubmit?.(ctx, row)) ?? {};
}

/** Whom the initiator names, node by node; those that the way does not come to are left out. */
async function checkedChoices(ctx: Ctx, stored: StoredRun, document: Document, chosen: Chosen): Promise<Run['chosen']> {
  const { tree, initiatorId } = stored;
  const nodes = choiceNodes(tree);
  if (nodes.length === 0) return {};
  const facts = factsOf(document);
  const people = await resolvePeople(ctx, tree, { approvable: document.approvable, facts, initiatorId });
  const named = Object.fromEntries(Object.entries(chosen ?? {}).filter(([id]) => nodes.includes(id)));
  const { steps } = project(tree, newRun({ initiatorId, facts, chosen: named }), people, 'submit');
  const needed = nodes.filter((id) => steps.some((step) => step.nodeId === id));
  for (const id of needed)
    await assertCandidates(ctx, nodeById(tree, id) as ApproveNode, initiatorId, [...new Set(named[id])]);
  return Object.fromEntries(needed.map((id) => [id, [...new Set(named[id])]]));
}

/** The domain of the document does what follows from its being sent. */
const approvableSent = async (ctx: Ctx, { approvable, row }: Document): Promise<void> =>
  approvable.onSubmitted?.(ctx, row);

type Submit = {
  resource: string;
  recordId: number;
  version?: number | undefined;
  opinion?: string | undefined;
  files?: number[] | undefined;
  chosen?: Chosen;
};

/** Sends a draft on its way. A returned document goes on in its run, on the version of the flow that it started with. */
export async function submitRun(ctx: Ctx, given: Submit): Promise<number> {
  await assertMaySubmit(ctx, given.resource, given.recordId);
  const returned = await returnedRun(ctx, given.resource, given.recordId);
  if (returned) {
    await resubmitRun(ctx, await readRun(ctx, returned, true), given);
    return returned;
  }
  const draft = await documentFor(ctx, given.resource, given.recordId, true);
  const values = await assertSubmittable(ctx, draft);
  const flow = await flowFor(ctx, draft.approvable);
  const document = await moveStatus(ctx, draft, 'IN_AUDIT', {
    values,
    ...(given.version !== undefined && { version: given.version }),
    ...(given.opinion && { reason: given.opinion }),
  });
  await approvableSent(ctx, document);
  const facts = factsOf(document);
  const state = newRun({ initiatorId: ctx.user.id, facts });
  const [row] = await ctx.db.query<{ id: number }>(
    `insert into approval_run (flow_version_id, resource, record_id, title, initiator_id, status, state, submitted_at)
     values ($1, $2, $3, $4, $5, 'RUNNING', $6, $7) returning id`,
    [
      flow.versionId,
      given.resource,
      given.recordId,
      titleOf(document),
      ctx.user.id,
      JSON.stringify(state),
      ctx.now.toISOString(),
    ],
  );
  const stored = await readRun(ctx, row!.id, true);
  const chosen = await checkedChoices(ctx, stored, document, given.chosen);
  const { opinion, files } = given;
  const act = { kind: 'submit', opinion: opinion ?? null, fileIds: files ?? [] };
  await applyEvent(ctx, { ...stored, state: { ...state, chosen } }, { type: 'submit' }, act);
  return stored.id;
}

async function returnedRun(ctx: Ctx, resource: string, recordId: number): Promise<number | undefined> {
  const [row] = await ctx.db.query<{ id: number }>(
    `select id from approval_run where resource = $1 and record_id = $2 and status = 'RETURNED'`,
    [resource, recordId],
  );
  return row?.id;
}

/** The caller holds the run. Facts are read again: the initiator has changed the document meanwhile. */
export async function resubmitRun(
  ctx: Ctx,
  stored: StoredRun,
  given: Omit<Submit, 'resource' | 'recordId'>,
): Promise<void> {
  if (stored.initiatorId !== ctx.user.id)
    throw new AppError('FORBIDDEN', { zh: '只有发起人可以重新提交', en: 'Only the initiator submits it again' });
  await assertMaySubmit(ctx, stored.resource, stored.recordId);
  const draft = await documentFor(ctx, stored.resource, stored.recordId, true);
  const values = await assertSubmittable(ctx, draft);
  const document = await moveStatus(ctx, draft, 'IN_AUDIT', {
    values,
    ...(given.version !== undefined && { version: given.version }),
    ...(given.opinion && { reason: given.opinion }),
  });
  await approvableSent(ctx, document);
  const chosen = await checkedChoices(ctx, stored, document, given.chosen ?? mutable(stored.state.chosen));
  await ctx.db.query('update approval_run set title = $2 where id = $1', [stored.id, titleOf(document)]);
  const event = { type: 'resubmit' as const, facts: factsOf(document), chosen };
  const { opinion, files } = given;
  await applyEvent(ctx, { ...stored, title: titleOf(document) }, event, {
    kind: 'resubmit',
    opinion: opinion ?? null,
    fileIds: files ?? [],
  });
}

const mutable = (chosen: Run['chosen']): Record<string, number[]> =>
  Object.fromEntries(Object.entries(chosen).map(([id, users]) => [id, [...users]]));
