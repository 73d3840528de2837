import type { Ctx } from '../../../kernel/server/context.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { say } from '../../../kernel/text.ts';
import { catalogueOf } from './catalogue.server.ts';
import { grantOf } from './grant.server.ts';
import { permissionCatalogue, permissionHolders, whoGives } from './permission.calls.ts';

type RoleRow = { id: number; code: string; name: string; permissions: string[] | null; userIds: number[] };

/** Roles with the enabled accounts that hold them. */
const rolesWithUsers = (ctx: Ctx): Promise<RoleRow[]> =>
  ctx.db.query<RoleRow>(
    `select r.id, r.code, case when $1 = 'en' then coalesce(r.name_en, r.name) else r.name end as name, r.permissions,
       coalesce(h.users, '{}') as "userIds"
     from identity_role r left join (
       select role_id, array_agg(id) as users from (
         select distinct u.id, unnest(u.role_ids) as role_id from identity_user u where u.deleted_at is null and u.enabled
       ) held group by role_id
     ) h on h.role_id = r.id
     where r.deleted_at is null order by r.level, r.id`,
    [ctx.lang],
  );

const holds = (row: RoleRow, permission: string): boolean =>
  row.permissions?.some((p) => p === '*' || p === permission) ?? false;

/** The roles that hold a permission, in their order; found without asking every role about every permission. */
function holdersByPermission(roles: readonly RoleRow[]): (permission: string) => RoleRow[] {
  const byPermission = new Map<string, RoleRow[]>();
  const all = roles.filter((row) => row.permissions?.includes('*'));
  const place = new Map(roles.map((row, i) => [row, i]));
  for (const row of roles) {
    if (all.includes(row)) continue;
    for (const permission of row.permissions ?? []) {
      const others = byPermission.get(permission);
      if (others) others.push(row);
      else byPermission.set(permission, [row]);
    }
  }
  return (permission) =>
    [...all, ...(byPermission.get(permission) ?? [])].toSorted((a, b) => place.get(a)! - place.get(b)!);
}

/** Counts the people of several roles, each once whatever roles they hold; the same roles are counted once. */
function peopleCounter(): (roles: readonly RoleRow[]) => number {
  const known = new Map<string, number>();
  return (roles) => {
    const key = roles.map((row) => row.id).join();
    const count = known.get(key) ?? new Set(roles.flatMap((row) => row.userIds)).size;
    known.set(key, count);
    return count;
  };
}

export const permissionEndpoints: readonly Endpoint[] = [
  serve(permissionCatalogue, async (ctx, _given, { app }) => {
    const held = holdersByPermission(await rolesWithUsers(ctx));
    const countOf = peopleCounter();
    return catalogueOf(app.modules).map(({ domain, label, subjects }) => ({
      domain,
      label: say(label, ctx.lang),
      subjects: subjects.map((subject) => ({
        subject: subject.subject,
        label: say(subject.label, ctx.lang),
        permissions: subject.permissions.map((entry) => {
          const holders = held(entry.permission);
          return {
            permission: entry.permission,
            label: say(entry.label, ctx.lang),
            roles: holders.map((row) => row.name),
            users: countOf(holders),
          };
        }),
      })),
    }));
  }),
  serve(whoGives, (ctx, { query }, { app }) => grantOf(ctx, app, query)),
  serve(permissionHolders, async (ctx, { query }) => {
    const roles = (await rolesWithUsers(ctx)).filter((row) => holds(row, query.permission));
    const users = await ctx.db.query<{ id: number; username: string; name: string; roleIds: number[] }>(
      `select id, username, name, role_ids as "roleIds" from identity_user
       where deleted_at is null and enabled and role_ids && $1::bigint[] order by username limit 1000`,
      [roles.map((row) => row.id)],
    );
    const names = new Map(roles.map((row) => [row.id, row.name]));
    return {
      roles: roles.map(({ id, code, name }) => ({ id, code, name })),
      users: users.map(({ roleIds, ...user }) => ({
        ...user,
        roles: roleIds.flatMap((id) => names.get(id) ?? []),
      })),
    };
  }),
];
