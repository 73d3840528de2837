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
        zh: '保存后的读数不能修改：另填更正，岸基采用后原读数作废，日均与到期日随之重算。',
        en: 'A saved reading is not changed: enter a correction. Once it is taken ashore the wrong one is void, and averages and due dates follow.',
      },
    ],
  },
});
