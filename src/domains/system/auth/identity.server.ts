import type { User } from '../../../kernel/server/context.ts';
import type { Db } from '../../../kernel/server/db/db.ts';
import { levelOf, ROLE_SYSTEM_DEFAULT } from '../roles/role.rules.ts';
import { dataScopeOf, type OrganizationFacts, type VesselFacts } from './scope.rules.ts';

export type Account = {
  id: number;
  username: string;
  name: string;
  nameEn: string | null;
  phone: string | null;
  email: string | null;
  avatar: number | null;
  organizationId: number | null;
  organizationIds: number[] | null;
  dataOrganizationIds: number[] | null;
  roleIds: number[] | null;
  enabled: boolean | null;
  temporary: boolean | null;
  expiresOn: string | null;
  menuOrder: number[] | null;
};

type IdentityOrganization = { organizationId: number; name: string; nameEn: string | null; type: string };

/** A person with everything that their roles, organisations and responsibilities bring. */
export type Identity = {
  account: Account;
  user: User;
  organizations: IdentityOrganization[];
  menuIds: 'all' | ReadonlySet<number>;
  level: number;
  onShip: boolean;
  /** One of the roles demands a second factor. */
  secondFactor: boolean;
};

type RoleRow = {
  id: number;
  code: string;
  level: number;
  dataScope: string;
  organizationIds: number[] | null;
  menuIds: number[] | null;
  permissions: string[] | null;
  secondFactor: boolean | null;
};

const ACCOUNT = `select id, username, name, name_en as "nameEn", phone, email, avatar, organization_id as "organizationId",
  organization_ids as "organizationIds", data_organization_ids as "dataOrganizationIds", role_ids as "roleIds",
  enabled, temporary, expires_on as "expiresOn", menu_order as "menuOrder" from system_user_ where deleted_at is null`;

/** Whether there is anybody at all who may sign in; no tables are needed for the answer. */
export async function hasAccounts(db: Db): Promise<boolean> {
  const [table] = await db.query<{ known: boolean }>("select to_regclass('system_user_') is not null as known");
  if (!table?.known) return false;
  const [found] = await db.query<{ any: boolean }>('select exists (select 1 from system_user_) as any');
  return found?.any ?? false;
}

/** The account of a name typed at sign-in; upper and lower case are the same. */
export async function accountByName(db: Db, username: string): Promise<Account | undefined> {
  const [row] = await db.query<Account>(`${ACCOUNT} and lower(username) = lower($1)`, [username.trim()]);
  return row;
}

export async function accountById(db: Db, id: number): Promise<Account | undefined> {
  const [row] = await db.query<Account>({ name: 'system-account', text: `${ACCOUNT} and id = $1`, values: [id] });
  return row;
}

/** Whether the account may work on the day; the day of expiry is still one. */
export function isOpen(account: Account, today: string): boolean {
  return account.enabled !== false && (account.expiresOn === null || account.expiresOn >= today);
}

/** The company's calendar day; its offices keep Beijing time. */
export function companyDay(now: Date): string {
  return new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
}

async function rolesOf(db: Db, ids: readonly number[]): Promise<RoleRow[]> {
  const rows = await db.query<RoleRow>({
    name: 'system-roles-of',
    text: `select id, code, level, data_scope as "dataScope", organization_ids as "organizationIds", menu_ids as "menuIds", permissions, second_factor as "secondFactor"
      from system_role where deleted_at is null and (id = any($1::bigint[]) or code = $2)`,
    values: [ids, ROLE_SYSTEM_DEFAULT],
  });
  const own = rows.filter((row) => ids.includes(row.id));
  return own.length > 0 ? own : rows;
}

/** The level of an account, closed ones included; nothing for one that is gone. */
export async function levelOfAccount(db: Db, userId: number): Promise<number | undefined> {
  const account = await accountById(db, userId);
  return account && levelOf((await rolesOf(db, account.roleIds ?? [])).map((role) => role.level));
}

/** Everything from which a person's permissions and data follow. */
export async function factsOf(db: Db, account: Account, today: string) {
  const [roles, organizations, vessels, responsible] = await Promise.all([
    rolesOf(db, account.roleIds ?? []),
    db.query<OrganizationFacts & { name: string; nameEn: string | null }>({
      name: 'system-organizations',
      text: 'select id, parent_id as "parentId", type, name, name_en as "nameEn" from system_organization where deleted_at is null',
    }),
    db.query<VesselFacts>({
      name: 'system-vessels',
      text: 'select id, organization_id as "organizationId" from system_vessel where deleted_at is null',
    }),
    db.query<{ id: number }>({
      name: 'system-responsible',
      text: `select vessel_id as id from system_ship_responsibility
        where user_id = $1 and deleted_at is null and from_date <= $2 and (to_date is null or to_date >= $2)`,
      values: [account.id, today],
    }),
  ]);
  return {
    roles,
    ownOrganizations: [
      ...new Set([account.organizationId, ...(account.organizationIds ?? [])].filter((id) => id !== null)),
    ],
    dataOrganizations: account.dataOrganizationIds ?? [],
    responsibleVessels: responsible.map((row) => row.id),
    organizations,
    vessels,
  };
}

/** Works out the identity of an open account; nothing for one that is closed or gone. */
export async function identityOf(
  db: Db,
  userId: number,
  options: { now: Date; sessionId?: string; actor?: { id: number; name: string; username?: string } },
): Promise<Identity | undefined> {
  const account = await accountById(db, userId);
  const today = companyDay(options.now);
  if (!account || !isOpen(account, today)) return undefined;
  const facts = await factsOf(db, account, today);
  const { roles, organizations, ownOrganizations: own } = facts;
  const scope = dataScopeOf(facts);
  const permissions = new Set(roles.flatMap((role) => role.permissions ?? []));
  const mine = organizations.filter((o) => own.includes(o.id));
  return {
    account,
    user: {
      id: account.id,
      username: account.username,
      name: account.name,
      roles: roles.length > 0 ? roles.map((role) => role.code) : [ROLE_SYSTEM_DEFAULT],
      permissions,
      scope: { organization: scope.organization, vessel: scope.vessel },
      ownOnly: scope.ownOnly,
      ...(options.actor && { actor: options.actor }),
      ...(options.sessionId && { sessionId: options.sessionId }),
    },
    organizations: mine.map(({ id, name, nameEn, type }) => ({ organizationId: id, name, nameEn, type })),
    menuIds: permissions.has('*') ? 'all' : new Set(roles.flatMap((role) => role.menuIds ?? [])),
    level: levelOf(roles.map((role) => role.level)),
    onShip: mine.some((o) => o.type === 'SHIP'),
    secondFactor: roles.some((role) => role.secondFactor === true),
  };
}
