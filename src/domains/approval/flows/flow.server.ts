import { AppError, notFound } from '../../../kernel/errors.ts';
import type { ApprovalTree } from '../../../kernel/flow/approval-tree.ts';
import { allApprovals } from '../../../kernel/server/approvable.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordHistory } from '../../../kernel/server/history.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import type { App } from '../../../kernel/server/module.ts';
import { englishNamesOf } from '../../../kernel/server/people.ts';
import { findResource } from '../../../kernel/server/registry.ts';
import {
  discardDraftCall,
  flowCall,
  flowsCall,
  flowVersionCall,
  publishCall,
  samplesCall,
  saveDraftCall,
  simulateCall,
  validateCall,
  vocabularyCall,
} from './flow.calls.ts';
import type { FlowRow, FlowView } from './flow-shape.rules.ts';
import { flowFor, publishTree } from './flow-store.server.ts';
import { samples, simulate } from './simulate.server.ts';
import { problemsOf, vocabularyOf } from './vocabulary.server.ts';

const FLOW = { zh: '审批流程', en: 'Approval flow' };

type Stored = Omit<FlowRow, 'resourceLabel' | 'domainLabel' | 'hasDraft' | 'publishedBy'> & {
  version: number;
  draft: ApprovalTree | null;
  published: ApprovalTree;
  publishedBy: string | null;
};

const STORED = `select f.id, f.resource, f.version, f.draft, f.draft_by as "draftBy", f.draft_at as "draftAt", v.number as "publishedNumber",
  v.published_at as "publishedAt", v.published_by as "publishedBy", v.tree as published,
  (select count(*)::int from approval_run r where r.resource = f.resource and r.status in ('RUNNING', 'RETURNED')) as running
  from approval_flow f join approval_flow_version v on v.id = f.published_id`;

/** Versions that came with the code are published by the system. */
const byWhom = (ctx: Ctx, name: string | null): string => name ?? (ctx.lang === 'en' ? 'System default' : '系统默认');

function rowOf(ctx: Ctx, app: App, stored: Stored): FlowRow {
  const { id, resource, publishedNumber, publishedAt, draftBy, draftAt, running } = stored;
  const module = app.modules.find((each) => each.name === resource.split('.')[0]);
  return {
    id,
    resource,
    resourceLabel: findResource(ctx, resource)?.label[ctx.lang] ?? resource,
    domainLabel: module?.label[ctx.lang] ?? '',
    publishedNumber,
    publishedAt,
    publishedBy: byWhom(ctx, stored.publishedBy),
    hasDraft: stored.draft !== null,
    draftBy,
    draftAt,
    running,
  };
}

type Signed = { publishedBy: string | null; draftBy?: string | null };

/** Those who drew and published, as the reader writes them. */
async function signed<R extends Signed>(ctx: Ctx, rows: readonly R[]): Promise<R[]> {
  const written = rows.flatMap((row) => [row.publishedBy ?? [], row.draftBy ?? []].flat());
  const names = await englishNamesOf(ctx, written);
  const shown = (name: string | null): string | null => (name === null ? null : (names.get(name) ?? name));
  return rows.map((row) => ({
    ...row,
    publishedBy: shown(row.publishedBy),
    ...(row.draftBy !== undefined && { draftBy: shown(row.draftBy) }),
  }));
}

async function readFlow(ctx: Ctx, id: number, lock = false): Promise<Stored> {
  const [row] = await ctx.db.query<Stored>(`${STORED} where f.id = $1${lock ? ' for update of f' : ''}`, [id]);
  if (!row || !findResource(ctx, row.resource)) throw notFound(FLOW);
  return row;
}

const VERSION = `select v.number, v.published_at as "publishedAt", v.published_by as "publishedBy", v.note, v.tree,
  (select count(*)::int from approval_run r where r.flow_version_id = v.id and r.status in ('RUNNING', 'RETURNED')) as running,
  (select count(*)::int from approval_run r where r.flow_version_id = v.id) as total from approval_flow_version v where v.flow_id = $1`;

type VersionRow = FlowView['versions'][number] & { publishedBy: string | null; tree: ApprovalTree };

async function versionsOf(ctx: Ctx, id: number): Promise<(FlowView['versions'][number] & { tree: ApprovalTree })[]> {
  const rows = await ctx.db.query<VersionRow>(`${VERSION} order by v.number desc`, [id]);
  return (await signed(ctx, rows)).map((row) => ({ ...row, publishedBy: byWhom(ctx, row.publishedBy) }));
}

async function flowView(ctx: Ctx, app: App, id: number): Promise<FlowView> {
  const [stored] = await signed(ctx, [await readFlow(ctx, id)]);
  if (!stored) throw notFound(FLOW);
  const versions = (await versionsOf(ctx, id)).map(({ tree: _, ...rest }) => rest);
  const tree = stored.draft ?? stored.published;
  return { ...rowOf(ctx, app, stored), version: stored.version, tree, published: stored.published, versions };
}

