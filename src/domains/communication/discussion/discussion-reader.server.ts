import { permissionOf, tableNameOf } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { holds, scopeCondition } from '../../../kernel/server/permit/permit.ts';
import { findResource } from '../../../kernel/server/registry.ts';
import { personCards } from '../../identity/public.server.ts';
import type { Comment, Discussion, DiscussionPerson } from './discussion.calls.ts';
import { changeProblem } from './discussion.rules.ts';
import type { Seen } from './seen-record.server.ts';

/** The holder of files and of history, in place of a resource's name. */
export const COMMENTS = 'communication.comment';

/** More than these nobody scrolls through; the newest are shown. */
const MOST = 200;

export type CommentRow = {
  id: number;
  resource: string;
  recordId: number;
  authorId: number;
  body: string;
  named: number[];
  createdAt: string;
  editedAt: string | null;
  removedAt: string | null;
};

const COLUMNS = `c.id, c.resource, c.record_id as "recordId", c.author_id as "authorId", c.body, c.named,
  c.created_at as "createdAt", c.edited_at as "editedAt", c.removed_at as "removedAt"`;

export async function commentOf(ctx: Ctx, id: number): Promise<CommentRow | undefined> {
  const [row] = await ctx.db.query<CommentRow>({
    name: 'communication-comment',
    text: `select ${COLUMNS} from communication_comment c where c.id = $1 for update`,
    values: [id],
  });
  return row;
}

export async function watcherIds(ctx: Ctx, resource: string, recordId: number): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>({
    name: 'communication-watchers',
    text: 'select user_id as id from communication_watcher where resource = $1 and record_id = $2 order by since, user_id',
    values: [resource, recordId],
  });
  return rows.map((row) => row.id);
}

/** What was said about a record, newest first, and who watches it. */
export async function discussionOf(ctx: Ctx, { resource, row }: Seen): Promise<Discussion> {
  const [comments, watching] = await Promise.all([
    ctx.db.query<CommentRow>({
      name: 'communication-comments',
      text: `select ${COLUMNS} from communication_comment c where c.resource = $1 and c.record_id = $2 order by c.id desc limit ${MOST}`,
      values: [resource.name, row.id],
    }),
    watcherIds(ctx, resource.name, row.id),
  ]);
  const [people, files] = await Promise.all([
    personCards(ctx, [...watching, ...comments.flatMap((one) => [one.authorId, ...one.named])]),
    filesOf(ctx, comments),
  ]);
  const person = (id: number): DiscussionPerson => {
    const card = people.get(id);
    return { id, name: card?.name ?? `#${id}`, username: card?.username ?? '', avatar: card?.avatar ?? null };
  };
  const may = (one: CommentRow, act: 'edit' | 'remove'): boolean =>
    changeProblem(one, { userId: ctx.user.id, now: ctx.now.toISOString(), act }) === undefined;
  return {
    comments: comments.map(
      (one): Comment => ({
        id: one.id,
        author: person(one.authorId),
        text: one.removedAt ? null : one.body,
        named: one.removedAt ? [] : one.named.map((id) => ({ id, name: person(id).name })),
        files: one.removedAt ? [] : (files.get(one.id) ?? []),
        createdAt: one.createdAt,
        editedAt: one.editedAt,
        mayEdit: may(one, 'edit'),
        mayRemove: may(one, 'remove'),
      }),
    ),
    watchers: watching.map(person),
    watching: watching.includes(ctx.user.id),
  };
}

type HeldFile = Comment['files'][number] & { commentId: number };

async function filesOf(ctx: Ctx, comments: readonly CommentRow[]): Promise<Map<number, HeldFile[]>> {
  if (comments.length === 0) return new Map();
  const rows = await ctx.db.query<HeldFile>({
    name: 'communication-comment-files',
    text: `select u.record_id as "commentId", f.id, f.name, f.size, f.type from kernel_file_use u join kernel_file f on f.id = u.file_id
      where u.resource = $1 and u.record_id = any($2::bigint[]) order by f.id`,
    values: [COMMENTS, comments.map((one) => one.id)],
  });
  return Map.groupBy(rows, (row) => row.commentId);
}

/** Whose files a reader may open: those of comments, not taken back, on records that the reader may list, within scope. */
export async function visibleComments(ctx: Ctx, ids: readonly number[]): Promise<Set<number>> {
  const rows = await ctx.db.query<{ id: number; resource: string; recordId: number }>(
    'select id, resource, record_id as "recordId" from communication_comment where id = any($1::bigint[]) and removed_at is null',
    [ids],
  );
  const visible = new Set<number>();
  for (const [name, of] of Map.groupBy(rows, (row) => row.resource)) {
    const resource = findResource(ctx, name);
    if (!resource || !holds(ctx.user, permissionOf(resource, 'list'))) continue;
    const values: unknown[] = [of.map((one) => one.recordId)];
    const scope = scopeCondition(resource, ctx.user, (value) => `$${values.push(value)}`);
    // One statement for each kind of record among them.
    const seen = await ctx.db.query<{ id: number }>(
      `select t.id from ${tableNameOf(resource)} t where t.id = any($1::bigint[]) and t.deleted_at is null${scope ? ` and ${scope}` : ''}`,
      values,
    );
    const open = new Set(seen.map((one) => one.id));
    for (const one of of) if (open.has(one.recordId)) visible.add(one.id);
  }
  return visible;
}
