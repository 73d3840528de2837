import { definePage } from '../../../kernel/page.ts';

export const messagesPage = definePage({
  component: 'system/Messages',
  title: { zh: '消息', en: 'Messages' },
  icon: 'Bell',
  menu: { key: 'office.messages', address: '/office/messages', group: 'office', order: 10 },
  help: {
    purpose: {
      zh: '发给我的站内消息，按类别查看、标为已读，并设置各类的送达方式。',
      en: 'Messages to me by kind; mark them read and choose how each kind reaches you.',
    },
  },
});