/** Holds the flow and refuses a stale version. */
async function lockFlow(ctx: Ctx, id: number, version: number): Promise<Stored> {
  const stored = await readFlow(ctx, id, true);
  if (stored.version === version) return stored;
  const who = stored.draftBy ?? byWhom(ctx, stored.publishedBy);
  throw new AppError(
    'STALE',
    { zh: `此流程已被${who}修改，请核对后再保存`, en: `${who} changed this flow meanwhile; look at it before saving` },
    { data: { changedBy: who, changedAt: stored.draftAt ?? stored.publishedAt, version: stored.version } },
  );
}

async function keepDraft(ctx: Ctx, id: number, tree: ApprovalTree | null): Promise<void> {
  await ctx.db.query(
    'update approval_flow set draft = $2, draft_by = $3, draft_at = $4, version = version + 1 where id = $1',
    [id, tree && JSON.stringify(tree), tree && ctx.user.name, tree && ctx.now.toISOString()],
  );
}

async function publish(ctx: Ctx, id: number, given: { version: number; note?: string | undefined }): Promise<void> {
  const stored = await lockFlow(ctx, id, given.version);
  if (!stored.draft) throw new AppError('WRONG_STATE', { zh: '没有待发布的草稿', en: 'There is no draft to publish' });
  const errors = (await problemsOf(ctx, stored.resource, stored.draft)).filter((p) => p.severity === 'error');
  if (errors.length > 0) {
    const at = (path: readonly { zh: string; en: string }[], lang: 'zh' | 'en') =>
      path.map((part) => part[lang]).join(' › ');
    throw new AppError(
      'VALIDATION',
      {
        zh: `流程有 ${errors.length} 处错误，不能发布`,
        en: `The flow has ${errors.length} error(s) and cannot be published`,
      },
      {
        errors: errors.map(({ nodeId, path, message, code }) => ({
          field: nodeId ?? 'tree',
          code,
          message: { zh: `${at(path, 'zh')}：${message.zh}`, en: `${at(path, 'en')}: ${message.en}` },
        })),
      },
    );
  }
  const number = await publishTree(ctx, id, stored.draft, { name: ctx.user.name, note: given.note });
  await keepDraft(ctx, id, null);
  const changes = [{ field: 'version', old: stored.publishedNumber, new: number }];
  await recordHistory(ctx, {
    resource: 'approval.flow',
    recordId: id,
    action: 'approval.publish',
    changes,
    ...(given.note && { reason: given.note }),
  });
}

export const flowEndpoints: readonly Endpoint[] = [
  serve(
    flowsCall,
    async (ctx, _given, { app }) => {
      // A kind of document that is new in the code shows with its default.
      for (const approvable of allApprovals(ctx)) await flowFor(ctx, approvable);
      const rows = await ctx.db.query<Stored>(`${STORED} order by f.resource`);
      const known = rows.filter((row) => findResource(ctx, row.resource));
      return (await signed(ctx, known)).map((row) => rowOf(ctx, app, row));
    },
    { transaction: true },
  ),
  serve(flowCall, (ctx, { params }, { app }) => flowView(ctx, app, params.id)),
  serve(flowVersionCall, async (ctx, { params }) => {
    await readFlow(ctx, params.id);
    const version = (await versionsOf(ctx, params.id)).find((each) => each.number === params.number);
    if (!version) throw notFound({ zh: '流程版本', en: 'Version' });
    return version;
  }),
  serve(vocabularyCall, async (ctx, { params }) => vocabularyOf(ctx, (await readFlow(ctx, params.id)).resource)),
  serve(saveDraftCall, async (ctx, { params, body }, { app }) => {
    await lockFlow(ctx, params.id, body.version);
    await keepDraft(ctx, params.id, body.tree);
    return flowView(ctx, app, params.id);
  }),
  serve(discardDraftCall, async (ctx, { params, body }, { app }) => {
    await lockFlow(ctx, params.id, body.version);
    await keepDraft(ctx, params.id, null);
    return flowView(ctx, app, params.id);
  }),
  serve(validateCall, async (ctx, { params, body }) => {
    const { resource } = await readFlow(ctx, params.id);
    const problems = await problemsOf(ctx, resource, body.tree);
    return problems.map((problem) => ({
      ...problem,
      path: problem.path.map((part) => part[ctx.lang]),
      message: problem.message[ctx.lang],
    }));
  }),
  serve(publishCall, async (ctx, { params, body }, { app }) => {
    await publish(ctx, params.id, body);
    return flowView(ctx, app, params.id);
  }),
  serve(samplesCall, async (ctx, { params, query }) =>
    samples(ctx, (await readFlow(ctx, params.id)).resource, query.q),
  ),
  serve(
    simulateCall,
    async (ctx, { params, body }) => {
      const stored = await readFlow(ctx, params.id);
      return simulate(ctx, stored.resource, { ...body, tree: body.tree ?? stored.draft ?? stored.published });
    },
    { transaction: false },
  ),
];
