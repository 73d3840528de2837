import type { Ctx, User } from '../../../kernel/server/context.ts';
import type { Lang } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { type Identity, identitiesOf } from '../auth/identity.server.ts';
import { personName } from './person-name.server.ts';

/** A person as others see them: no phone, no roles. The username tells people of one name apart. */
export type PersonCard = { id: number; name: string; username: string; avatar: number | null; place: string | null };

export const OPEN = `u.deleted_at is null and coalesce(u.enabled, true) and (u.expires_on is null or u.expires_on >= $1)`;

/** Department and post; the post alone where it begins with the department's name: 'Technical superintendent'. */
function place(lang: Lang): string {
  const title = (alias: string): string =>
    lang === 'en' ? `coalesce(nullif(${alias}.name_en, ''), ${alias}.name)` : `${alias}.name`;
  const [unit, post] = [title('o'), title('j')];
  return `nullif(case when starts_with(lower(${post}), lower(${unit})) then ${post} else concat_ws(' · ', ${unit}, ${post}) end, '')`;
}

const cardIn = (lang: Lang): string => {
  return `select u.id, ${personName(lang)} as name, u.username, u.avatar, ${place(lang)} as place
    from identity_user u left join identity_organization o on o.id = u.organization_id
    left join lateral (select j.* from identity_job j where j.id = any(u.job_ids) and j.deleted_at is null order by j.sort_num, j.id limit 1) j on true`;
};

