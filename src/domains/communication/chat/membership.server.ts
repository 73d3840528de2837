import { AppError, notFound } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';

const LABEL = { zh: '聊天', en: 'Chat' };

type Membership = {
  id: number;
  kind: 'DIRECT' | 'GROUP';
  name: string | null;
  ownerId: number;
  afterId: number;
  readId: number;
};

/** The chat as its member sees it. NOT_FOUND for everybody else: that it exists is private. */
export async function membershipOf(ctx: Ctx, chatId: number, options: { lock?: boolean } = {}): Promise<Membership> {
  const [row] = await ctx.db.query<Membership>(
    `select c.id, c.kind, c.name, c.owner_id as "ownerId", m.after_id as "afterId", m.read_id as "readId"
     from communication_chat c join communication_chat_member m on m.chat_id = c.id and m.user_id = $2
     where c.id = $1${options.lock ? ' for update of c' : ''}`,
    [chatId, ctx.user.id],
  );
  if (!row) throw notFound(LABEL);
  return row;
}

/** A group for a change of it, under its lock. */
export async function groupOf(ctx: Ctx, chatId: number): Promise<Membership> {
  const chat = await membershipOf(ctx, chatId, { lock: true });
  if (chat.kind === 'GROUP') return chat;
  throw new AppError('RULE', { zh: '两人聊天没有群设置', en: 'A chat of two has no group settings' });
}

export async function ownGroup(ctx: Ctx, chatId: number): Promise<Membership> {
  const chat = await groupOf(ctx, chatId);
  if (chat.ownerId === ctx.user.id) return chat;
  throw new AppError('FORBIDDEN', { zh: '只有群主可以这样做', en: 'Only the owner of the group may do this' });
}

export async function memberIds(ctx: Ctx, chatId: number): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>(
    'select user_id as id from communication_chat_member where chat_id = $1 order by joined_at, user_id',
    [chatId],
  );
  return rows.map((row) => row.id);
}

/** Which of these chat messages the user may see: a member from the moment of joining, as long as they stand. */
export async function visibleMessages(ctx: Ctx, ids: readonly number[]): Promise<Set<number>> {
  const rows = await ctx.db.query<{ id: number }>(
    `select x.id from communication_chat_message x
       join communication_chat_member m on m.chat_id = x.chat_id and m.user_id = $2 and x.id > m.after_id
     where x.id = any($1::bigint[]) and x.recalled_at is null`,
    [ids, ctx.user.id],
  );
  return new Set(rows.map((row) => row.id));
}
