import { definePage } from '../../../kernel/page.ts';

export const chatPage = definePage({
  component: 'system/Chat',
  title: { zh: '聊天', en: 'Chat' },
  icon: 'Message',
  menu: { key: 'office.chat', address: '/office/chat', group: 'office', order: 20 },
  help: {
    purpose: {
      zh: '单聊与群聊，可发文件；断线后自动补齐。',
      en: 'Direct and group chats with files; nothing is lost over a dropped line.',
    },
  },
});
