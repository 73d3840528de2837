import { AppError, notFound } from '../../../kernel/errors.ts';
import { approvableOf } from '../../../kernel/server/approvable.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordHistory } from '../../../kernel/server/history.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { assertPermission } from '../../../kernel/server/permit/permit.ts';
import { findResource } from '../../../kernel/server/registry.ts';
import { assertOpenAccounts, cardsOf } from '../people/people.server.ts';
import {
  changeDelegationCall,
  type Delegation,
  delegateCall,
  delegationsCall,
  revokeDelegationCall,
} from './delegation.calls.ts';

type Stored = {
  id: number;
  version: number;
  principalId: number;
  delegateId: number;
  fromAt: string;
  toAt: string;
  resources: string[];
  reason: string | null;
  createdBy: string;
  revokedAt: string | null;
};

const STORED = `select id, version, principal_id as "principalId", delegate_id as "delegateId", from_at as "fromAt", to_at as "toAt", resources,
  reason, created_by as "createdBy", revoked_at as "revokedAt" from approval_delegation`;
const NAME = { zh: '审批代理', en: 'Delegation' };
const EDIT = 'approval:delegation:edit';

function stateOf({ revokedAt, fromAt, toAt }: Stored, now: Date): Delegation['state'] {
  if (revokedAt) return 'revoked';
  if (Date.parse(toAt) <= now.getTime()) return 'over';
  return Date.parse(fromAt) > now.getTime() ? 'coming' : 'active';
}

async function viewsOf(ctx: Ctx, rows: readonly Stored[]): Promise<Delegation[]> {
  const cards = await cardsOf(
    ctx,
    rows.flatMap((row) => [row.principalId, row.delegateId]),
  );
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    principal: cards(row.principalId),
    delegate: cards(row.delegateId),
    fromAt: row.fromAt,
    toAt: row.toAt,
    resources: row.resources.map((resource) => ({
      resource,
      label: findResource(ctx, resource)?.label[ctx.lang] ?? resource,
    })),
    reason: row.reason,
    state: stateOf(row, ctx.now),
  }));
}

async function viewOf(ctx: Ctx, id: number): Promise<Delegation> {
  const rows = await ctx.db.query<Stored>(`${STORED} where id = $1`, [id]);
  return (await viewsOf(ctx, rows))[0]!;
}

type Draft = {
  delegateId: number;
  fromAt: string;
  toAt: string;
  resources?: string[] | undefined;
  reason?: string | undefined;
  principalId?: number | undefined;
};

const wrong = (field: string, zh: string, en: string): AppError =>
  new AppError('VALIDATION', { zh, en }, { errors: [{ field, message: { zh, en } }] });

/** The person away, the person acting, and a time that has not passed; two delegations of the same time to the same person are one. */
async function check(ctx: Ctx, draft: Draft, principalId: number, id = 0): Promise<void> {
  if (principalId !== ctx.user.id) assertPermission(ctx, EDIT);
  // What is given away would last longer than the acting.
  else if (ctx.user.actor)
    throw new AppError('FORBIDDEN', {
      zh: '以他人身份操作时不能设置其审批代理',
      en: 'Nobody delegates in the name of a person whom they act as',
    });
  if (draft.delegateId === principalId) throw wrong('delegateId', '不能委托给本人', 'Nobody delegates to themselves');
  await assertOpenAccounts(ctx, [draft.delegateId, principalId]);
  if (draft.toAt <= draft.fromAt) throw wrong('toAt', '止时须晚于起时', 'The end must come after the start');
  if (Date.parse(draft.toAt) <= ctx.now.getTime()) throw wrong('toAt', '止时已过', 'The end has passed already');
  if ((draft.resources ?? []).some((name) => !approvableOf(ctx, name)))
    throw wrong('resources', '含有不走审批的单据', 'A kind of document that is not approved');
  const [same] = await ctx.db.query(
    `select 1 from approval_delegation where principal_id = $1 and delegate_id = $2 and revoked_at is null and id <> $6
     and from_at < $4 and to_at > $3 and (resources = '{}' or $5::text[] = '{}' or resources && $5::text[]) limit 1`,
    [principalId, draft.delegateId, draft.fromAt, draft.toAt, draft.resources ?? [], id],
  );
  if (same)
    throw new AppError('DUPLICATE', { zh: '该时段已委托给此人', en: 'That time is delegated to this person already' });
}

