import { definePage } from '../../../kernel/page.ts';

export const sqlMonitorPage = definePage({
  component: 'system/SqlMonitor',
  title: { zh: 'SQL 监控', en: 'SQL' },
  icon: 'Database',
  permission: 'operations:sqlMonitor:list',
  menu: { key: 'system.sqlMonitor', address: '/system/monitoring/sql', group: 'system.monitoring', order: 60 },
  help: {
    purpose: {
      zh: '数据库语句的次数、用时与最慢记录，只读。',
      en: 'Statements with count, time and the slowest ones; read only.',
    },
    figures: [
      {
        name: { zh: '平均用时', en: 'Mean' },
        how: { zh: '本节点启动以来总用时 ÷ 次数。', en: 'Total time ÷ count since this node started.' },
      },
    ],
  },
});
