import { definePage } from '../../../kernel/page.ts';

export const statisticsPage = definePage({
  component: 'approval/Statistics',
  title: { zh: '审批统计', en: 'Approval statistics' },
  icon: 'PieChart',
  permission: 'approval:statistics:list',
  menu: { key: 'approval.statistics', address: '/approval/statistics', group: 'approval', order: 20 },
  help: {
    purpose: {
      zh: '所选期间内审批的结果、各节点与各人的用时，点击数字查看所计单据。',
      en: 'Outcomes and time spent at each step and by each person; each figure opens what it counts.',
    },
    figures: [
      {
        name: { zh: '用时', en: 'Hours' },
        how: {
          zh: '任务到达至处理完成的小时数，包括夜间和节假日。',
          en: 'From the opening of a task to its act, nights and holidays included.',
        },
      },
      {
        name: { zh: '最长', en: 'Longest' },
        how: {
          zh: '用时最长的一项任务，尚未处理的算到现在。',
          en: 'The task that took longest; what still waits counts until now.',
        },
      },
      {
        name: { zh: '中位', en: 'Median' },
        how: { zh: '一半的任务不超过此用时。', en: 'Half of the tasks took no longer.' },
      },
      {
        name: { zh: '九成以内', en: '90 %' },
        how: { zh: '十分之九的任务不超过此用时。', en: 'Nine of ten tasks took no longer.' },
      },
    ],
  },
});
