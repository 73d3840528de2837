import { definePage } from '../../../kernel/page.ts';
import { YEAR_TEXT as TEXT } from './year-plan.text.ts';

export const yearPlanPage = definePage({
  component: 'maintenance/YearPlan',
  title: TEXT.plans,
  icon: 'Schedule',
  permission: 'maintenance:yearPlan:list',
  records: ['maintenance.yearPlan'],
  menu: { key: 'maintenance.yearPlan', address: '/maintenance/year-plans', group: 'maintenance', order: 38 },
  help: {
    purpose: {
      zh: '一艘船一年的保养计划：工作卡按月排开，批准后对照工单看执行情况。',
      en: 'What is done to the machines of a ship in a year: jobs by months, approved, and then read against the work orders.',
    },
    ways: [
      {
        zh: '选船舶与年度保存，计划按工作卡的到期日自动编排；A、B 级工作每月合为一项。',
        en: 'Choose ship and year and save: it is drawn up by the due dates of the jobs; work of levels A and B is one item a month.',
      },
      {
        zh: '草稿中点表中的符号可调整计划日：允差内直接改，超出须写原因；关键设备没有允差。',
        en: 'In a draft, click a sign of the matrix to move it: within the tolerance as it is, beyond it with a reason. Critical equipment has no tolerance.',
      },
      {
        zh: '提交后由船长、机务主管、船技经理审批；批准后即为现行计划，不再修改。',
        en: 'Submitted, it is approved by master, superintendent and technical manager; then it is in force and is not changed.',
      },
      {
        zh: '要改现行计划的，点“修订”建立下一版；批准前原计划仍现行，每年只有一份现行计划。',
        en: 'To change it, revise it: the next version takes its place once it is approved. One plan of a year is in force.',
      },
      {
        zh: '符号随工单变化，不手工填写：○ 已计划、● 已完成、▲ 超期、△ 已延期、× 已取消；点符号打开工单。',
        en: 'Signs follow the work orders and are never typed: ○ planned, ● done, ▲ overdue, △ postponed, × cancelled. A sign opens its order.',
      },
      {
        zh: '“导出 Excel”出计划表，“打印”出横向的纸面计划。',
        en: 'Export to Excel makes the matrix as a sheet, Print the plan across the page.',
      },
    ],
    figures: [
      {
        name: { zh: '计划项', en: 'Items' },
        how: {
          zh: '从下次到期日（有未结工单的，从其到期日的下一次）起逐次推算，假定每次按期完成；本年已有工单的按其原到期日。',
          en: 'From the next due date (of an open order from the time after it) each time that it falls due, as if always done in time; orders of the year by the day on which they were due at first.',
        },
      },
      {
        name: TEXT.completion,
        how: {
          zh: '计划日到今天的计划项中已完成的占比，取消的不计；每月合计的工作按当月的工单。',
          en: 'Of the items planned up to today those that are done, cancelled ones left out; monthly items by the orders of the month.',
        },
      },
      {
        name: TEXT.overdueRate,
        how: {
          zh: '计划日到今天的计划项中超期的占比；工单过了最迟日期仍未完成为超期。',
          en: 'Of the items planned up to today those that are overdue: their order is past its latest day and open.',
        },
      },
    ],
  },
});
