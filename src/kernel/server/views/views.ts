import { AppError, notFound } from '../../errors.ts';
import type { Text } from '../../text.ts';
import type { ListView, ViewContent } from '../../views.calls.ts';
import type { Ctx } from '../context.ts';
import { roleKeeper } from '../people.ts';
import { answerOf } from '../ports.ts';

/** More than anybody looks through. */
const MOST_VIEWS = 200;
/** So long a deleted view may return. */
export const VIEW_KEPT_MS = 86_400_000;

const VIEW: Text = { zh: '视图', en: 'View' };

const COLUMNS = 'id, version, user_id as "userId", user_name as "ownerName", page, name, content, roles';
type Stored = Pick<ListView, 'id' | 'version' | 'ownerName' | 'page' | 'name' | 'roles'> & {
  userId: number;
  content: Omit<ViewContent, 'page' | 'name'>;
};

const viewOf = (ctx: Ctx, { userId, content, ...row }: Stored): ListView => ({
  ...content,
  ...row,
  own: userId === ctx.user.id,
});

/** One's own, and those that are shared with a role that one holds. */
export async function myViews(ctx: Ctx): Promise<ListView[]> {
  const rows = await ctx.db.query<Stored>({
    name: 'kernel-views-mine',
    text: `select ${COLUMNS} from kernel_list_view where deleted_at is null and (user_id = $1 or roles && $2::text[])
      order by user_id <> $1, id limit 500`,
    values: [ctx.user.id, ctx.user.roles],
  });
  return rows.map((row) => viewOf(ctx, row));
}

/** Keeps a view; one of the same name on the same page is replaced. */
export async function keep(ctx: Ctx, { page, name, ...content }: ViewContent): Promise<ListView> {
  const [count] = await ctx.db.query<{ n: number }>(
    'select count(*)::int as n from kernel_list_view where user_id = $1 and deleted_at is null',
    [ctx.user.id],
  );
  if (count!.n >= MOST_VIEWS)
    throw new AppError(
      'TOO_MANY',
      { zh: '最多保存 {n} 个视图，须先删除不用的', en: 'At most {n} views; delete some first' },
      { values: { n: MOST_VIEWS } },
    );
  const [row] = await ctx.db.query<Stored>(
    `insert into kernel_list_view (user_id, user_name, page, name, content, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6)
     on conflict (user_id, page, name) where deleted_at is null
     do update set content = excluded.content, updated_at = excluded.updated_at, version = kernel_list_view.version + 1
     returning ${COLUMNS}`,
    [ctx.user.id, ctx.user.name, page, name, JSON.stringify(content), ctx.now.toISOString()],
  );
  return viewOf(ctx, row!);
}

/** The own view. NOT_FOUND for another's that one cannot see, FORBIDDEN for one that is shared with one. */
async function assertOwn(ctx: Ctx, id: number): Promise<Stored> {
  const [row] = await ctx.db.query<Stored>(
    `select ${COLUMNS} from kernel_list_view where id = $1 and deleted_at is null and (user_id = $2 or roles && $3::text[]) for update`,
    [id, ctx.user.id, ctx.user.roles],
  );
  if (!row) throw notFound(VIEW);
  if (row.userId === ctx.user.id) return row;
  throw new AppError('FORBIDDEN', {
    zh: `此视图由${row.ownerName}共享，只有本人可修改`,
    en: `${row.ownerName} shares this view; only its owner changes it`,
  });
}

export async function rolesFor(ctx: Ctx): Promise<readonly { code: string; label: Text }[]> {
  return (await answerOf(ctx, roleKeeper)?.rolesToShare(ctx)) ?? [];
}

/** Shares with these roles and no others. A role with which it was shared before may stay; whoever may no longer share can still end it. */
export async function share(
  ctx: Ctx,
  id: number,
  { version, roles }: { version: number; roles: readonly string[] },
): Promise<ListView> {
  const row = await assertOwn(ctx, id);
  if (row.version !== version)
    throw new AppError('STALE', { zh: '视图已变化，须刷新后再试', en: 'The view has changed; refresh and try again' });
  const wanted = [...new Set(roles)];
  const added = wanted.filter((role) => !row.roles.includes(role));
  const may = added.length > 0 ? new Set((await rolesFor(ctx)).map(({ code }) => code)) : new Set<string>();
  if (added.some((role) => !may.has(role)))
    throw new AppError('FORBIDDEN', {
      zh: '您没有与此角色共享列表视图的权限，请联系系统管理员',
      en: 'You may not share views of lists with this role; ask an administrator',
    });
  const [shared] = await ctx.db.query<Stored>(
    `update kernel_list_view set roles = $2, version = version + 1, updated_at = $3 where id = $1 returning ${COLUMNS}`,
    [id, wanted, ctx.now.toISOString()],
  );
  return viewOf(ctx, shared!);
}

export async function drop(ctx: Ctx, id: number): Promise<void> {
  await assertOwn(ctx, id);
  await ctx.db.query('update kernel_list_view set deleted_at = $2, version = version + 1 where id = $1', [
    id,
    ctx.now.toISOString(),
  ]);
}

/** Brings an own view back, shared as it was. CONFLICT when another has its name by now. */
export async function restore(ctx: Ctx, id: number): Promise<ListView> {
  const since = new Date(ctx.now.getTime() - VIEW_KEPT_MS).toISOString();
  const [row] = await ctx.db.query<Stored>(
    `update kernel_list_view v set deleted_at = null, version = version + 1 where id = $1 and user_id = $2 and deleted_at > $3
       and not exists (select 1 from kernel_list_view o where o.user_id = v.user_id and o.page = v.page and o.name = v.name and o.deleted_at is null)
     returning ${COLUMNS}`,
    [id, ctx.user.id, since],
  );
  if (row) return viewOf(ctx, row);
  const [there] = await ctx.db.query(
    'select 1 from kernel_list_view where id = $1 and user_id = $2 and deleted_at > $3',
    [id, ctx.user.id, since],
  );
  if (!there) throw notFound(VIEW);
  throw new AppError('CONFLICT', { zh: '已有同名视图，不能恢复', en: 'Another view has its name by now' });
}
