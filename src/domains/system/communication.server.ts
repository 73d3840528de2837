import { z } from 'zod';
import { fileHolders } from '../../kernel/server/files/access.ts';
import type { Module } from '../../kernel/server/module.ts';
import { fill } from '../../kernel/server/ports.ts';
import { chatEndpoints } from './chat/chat.server.ts';
import { CHAT_FILES } from './chat/chat-message.server.ts';
import { visibleMessages } from './chat/membership.server.ts';
import { discussionEndpoints } from './discussion/discussion.server.ts';
import { CHANGED, COMMENTED, NAMED } from './discussion/discussion.text.ts';
import { COMMENTS, visibleComments } from './discussion/discussion-reader.server.ts';
import { tellWatchers } from './discussion/tell-watchers.server.ts';
import { mailEndpoints, mailMenu, mailPermissions } from './mail/mail.server.ts';
import { SITE_URL } from './mail/render.server.ts';
import { sendDigests } from './messages/digest.server.ts';
import { messageEndpoints } from './messages/message.server.ts';
import { KEPT_MONTHS, purgeMessages } from './messages/purge.server.ts';

/** Where the product is reached from outside, as the start was told. */
const startUrl = process.env.PUBLIC_URL ? new URL('/fairway', process.env.PUBLIC_URL).href : '';

/** How people and the system speak to each other: the inbox, mail, chat. A part of the system module. */
export const communication = {
  fills: [
    fill(fileHolders, CHAT_FILES, { visible: visibleMessages }),
    fill(fileHolders, COMMENTS, { visible: visibleComments }),
  ],
  endpoints: [...messageEndpoints, ...chatEndpoints, ...discussionEndpoints, ...mailEndpoints],
  messageKinds: {
    'system.named': { label: NAMED, urgent: true },
    'system.commented': { label: COMMENTED },
    'system.changed': { label: CHANGED },
  },
  permissions: mailPermissions,
  afterChange: tellWatchers,
  acts: { 'system.mail': { mailSettings: { zh: '修改发信设置', en: 'Mail settings changed' } } },
  menus: [
    { key: 'office', title: { zh: '协同', en: 'Collaboration' }, icon: 'Message', path: 'office', sort: 850 },
    {
      key: 'office.messages',
      parent: 'office',
      title: { zh: '消息', en: 'Messages' },
      path: 'messages',
      icon: 'Bell',
      component: 'system/Messages',
      sort: 10,
    },
    {
      key: 'office.chat',
      parent: 'office',
      title: { zh: '聊天', en: 'Chat' },
      path: 'chat',
      icon: 'Message',
      component: 'system/Chat',
      sort: 20,
    },
    mailMenu,
  ],
  settings: {
    [KEPT_MONTHS]: {
      label: { zh: '消息保留月数', en: 'Months for which messages are kept' },
      schema: z.number().int().min(1).max(120),
      default: 12,
      unit: { zh: '个月', en: 'months' },
    },
    [SITE_URL]: {
      label: { zh: '系统网址', en: 'Web address of the system' },
      help: {
        zh: '邮件中的链接以此开头，例如 https://oa.example.com/fairway；留空则邮件不带链接。',
        en: 'Links in mails begin with it, such as https://oa.example.com/fairway. Mails have no links while it is empty.',
      },
      schema: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(200)]),
      default: startUrl,
    },
  },
  schedules: {
    'system.message-digest': {
      label: { zh: '每日消息汇总', en: 'Daily digest of messages' },
      cron: '0 8 * * *',
      run: sendDigests,
    },
    'system.message-purge': {
      label: { zh: '清理过期消息', en: 'Forget old messages' },
      cron: '20 3 * * *',
      run: async (work) => {
        const gone = await work.transaction('清理过期消息', purgeMessages);
        return { zh: `清理 ${gone} 条`, en: `${gone} message(s) deleted` };
      },
    },
  },
} satisfies Partial<Module>;
