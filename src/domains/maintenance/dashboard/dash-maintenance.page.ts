import { definePage } from '../../../kernel/page.ts';
import { DASH_PERMISSION } from './dash-maintenance.calls.ts';
import { DASH_TEXT } from './dash-maintenance.text.ts';

export const dashMaintenancePage = definePage({
  component: 'maintenance/DashMaintenance',
  title: DASH_TEXT.title,
  icon: 'Dashboard',
  permission: DASH_PERMISSION,
  menu: { key: 'maintenance.dashboard', address: '/maintenance/dashboard', group: 'maintenance', order: 90 },
  help: {
    purpose: {
      zh: '各船各部门一个月的保养工单：总数、完成、未完成、超期、关键超期与延期。',
      en: 'Orders of a month by ship and department: total, finished, unfinished, overdue, key overdue and carried over.',
    },
    ways: [
      {
        zh: '换月份即重新统计；点数字查看其中的工单。',
        en: 'Another month is counted anew; a figure opens the orders behind it.',
      },
      {
        zh: '每个面板可放大查看，图表可切换为表格。',
        en: 'Each panel is enlarged; the chart is shown as a table.',
      },
    ],
    figures: [
      {
        name: DASH_TEXT.works,
        how: {
          zh: '各类工单按同样口径计总数与完成数；耗用备件数与金额为当月工单出库减退库与冲销，按库存流水日期，金额为本位币。',
          en: 'Orders of all types counted the same way; parts and their cost are what orders took out of the stock in the month less what came back, by the day in the ledger, in the base currency.',
        },
      },
      {
        name: DASH_TEXT.total,
        how: {
          zh: '计划与船级检验工单中，当月到期的、由批准的延期移出当月的、以及月初前到期且月初前未完成的。',
          en: 'Planned and class orders due in the month, moved out of it by an approved postponement, or due before it and not finished before it.',
        },
      },
      {
        name: DASH_TEXT.overDue,
        how: {
          zh: '未完成且截至统计日（今日，最晚到月末）已过最迟日期；到期日以当时有效的为准。',
          en: 'Unfinished and past its latest date as of today, at most the end of the month; by the due date then in force.',
        },
      },
      {
        name: DASH_TEXT.delay,
        how: {
          zh: '未完成且由当时已批准的延期移出当月的。',
          en: 'Unfinished and moved out of the month by a postponement approved by then.',
        },
      },
    ],
  },
});
