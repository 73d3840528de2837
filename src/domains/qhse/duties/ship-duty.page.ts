import { definePage } from '../../../kernel/page.ts';
import { DUTY_TEXT as TEXT } from './duty-words.text.ts';

export const shipDutyPage = definePage({
  component: 'qhse/ShipDuty',
  title: TEXT.duties,
  icon: 'Schedule',
  permission: 'qhse:shipDuty:list',
  records: ['qhse.shipDuty'],
  menu: { key: 'qhse.shipDuty', address: '/qhse/ship-duty', group: 'qhse', order: 75 },
  help: {
    purpose: {
      zh: '每艘船按月、按值班类别编排值班表，核查休息时间，由船长批准并张贴。',
      en: 'The watches of a ship by month and kind of duty, with rest hours checked, approved by the master and posted on board.',
    },
    ways: [
      {
        zh: '新建时选船舶、月份与类别；在月表中增行填写姓名、职务，每格写当天时段（00-04 12-16:30），保存。',
        en: 'Begin with ship, month and kind; add a row for each person with name and rank, write the periods of a day in a cell (00-04 12-16:30), and save.',
      },
      {
        zh: '拖动单元格右下角或复制粘贴，可把一天的班套用到多天；跨午夜的班分写两天。',
        en: 'Drag the corner of a cell, or copy and paste, to give one day’s pattern to many; a watch across midnight is two.',
      },
      {
        zh: '同一人在本船其他类别、上月末与下月初的值班一并计入；姓名相同视为同一人。',
        en: 'What the same person stands by other kinds of duty and in the weeks beside the month counts too; the same name is the same person.',
      },
      {
        zh: '休息时间不符的标红并逐项列出；须由船长写明原因后才能提交，不符的情况有变须重写。',
        en: 'What breaks rest hours is red and told one by one; it is submitted once the master has given a reason, and given anew where that changes.',
      },
      {
        zh: '大副或轮机长编排并提交，船长批准。“打印”出值班表，“导出 Excel”出月表。',
        en: 'Chief officer or chief engineer write and submit, the master approves. Print makes the schedule, Export to Excel the board.',
      },
    ],
    figures: [
      {
        name: { zh: '休息时间', en: 'Rest hours' },
        how: {
          zh: '任意 24 小时休息至少 10 小时，任意 7 天至少 77 小时；每段工作结束前 24 小时内，最长两段休息共至少 10 小时且一段至少 6 小时；两段休息之间工作不超过 14 小时。不足 1 小时的休息计为工作。',
          en: 'At least 10 h in any 24 and 77 in any 7 days; in the 24 h before work ends the two longest rests are 10 h and one of them 6; at most 14 h of work between two rests. Rest of less than an hour counts as work.',
        },
      },
      {
        name: { zh: '不符项数', en: 'Breaches' },
        how: {
          zh: '每人每天每条规定计一项，取最差的时段；时段与本月相交的都计。',
          en: 'One for each rule, person and day, its worst window; all windows that touch the month.',
        },
      },
    ],
  },
});
