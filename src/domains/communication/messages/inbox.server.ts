import { notFound } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { allMessageKinds } from '../../../kernel/server/message-kinds.ts';
import { say } from '../../../kernel/text.ts';
import type { MessageView } from './message.calls.ts';
import { tellInbox } from './tell-inbox.server.ts';

const LABEL = { zh: '消息', en: 'Message' };
/** Of kinds whose module is gone. */
const OTHER = { zh: '其他', en: 'Other' };

type Row = Omit<MessageView, 'label' | 'urgent'>;

const columns = (ctx: Ctx): string => {
  const other = ctx.lang === 'zh' ? 'en' : 'zh';
  return `m.id, m.kind, m.title_${ctx.lang} as title, coalesce(m.text_${ctx.lang}, m.text_${other}) as text, m.link,
    m.created_at as "createdAt", m.read_at as "readAt"`;
};

const kindsByName = (ctx: Ctx) => new Map(allMessageKinds(ctx).map((kind) => [kind.name, kind]));

function shown(ctx: Ctx, rows: readonly Row[]): MessageView[] {
  const kinds = kindsByName(ctx);
  return rows.map((row) => {
    const kind = kinds.get(row.kind);
    return { ...row, label: say(kind?.label ?? OTHER, ctx.lang), urgent: kind?.urgent ?? false };
  });
}

type Asked = { page: number; size: number; kind?: readonly string[]; unread?: 'true' | 'false'; q?: string };

/** A page of the inbox, newest first. `q` looks into title and text of both languages. */
export async function inboxPage(ctx: Ctx, asked: Asked) {
  const values: unknown[] = [ctx.user.id];
  const parts = ['m.user_id = $1', 'm.inbox'];
  if (asked.kind) parts.push(`m.kind = any($${values.push(asked.kind)}::text[])`);
  if (asked.unread) parts.push(`m.read_at is ${asked.unread === 'true' ? '' : 'not '}null`);
  const word = asked.q?.trim();
  if (word) {
    const place = `$${values.push(`%${word.replace(/[\\%_]/g, (c) => `\\${c}`)}%`)}`;
    parts.push(`concat_ws(E'\\n', m.title_zh, m.title_en, m.text_zh, m.text_en) ilike ${place}`);
  }
  const where = parts.join(' and ');
  const [rows, [count], kinds] = await Promise.all([
    ctx.db.query<Row>(
      `select ${columns(ctx)} from communication_message m where ${where} order by m.created_at desc, m.id desc limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, asked.size, asked.page * asked.size],
    ),
    ctx.db.query<{ n: number }>(`select count(*)::int as n from communication_message m where ${where}`, values),
    ctx.db.query<{ kind: string; total: number; unread: number }>({
      name: 'communication-message-kinds',
      text: `select kind, count(*)::int as total, (count(*) filter (where read_at is null))::int as unread
        from communication_message where user_id = $1 and inbox group by kind order by 2 desc`,
      values: [ctx.user.id],
    }),
  ]);
  const names = kindsByName(ctx);
  return {
    content: shown(ctx, rows),
    totalElements: count?.n ?? 0,
    kinds: kinds.map((row) => ({ ...row, label: say(names.get(row.kind)?.label ?? OTHER, ctx.lang) })),
  };
}

/** How many are unread, and the latest five of them. */
export async function unreadMessages(ctx: Ctx): Promise<{ unread: number; latest: MessageView[] }> {
  const rows = await ctx.db.query<Row & { unread: number }>(
    `select ${columns(ctx)}, (count(*) over ())::int as unread from communication_message m
     where m.user_id = $1 and m.inbox and m.read_at is null order by m.created_at desc, m.id desc limit 5`,
    [ctx.user.id],
  );
  const latest = rows.map(({ unread: _unread, ...row }) => row);
  return { unread: rows[0]?.unread ?? 0, latest: shown(ctx, latest) };
}

/** Which of these messages are the person's own; NOT_FOUND when none is. */
async function ownIds(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>(
    'select id from communication_message where user_id = $1 and inbox and id = any($2::bigint[])',
    [ctx.user.id, ids],
  );
  if (rows.length === 0) throw notFound(LABEL);
  return rows.map((row) => row.id);
}

export async function markRead(ctx: Ctx, ids: readonly number[]): Promise<{ changed: number }> {
  const changed = await ctx.db.query(
    'update communication_message set read_at = $2 where id = any($1::bigint[]) and read_at is null returning id',
    [await ownIds(ctx, ids), ctx.now.toISOString()],
  );
  if (changed.length > 0) await tellInbox(ctx, [ctx.user.id]);
  return { changed: changed.length };
}

export async function markAllRead(ctx: Ctx, given: { kind?: string; upTo?: number }): Promise<{ changed: number }> {
  const changed = await ctx.db.query(
    `update communication_message set read_at = $2 where user_id = $1 and inbox and read_at is null
       and ($3::text is null or kind = $3) and ($4::bigint is null or id <= $4) returning id`,
    [ctx.user.id, ctx.now.toISOString(), given.kind ?? null, given.upTo ?? null],
  );
  if (changed.length > 0) await tellInbox(ctx, [ctx.user.id]);
  return { changed: changed.length };
}

/** Takes messages out of the inbox; one that still waits for the digest goes into it nevertheless, and a key stays known. */
export async function removeFromInbox(ctx: Ctx, ids: readonly number[]): Promise<{ changed: number }> {
  const own = await ownIds(ctx, ids);
  const stays = '(digest or key is not null)';
  await ctx.db.query(`update communication_message set inbox = false where id = any($1::bigint[]) and ${stays}`, [own]);
  await ctx.db.query('delete from communication_message where id = any($1::bigint[]) and inbox', [own]);
  await tellInbox(ctx, [ctx.user.id]);
  return { changed: own.length };
}
