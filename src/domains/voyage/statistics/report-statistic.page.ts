import { definePage } from '../../../kernel/page.ts';

export const reportStatisticPage = definePage({
  component: 'voyage/ReportStatistic',
  title: { zh: '动态报统计', en: 'Report statistics' },
  icon: 'BarChart',
  permission: 'voyage:reported:list',
  menu: { key: 'voyage.reportStatistic', address: '/voyage/report-statistic', group: 'voyage.checks', order: 40 },
  help: {
    purpose: {
      zh: '动态报的份数、按时率、确认用时、退回与更正，按船舶、类型、月份等分组。',
      en: 'How many reports came, in time or not, how long until they were confirmed, how many were returned or corrected.',
    },
    ways: [
      {
        zh: '选择分组、横向与指标；点任一数字查看所计的动态报。',
        en: 'Choose groups, what goes across, and figures; each figure opens the reports it counts.',
      },
    ],
    figures: [
      {
        name: { zh: '按时率', en: 'Share in time' },
        how: {
          zh: '船舶时间当日 14:00 前提交的正午报 ÷ 已收到的正午报；缺报见正午报追踪。',
          en: 'Noon reports submitted by 14:00 of the ship ÷ those that came; missing ones stand in the noon report trace.',
        },
      },
      {
        name: { zh: '确认用时', en: 'Hours to confirmation' },
        how: {
          zh: '从提交到岸基确认的小时数，未确认的不计。',
          en: 'From submitted to confirmed; reports that wait are left out.',
        },
      },
    ],
  },
});
