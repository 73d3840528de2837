import { definePage } from '../../kernel/page.ts';

export const homePage = definePage({
  component: 'shell/Home',
  title: { zh: '首页', en: 'Home' },
  icon: 'Home',
  layout: '/dashboard',
  help: {
    purpose: {
      zh: '您的工作清单：各业务等待您处理的事项按紧急程度排列，可就地办理；其下是常用页面、公告与统计。',
      en: 'Your list of work: what waits for you in every domain by urgency, with one act in place; below it pages, announcements and figures.',
    },
    ways: [
      {
        zh: '点击上方数字筛选；“在列表中查看”打开恰好所计的记录。',
        en: 'A figure on top filters; its list shows exactly what was counted.',
      },
      { zh: '按 J、K 上下移动，按 Enter 办理。', en: 'J and K move, Enter acts.' },
    ],
    figures: [
      {
        name: { zh: '已超时', en: 'Overdue' },
        how: {
          zh: '已过应报时间两小时的报告与已过时限的审批。',
          en: 'Reports two hours past their time and approvals past their limit.',
        },
      },
      {
        name: { zh: '今天到期', en: 'Due today' },
        how: {
          zh: '应报未报的报告、24 小时内到期的审批、退回给您的单据与失败的任务。',
          en: 'Reports due, approvals due within 24 hours, what was returned to you, tasks that failed.',
        },
      },
    ],
  },
});
