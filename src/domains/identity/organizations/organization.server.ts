import { AppError } from '../../../kernel/errors.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { readList } from '../../../kernel/server/crud/list.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { serve } from '../../../kernel/server/http/endpoint.ts';
import { letterhead } from '../../../kernel/server/paper/paper-ports.ts';
import { fill } from '../../../kernel/server/ports.ts';
import type { Lang } from '../../../kernel/text.ts';
import { forgetSessions } from '../auth/session.server.ts';
import { assertClosable, headcounts } from './headcount.server.ts';
import * as calls from './organization.calls.ts';
import { organization } from './organization.resource.ts';
import { type OrganizationRow, organizationTree } from './organization.rules.ts';
import { assertPlace } from './place.rules.ts';

const records = recordsOf(organization);
const resource: AnyResource = organization;
type Draft = Record<string, unknown> & { id: number; version: number };

/** The specification asks for up to 9999 organisations at once. */
const MAX_SIZE = 9999;

export function organizationRows(ctx: Ctx): Promise<OrganizationRow[]> {
  return ctx.db.query({
    name: 'identity-organization-rows',
    text: `select id, parent_id as "parentId", name, name_en as "nameEn", code, type, status, sort_num as "sortNum"
      from identity_organization where deleted_at is null`,
  });
}

/** The code of a unit, as it stands in numbers of documents. */
export async function organizationCode(ctx: Ctx, id: number): Promise<string | undefined> {
  const [row] = await ctx.db.query<{ code: string | null }>({
    name: 'identity-organization-code',
    text: 'select code from identity_organization where id = $1 and deleted_at is null',
    values: [id],
  });
  return row?.code ?? undefined;
}

/** The unit above all others names the company at the head of its papers. */
export const companyOnPaper = fill(letterhead, 'identity', {
  company: async (ctx) => {
    const root = (await organizationRows(ctx)).find(({ parentId }) => parentId === null);
    return root && { zh: root.name, en: root.nameEn ?? root.name };
  },
});

/** Rows under the specification's name of the id. */
async function list(ctx: Ctx, query: calls.OrganizationCriteria) {
  const { organizationType, ...rest } = query;
  const page = await readList(resource, ctx, { ...rest, type: organizationType ?? rest.type }, { maxSize: MAX_SIZE });
  return { ...page, content: page.content.map((row) => ({ organizationId: row.id, ...row })) };
}

const all = async (ctx: Ctx, query: calls.OrganizationCriteria) =>
  (await list(ctx, { sort: 'sortNum', ...query, page: '0', size: String(MAX_SIZE) })).content;

async function tree(ctx: Ctx, query: { status?: string[]; organizationType?: string[] }) {
  const rows = await organizationRows(ctx);
  return organizationTree(
    rows.filter(
      (row) => (query.status?.includes(row.status) ?? true) && (query.organizationType?.includes(row.type) ?? true),
    ),
  );
}

/** Held until the end of the transaction, so that two units never take one place at once. */
export async function holdTree(ctx: Ctx): Promise<void> {
  await ctx.db.query('select pg_advisory_xact_lock(hashtext($1))', [organization.name]);
}

const rule = (field: string, zh: string, en: string): AppError =>
  new AppError('RULE', { zh, en }, { errors: [{ field, message: { zh, en } }] });

async function create(ctx: Ctx, given: Record<string, unknown>): Promise<unknown> {
  const draft = withDefaults(organization, given);
  if (draft.type === 'SHIP') throw rule('type', '船舶机构随船舶资料建立', 'A ship’s unit is made with the vessel');
  await holdTree(ctx);
  const row = await records.create(ctx, draft);
  assertPlace(await organizationRows(ctx), row);
  await forgetSessions(ctx);
  return { organizationId: row.id, ...row };
}

/** A unit below another one changes its parent only by a dated request (decisions); everything else at once. */
async function update(ctx: Ctx, draft: Draft): Promise<unknown> {
  await holdTree(ctx);
  const before = await records.get(ctx, draft.id);
  const row = await records.update(ctx, draft);
  if (row.type !== before.type && (row.type === 'SHIP' || before.type === 'SHIP')) {
    throw rule('type', '船舶机构的类型不能改变', 'The type of a ship’s unit stays');
  }
  assertPlace(await organizationRows(ctx), row);
  if (before.parentId !== null && row.parentId !== before.parentId) {
    throw rule('parentId', '上级机构须通过机构调整变更', 'The parent changes by a request to move the unit');
  }
  if (row.status === 'STOP' && before.status !== 'STOP') await assertClosable(ctx, row.id);
  await forgetSessions(ctx);
  return { organizationId: row.id, ...row };
}

async function remove(ctx: Ctx, id: number, version: number | undefined): Promise<void> {
  await records.remove(ctx, id, version);
  await forgetSessions(ctx);
}

/** Below a unit that is still there; a ship's unit comes back with her vessel alone. */
async function restore(ctx: Ctx, id: number): Promise<unknown> {
  await holdTree(ctx);
  const row = await records.restore(ctx, id);
  if (row.type === 'SHIP') throw rule('type', '船舶机构随船舶资料恢复', 'A ship’s unit returns with the vessel');
  assertPlace(await organizationRows(ctx), row);
  await forgetSessions(ctx);
  return { organizationId: row.id, ...row };
}

/** A disabled unit is not chosen any more; of several of one name the parent tells which. */
const pick = {
  open: `t.status = 'USE'`,
  hint: (lang: Lang) =>
    `(select ${lang === 'en' ? `coalesce(nullif(p.name_en, ''), p.name)` : 'p.name'} from identity_organization p where p.id = t.parent_id)`,
};

const own = { create, update, remove, restore, maxSize: MAX_SIZE, pick };

export const organizationEndpoints: readonly Endpoint[] = [
  serve(calls.organizationList, (ctx, { query }) => list(ctx, query)),
  serve(calls.organizationAll, (ctx, { query }) => all(ctx, query)),
  serve(calls.organizationTreeCall, (ctx, { query }) => tree(ctx, query)),
  serve(calls.organizationHeadcounts, (ctx) => headcounts(ctx)),
  serve(calls.qhseLandDept, (ctx) => all(ctx, { organizationType: ['LAND_DEPT'], status: ['USE'] })),
  serve(calls.budgetOrganization, async (ctx) =>
    (await all(ctx, { status: ['USE'] })).filter(
      (row) => 'type' in row && row.type !== 'SHIP' && row.type !== 'PARENT_COMPANY',
    ),
  ),
  ...crudEndpoints(resource, {
    path: '/api/organization',
    omit: ['list', 'get', 'options', 'history', 'export', 'import'],
    ...own,
  }),
  ...crudEndpoints(resource, own),
];
