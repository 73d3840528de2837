import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../kernel/server/db/columns.ts';

export const chatTable = pgTable('communication_chat', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  /** DIRECT or GROUP. */
  kind: text('kind').notNull(),
  /** Of a group. */
  name: text('name'),
  /** `3:17`, the two people of a direct chat: there is one for each pair. */
  pair: text('pair').unique(),
  ownerId: id('owner_id').notNull(),
  createdAt: instant('created_at').notNull(),
  lastMessageId: id('last_message_id'),
});

export const chatMemberTable = pgTable(
  'communication_chat_member',
  {
    chatId: id('chat_id').notNull(),
    userId: id('user_id').notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** Messages up to this one were said before the person joined, and stay unseen. */
    afterId: id('after_id').notNull(),
    readId: id('read_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.chatId, t.userId] }), index('communication_chat_member_user').on(t.userId)],
);

/** Written under the lock of the chat's row, so that within a chat the order of ids is the order of commits. */
export const chatMessageTable = pgTable(
  'communication_chat_message',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    chatId: id('chat_id').notNull(),
    senderId: id('sender_id').notNull(),
    /** SAID by a person, EVENT of the group. */
    kind: text('kind').notNull(),
    body: text('body'),
    event: jsonb('event'),
    /** Made by the sender's browser: a message sent again is the same message. */
    key: text('key'),
    createdAt: instant('created_at').notNull(),
    recalledAt: instant('recalled_at'),
  },
  (t) => [
    index('communication_chat_message_chat').on(t.chatId, t.id),
    uniqueIndex('communication_chat_message_key').on(t.senderId, t.key).where(sql`key is not null`),
  ],
);
