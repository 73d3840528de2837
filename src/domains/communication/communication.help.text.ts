import type { HelpTexts } from '../../kernel/help.ts';

/** Help of announcements, messages, chats and mail. */
export const help: HelpTexts = {
  'system/Announcements': {
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
  'system/Messages': {
    purpose: {
      zh: '发给我的站内消息，按类别查看、标为已读，并设置各类的送达方式。',
      en: 'Messages to me by kind; mark them read and choose how each kind reaches you.',
    },
  },
  'system/Chat': {
    purpose: {
      zh: '单聊与群聊，可发文件；断线后自动补齐。',
      en: 'Direct and group chats with files; nothing is lost over a dropped line.',
    },
  },
  'system/Mail': {
    purpose: {
      zh: '发件箱、邮件模板与发信设置；没有发出的写明原因，可重发。',
      en: 'Outbox, templates and mail settings; what did not go says why and can be sent again.',
    },
  },
};
