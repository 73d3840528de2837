import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { checkPlace, isMachine } from '../equipments/equipment.rules.ts';
import { checkWindow } from '../jobs/job.rules.ts';
import { copyTemplate } from './copy-template.server.ts';
import { equipmentTemplate } from './equipment-template.resource.ts';
import { copyTemplateCall } from './template.calls.ts';
import { templateFlow } from './template.flow.ts';
import { TEMPLATE_TEXT as TEXT } from './template.text.ts';
import { templateJob } from './template-job.resource.ts';
import { templateNode } from './template-node.resource.ts';

const templates = recordsOf(equipmentTemplate);
const nodes = recordsOf(templateNode);
const jobs = recordsOf(templateJob);

/** A template that is written at is held, so that it is not released meanwhile; a released one is not changed. */
async function assertOpen(ctx: Ctx, templateId: number): Promise<void> {
  const { templateStatus } = await templates.held(ctx, templateId);
  if (templateStatus !== 'DRAFT') throw new AppError('RULE', TEXT.released);
}

const nodeSaves = savesOf(templateNode, {
  needs: ['templateId'],
  served: async (ctx, { row, before, wrong }) => {
    await assertOpen(ctx, row.templateId);
    if (before && before.templateId !== row.templateId) wrong('templateId', TEXT.stays.zh, TEXT.stays.en);
    const all = await nodes.find(ctx, { templateId: row.templateId }, { only: ['parentId'] });
    if (row.parentId !== null && !all.some(({ id }) => id === row.parentId))
      wrong('parentId', TEXT.otherTemplate.zh, TEXT.otherTemplate.en);
    else
      for (const { field, message } of checkPlace(all, { ...(before && { id: before.id }), parentId: row.parentId }))
        wrong(field, message.zh, message.en);
    if (before) {
      const own = await jobs.find(ctx, { nodeId: before.id }, { only: ['windowDays'] });
      if (own.length > 0 && !isMachine(row.nodeType)) wrong('nodeType', TEXT.hasJobs.zh, TEXT.hasJobs.en);
      const tolerant = own.some(({ windowDays }) => (windowDays ?? 0) > 0);
      if (tolerant && row.keyFlag && !before.keyFlag) wrong('keyFlag', TEXT.tolerant.zh, TEXT.tolerant.en);
    }
    return {};
  },
});

const jobSaves = savesOf(templateJob, {
  needs: ['templateId', 'nodeId'],
  served: async (ctx, { row, before, wrong }) => {
    const node = await nodes.get(ctx, row.nodeId);
    await assertOpen(ctx, row.templateId);
    if (before && before.templateId !== row.templateId) wrong('templateId', TEXT.stays.zh, TEXT.stays.en);
    if (node.templateId !== row.templateId) wrong('nodeId', TEXT.otherNode.zh, TEXT.otherNode.en);
    if (before && before.nodeId !== row.nodeId) wrong('nodeId', TEXT.nodeStays.zh, TEXT.nodeStays.en);
    if (!isMachine(node.nodeType)) wrong('nodeId', TEXT.noMachine.zh, TEXT.noMachine.en);
    for (const { field, message } of checkWindow(node.keyFlag ?? false, row.windowDays))
      wrong(field, message.zh, message.en);
    return {};
  },
});

async function removeNode(ctx: Ctx, id: number, version: number | undefined): Promise<void> {
  await assertOpen(ctx, (await nodes.get(ctx, id)).templateId);
  await nodes.remove(ctx, id, version);
}

async function removeJob(ctx: Ctx, id: number, version: number | undefined): Promise<void> {
  await assertOpen(ctx, (await jobs.get(ctx, id)).templateId);
  await jobs.remove(ctx, id, version);
}

const templateSaves = savesOf(equipmentTemplate, {
  served: async () => ({}),
  made: async () => ({ revision: 1 }),
});

export const templateActs = serveActs(equipmentTemplate, templateFlow, {
  release: async (ctx, { row, move }) => {
    const [any] = await nodes.find(ctx, { templateId: row.id }, { only: ['code'] });
    if (!any) throw new AppError('RULE', TEXT.empty);
    return move({ releasedOn: officeDay(ctx.now) });
  },
  revise: (_ctx, { row, move }) => move({ revision: (row.revision ?? 1) + 1 }),
});

export const templateEndpoints: readonly Endpoint[] = [
  serve(copyTemplateCall, async (ctx, { params, body }) => ({ ships: await copyTemplate(ctx, params.id, body) })),
  ...templateActs.endpoints,
  ...crudEndpoints(equipmentTemplate, { ...templateSaves, omit: ['import'] }),
  ...crudEndpoints(templateNode, {
    ...nodeSaves,
    remove: removeNode,
    omit: ['import'],
    pick: { hint: () => 't.code' },
  }),
  ...crudEndpoints(templateJob, { ...jobSaves, remove: removeJob, omit: ['import'] }),
];
