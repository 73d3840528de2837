import { z } from 'zod';
import type { Slice } from '../../../kernel/server/compose.ts';
import { sendDigests } from './digest.server.ts';
import { messageEndpoints } from './message.server.ts';
import { messageFeed } from './message-feed.server.ts';
import { messagesPage } from './messages.page.ts';
import { bringsMessages } from './notify.server.ts';
import { KEPT_MONTHS, purgeMessages } from './purge.server.ts';

/** The inbox, by which ways a kind of message reaches a person, the daily digest, the purge. */
export const messageSlice: Slice = {
  endpoints: messageEndpoints,
  fills: [bringsMessages],
  feed: { 'system.messages': messageFeed },
  menuGroups: [
    { key: 'office', title: { zh: '协同', en: 'Collaboration' }, icon: 'Message', address: '/office', order: 850 },
  ],
  pages: [messagesPage],
  settings: {
    [KEPT_MONTHS]: {
      label: { zh: '消息保留月数', en: 'Months for which messages are kept' },
      schema: z.number().int().min(1).max(120),
      default: 12,
      unit: { zh: '个月', en: 'months' },
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
};
