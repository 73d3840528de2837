import { definePage } from '../../../kernel/page.ts';

export const reportFormPage = definePage({
  component: 'voyage/ReportForm',
  title: { zh: '动态报详情', en: 'Report detail' },
  icon: 'FileText',
  permission: 'voyage:report:list',
  menu: {
    key: 'voyage.detail',
    address: '/voyage/report-form',
    group: 'voyage',
    order: 30,
    from: 'voyage/VoyageReportHome',
  },
  offline: true,
  help: {
    purpose: {
      zh: '查看一份动态报：航行、气象、油水、货物与校验结果，并在此确认、退回或更正。',
      en: 'One report with passage, weather, oil, cargo and findings; it is confirmed, returned or corrected here.',
    },
    ways: [
      {
        zh: '确认后报告不再修改，要改须另立更正单并经审批。',
        en: 'A confirmed report no longer changes; a correction of its own is approved.',
      },
      { zh: '报告须按时间逐份确认，前一份未确认时后一份不能确认。', en: 'Reports are confirmed in order of time.' },
    ],
    figures: [{ name: { zh: '吃水差', en: 'Trim' }, how: { zh: '尾吃水 − 首吃水。', en: 'Aft draft − fore draft.' } }],
  },
});
