import { AppError } from '../../../kernel/errors.ts';
import { type ApproveNode, nodeById } from '../../../kernel/flow/approval-tree.ts';
import { permissionOf } from '../../../kernel/resource/resource.ts';
import { approvableOf } from '../../../kernel/server/approvable.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { findPeople } from '../../identity/public.server.ts';
import { flowFor } from '../flows/flow-store.server.ts';
import { oldestTodo } from '../inbox/my-tasks.server.ts';
import { peopleCall } from '../people/people.calls.ts';
import { candidatesOf, cardsOf } from '../people/people.server.ts';
import { resolvePeople } from '../people/resolve-people.server.ts';
import { assertSeesRun } from './access.server.ts';
import { actOnRun } from './act-on-run.server.ts';
import { batchEndpoint } from './batch.server.ts';
import {
  approvalOf,
  assertSeesDocument,
  type Document,
  documentFor,
  factsOf,
  seesDocument,
  submitPermission,
} from './document.server.ts';
import { choiceNodes, project } from './engine/project.rules.ts';
import { newRun } from './engine/run.rules.ts';
import { actCall, candidatesCall, documentCall, previewCall, runCall, submitCall } from './run.calls.ts';
import type { RunView } from './run-shape.rules.ts';
import { headOf, runView } from './run-view.server.ts';
import { stepViews } from './steps.server.ts';
import { readRun, runsOfDocument, type StoredRun } from './store.server.ts';
import { assertMaySubmit, assertSubmittable, submitRun } from './submit-run.server.ts';

async function viewOf(ctx: Ctx, id: number): Promise<RunView> {
  const stored = await readRun(ctx, id);
  await assertSeesRun(ctx, stored);
  return runView(ctx, stored);
}

/** A returned document goes on with the version of its run; any other takes the published one. */
async function treeFor(
  ctx: Ctx,
  document: Document,
): Promise<{ tree: StoredRun['tree']; chosen: StoredRun['state']['chosen'] }> {
  const { approvable, row } = document;
  const returned = (await runsOfDocument(ctx, approvable.resource, row.id)).find((run) => run.status === 'RETURNED');
  if (returned) return { tree: returned.tree, chosen: returned.state.chosen };
  return { tree: (await flowFor(ctx, approvable)).tree, chosen: {} };
}

async function preview(ctx: Ctx, resource: string, recordId: number) {
  await assertMaySubmit(ctx, resource, recordId);
  const document = await documentFor(ctx, resource, recordId);
  let refusal: string | null = null;
  let wrong: { field: string; message: string }[] = [];
  try {
    await assertSubmittable(ctx, document);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    refusal = error.text[ctx.lang];
    wrong = (error.errors ?? []).map(({ field, message }) => ({ field, message: message[ctx.lang] }));
  }
  const { tree, chosen } = await treeFor(ctx, document);
  const facts = factsOf(document);
  const initiatorId = ctx.user.id;
  const people = await resolvePeople(ctx, tree, { approvable: document.approvable, facts, initiatorId });
  const { steps } = project(tree, newRun({ initiatorId, facts, chosen }), people, 'submit');
  const choices = choiceNodes(tree).filter((id) => steps.some((step) => step.nodeId === id));
  return {
    steps: await stepViews(ctx, tree, steps),
    choices: choices.map((nodeId) => ({ nodeId, nodeName: nodeById(tree, nodeId)!.name[ctx.lang] })),
    refusal,
    wrong,
  };
}

async function candidates(ctx: Ctx, resource: string, recordId: number, nodeId: string, q?: string) {
  await assertMaySubmit(ctx, resource, recordId);
  const { tree } = await treeFor(ctx, await documentFor(ctx, resource, recordId));
  const node = choiceNodes(tree).includes(nodeId) ? (nodeById(tree, nodeId) as ApproveNode) : undefined;
  return node ? candidatesOf(ctx, node, ctx.user.id, q) : [];
}

async function ofDocument(ctx: Ctx, resource: string, recordId: number) {
  if (!approvableOf(ctx, resource)) return { approvable: false, maySubmit: false, current: null, earlier: [] };
  const runs = await runsOfDocument(ctx, resource, recordId);
  const [newest, ...older] = runs;
  // Who takes part in the approval sees it even where the document lies outside their scope.
  if (newest && !(await seesDocument(ctx, resource, recordId))) await assertSeesRun(ctx, newest);
  else await assertSeesDocument(ctx, resource, recordId);
  const { row } = await documentFor(ctx, resource, recordId);
  const cards = await cardsOf(
    ctx,
    older.map((run) => run.initiatorId),
  );
  const may = holds(ctx.user, submitPermission(approvalOf(ctx, resource).resource));
  const own = newest?.status !== 'RETURNED' || newest.initiatorId === ctx.user.id;
  return {
    approvable: true,
    maySubmit:
      row.status === 'USE' && may && own && holds(ctx.user, permissionOf(approvalOf(ctx, resource).resource, 'list')),
    current: newest ? await runView(ctx, newest) : null,
    earlier: older.map((run) => headOf(ctx, run, cards)),
  };
}

export const runEndpoints: readonly Endpoint[] = [
  serve(previewCall, (ctx, { query }) => preview(ctx, query.resource, query.recordId), { transaction: true }),
  serve(candidatesCall, (ctx, { query }) => candidates(ctx, query.resource, query.recordId, query.nodeId, query.q), {
    transaction: true,
  }),
  serve(peopleCall, (ctx, { query }) =>
    findPeople(ctx, { ...(query.q && { q: query.q }), ...(query.ids && { ids: query.ids }) }),
  ),
  serve(submitCall, async (ctx, { body }) => viewOf(ctx, await submitRun(ctx, body))),
  serve(documentCall, (ctx, { query }) => ofDocument(ctx, query.resource, query.recordId)),
  serve(runCall, (ctx, { params }) => viewOf(ctx, params.id)),
  serve(actCall, async (ctx, { params, body }) => {
    await actOnRun(ctx, params.id, body);
    return { run: await viewOf(ctx, params.id), next: await oldestTodo(ctx, params.id) };
  }),
  batchEndpoint,
];
