import { AppError, notFound } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { attachFiles } from '../../../kernel/server/files/use.ts';
import type { Lang } from '../../../kernel/text.ts';
import { PEOPLE, personName } from '../../identity/public.server.ts';
import type { ChatMessage } from './chat.calls.ts';
import { type ChatEvent, mayRecall, messageProblem } from './chat.rules.ts';
import { eventShown } from './event-shown.server.ts';
import { memberIds, membershipOf } from './membership.server.ts';
import { tellChat } from './tell-chat.server.ts';

type StoredEvent = Omit<ChatEvent, 'people'> & { people: readonly number[] };

/** What holds the files of a message, in the kernel's terms. */
export const CHAT_FILES = 'communication.chatMessage';
const LABEL = { zh: '消息', en: 'Message' };

const select = (
  lang: Lang,
): string => `select x.id, x.chat_id as "chatId", x.sender_id as "senderId", coalesce(${personName(lang)}, '') as "senderName",
  coalesce(u.username, '') as "senderUsername",
  u.avatar as "senderAvatar", x.kind, case when x.recalled_at is null then x.body end as text, ${eventShown(lang, 'x')} as event,
  case when x.sender_id = $1 then x.key end as key, x.created_at as "createdAt", x.recalled_at as "recalledAt",
  coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'size', f.size, 'type', f.type) order by f.id)
    from kernel_file_use h join kernel_file f on f.id = h.file_id where h.resource = '${CHAT_FILES}' and h.record_id = x.id), '[]') as files
  from communication_chat_message x left join ${PEOPLE} u on u.id = x.sender_id`;

async function messageById(ctx: Ctx, chatId: number, id: number): Promise<ChatMessage> {
  const [row] = await ctx.db.query<ChatMessage>(`${select(ctx.lang)} where x.chat_id = $2 and x.id = $3`, [
    ctx.user.id,
    chatId,
    id,
  ]);
  if (!row) throw notFound(LABEL);
  return row;
}

type Window = { before?: number; after?: number; around?: number; size: number };

/** Messages of a chat, oldest first: the newest, or those before, after or around a message. */
export async function messagesOf(ctx: Ctx, chatId: number, window: Window) {
  const { afterId } = await membershipOf(ctx, chatId);
  const part = async (side: 'before' | 'after', from: number, size: number): Promise<ChatMessage[]> => {
    const [compare, order] = side === 'before' ? ['<', 'desc'] : ['>', 'asc'];
    const rows = await ctx.db.query<ChatMessage>({
      name: `communication-chat-messages-${side}-${ctx.lang}`,
      text: `${select(ctx.lang)} where x.chat_id = $2 and x.id > $3 and x.id ${compare} $4 order by x.id ${order} limit $5`,
      values: [ctx.user.id, chatId, afterId, from, size + 1],
    });
    return rows;
  };
  const { size } = window;
  if (window.after !== undefined) {
    const rows = await part('after', window.after, size);
    return { content: rows.slice(0, size), earlier: window.after > afterId, later: rows.length > size };
  }
  if (window.around !== undefined) {
    const half = Math.max(1, Math.floor(size / 2));
    const earlier = await part('before', window.around, half);
    const later = await part('after', window.around - 1, half);
    const content = [...earlier.slice(0, half).toReversed(), ...later.slice(0, half)];
    return { content, earlier: earlier.length > half, later: later.length > half };
  }
  const rows = await part('before', window.before ?? Number.MAX_SAFE_INTEGER, size);
  return {
    content: rows.slice(0, size).toReversed(),
    earlier: rows.length > size,
    later: window.before !== undefined,
  };
}

