import { AppError, notFound } from '../../../kernel/errors.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { recordName } from '../../../kernel/resource/record-name.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { attachFiles } from '../../../kernel/server/files/use.ts';
import { recordHistory } from '../../../kernel/server/history.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { notify } from '../../../kernel/server/notify.ts';
import { findPeople } from '../../identity/public.server.ts';
import * as calls from './discussion.calls.ts';
import { changeProblem, MAX_WATCHERS } from './discussion.rules.ts';
import { COMMENTS, type CommentRow, commentOf, discussionOf, watcherIds } from './discussion-reader.server.ts';
import { relatedTo } from './related.server.ts';
import { type Seen, seenRecord, whoSeesRecord } from './seen-record.server.ts';

/** So many people of a search are held against the record; of those who see it the first eight are offered. */
const SEARCHED = 24;
const OFFERED = 8;

/** Says something about a record, tells those whom it names and those who watch, and lets the author watch from now on. */
async function comment(
  ctx: Ctx,
  seen: Seen,
  given: { text: string; named: readonly number[]; fileIds: readonly number[]; key: string },
): Promise<void> {
  const name = seen.resource.name;
  const named = [...new Set(given.named)];
  const watching = await watcherIds(ctx, name, seen.row.id);
  const seeing = await whoSeesRecord(ctx, seen, [...named, ...watching]);
  const blind = named.filter((id) => !seeing.has(id));
  if (blind.length > 0) {
    const message = { zh: '提到的人不能查看此单据', en: 'Somebody who was named may not see this record' };
    throw new AppError('VALIDATION', message, { errors: [{ field: 'named', message }] });
  }
  const [made] = await ctx.db.query<{ id: number }>({
    name: 'communication-comment-insert',
    text: `insert into communication_comment (resource, record_id, author_id, body, named, key, created_at)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict (author_id, key) do nothing returning id`,
    values: [name, seen.row.id, ctx.user.id, given.text, named, given.key, ctx.now.toISOString()],
  });
  if (!made) return; // said before
  if (given.fileIds.length > 0) await attachFiles(ctx, COMMENTS, made.id, given.fileIds);
  await watch(ctx, seen, true);
  const others = [...seeing].filter((id) => id !== ctx.user.id);
  await tell(ctx, seen, given.text, { named: named.filter((id) => id !== ctx.user.id), others });
}

async function tell(
  ctx: Ctx,
  seen: Seen,
  said: string,
  { named, others }: { named: readonly number[]; others: readonly number[] },
): Promise<void> {
  const { resource, row } = seen;
  const what = {
    zh: `${resource.label.zh} ${recordName(resource, row, 'zh')}`,
    en: `${resource.label.en} ${recordName(resource, row, 'en')}`,
  };
  const text = said.length > 200 ? `${said.slice(0, 200)}…` : said;
  const common = {
    text: { zh: text, en: text },
    link: recordAddress(resource.name, row.id),
    resource: resource.name,
    recordId: row.id,
  };
  const who = ctx.user.name;
  if (named.length > 0) {
    const title = { zh: `${who} 在 ${what.zh} 的评论中提到您`, en: `${who} named you in a comment on ${what.en}` };
    await notify(ctx, { ...common, to: named, kind: 'system.named', title });
  }
  const watching = others.filter((id) => !named.includes(id));
  if (watching.length > 0) {
    const title = { zh: `${who} 评论了 ${what.zh}`, en: `${who} commented on ${what.en}` };
    await notify(ctx, { ...common, to: watching, kind: 'system.commented', title });
  }
}

async function watch(ctx: Ctx, { resource, row }: Seen, watching: boolean): Promise<void> {
  const values = [resource.name, row.id, ctx.user.id];
  if (!watching) {
    await ctx.db.query(
      'delete from communication_watcher where resource = $1 and record_id = $2 and user_id = $3',
      values,
    );
    return;
  }
  await ctx.db.query({
    name: 'communication-watch',
    text: `insert into communication_watcher (resource, record_id, user_id, since) select $1, $2, $3, $4
      where (select count(*) from communication_watcher where resource = $1 and record_id = $2) < ${MAX_WATCHERS}
      on conflict do nothing`,
    values: [...values, ctx.now.toISOString()],
  });
}

/** A comment of the caller's own that may still be changed or taken back, on a record that the caller still sees. */
async function ownComment(ctx: Ctx, id: number, act: 'edit' | 'remove'): Promise<{ row: CommentRow; seen: Seen }> {
  const row = await commentOf(ctx, id);
  if (!row) throw notFound({ zh: '评论', en: 'Comment' });
  const seen = await seenRecord(ctx, row.resource, row.recordId);
  const problem = changeProblem(row, { userId: ctx.user.id, now: ctx.now.toISOString(), act });
  if (problem) throw new AppError(row.authorId === ctx.user.id ? 'WRONG_STATE' : 'FORBIDDEN', problem);
  return { row, seen };
}

/** Keeps what stood there before: the history of a comment is that of any record. */
async function change(ctx: Ctx, row: CommentRow, text: string | null): Promise<void> {
  const set = text === null ? 'removed_at = $2' : 'body = $3, edited_at = $2';
  await ctx.db.query(`update communication_comment set ${set} where id = $1`, [
    row.id,
    ctx.now.toISOString(),
    ...(text === null ? [] : [text]),
  ]);
  await recordHistory(ctx, {
    resource: COMMENTS,
    recordId: row.id,
    action: text === null ? 'remove' : 'edit',
    changes: [{ field: 'body', old: row.body, new: text }],
  });
}

export const discussionEndpoints: readonly Endpoint[] = [
  serve(calls.discussionCall, async (ctx, { params }) =>
    discussionOf(ctx, await seenRecord(ctx, params.resource, params.id)),
  ),
  serve(calls.peopleCall, async (ctx, { params, query }) => {
    const seen = await seenRecord(ctx, params.resource, params.id);
    const found = await findPeople(ctx, { q: query.q, size: SEARCHED });
    const seeing = await whoSeesRecord(
      ctx,
      seen,
      found.map((person) => person.id),
    );
    return found
      .filter((person) => seeing.has(person.id) && person.id !== ctx.user.id)
      .slice(0, OFFERED)
      .map(({ id, name, username, avatar }) => ({ id, name, username, avatar }));
  }),
  serve(calls.commentCall, async (ctx, { params, body }) => {
    const seen = await seenRecord(ctx, params.resource, params.id);
    await comment(ctx, seen, body);
    return discussionOf(ctx, seen);
  }),
  serve(calls.editCommentCall, async (ctx, { params, body }) => {
    const { row, seen } = await ownComment(ctx, params.id, 'edit');
    await change(ctx, row, body.text);
    return discussionOf(ctx, seen);
  }),
  serve(calls.removeCommentCall, async (ctx, { params }) => {
    const { row, seen } = await ownComment(ctx, params.id, 'remove');
    await change(ctx, row, null);
    return discussionOf(ctx, seen);
  }),
  serve(calls.watchCall, async (ctx, { params, body }) => {
    const seen = await seenRecord(ctx, params.resource, params.id);
    await watch(ctx, seen, body.watching);
    return discussionOf(ctx, seen);
  }),
  serve(calls.relatedCall, async (ctx, { params }) =>
    relatedTo(ctx, await seenRecord(ctx, params.resource, params.id)),
  ),
];
