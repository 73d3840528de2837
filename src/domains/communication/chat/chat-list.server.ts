import type { Ctx } from '../../../kernel/server/context.ts';
import type { Lang } from '../../../kernel/text.ts';
import { PEOPLE, personName, UNITS } from '../../identity/public.server.ts';
import type { ChatDetail, ChatPerson, ChatSummary } from './chat.calls.ts';
import { CHAT_FILES } from './chat-message.server.ts';
import { eventShown } from './event-shown.server.ts';
import { membershipOf } from './membership.server.ts';

/** Beyond this the badge says 99+ anyway. */
const COUNTED = 100;

const UNREAD = `select count(*)::int as n from (select 1 from communication_chat_message x
  where x.chat_id = m.chat_id and x.id > m.read_id and x.id > m.after_id and x.sender_id <> m.user_id and x.kind = 'SAID'
    and x.recalled_at is null limit ${COUNTED}) counted`;

/** Everybody's chats are few; the newest two hundred stand in the list. */
export const myChats = (ctx: Ctx): Promise<ChatSummary[]> =>
  ctx.db.query<ChatSummary>({
    name: `communication-chats-${ctx.lang}`,
    text: `select c.id, c.kind, coalesce(c.name, o.name, '') as name, m.read_id as "readId", unread.n as unread,
        (select count(*)::int from communication_chat_member all_m where all_m.chat_id = c.id) as members,
        case when o.id is not null then jsonb_build_object('id', o.id, 'username', o.username, 'avatar', o.avatar, 'open', o.open) end as other,
        case when l.id is not null then jsonb_build_object('id', l.id, 'senderId', l.sender_id, 'senderName', ${personName(ctx.lang, 's')},
          'kind', l.kind, 'text', case when l.recalled_at is null then left(l.body, 200) end, 'event', ${eventShown(ctx.lang, 'l')},
          'createdAt', to_char(l.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'recalled', l.recalled_at is not null,
          'files', (select count(*) from kernel_file_use h where h.resource = '${CHAT_FILES}' and h.record_id = l.id),
          'fileName', (select f.name from kernel_file_use h join kernel_file f on f.id = h.file_id
            where l.recalled_at is null and h.resource = '${CHAT_FILES}' and h.record_id = l.id order by f.id limit 1)) end as last
      from communication_chat_member m join communication_chat c on c.id = m.chat_id
        left join lateral (select u.id, ${personName(ctx.lang)} as name, u.username, u.avatar, u.deleted_at is null and coalesce(u.enabled, true) as open
          from communication_chat_member om join ${PEOPLE} u on u.id = om.user_id
          where c.kind = 'DIRECT' and om.chat_id = c.id and om.user_id <> m.user_id limit 1) o on true
        left join communication_chat_message l on l.id = c.last_message_id and l.id > m.after_id
        left join ${PEOPLE} s on s.id = l.sender_id
        cross join lateral (${UNREAD}) unread
      where m.user_id = $1 order by coalesce(l.created_at, m.joined_at) desc, c.id desc limit 200`,
    values: [ctx.user.id],
  });

/** Unread messages over all chats. */
export async function unreadChats(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db.query<{ n: number }>({
    name: 'communication-chats-unread',
    text: `select coalesce(sum(unread.n), 0)::int as n from communication_chat_member m
      join communication_chat c on c.id = m.chat_id and c.last_message_id > m.read_id cross join lateral (${UNREAD}) unread
      where m.user_id = $1`,
    values: [ctx.user.id],
  });
  return row?.n ?? 0;
}

const person = (lang: Lang): string => `u.id, ${personName(lang)} as name, u.username, u.avatar,
  (select ${'case when $1 then coalesce(g.name_en, g.name) else g.name end'} from ${UNITS} g where g.id = u.organization_id) as organization`;

export async function chatDetail(ctx: Ctx, chatId: number): Promise<ChatDetail> {
  const { id, kind, name, ownerId } = await membershipOf(ctx, chatId);
  const members = await ctx.db.query<ChatDetail['members'][number]>(
    `select ${person(ctx.lang)}, m.read_id as "readId" from communication_chat_member m join ${PEOPLE} u on u.id = m.user_id
     where m.chat_id = $2 order by m.user_id = $3 desc, m.joined_at, u.id`,
    [ctx.lang === 'en', chatId, ownerId],
  );
  return { id, kind, name, ownerId, members };
}

/** Colleagues whose name, account or organisation has the word: thirty at most. */
export const colleagues = (ctx: Ctx, q: string): Promise<ChatPerson[]> =>
  ctx.db.query<ChatPerson>(
    `select ${person(ctx.lang)} from ${PEOPLE} u left join ${UNITS} o on o.id = u.organization_id
     where u.deleted_at is null and coalesce(u.enabled, true) and u.id <> $2
       and (u.name ilike $3 or u.name_en ilike $3 or u.username ilike $3 or o.name ilike $3 or o.name_en ilike $3)
     order by u.name ilike $3 desc, u.id limit 30`,
    [ctx.lang === 'en', ctx.user.id, `%${q.trim().replace(/[\\%_]/g, (c) => `\\${c}`)}%`],
  );

/** What was said in one's chats since one joined, and files by their names, newest first, fifty at most. */
export const searchMessages = (ctx: Ctx, given: { q: string; chatId?: number }) =>
  ctx.db.query<{ id: number; chatId: number; chatName: string; senderName: string; createdAt: string; text: string }>(
    `select x.id, x.chat_id as "chatId", coalesce(c.name, o.name, '') as "chatName", ${personName(ctx.lang)} as "senderName",
       x.created_at as "createdAt", case when x.body ilike $2 then x.body else file.name end as text
     from communication_chat_member m join communication_chat c on c.id = m.chat_id
       join communication_chat_message x on x.chat_id = c.id and x.id > m.after_id join ${PEOPLE} u on u.id = x.sender_id
       left join lateral (select ${personName(ctx.lang, 'p')} as name from communication_chat_member om join ${PEOPLE} p on p.id = om.user_id
         where c.kind = 'DIRECT' and om.chat_id = c.id and om.user_id <> m.user_id limit 1) o on true
       left join lateral (select f.name from kernel_file_use h join kernel_file f on f.id = h.file_id
         where h.resource = '${CHAT_FILES}' and h.record_id = x.id and f.name ilike $2 order by f.id limit 1) file on true
     where m.user_id = $1 and ($3::bigint is null or c.id = $3) and x.recalled_at is null and (x.body ilike $2 or file.name is not null)
     order by x.id desc limit 50`,
    [ctx.user.id, `%${given.q.replace(/[\\%_]/g, (c) => `\\${c}`)}%`, given.chatId ?? null],
  );
