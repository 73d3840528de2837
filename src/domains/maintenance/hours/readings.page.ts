import { definePage } from '../../../kernel/page.ts';

export const readingsPage = definePage({
  component: 'maintenance/Readings',
  title: { zh: '读数记录', en: 'Readings' },
  icon: 'Number',
  permission: 'maintenance:runningHourReading:list',
  records: ['maintenance.runningHourReading'],
  menu: { key: 'maintenance.reading', address: '/maintenance/readings', group: 'maintenance', order: 34 },
  help: {
    purpose: {
      zh: '全部读数，最近的在前；待确认的更正在此采用或不采用。',
      en: 'All readings, the latest first; corrections are taken or refused here.',
    },
    ways: [
      {
        zh: '动态报确认后按其运行小时提出读数，发电机按平时日均分摊；轮机员按表核对后确认，或在运行小时录入中填入后保存。动态报取消确认即收回。',
        en: 'Confirmed voyage reports propose readings by their hours, shared among generators as they usually run; the engineer confirms them by the meter, or fills them into the running hours and saves. They are taken back as a report is opened again.',
      },
      {
        zh: '保存后的读数不能修改：另填更正，岸基采用后原读数作废，日均与到期日随之重算。',
        en: 'A saved reading is not changed: enter a correction. Once it is taken ashore the wrong one is void, and averages and due dates follow.',
      },
    ],
  },
});
