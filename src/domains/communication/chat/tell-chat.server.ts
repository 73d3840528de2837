import type { Ctx } from '../../../kernel/server/context.ts';
import { tell } from '../../../kernel/server/live/live.ts';

/** What happened in a chat; browsers fetch what is new in the order of ids. `gone` is for whoever is in it no more. */
type ChatNews = { chatId: number; messageId?: number; change: 'said' | 'recalled' | 'read' | 'members' | 'gone' };

export const tellChat = (ctx: Ctx, users: readonly number[], data: ChatNews): Promise<void> =>
  tell(ctx, { users, topic: 'chat', data });
