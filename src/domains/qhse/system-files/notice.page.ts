import { definePage } from '../../../kernel/page.ts';

export const noticePage = definePage({
  component: 'qhse/Notice',
  title: { zh: '通知', en: 'Notices' },
  icon: 'Bell',
  permission: 'qhse:receipt:list',
  menu: { key: 'qhse.notice', address: '/qhse/notice', group: 'qhse', order: 71 },
  help: {
    purpose: {
      zh: '发给船舶与部门、在一段时间内有效的通知，以及每个人是否已阅。',
      en: 'Notices to ships and departments that hold for a time, and who has read them.',
    },
    ways: [
      {
        zh: '填写有效期；有效期满的次日自动到期，收到的人仍可查看。',
        en: 'A notice says until when it holds; on the day after it expires by itself and can still be read.',
      },
      {
        zh: '审批、发布、签阅与撤回同通函。',
        en: 'It is approved, published, read and withdrawn as a circular is.',
      },
    ],
  },
});
