import { definePage } from '../../../kernel/page.ts';

export const serverPage = definePage({
  component: 'system/Server',
  title: { zh: '服务监控', en: 'Server' },
  icon: 'Dashboard',
  permission: 'operations:serverMonitor:list',
  menu: { key: 'system.server', address: '/system/monitoring/server', group: 'system.monitoring', order: 50 },
  help: {
    purpose: {
      zh: '各服务节点的运行状况：处理器、内存、磁盘、事件循环延迟与连接。',
      en: 'How the nodes do: processor, memory, disk, delay of the event loop, connections.',
    },
    figures: [
      {
        name: { zh: '循环延迟', en: 'Loop delay' },
        how: {
          zh: '最近一次采样中，99% 的事件循环等待不超过此毫秒数；长期超过 100 说明有重活占用。',
          en: 'In the last sample 99 of 100 waits of the loop were no longer, in ms; over 100 for long means heavy work.',
        },
      },
    ],
  },
});
