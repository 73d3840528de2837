import { definePage } from '../../../kernel/page.ts';

export const conferencePlanPage = definePage({
  component: 'qhse/ConferencePlan',
  title: { zh: '会议计划跟踪', en: 'Conference plan tracking' },
  icon: 'Team',
  permission: 'qhse:conferencePlan:list',
  records: ['qhse.conferencePlan'],
  menu: { key: 'qhse.conferencePlan', address: '/qhse/conference-plan', group: 'qhse', order: 80 },
  help: {
    purpose: {
      zh: '年度会议计划的通知、召开、纪要，以及决议的完成与验证。',
      en: 'Conferences of a year: notified, held, minuted, and their decisions done and verified.',
    },
    ways: [
      {
        zh: '“生成年度计划”按启用的会议类型排出全年期次，重复生成不会多出。',
        en: 'A year is planned of all types in use; planned once more nothing is doubled.',
      },
      {
        zh: '通知时自动列出主持人与参会角色；召开后登记出席、纪要与决议，提交由他人确认。',
        en: 'Notifying lists the host and the roles that attend; afterwards attendance, minutes and decisions are entered and confirmed by somebody else.',
      },
      {
        zh: '决议完成后登记日期与证据，由负责人以外有权限的人验证或取消；全部了结后才能关闭会议。',
        en: 'When a decision was done is entered with its evidence; others than whoever is responsible verify or cancel it. A conference closes once all are settled.',
      },
    ],
  },
});
