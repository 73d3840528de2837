import { z } from 'zod';
import { route } from '../../../kernel/route.ts';
import { ACTS } from '../approval.views.text.ts';
import { BASE, Chosen, Document, Files, Id, keysOf, Opinion, UserIds } from '../parameters.rules.ts';
import { Person } from '../people/person.rules.ts';
import { RunHead, RunView, Step } from './run-shape.rules.ts';

/** What would happen if the document were submitted now, and whom the initiator must name. */
export const previewCall = route({
  method: 'GET',
  path: `${BASE}/preview`,
  permission: 'signedIn',
  summary: { zh: '预览审批流程', en: 'Preview the approval' },
  query: z.object(Document),
  reply: z.object({
    steps: z.array(Step),
    choices: z.array(z.object({ nodeId: z.string(), nodeName: z.string() })),
    /** Why it cannot be submitted, if so. */
    refusal: z.string().nullable(),
    /** And at which fields. */
    wrong: z.array(z.object({ field: z.string(), message: z.string() })),
  }),
});

/** People whom the initiator may name for a node. */
export const candidatesCall = route({
  method: 'GET',
  path: `${BASE}/candidates`,
  permission: 'signedIn',
  summary: { zh: '可指定的审批人', en: 'People who may be named' },
  query: z.object({ ...Document, nodeId: z.string().max(40), q: z.string().max(60).optional() }),
  reply: z.array(Person),
});

/** Needs the document's permission `submit` and scope. 409 when it is not a draft or is under approval already. */
export const submitCall = route({
  method: 'POST',
  path: `${BASE}/runs`,
  permission: 'signedIn',
  summary: { zh: '提交审批', en: 'Submit for approval' },
  body: z.object({
    resource: z.string().max(80),
    recordId: z.number().int().positive(),
    /** Version of the document that the initiator saw. */
    version: z.number().int().optional(),
    opinion: Opinion,
    files: Files,
    chosen: Chosen,
  }),
  reply: RunView,
});

/** The approval of one document: the newest run in full, earlier ones by head. Needs the right to see the document. */
export const documentCall = route({
  method: 'GET',
  path: `${BASE}/document`,
  permission: 'signedIn',
  summary: { zh: '单据的审批', en: 'The approval of a document' },
  query: z.object(Document),
  reply: z.object({
    /** Whether this kind of record is approved at all. */
    approvable: z.boolean(),
    maySubmit: z.boolean(),
    current: RunView.nullable(),
    earlier: z.array(RunHead),
  }),
});

export const runCall = route({
  method: 'GET',
  path: `${BASE}/runs/:id`,
  permission: 'signedIn',
  summary: { zh: '查看审批', en: 'Read an approval' },
  params: Id,
  reply: RunView,
});

const Act = z.enum(keysOf(ACTS)).exclude(['submit']);

/**
 * One act. 409 STALE with `data: {by, at, act}` when somebody was faster. Opinion is required for reject and return.
 * `next` is the caller's oldest other waiting task.
 */
export const actCall = route({
  method: 'POST',
  path: `${BASE}/runs/:id/act`,
  permission: 'signedIn',
  summary: { zh: '审批操作', en: 'Act on an approval' },
  params: Id,
  body: z.object({
    act: Act,
    /** For approve, reject, return, transfer, addSigner, reassign. */
    taskId: z.number().int().positive().optional(),
    opinion: Opinion,
    files: Files,
    /** return: a node, absent: the initiator. */
    nodeId: z.string().max(40).optional(),
    /** transfer and reassign: one; addSigner: one or several, in order. */
    userIds: UserIds.optional(),
    where: z.enum(['before', 'after']).optional(),
    /** resubmit. */
    chosen: Chosen,
  }),
  reply: z.object({
    run: RunView,
    next: z.object({ runId: z.number(), title: z.string(), resourceLabel: z.string() }).nullable(),
  }),
});

/** Approves or rejects several tasks, each by itself: what cannot be done is told per task. */
export const batchCall = route({
  method: 'POST',
  path: `${BASE}/batch`,
  permission: 'signedIn',
  summary: { zh: '批量审批', en: 'Act on several approvals' },
  body: z.object({
    act: z.enum(['approve', 'reject']),
    taskIds: z.array(z.number().int().positive()).min(1).max(100),
    opinion: Opinion,
  }),
  reply: z.object({
    results: z.array(
      z.object({
        taskId: z.number(),
        runId: z.number().nullable(),
        title: z.string(),
        ok: z.boolean(),
        message: z.string(),
      }),
    ),
  }),
});
