import { definePage } from '../../../kernel/page.ts';

export const counterPage = definePage({
  component: 'resource:maintenance.counter',
  title: { zh: '计时器', en: 'Counters' },
  icon: 'ClockCircle',
  permission: 'maintenance:counter:list',
  menu: { key: 'maintenance.counter', address: '/maintenance/counters', group: 'maintenance', order: 32 },
  help: {
    purpose: {
      zh: '各船设备的计时器：小时或次数，及其当前累计与日均。',
      en: 'The counters of the machines, in hours or cycles, with their totals and averages.',
    },
    ways: [
      {
        zh: '换表：填旧表末读数与新表起数，累计不中断。',
        en: 'Replacing a meter: the last of the old one and the first of the new one; the total goes on.',
      },
      {
        zh: '停用后不再录入，作业也不再以其计算。',
        en: 'A stopped counter is read no more, and no job goes by it.',
      },
    ],
    figures: [
      {
        name: { zh: '日均', en: 'Average a day' },
        how: {
          zh: '最近一次读数前 90 天内，最早与最近两次累计之差除以相隔天数，小时数在 0 至 24 之间；不足两次读数时为默认日均。',
          en: 'Within the 90 days before the last reading: the last total less the earliest over the days between, hours between 0 and 24; with fewer than two readings the default.',
        },
      },
    ],
  },
});
