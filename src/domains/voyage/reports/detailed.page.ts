import { definePage } from '../../../kernel/page.ts';

export const detailedPage = definePage({
  component: 'voyage/Detailed',
  title: { zh: '动态报明细', en: 'Report list' },
  icon: 'Table',
  permission: 'voyage:report:list',
  records: ['voyage.report'],
  menu: { key: 'voyage.reports', address: '/voyage/reports', group: 'voyage', order: 50 },
  help: {
    purpose: {
      zh: '全部动态报的登记簿，可按船舶、航次、类型、确认状态筛选，批量确认与导出。',
      en: 'The register of all reports: filter by ship, voyage, type and status, confirm many, export.',
    },
    ways: [
      { zh: '“未确认”视图即等待岸基确认的报告。', en: 'The view of unconfirmed reports is what waits for the office.' },
      {
        zh: '选中多份后批量确认，被拒绝的会逐份说明原因。',
        en: 'Choose several and confirm them at once; each refusal says why.',
      },
    ],
  },
});
