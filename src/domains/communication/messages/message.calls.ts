import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const signedIn = 'signedIn' as const;
const Id = z.coerce.number<number>().int().positive();
const Ids = z.array(Id).min(1).max(500);
const one = <T extends z.ZodType>(schema: T) =>
  z.union([schema.transform((value) => [value]), z.array(schema).max(50)]);

export const MessageView = z.object({
  id: z.number(),
  kind: z.string(),
  /** Of the kind, in the reader's language. */
  label: z.string(),
  urgent: z.boolean(),
  title: z.string(),
  text: z.string().nullable(),
  link: z.string().nullable(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
});
export type MessageView = z.output<typeof MessageView>;

export const listMessages = route({
  method: 'GET',
  path: '/api/system/messages',
  permission: signedIn,
  summary: { zh: '本人消息', en: 'My messages' },
  query: z.object({
    page: z.coerce.number<number>().int().min(0).max(10_000).default(0),
    size: z.coerce.number<number>().int().min(1).max(200).default(20),
    kind: one(z.string().max(80)).optional(),
    unread: z.enum(['true', 'false']).optional(),
    q: z.string().max(100).optional(),
  }),
  reply: z.object({
    content: z.array(MessageView),
    totalElements: z.number(),
    /** Of the kinds that stand in the inbox: how many messages, how many of them unread. */
    kinds: z.array(z.object({ kind: z.string(), label: z.string(), total: z.number(), unread: z.number() })),
  }),
});

export const waiting = route({
  method: 'GET',
  path: '/api/system/messages/waiting',
  permission: signedIn,
  summary: { zh: '未读消息与聊天', en: 'Unread messages and chats' },
  reply: z.object({
    unread: z.number(),
    /** The latest five unread. */
    latest: z.array(MessageView),
    chats: z.number(),
  }),
});

export const readMessages = route({
  method: 'POST',
  path: '/api/system/messages/read',
  permission: signedIn,
  summary: { zh: '标为已读', en: 'Mark as read' },
  body: z.object({ ids: Ids }),
  reply: z.object({ changed: z.number() }),
});

export const readAllMessages = route({
  method: 'POST',
  path: '/api/system/messages/read-all',
  permission: signedIn,
  summary: { zh: '全部标为已读', en: 'Mark all as read' },
  /** Up to the newest that the reader has seen: one that comes while the button is pressed stays unread. */
  body: z.object({ kind: z.string().max(80).optional(), upTo: Id.optional() }),
  reply: z.object({ changed: z.number() }),
});

export const removeMessages = route({
  method: 'POST',
  path: '/api/system/messages/remove',
  permission: signedIn,
  summary: { zh: '删除消息', en: 'Delete messages' },
  body: z.object({ ids: Ids }),
  reply: z.object({ changed: z.number() }),
});

const ChoiceView = z.object({
  kind: z.string().max(80),
  inbox: z.boolean(),
  mail: z.boolean(),
  digest: z.boolean(),
  muted: z.boolean(),
});

export const messageChoices = route({
  method: 'GET',
  path: '/api/system/messages/choices',
  permission: signedIn,
  summary: { zh: '本人消息设置', en: 'My message settings' },
  reply: z.object({
    email: z.string().nullable(),
    mailLang: z.enum(['zh', 'en']),
    kinds: z.array(ChoiceView.extend({ label: z.string(), urgent: z.boolean(), reminder: z.boolean() })),
  }),
});

export const saveMessageChoices = route({
  method: 'PUT',
  path: '/api/system/messages/choices',
  permission: signedIn,
  summary: { zh: '修改本人消息设置', en: 'Change my message settings' },
  body: z.object({ mailLang: z.enum(['zh', 'en']).optional(), kinds: z.array(ChoiceView).max(200) }),
});
