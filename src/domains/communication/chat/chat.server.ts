import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { presentUsers } from '../../../kernel/server/live/live.ts';
import * as calls from './chat.calls.ts';
import { chatDetail, colleagues, myChats, searchMessages } from './chat-list.server.ts';
import { markChatRead, messagesOf, recall, say } from './chat-message.server.ts';
import { bringIn, directChat, handOver, leave, newGroup, putOut, rename } from './group.server.ts';
import { isStaff } from './staff.server.ts';

const none = async (work: Promise<void>): Promise<undefined> => {
  await work;
  return undefined;
};

export const chatEndpoints: readonly Endpoint[] = [
  serve(calls.listChats, (ctx) => myChats(ctx)),
  serve(calls.searchChats, (ctx, { query }) => searchMessages(ctx, query)),
  serve(calls.chatPeople, async (ctx, { query }) => (isStaff(ctx) ? colleagues(ctx, query.q) : [])),
  serve(calls.chatPresence, async (ctx, _given, { app }) => (isStaff(ctx) ? presentUsers(app) : [])),
  serve(calls.openDirect, (ctx, { body }) => directChat(ctx, body.userId)),
  serve(calls.openGroup, (ctx, { body }) => newGroup(ctx, body)),
  serve(calls.getChat, (ctx, { params }) => chatDetail(ctx, params.id)),
  serve(calls.renameChat, (ctx, { params, body }) => none(rename(ctx, params.id, body.name))),
  serve(calls.addMembers, (ctx, { params, body }) => none(bringIn(ctx, params.id, body.userIds))),
  serve(calls.removeMember, (ctx, { params, body }) => none(putOut(ctx, params.id, body.userId))),
  serve(calls.giveGroup, (ctx, { params, body }) => none(handOver(ctx, params.id, body.userId))),
  serve(calls.leaveChat, (ctx, { params }) => none(leave(ctx, params.id))),
  serve(calls.chatMessages, (ctx, { params, query }) => messagesOf(ctx, params.id, query)),
  serve(calls.sendMessage, (ctx, { params, body }) => say(ctx, params.id, body)),
  serve(calls.recallMessage, (ctx, { params }) => recall(ctx, params.id, params.messageId)),
  serve(calls.readChat, (ctx, { params, body }) => none(markChatRead(ctx, params.id, body.upTo))),
];
