import { AppError } from '../../../kernel/errors.ts';
import type { Ctx, ScopeIds, User } from '../../../kernel/server/context.ts';
import { holds, scopeOf } from '../../../kernel/server/permit/permit.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { dataScopeOf, type OrganizationFacts } from '../auth/scope.rules.ts';
import { shipKeeper } from '../auth/ship-keeper.rules.ts';
import { ROLE_SYSTEM_DEFAULT } from '../roles/role.rules.ts';

/** What an account opens to whoever signs in with it, whether it is open today or not. */
type Holding = {
  permissions: ReadonlySet<string>;
  organization: ScopeIds;
  vessel: ScopeIds;
  ownOnly: boolean;
};

type AccountRow = {
  id: number;
  organizationId: number | null;
  organizationIds: number[] | null;
  dataOrganizationIds: number[] | null;
  roleIds: number[] | null;
};
type RoleRow = {
  id: number;
  code: string;
  dataScope: string;
  organizationIds: number[] | null;
  permissions: string[] | null;
};

const NOTHING: Holding = { permissions: new Set(), organization: [], vessel: [], ownOnly: true };

/** What each of these accounts holds, in a handful of statements however many they are. */
async function holdingsOf(ctx: Ctx, ids: readonly number[]): Promise<Map<number, Holding>> {
  const accounts = await ctx.db.query<AccountRow>(
    `select id, organization_id as "organizationId", organization_ids as "organizationIds",
       data_organization_ids as "dataOrganizationIds", role_ids as "roleIds"
     from identity_user where deleted_at is null and id = any($1::bigint[])`,
    [ids],
  );
  const roleIds = accounts.flatMap((account) => account.roleIds ?? []);
  const roles = await ctx.db.query<RoleRow>(
    `select id, code, data_scope as "dataScope", organization_ids as "organizationIds", permissions
     from identity_role where deleted_at is null and (id = any($1::bigint[]) or code = $2)`,
    [roleIds, ROLE_SYSTEM_DEFAULT],
  );
  const organizations = await ctx.db.query<OrganizationFacts>(
    'select id, parent_id as "parentId", type from identity_organization where deleted_at is null',
  );
  const ships = answerOf(ctx, shipKeeper);
  const vessels = (await ships?.ships(ctx)) ?? [];
  const day = officeDay(ctx.now);
  const responsible = (await ships?.responsibilities(ctx, { userIds: ids, day, later: true })) ?? [];
  const holding = (account: AccountRow): Holding => {
    const own = roles.filter((role) => account.roleIds?.includes(role.id));
    const held = own.length > 0 ? own : roles.filter((role) => role.code === ROLE_SYSTEM_DEFAULT);
    const scope = dataScopeOf({
      roles: held,
      ownOrganizations: [account.organizationId, ...(account.organizationIds ?? [])].filter((id) => id !== null),
      dataOrganizations: account.dataOrganizationIds ?? [],
      responsibleVessels: responsible.flatMap((row) => (row.userId === account.id ? row.vesselId : [])),
      organizations,
      vessels,
    });
    return { ...scope, permissions: new Set(held.flatMap((role) => role.permissions ?? [])) };
  };
  return new Map(accounts.map((account) => [account.id, holding(account)]));
}

/** Whether what is held now goes beyond both what was held before and what the user holds. */
function exceeds(user: User, before: Holding, now: Holding): boolean {
  const wider = (dimension: 'organization' | 'vessel'): boolean => {
    const [own, had, has] = [scopeOf(user, dimension), before[dimension], now[dimension]];
    if (own === 'all' || had === 'all') return false;
    return has === 'all' || has.some((id) => !own.includes(id) && !had.includes(id));
  };
  return (
    [...now.permissions].some((permission) => !before.permissions.has(permission) && !holds(user, permission)) ||
    (user.ownOnly && before.ownOnly && !now.ownOnly) ||
    wider('organization') ||
    wider('vessel')
  );
}

const GIVEN = {
  zh: '不能授予他人超出您本人的权限或数据范围',
  en: 'Nobody gets more permissions or data from you than you hold yourself',
};
const TAKEN = {
  zh: '该账号的权限或数据范围超出您本人，须由权限更高的人办理',
  en: 'This account holds more permissions or data than you do; somebody who holds as much does this',
};

/** Does what changes accounts, roles or responsibilities, and refuses it when one of these people then holds more than before and more than whoever acts. */
export async function withoutGiving<T>(ctx: Ctx, ids: readonly number[], work: () => Promise<T>): Promise<T> {
  if (ctx.user.permissions.has('*')) return work();
  const before = await holdingsOf(ctx, ids);
  const result = await work();
  for (const [id, now] of await holdingsOf(ctx, ids))
    if (exceeds(ctx.user, before.get(id) ?? NOTHING, now)) throw new AppError('FORBIDDEN', GIVEN);
  return result;
}

/** Refuses to give away an account that was just made, when it holds more than whoever made it. */
export async function assertGivenWithin(ctx: Ctx, id: number): Promise<void> {
  await assertWithin(ctx, id, GIVEN);
}

/** Refuses what lets one sign in or act as somebody who holds more than oneself. */
export async function assertTakenWithin(ctx: Ctx, id: number): Promise<void> {
  await assertWithin(ctx, id, TAKEN);
}

async function assertWithin(ctx: Ctx, id: number, refusal: typeof GIVEN): Promise<void> {
  if (ctx.user.permissions.has('*')) return;
  const holding = (await holdingsOf(ctx, [id])).get(id);
  if (holding && exceeds(ctx.user, NOTHING, holding)) throw new AppError('FORBIDDEN', refusal);
}
