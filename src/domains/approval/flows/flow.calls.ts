import { z } from 'zod';
import { LARGE_BODY, route } from '../../../kernel/route.ts';
import { BASE, Chosen, Id } from '../parameters.rules.ts';
import { Step } from '../runs/run-shape.rules.ts';
import { FlowRow, FlowView, Problem, Version, Vocabulary } from './flow-shape.rules.ts';
import { TreeShape } from './tree-shape.rules.ts';

export const flowsCall = route({
  method: 'GET',
  path: `${BASE}/flows`,
  permission: 'approval:flow:list',
  summary: { zh: '查询审批流程', en: 'List approval flows' },
  reply: z.array(FlowRow),
});

export const flowCall = route({
  method: 'GET',
  path: `${BASE}/flows/:id`,
  permission: 'approval:flow:list',
  summary: { zh: '查看审批流程', en: 'Read an approval flow' },
  params: Id,
  reply: FlowView,
});

export const flowVersionCall = route({
  method: 'GET',
  path: `${BASE}/flows/:id/versions/:number`,
  permission: 'approval:flow:list',
  summary: { zh: '查看流程版本', en: 'Read a version of a flow' },
  params: Id.extend({ number: z.coerce.number<number>().int().positive() }),
  reply: Version.extend({ tree: TreeShape }),
});

export const vocabularyCall = route({
  method: 'GET',
  path: `${BASE}/flows/:id/vocabulary`,
  permission: 'approval:flow:list',
  summary: { zh: '流程设计用词', en: 'What a flow may speak of' },
  params: Id,
  reply: Vocabulary,
});

/** Keeps the draft; it may have problems. Stale: 409. */
export const saveDraftCall = route({
  method: 'PUT',
  path: `${BASE}/flows/:id/draft`,
  maxBody: LARGE_BODY,
  permission: 'approval:flow:edit',
  summary: { zh: '保存流程草稿', en: 'Save the draft of a flow' },
  params: Id,
  body: z.object({ version: z.number().int(), tree: TreeShape }),
  reply: FlowView,
});

export const discardDraftCall = route({
  method: 'POST',
  path: `${BASE}/flows/:id/discard`,
  permission: 'approval:flow:edit',
  summary: { zh: '放弃流程草稿', en: 'Discard the draft of a flow' },
  params: Id,
  body: z.object({ version: z.number().int() }),
  reply: FlowView,
});

export const validateCall = route({
  method: 'POST',
  path: `${BASE}/flows/:id/validate`,
  maxBody: LARGE_BODY,
  permission: 'approval:flow:list',
  summary: { zh: '校验流程', en: 'Validate a flow' },
  params: Id,
  body: z.object({ tree: TreeShape }),
  reply: z.array(Problem),
});

/** Publishes the draft as the next version. A draft with an error is refused: VALIDATION, `errors[].field` is the node's id. */
export const publishCall = route({
  method: 'POST',
  path: `${BASE}/flows/:id/publish`,
  permission: 'approval:flow:publish',
  summary: { zh: '发布流程', en: 'Publish a flow' },
  params: Id,
  body: z.object({ version: z.number().int(), note: z.string().trim().max(200).optional() }),
  reply: FlowView,
});

/** Documents to simulate with, those within the caller's scope. */
export const samplesCall = route({
  method: 'GET',
  path: `${BASE}/flows/:id/samples`,
  permission: 'approval:flow:list',
  summary: { zh: '选择模拟单据', en: 'Documents to simulate with' },
  params: Id,
  query: z.object({ q: z.string().max(60).optional() }),
  reply: z.array(z.object({ id: z.number(), label: z.string() })),
});

/** Who would get it: with a document, or with typed facts; started by the caller unless somebody else is named. */
export const simulateCall = route({
  method: 'POST',
  path: `${BASE}/flows/:id/simulate`,
  maxBody: LARGE_BODY,
  permission: 'approval:flow:list',
  summary: { zh: '模拟流程', en: 'Simulate a flow' },
  params: Id,
  body: z.object({
    tree: TreeShape.optional(),
    recordId: z.number().int().positive().optional(),
    facts: z.record(z.string().max(80), z.unknown()).optional(),
    initiatorId: z.number().int().positive().optional(),
    chosen: Chosen,
  }),
  reply: z.object({ steps: z.array(Step), ending: z.enum(['approve', 'reject', 'refused']) }),
});
