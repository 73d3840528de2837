import { type Ctx, systemContext, type User } from '../../../kernel/server/context.ts';
import type { Db } from '../../../kernel/server/db/db.ts';
import { personal, withoutPerson } from '../../../kernel/server/permit/permit.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { levelOf, ROLE_SYSTEM_DEFAULT } from '../roles/role.rules.ts';
import { dataScopeOf, type OrganizationFacts } from './scope.rules.ts';
import { shipKeeper } from './ship-keeper.rules.ts';

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
  enabled, temporary, expires_on as "expiresOn", menu_order as "menuOrder" from identity_user where deleted_at is null`;

/** The accounts' table, and what it is called where an earlier program has left the database. */
const ACCOUNTS = ['identity_user', 'system_user_'];

/** Whether there is anybody at all who may sign in; no tables are needed for the answer. */
export async function hasAccounts(db: Db): Promise<boolean> {
  for (const table of ACCOUNTS) {
    const [there] = await db.query<{ known: boolean }>('select to_regclass($1) is not null as known', [table]);
    if (!there?.known) continue;
    const [found] = await db.query<{ any: boolean }>(`select exists (select 1 from ${table}) as any`);
    return found?.any ?? false;
  }
  return false;
}

/** The account of a name typed at sign-in; upper and lower case are the same. */
export async function accountByName(db: Db, username: string): Promise<Account | undefined> {
  const [row] = await db.query<Account>(`${ACCOUNT} and lower(username) = lower($1)`, [username.trim()]);
  return row;
}

export async function accountById(db: Db, id: number): Promise<Account | undefined> {
  const [row] = await db.query<Account>({ name: 'identity-account', text: `${ACCOUNT} and id = $1`, values: [id] });
  return row;
}

/** Whether the account may work on the day; the day of expiry is still one. */
export function isOpen(account: Account, today: string): boolean {
  return account.enabled !== false && (account.expiresOn === null || account.expiresOn >= today);
}

/** The roles of these ids, and the one of whoever has none. */
async function rolesOf(db: Db, ids: readonly number[]): Promise<RoleRow[]> {
  return db.query<RoleRow>({
    name: 'identity-roles-of',
    text: `select id, code, level, data_scope as "dataScope", organization_ids as "organizationIds", menu_ids as "menuIds", permissions, second_factor as "secondFactor"
      from identity_role where deleted_at is null and (id = any($1::bigint[]) or code = $2) order by level, id`,
    values: [ids, ROLE_SYSTEM_DEFAULT],
  });
}

function ownRoles(known: readonly RoleRow[], { roleIds }: Pick<Account, 'roleIds'>): RoleRow[] {
  const own = known.filter(({ id }) => roleIds?.includes(id));
  return own.length > 0 ? own : known.filter(({ code }) => code === ROLE_SYSTEM_DEFAULT);
}

/** The level of an account, closed ones included; nothing for one that is gone. */
export async function levelOfAccount(db: Db, userId: number): Promise<number | undefined> {
  const account = await accountById(db, userId);
  return account && levelOf(ownRoles(await rolesOf(db, account.roleIds ?? []), account).map((role) => role.level));
}

/** Everything from which the permissions and data of people follow today, read at once for all of them. */
async function factsOfAll(ctx: Ctx, accounts: readonly Account[]) {
  const ships = answerOf(ctx, shipKeeper);
  const userIds = accounts.map(({ id }) => id);
  const [known, organizations, vessels, responsible] = await Promise.all([
    rolesOf(
      ctx.db,
      accounts.flatMap(({ roleIds }) => roleIds ?? []),
    ),
    ctx.db.query<OrganizationFacts & { name: string; nameEn: string | null }>({
      name: 'identity-organizations',
      text: 'select id, parent_id as "parentId", type, name, name_en as "nameEn" from identity_organization where deleted_at is null',
    }),
    ships?.ships(ctx) ?? [],
    ships?.responsibilities(ctx, { userIds, day: officeDay(ctx.now) }) ?? [],
  ]);
  return accounts.map((account) => ({
    account,
    facts: {
      roles: ownRoles(known, account),
      ownOrganizations: [
        ...new Set([account.organizationId, ...(account.organizationIds ?? [])].filter((id) => id !== null)),
      ],
      dataOrganizations: account.dataOrganizationIds ?? [],
      responsibleVessels: responsible.filter((row) => row.userId === account.id).map((row) => row.vesselId),
      organizations,
      vessels,
    },
  }));
}

type Facts = Awaited<ReturnType<typeof factsOfAll>>[number]['facts'];

/** Everything from which a person's permissions and data follow today. */
export async function factsOf(ctx: Ctx, account: Account): Promise<Facts> {
  const [found] = await factsOfAll(ctx, [account]);
  return found!.facts;
}

type Signed = { sessionId?: string; actor?: { id: number; name: string; username?: string } };

/** Works out the identity of an open account; nothing for one that is closed or gone. */
export async function identityOf(
  db: Db,
  userId: number,
  { now, ...signed }: { now: Date } & Signed,
): Promise<Identity | undefined> {
  const account = await accountById(db, userId);
  if (!account || !isOpen(account, officeDay(now))) return undefined;
  return identityFrom(db, account, await factsOf(checking(db, now), account), signed);
}

/** The identities of those of these accounts that are open, by id. */
export async function identitiesOf(db: Db, ids: readonly number[], { now }: { now: Date }): Promise<Identity[]> {
  if (ids.length === 0) return [];
  const accounts = await db.query<Account>({
    name: 'identity-accounts',
    text: `${ACCOUNT} and id = any($1::bigint[])`,
    values: [ids],
  });
  const open = accounts.filter((account) => isOpen(account, officeDay(now)));
  const found = await factsOfAll(checking(db, now), open);
  return found.map(({ account, facts }) => identityFrom(db, account, facts, {}));
}

const checking = (db: Db, now: Date): Ctx => systemContext(db, { now, reason: '核对账号权限' });

function identityFrom(db: Db, account: Account, facts: Facts, signed: Signed): Identity {
  const { roles, organizations, ownOrganizations: own } = facts;
  const scope = dataScopeOf(facts);
  const held = personal(
    { db },
    roles.flatMap((role) => role.permissions ?? []),
  );
  const permissions = signed.actor ? withoutPerson({ db }, held) : held;
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
      ...(signed.actor && { actor: signed.actor }),
      ...(signed.sessionId && { sessionId: signed.sessionId }),
    },
    organizations: mine.map(({ id, name, nameEn, type }) => ({ organizationId: id, name, nameEn, type })),
    menuIds: permissions.has('*') ? 'all' : new Set(roles.flatMap((role) => role.menuIds ?? [])),
    level: levelOf(roles.map((role) => role.level)),
    onShip: mine.some((o) => o.type === 'SHIP'),
    secondFactor: roles.some((role) => role.secondFactor === true),
  };
}