/** Says something in a chat. The same key says it once, however often it is sent. */
export async function say(
  ctx: Ctx,
  chatId: number,
  given: { key: string; text: string; fileIds: readonly number[] },
): Promise<ChatMessage> {
  await membershipOf(ctx, chatId, { lock: true });
  const message = messageProblem(given.text, given.fileIds.length);
  if (message) throw new AppError('VALIDATION', message, { errors: [{ field: 'text', message }] });
  const [earlier] = await ctx.db.query<{ id: number; chatId: number }>(
    'select id, chat_id as "chatId" from communication_chat_message where sender_id = $1 and key = $2',
    [ctx.user.id, given.key],
  );
  if (earlier) return messageById(ctx, chatId, earlier.id);
  const id = await insert(ctx, chatId, { kind: 'SAID', body: given.text.trim() || null, key: given.key });
  if (given.fileIds.length > 0) await attachFiles(ctx, CHAT_FILES, id, given.fileIds);
  await ctx.db.query('update communication_chat_member set read_id = $3 where chat_id = $1 and user_id = $2', [
    chatId,
    ctx.user.id,
    id,
  ]);
  await tellChat(ctx, await memberIds(ctx, chatId), { chatId, messageId: id, change: 'said' });
  return messageById(ctx, chatId, id);
}

/** Tells in the chat itself what happened to the group; people by their ids, since each reader sees them as their language writes them. */
export async function sayEvent(ctx: Ctx, chatId: number, event: StoredEvent): Promise<number> {
  return insert(ctx, chatId, { kind: 'EVENT', event });
}

/** Must run under the chat's lock. */
async function insert(
  ctx: Ctx,
  chatId: number,
  message: { kind: 'SAID' | 'EVENT'; body?: string | null; key?: string; event?: StoredEvent },
): Promise<number> {
  const [row] = await ctx.db.query<{ id: number }>({
    name: 'communication-chat-insert',
    text: `with made as (insert into communication_chat_message (chat_id, sender_id, kind, body, event, key, created_at)
        values ($1, $2, $3, $4, $5, $6, $7) returning id, chat_id)
      update communication_chat c set last_message_id = made.id from made where c.id = made.chat_id returning made.id`,
    values: [
      chatId,
      ctx.user.id,
      message.kind,
      message.body ?? null,
      message.event ? JSON.stringify(message.event) : null,
      message.key ?? null,
      ctx.now.toISOString(),
    ],
  });
  return row!.id;
}

/** Takes an own message back within two minutes; its files are closed to the others. Taken back twice is taken back. */
export async function recall(ctx: Ctx, chatId: number, messageId: number): Promise<ChatMessage> {
  const { afterId } = await membershipOf(ctx, chatId, { lock: true });
  const row = await messageById(ctx, chatId, messageId);
  if (row.id <= afterId || row.kind !== 'SAID') throw notFound(LABEL);
  if (row.senderId !== ctx.user.id)
    throw new AppError('FORBIDDEN', { zh: '只能撤回自己的消息', en: 'Only your own messages can be taken back' });
  if (row.recalledAt) return row;
  if (!mayRecall(row, ctx.user.id, ctx.now))
    throw new AppError('WRONG_STATE', {
      zh: '发出超过 2 分钟的消息不能撤回',
      en: 'A message can be taken back within 2 minutes only',
    });
  await ctx.db.query('update communication_chat_message set recalled_at = $2 where id = $1', [
    messageId,
    ctx.now.toISOString(),
  ]);
  await attachFiles(ctx, CHAT_FILES, messageId, []);
  await tellChat(ctx, await memberIds(ctx, chatId), { chatId, messageId, change: 'recalled' });
  return messageById(ctx, chatId, messageId);
}

/** Marks what has been seen; it never goes back. */
export async function markChatRead(ctx: Ctx, chatId: number, upTo: number): Promise<void> {
  const { kind } = await membershipOf(ctx, chatId);
  const changed = await ctx.db.query(
    `update communication_chat_member m set read_id = least($3, c.last_message_id) from communication_chat c
     where c.id = m.chat_id and m.chat_id = $1 and m.user_id = $2 and m.read_id < least($3, c.last_message_id) returning 1`,
    [chatId, ctx.user.id, upTo],
  );
  if (changed.length === 0) return;
  // Both people of a direct chat see how far the other has read; in a group only one's own tabs are told.
  const users = kind === 'DIRECT' ? await memberIds(ctx, chatId) : [ctx.user.id];
  await tellChat(ctx, users, { chatId, change: 'read' });
}