async function lock(ctx: Ctx, id: number, version: number): Promise<Stored> {
  const [row] = await ctx.db.query<Stored>(`${STORED} where id = $1 for update`, [id]);
  const own =
    row && (row.principalId === ctx.user.id || ctx.user.permissions.has('*') || ctx.user.permissions.has(EDIT));
  if (!row || !own) throw notFound(NAME);
  if (row.version !== version)
    throw new AppError('STALE', { zh: '此审批代理已被修改', en: 'This delegation was changed meanwhile' });
  if (row.revokedAt) throw new AppError('WRONG_STATE', { zh: '此审批代理已取消', en: 'This delegation was revoked' });
  return row;
}

const history = (ctx: Ctx, recordId: number, action: string): Promise<void> =>
  recordHistory(ctx, { resource: 'approval.delegation', recordId, action });

async function create(ctx: Ctx, draft: Draft): Promise<Delegation> {
  const principalId = draft.principalId ?? ctx.user.id;
  await check(ctx, draft, principalId);
  const [row] = await ctx.db.query<{ id: number }>(
    `insert into approval_delegation (principal_id, delegate_id, from_at, to_at, resources, reason, created_by)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      principalId,
      draft.delegateId,
      draft.fromAt,
      draft.toAt,
      draft.resources ?? [],
      draft.reason || null,
      ctx.user.name,
    ],
  );
  await history(ctx, row!.id, 'add');
  return viewOf(ctx, row!.id);
}

async function change(ctx: Ctx, id: number, draft: Draft & { version: number }): Promise<Delegation> {
  const stored = await lock(ctx, id, draft.version);
  await check(ctx, draft, stored.principalId, id);
  await ctx.db.query(
    `update approval_delegation set delegate_id = $2, from_at = $3, to_at = $4, resources = $5, reason = $6, version = version + 1 where id = $1`,
    [id, draft.delegateId, draft.fromAt, draft.toAt, draft.resources ?? [], draft.reason || null],
  );
  await history(ctx, id, 'edit');
  return viewOf(ctx, id);
}

async function revoke(ctx: Ctx, id: number, version: number): Promise<Delegation> {
  await lock(ctx, id, version);
  await ctx.db.query('update approval_delegation set revoked_at = $2, version = version + 1 where id = $1', [
    id,
    ctx.now.toISOString(),
  ]);
  await history(ctx, id, 'approval.revoke');
  return viewOf(ctx, id);
}

async function list(ctx: Ctx, of: 'mine' | 'received' | 'all' = 'mine'): Promise<Delegation[]> {
  if (of === 'all') assertPermission(ctx, 'approval:delegation:list');
  const where = { mine: 'principal_id = $1', received: 'delegate_id = $1', all: '$1::bigint is not null' }[of];
  const rows = await ctx.db.query<Stored>(`${STORED} where ${where} order by to_at desc, id desc limit 500`, [
    ctx.user.id,
  ]);
  return viewsOf(ctx, rows);
}

export const delegationEndpoints: readonly Endpoint[] = [
  serve(delegationsCall, (ctx, { query }) => list(ctx, query.of)),
  serve(delegateCall, (ctx, { body }) => create(ctx, body)),
  serve(changeDelegationCall, (ctx, { params, body }) => change(ctx, params.id, body)),
  serve(revokeDelegationCall, (ctx, { params, body }) => revoke(ctx, params.id, body.version)),
];