/** Name, portrait, organisation and post of these people, closed accounts and those gone included. */
export async function personCards(ctx: Ctx, ids: Iterable<number>): Promise<Map<number, PersonCard>> {
  const rows = await ctx.db.query<PersonCard>({
    name: `identity-person-cards-${ctx.lang}`,
    text: `${cardIn(ctx.lang)} where u.id = any($1::bigint[])`,
    values: [[...new Set(ids)]],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Open accounts by name or username, at most `size`; `among` narrows them. */
export function findPeople(
  ctx: Ctx,
  query: { q?: string; ids?: readonly number[]; among?: readonly number[]; size?: number },
): Promise<PersonCard[]> {
  return ctx.db.query<PersonCard>({
    name: `identity-find-people-${ctx.lang}`,
    text: `${cardIn(ctx.lang)} where ${OPEN} and ($2::text is null or strpos(lower(u.name), lower($2)) > 0 or strpos(lower(u.name_en), lower($2)) > 0 or strpos(lower(u.username), lower($2)) > 0)
      and ($3::bigint[] is null or u.id = any($3)) and ($4::bigint[] is null or u.id = any($4)) order by ${personName(ctx.lang)}, u.id limit $5`,
    values: [officeDay(ctx.now), query.q?.trim() || null, query.ids ?? null, query.among ?? null, query.size ?? 30],
  });
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map((row) => row.id);

/** Open accounts among these, in the order given. */
export async function openAccounts(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>({
    name: 'identity-open-accounts',
    text: `select u.id from identity_user u where ${OPEN} and u.id = any($2::bigint[])`,
    values: [officeDay(ctx.now), ids],
  });
  const open = new Set(idsOf(rows));
  return ids.filter((id) => open.has(id));
}

/** Open accounts that hold one of the roles or posts, by code, or of the roles by id. */
export async function holdersOf(
  ctx: Ctx,
  by: { roles?: readonly string[]; jobs?: readonly string[]; roleIds?: readonly number[] },
): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>({
    name: 'identity-holders-of',
    text: `select u.id from identity_user u where ${OPEN} and (
        u.role_ids && array(select id from identity_role where deleted_at is null and code = any($2::text[]))
        or u.job_ids && array(select id from identity_job where deleted_at is null and code = any($3::text[]))
        or u.role_ids && $4::bigint[]) order by u.id`,
    values: [officeDay(ctx.now), by.roles ?? [], by.jobs ?? [], by.roleIds ?? []],
  });
  return idsOf(rows);
}

/** Open accounts that are among these, or hold one of the roles by code or one of the permissions by name, as they are today. */
export async function recipients(
  ctx: Ctx,
  { ids, roles, permissions }: { ids: readonly number[]; roles: readonly string[]; permissions: readonly string[] },
): Promise<User[]> {
  const rows = await ctx.db.query<{ id: number }>({
    name: 'identity-recipients',
    text: `select u.id from identity_user u where ${OPEN} and (u.id = any($2::bigint[])
        or u.role_ids && array(select id from identity_role where deleted_at is null
          and (code = any($3::text[]) or permissions ?| $4::text[]))) order by u.id`,
    values: [officeDay(ctx.now), ids, roles, permissions],
  });
  return (await identitiesOf(ctx.db, idsOf(rows), { now: ctx.now })).map(({ user }) => user);
}

/** How many open accounts hold each role and each post, by code, with their names. */
export async function holderCounts(ctx: Ctx): Promise<{
  roles: { code: string; name: string; holders: number }[];
  jobs: { code: string; name: string; holders: number }[];
}> {
  const title = ctx.lang === 'en' ? `coalesce(nullif(t.name_en, ''), t.name)` : 't.name';
  const count = (column: string): string =>
    `(select count(*)::int from identity_user u where ${OPEN} and t.id = any(u.${column}))`;
  const day = [officeDay(ctx.now)];
  const [roles, jobs] = await Promise.all([
    ctx.db.query<{ code: string; name: string; holders: number }>(
      `select t.code, ${title} as name, ${count('role_ids')} as holders from identity_role t where t.deleted_at is null order by t.level, t.code`,
      day,
    ),
    ctx.db.query<{ code: string; name: string; holders: number }>(
      `select t.code, ${title} as name, ${count('job_ids')} as holders from identity_job t where t.deleted_at is null and coalesce(t.enabled, true) order by t.sort_num, t.code`,
      day,
    ),
  ]);
  return { roles, jobs };
}

/** Leaders of an organisation and of those above it, from below, open accounts only; each once. `level` counts organisations from 0. */
export async function leadersAbove(ctx: Ctx, organizationId: number): Promise<{ level: number; userId: number }[]> {
  return ctx.db.query<{ level: number; userId: number }>({
    name: 'identity-leaders-above',
    text: `with recursive up as (
        select o.id, o.parent_id, o.leader_id, 0 as level from identity_organization o where o.id = $2 and o.deleted_at is null
        union all select o.id, o.parent_id, o.leader_id, up.level + 1 from identity_organization o join up on o.id = up.parent_id
          where o.deleted_at is null and up.level < 20)
      select up.level, l.user_id as "userId" from up
        join lateral (select up.leader_id as user_id, 0 as seq where up.leader_id is not null
          union all select i.user_id, i.seq + 1 from identity_leader_item i where i.parent_id = up.id and i.capacity = 'LEADER') l on true
        join identity_user u on u.id = l.user_id and ${OPEN}
      order by up.level, l.seq`,
    values: [officeDay(ctx.now), organizationId],
  });
}

/** The organisation to which an account belongs. */
export async function organizationOf(ctx: Ctx, userId: number): Promise<number | undefined> {
  const [row] = await ctx.db.query<{ id: number | null }>({
    name: 'identity-organization-of',
    text: 'select organization_id as id from identity_user where id = $1',
    values: [userId],
  });
  return row?.id ?? undefined;
}

/** Those of the people who may see this ship and this organisation. */
export async function whoSees(
  ctx: Ctx,
  ids: readonly number[],
  record: { vesselId?: number; organizationId?: number },
): Promise<number[]> {
  const sees = ({ user }: Identity, dimension: string, wanted: number | undefined): boolean => {
    const scope = user.scope[dimension] ?? [];
    return wanted === undefined || scope === 'all' || scope.includes(wanted);
  };
  const seeing = (await identitiesOf(ctx.db, ids, { now: ctx.now })).filter(
    (one) => sees(one, 'vessel', record.vesselId) && sees(one, 'organization', record.organizationId),
  );
  const known = new Set(seeing.map(({ account }) => account.id));
  return ids.filter((id) => known.has(id));
}
