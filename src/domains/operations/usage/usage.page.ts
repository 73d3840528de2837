import { definePage } from '../../../kernel/page.ts';

export const usagePage = definePage({
  component: 'system/Usage',
  title: { zh: '系统使用记录', en: 'System usage records' },
  icon: 'LineChart',
  permission: 'operations:usage:list',
  menu: { key: 'system.usage', address: '/system/monitoring/usage', group: 'system.monitoring', order: 30 },
  help: {
    purpose: {
      zh: '每人每天使用系统的时长与打开页面的次数。',
      en: 'How long each person used the system a day, and which pages were opened.',
    },
    figures: [
      {
        name: { zh: '使用时长', en: 'Time used' },
        how: {
          zh: '页面在前台且有操作的时间，离开或闲置不计。',
          en: 'Time with a page in front and in use; idle time does not count.',
        },
      },
    ],
  },
});
