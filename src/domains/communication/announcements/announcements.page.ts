import { definePage } from '../../../kernel/page.ts';

export const announcementsPage = definePage({
  component: 'system/Announcements',
  title: { zh: '公告', en: 'Announcements' },
  icon: 'Notification',
  permission: 'communication:announcement:list',
  records: ['communication.announcement'],
  menu: { key: 'system.announcements', address: '/system/announcements', group: 'office', order: 30 },
  help: {
    purpose: {
      zh: '起草、审批、发布公告，查看谁已读、谁未读。',
      en: 'Draft, approve and publish announcements, and see who has read them.',
    },
    figures: [
      {
        name: { zh: '已阅人数', en: 'Readers' },
        how: {
          zh: '今天仍在发布范围内且已签阅的账号数。',
          en: 'Accounts that are in the audience today and have signed for it.',
        },
      },
    ],
  },
});
