import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { unreadChats } from '../chat/chat-list.server.ts';
import { myChoices, saveChoices } from './choice.server.ts';
import { inboxPage, markAllRead, markRead, removeFromInbox, unreadMessages } from './inbox.server.ts';
import * as calls from './message.calls.ts';

export const messageEndpoints: readonly Endpoint[] = [
  serve(calls.listMessages, (ctx, { query }) => inboxPage(ctx, query)),
  serve(calls.waiting, async (ctx) => {
    const [messages, chats] = await Promise.all([unreadMessages(ctx), unreadChats(ctx)]);
    return { ...messages, chats };
  }),
  serve(calls.readMessages, (ctx, { body }) => markRead(ctx, body.ids)),
  serve(calls.readAllMessages, (ctx, { body }) => markAllRead(ctx, body)),
  serve(calls.removeMessages, (ctx, { body }) => removeFromInbox(ctx, body.ids)),
  serve(calls.messageChoices, (ctx) => myChoices(ctx)),
  serve(calls.saveMessageChoices, async (ctx, { body }) => {
    await saveChoices(ctx, body);
    return undefined;
  }),
];
