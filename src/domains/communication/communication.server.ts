import { moduleOf } from '../../kernel/server/compose.ts';
import type { Module } from '../../kernel/server/module.ts';
import { announcementSlice } from './announcements/announcement.slice.server.ts';
import { chatSlice } from './chat/chat.slice.server.ts';
import { discussionSlice } from './discussion/discussion.slice.server.ts';
import { mailSlice } from './mail/mail.slice.server.ts';
import { messageSlice } from './messages/message.slice.server.ts';

/** How people and the product speak to each other. */
export const communicationModule: Module = moduleOf(
  { name: 'communication', label: { zh: '沟通', en: 'Communication' } },
  messageSlice,
  chatSlice,
  discussionSlice,
  mailSlice,
  announcementSlice,
  {
    // Loaded only where the demo company is built.
    demo: async (ctx) => (await import('./communication.demo.ts')).demoCommunication(ctx),
  },
);
