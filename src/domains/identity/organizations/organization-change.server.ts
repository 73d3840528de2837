import { AppError } from '../../../kernel/errors.ts';
import { type ApprovalTree, approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { withDefaults } from '../../../kernel/server/crud/with-defaults.ts';
import type { Schedule } from '../../../kernel/server/jobs/jobs.ts';
import { notify } from '../../../kernel/server/notify.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { forgetSessions } from '../auth/session.server.ts';
import { organization } from './organization.resource.ts';
import { holdTree, organizationRows } from './organization.server.ts';
import { type OrganizationChangeRow, organizationChange } from './organization-change.resource.ts';
import { assertPlace } from './place.rules.ts';

const changes = recordsOf(organizationChange);
const units = recordsOf(organization);
type Draft = Record<string, unknown> & { id: number; version: number };

/** The kind of the messages about moves. */
export const MOVED = 'system.organizationChange';

const rule = (field: string, zh: string, en: string): AppError =>
  new AppError('RULE', { zh, en }, { errors: [{ field, message: { zh, en } }] });

/** The move must be one that could be carried out now, and the only one on its way for the unit. */
async function assertPossible(ctx: Ctx, row: OrganizationChangeRow): Promise<void> {
  await holdTree(ctx);
  const all = await organizationRows(ctx);
  const unit = all.find((one) => one.id === row.organizationId);
  if (!unit) throw rule('organizationId', '机构不存在', 'The organization does not exist');
  if (unit.parentId === row.newParentId) {
    throw rule('newParentId', '该机构已在此上级之下', 'The unit lies below this one already');
  }
  assertPlace(all, { ...unit, parentId: row.newParentId }, 'newParentId');
  const [other] = await ctx.db.query<{ changeNo: string }>(
    `select change_no as "changeNo" from identity_organization_change where deleted_at is null and organization_id = $1 and id <> $2
       and (status in ('USE', 'IN_AUDIT') or (status = 'APPROVE' and executed_at is null)) limit 1`,
    [row.organizationId, row.id],
  );
  if (other) {
    throw rule(
      'organizationId',
      `该机构已有未完成的调整单 ${other.changeNo}`,
      `The change ${other.changeNo} of this unit is not finished yet`,
    );
  }
}

const presentParent = async (ctx: Ctx, id: unknown): Promise<number | null> =>
  (await organizationRows(ctx)).find((one) => one.id === Number(id))?.parentId ?? null;

export async function create(ctx: Ctx, draft: Record<string, unknown>): Promise<OrganizationChangeRow> {
  const fromParentId = await presentParent(ctx, draft.organizationId);
  const row = await changes.create(ctx, withDefaults(organizationChange, draft), { fromParentId });
  await assertPossible(ctx, row);
  return row;
}

export async function update(ctx: Ctx, { fromParentId: _given, ...rest }: Draft): Promise<unknown> {
  const draft = rest as Draft;
  const server =
    'organizationId' in draft ? { fromParentId: await presentParent(ctx, draft.organizationId) } : undefined;
  const row = await changes.update(ctx, draft, server);
  await assertPossible(ctx, row);
  return row;
}

/** Carries the move out: menus, data scope and approvals follow the new tree from now on. */
async function carryOut(ctx: Ctx, row: OrganizationChangeRow): Promise<void> {
  await assertPossible(ctx, row);
  const values = { parentId: row.newParentId, ...(row.sortNum !== null && { sortNum: row.sortNum }) };
  await units.patch(ctx, row.organizationId, values, { action: 'move', reason: `${row.changeNo} ${row.reason}` });
  await changes.patch(ctx, row.id, { executedAt: ctx.now.toISOString() }, { action: 'carryOut' });
  await forgetSessions(ctx);
  await tell(ctx, row, { zh: '机构已调整', en: 'A unit has been moved' });
}

/** Tells whoever asked for the change and the leaders of the unit and of its new parent. */
async function tell(ctx: Ctx, row: OrganizationChangeRow, title: { zh: string; en: string }, why?: AppError) {
  const named = (await changes.get(ctx, row.id)).labels;
  const people = await ctx.db.query<{ id: number | null }>(
    `select create_by as id from identity_organization_change where id = $1
     union select leader_id from identity_organization where id in ($2, $3)`,
    [row.id, row.organizationId, row.newParentId],
  );
  const what = `${String(named.organizationId)} → ${String(named.newParentId)}`;
  await notify(ctx, {
    to: people.flatMap((one) => (one.id ? [one.id] : [])),
    kind: MOVED,
    title: { zh: `${title.zh}：${what}`, en: `${title.en}: ${what}` },
    ...(why && { text: why.text }),
    link: recordAddress('identity.organizationChange', row.id),
    resource: organizationChange.name,
    recordId: row.id,
    ...(why && { key: `organizationChange ${row.id} failed` }),
  });
}

/** HR asks, the HR manager and then the general manager agree (personnel blueprint, section 4). */
const FLOW: ApprovalTree = {
  nodes: [
    approveNode({
      id: 'hr',
      name: { zh: '人力资源审批', en: 'Human resources' },
      people: [{ by: 'role', roles: ['HR_MANAGER'] }],
      // What the HR manager asks for, the HR manager has agreed to.
      self: 'skip',
    }),
    approveNode({
      id: 'gm',
      name: { zh: '总经理审批', en: 'General manager' },
      people: [{ by: 'role', roles: ['GM'] }],
    }),
    endNode(),
  ],
};

export const organizationChangeApproval = approvable(organizationChange, {
  conditionFields: ['organizationId', 'newParentId'],
  facts: ['organizationId', 'fromParentId', 'newParentId', 'effectiveDate', 'reason'],
  organization: 'organizationId',
  flow: FLOW,
  link: (id) => recordAddress('identity.organizationChange', id),
  beforeSubmit: async (ctx, row) => {
    if (row.effectiveDate < officeDay(ctx.now)) {
      throw rule('effectiveDate', '生效日期已过，须先修改', 'The effective date has passed: change it first');
    }
    await assertPossible(ctx, row);
  },
  onApproved: async (ctx, row) => {
    if (row.effectiveDate <= officeDay(ctx.now)) await carryOut(ctx, row);
  },
});

/** Carries out what is approved and due; one that has become impossible is told once and stays for its people to settle. */
export const due: Schedule = {
  label: { zh: '机构调整生效', en: 'Carry out organization changes' },
  cron: '5 0 * * *',
  run: async ({ transaction }) => {
    const ids = await transaction('机构调整生效', async (ctx) =>
      ctx.db.query<{ id: number }>(
        `select id from identity_organization_change where deleted_at is null and status = 'APPROVE' and executed_at is null
         and effective_date <= $1 order by effective_date, id`,
        [officeDay(ctx.now)],
      ),
    );
    let done = 0;
    for (const { id } of ids) {
      try {
        await transaction('机构调整生效', async (ctx) => {
          await holdTree(ctx);
          const row = await changes.get(ctx, id);
          if (!row.executedAt) await carryOut(ctx, row);
        });
        done += 1;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        await transaction('机构调整未能生效', async (ctx) =>
          tell(ctx, await changes.get(ctx, id), { zh: '机构调整未能生效', en: 'A unit could not be moved' }, error),
        );
      }
    }
    return `${done} / ${ids.length}`;
  },
};
