import { definePage } from '../../../kernel/page.ts';

export const timingPage = definePage({
  component: 'system/Timing',
  title: { zh: '定时任务', en: 'Scheduled tasks' },
  icon: 'Schedule',
  permission: 'operations:schedule:list',
  menu: { key: 'system.timing', address: '/system/timing', group: 'system.configuration', order: 50 },
  help: {
    purpose: {
      zh: '定时任务的执行时间、最近结果与负责人，可暂停或立即执行。',
      en: 'Scheduled tasks with next runs, results and owners; pause them or run them now.',
    },
  },
});
