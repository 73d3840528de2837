import { z } from 'zod';
import { route } from '../../../kernel/route.ts';
import { BASE, Id } from '../parameters.rules.ts';
import { Person } from '../people/person.rules.ts';

export const Delegation = z.object({
  id: z.number(),
  version: z.number(),
  principal: Person,
  delegate: Person,
  fromAt: z.string(),
  toAt: z.string(),
  /** Kinds of documents; empty: all. */
  resources: z.array(z.object({ resource: z.string(), label: z.string() })),
  reason: z.string().nullable(),
  state: z.enum(['coming', 'active', 'over', 'revoked']),
});
export type Delegation = z.output<typeof Delegation>;

const DelegationDraft = z.object({
  delegateId: z.number().int().positive(),
  fromAt: z.iso.datetime(),
  toAt: z.iso.datetime(),
  resources: z.array(z.string().max(80)).max(100).optional(),
  reason: z.string().trim().max(200).optional(),
  /** Only administrators (`approval:delegation:edit`) delegate for somebody else. */
  principalId: z.number().int().positive().optional(),
});

export const delegationsCall = route({
  method: 'GET',
  path: `${BASE}/delegations`,
  permission: 'signedIn',
  summary: { zh: '查询审批代理', en: 'List delegations' },
  /** `all` needs `approval:delegation:list`. */
  query: z.object({ of: z.enum(['mine', 'received', 'all']).optional() }),
  reply: z.array(Delegation),
});

export const delegateCall = route({
  method: 'POST',
  path: `${BASE}/delegations`,
  permission: 'signedIn',
  summary: { zh: '设置审批代理', en: 'Delegate approvals' },
  body: DelegationDraft,
  reply: Delegation,
});

export const changeDelegationCall = route({
  method: 'PUT',
  path: `${BASE}/delegations/:id`,
  permission: 'signedIn',
  summary: { zh: '修改审批代理', en: 'Change a delegation' },
  params: Id,
  body: DelegationDraft.extend({ version: z.number().int() }),
  reply: Delegation,
});

export const revokeDelegationCall = route({
  method: 'POST',
  path: `${BASE}/delegations/:id/revoke`,
  permission: 'signedIn',
  summary: { zh: '取消审批代理', en: 'Revoke a delegation' },
  params: Id,
  body: z.object({ version: z.number().int() }),
  reply: Delegation,
});
