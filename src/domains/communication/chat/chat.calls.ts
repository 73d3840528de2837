import { z } from 'zod';
import { route } from '../../../kernel/route.ts';
import { MAX_MEMBERS } from './chat.rules.ts';

const signedIn = 'signedIn' as const;
const Id = z.coerce.number<number>().int().positive();
const params = z.object({ id: Id });
const Name = z.string().trim().min(1).max(60);
const People = z.array(Id).min(1).max(MAX_MEMBERS);

const Person = z.object({
  id: z.number(),
  name: z.string(),
  username: z.string(),
  avatar: z.number().nullable(),
  organization: z.string().nullable(),
});
export type ChatPerson = z.output<typeof Person>;

const Message = z.object({
  id: z.number(),
  chatId: z.number(),
  senderId: z.number(),
  senderName: z.string(),
  senderUsername: z.string(),
  senderAvatar: z.number().nullable(),
  kind: z.enum(['SAID', 'EVENT']),
  /** Nothing once it was recalled. */
  text: z.string().nullable(),
  event: z
    .object({
      type: z.enum(['created', 'added', 'left', 'removed', 'renamed', 'owner']),
      people: z.array(z.string()),
      name: z.string().optional(),
    })
    .nullable(),
  files: z.array(z.object({ id: z.number(), name: z.string(), size: z.number(), type: z.string() })),
  /** Of one's own messages alone. */
  key: z.string().nullable(),
  createdAt: z.string(),
  recalledAt: z.string().nullable(),
});
export type ChatMessage = z.output<typeof Message>;

const Chat = z.object({
  id: z.number(),
  kind: z.enum(['DIRECT', 'GROUP']),
  /** Of the group, or of the other person. */
  name: z.string(),
  /** The other person of a direct chat. */
  other: z
    .object({ id: z.number(), username: z.string(), avatar: z.number().nullable(), open: z.boolean() })
    .nullable(),
  members: z.number(),
  unread: z.number(),
  readId: z.number(),
  last: Message.pick({ id: true, senderId: true, senderName: true, kind: true, text: true, event: true })
    .extend({ createdAt: z.string(), recalled: z.boolean(), files: z.number(), fileName: z.string().nullable() })
    .nullable(),
});
export type ChatSummary = z.output<typeof Chat>;

export const listChats = route({
  method: 'GET',
  path: '/api/system/chats',
  permission: signedIn,
  summary: { zh: '本人聊天', en: 'My chats' },
  reply: z.array(Chat),
});

export const openDirect = route({
  method: 'POST',
  path: '/api/system/chats/direct',
  permission: signedIn,
  summary: { zh: '与一人聊天', en: 'Chat with a person' },
  body: z.object({ userId: Id }),
  reply: z.object({ id: z.number() }),
});

export const openGroup = route({
  method: 'POST',
  path: '/api/system/chats',
  permission: signedIn,
  summary: { zh: '新建群聊', en: 'New group' },
  body: z.object({ name: Name, userIds: People }),
  reply: z.object({ id: z.number() }),
});

const Detail = z.object({
  id: z.number(),
  kind: z.enum(['DIRECT', 'GROUP']),
  name: z.string().nullable(),
  ownerId: z.number(),
  members: z.array(Person.extend({ readId: z.number() })),
});
export type ChatDetail = z.output<typeof Detail>;

export const getChat = route({
  method: 'GET',
  path: '/api/system/chats/:id',
  permission: signedIn,
  summary: { zh: '聊天成员', en: 'A chat and its members' },
  params,
  reply: Detail,
});

export const renameChat = route({
  method: 'PUT',
  path: '/api/system/chats/:id',
  permission: signedIn,
  summary: { zh: '修改群名', en: 'Rename a group' },
  params,
  body: z.object({ name: Name }),
});

export const addMembers = route({
  method: 'POST',
  path: '/api/system/chats/:id/members',
  permission: signedIn,
  summary: { zh: '添加成员', en: 'Add members' },
  params,
  body: z.object({ userIds: People }),
});

export const removeMember = route({
  method: 'POST',
  path: '/api/system/chats/:id/remove-member',
  permission: signedIn,
  summary: { zh: '移出成员', en: 'Remove a member' },
  params,
  body: z.object({ userId: Id }),
});

export const giveGroup = route({
  method: 'POST',
  path: '/api/system/chats/:id/owner',
  permission: signedIn,
  summary: { zh: '转让群主', en: 'Hand the group over' },
  params,
  body: z.object({ userId: Id }),
});

export const leaveChat = route({
  method: 'POST',
  path: '/api/system/chats/:id/leave',
  permission: signedIn,
  summary: { zh: '退出群聊', en: 'Leave a group' },
  params,
});

export const chatMessages = route({
  method: 'GET',
  path: '/api/system/chats/:id/messages',
  permission: signedIn,
  summary: { zh: '聊天记录', en: 'Messages of a chat' },
  params,
  /** The newest, or those before, after or around a message. */
  query: z.object({
    before: Id.optional(),
    after: z.coerce.number<number>().int().min(0).optional(),
    around: Id.optional(),
    size: z.coerce.number<number>().int().min(1).max(200).default(50),
  }),
  /** Oldest first; `earlier` and `later` say whether there are more on that side. */
  reply: z.object({ content: z.array(Message), earlier: z.boolean(), later: z.boolean() }),
});

export const sendMessage = route({
  method: 'POST',
  path: '/api/system/chats/:id/messages',
  permission: signedIn,
  summary: { zh: '发送消息', en: 'Send a message' },
  params,
  body: z.object({
    key: z.string().regex(/^[\w-]{8,80}$/),
    text: z.string().max(20_000).default(''),
    fileIds: z.array(Id).max(50).default([]),
  }),
  reply: Message,
});

export const recallMessage = route({
  method: 'POST',
  path: '/api/system/chats/:id/messages/:messageId/recall',
  permission: signedIn,
  summary: { zh: '撤回消息', en: 'Take a message back' },
  params: params.extend({ messageId: Id }),
  reply: Message,
});

export const readChat = route({
  method: 'POST',
  path: '/api/system/chats/:id/read',
  permission: signedIn,
  summary: { zh: '标为已读', en: 'Mark a chat as read' },
  params,
  body: z.object({ upTo: Id }),
});

export const searchChats = route({
  method: 'GET',
  path: '/api/system/chats/search',
  permission: signedIn,
  summary: { zh: '查找聊天记录', en: 'Search the chats' },
  query: z.object({ q: z.string().trim().min(1).max(100), chatId: Id.optional() }),
  reply: z.array(
    Message.pick({ id: true, chatId: true, senderName: true, createdAt: true }).extend({
      chatName: z.string(),
      text: z.string(),
    }),
  ),
});

export const chatPeople = route({
  method: 'GET',
  path: '/api/system/chats/people',
  permission: signedIn,
  summary: { zh: '查找同事', en: 'Find colleagues' },
  query: z.object({ q: z.string().max(60).default('') }),
  reply: z.array(Person),
});

export const chatPresence = route({
  method: 'GET',
  path: '/api/system/chats/presence',
  permission: signedIn,
  summary: { zh: '在线同事', en: 'Who is online' },
  reply: z.array(z.number()),
});
