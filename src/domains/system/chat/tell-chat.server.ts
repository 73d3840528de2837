import type { Ctx } from '../../../kernel/server/context.ts';
import { tell } from '../../../kernel/server/live/live.ts';

/** What happened in a chat; browsers fetch what is new in the order of ids. */
type ChatNews = { chatId: number; messageId?: number; change: 'said' | 'recalled' | 'read' | 'members' };

export const tellChat = (ctx: Ctx, users: readonly number[], data: ChatNews): Promise<void> =>
  tell(ctx, { users, topic: 'chat', data });
