import type { Ctx } from '../../../kernel/server/context.ts';
import { tell } from '../../../kernel/server/live/live.ts';

/** Tells the open browsers of these people that their inbox changed; they ask what is in it. */
export const tellInbox = (ctx: Ctx, users: readonly number[]): Promise<void> =>
  tell(ctx, { users, topic: 'messages', data: {} });
