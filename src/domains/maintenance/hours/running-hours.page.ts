import { definePage } from '../../../kernel/page.ts';

export const runningHoursPage = definePage({
  component: 'maintenance/RunningHours',
  title: { zh: '运行小时录入', en: 'Running hours' },
  icon: 'Table',
  permission: 'maintenance:counter:list',
  menu: { key: 'maintenance.runningHours', address: '/maintenance/running-hours', group: 'maintenance', order: 30 },
  help: {
    purpose: {
      zh: '一次录入本船全部计时器的读数。',
      en: 'The readings of all counters of a ship at once.',
    },
    ways: [
      {
        zh: '红色不能保存：早于上次、小于上次，或增加的小时数超过经过的时间一小时以上。',
        en: 'Red is refused: earlier or less than the last one, or more hours than have passed, by more than one.',
      },
      {
        zh: '黄色须说明原因：日均比平时高三成且高 4 小时以上，或在用设备 35 天没有运行。',
        en: 'Amber needs a reason: a third above the usual hours a day and 4 more, or in use and still for 35 days.',
      },
      {
        zh: '全部保存或全部不保存；保存后到期日随之重算。',
        en: 'All are saved or none; due dates follow.',
      },
    ],
  },
});
