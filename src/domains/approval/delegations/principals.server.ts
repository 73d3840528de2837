import type { Ctx } from '../../../kernel/server/context.ts';

/**
 * An SQL condition: the delegation `d` holds now for documents of the kind `r.resource`. Delegations are looked at when somebody
 * looks or acts, so that one covers the tasks that wait already and leaves none behind when it ends.
 */
export const ACTIVE = (now: string): string =>
  `d.revoked_at is null and d.from_at <= ${now} and d.to_at > ${now} and (d.resources = '{}' or r.resource = any(d.resources))`;

/** Who may act for each of these people on documents of this kind now. */
export async function delegatesOf(
  ctx: Ctx,
  userIds: readonly number[],
  resource: string,
): Promise<{ principalId: number; delegateId: number }[]> {
  if (userIds.length === 0) return [];
  return ctx.db.query<{ principalId: number; delegateId: number }>({
    name: 'approval-delegates-of',
    text: `select distinct d.principal_id as "principalId", d.delegate_id as "delegateId" from approval_delegation d, (select $3::text as resource) r
      where d.principal_id = any($1::bigint[]) and ${ACTIVE('$2')} order by 1, 2`,
    values: [userIds, ctx.now.toISOString(), resource],
  });
}
