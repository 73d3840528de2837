import { definePage } from '../../../kernel/page.ts';
import { CLASS_TEXT as TEXT } from './class.text.ts';

export const classItemPage = definePage({
  component: 'maintenance/ClassItem',
  title: TEXT.title,
  icon: 'SafetyCertificate',
  permission: 'maintenance:classItem:list',
  records: ['maintenance.classItem/items', 'maintenance.classCycle/cycles'],
  menu: { key: 'maintenance.classItem', address: '/maintenance/class-items', group: 'maintenance', order: 55 },
  help: {
    purpose: {
      zh: '船级社对机械设备的循环检验与其他检验项目：何时到期、由谁检验，以及各船五年周期的进度。',
      en: 'What class surveys of machinery, continuously and otherwise: when it is due, who credits it, and how far the five-year cycle of each ship has come.',
    },
    ways: [
      {
        zh: '验船师到船检验的，由机务登记检验日期与报告编号。',
        en: 'What a surveyor surveyed the superintendent records, with its day and the number of the report.',
      },
      {
        zh: '轮机长可检验的项目在船上完成后登记，或在其工作卡的工单确认时自动登记，均待验船师在下次年检时确认。',
        en: 'What the chief engineer may do is recorded on board, or by itself as the order of its job is confirmed; either waits for the surveyor at the next annual survey.',
      },
      {
        zh: '未予确认的恢复为上次检验；工单重新打开时，尚未确认的登记随之收回。',
        en: 'What is not confirmed falls back to its former survey; an order that is reopened takes its credit back unless it was confirmed.',
      },
      {
        zh: '到期前 90 天、30 天、1 天提醒轮机长与机务主管，逾期同时提醒船技经理。项目可用表格导入。',
        en: 'Chief engineer and superintendent are reminded 90 and 30 days and a day before, of what is overdue the technical manager too. Items may be imported from a sheet.',
      },
    ],
    figures: [
      {
        name: { zh: '到期日', en: 'Due' },
        how: {
          zh: '上次检验日期加周期月数（连续机械检验为 60 个月）；尚未检验过的为首次到期日。',
          en: 'The last survey and the months of its cycle, 60 of continuous survey; of one never surveyed the day entered.',
        },
      },
      {
        name: { zh: '已检', en: 'Credited' },
        how: {
          zh: '该船连续机械检验与计划保养检验项目中，上次检验在周期开始日或以后的，占全部的百分比；待验船师确认的计入，并另列。',
          en: 'Of her items of continuous and planned surveys those last surveyed since the cycle began, in percent of all; those that wait for the surveyor count and are told beside.',
        },
      },
      {
        name: { zh: '应检', en: 'Expected' },
        how: {
          zh: '五年周期已过天数的百分比，约每年 20%；少于应检为落后，少 20% 及以上为落后一年。',
          en: 'The days of the five years that have passed, in percent: about 20% a year. Less is behind, by 20% or more a year behind.',
        },
      },
    ],
  },
});
