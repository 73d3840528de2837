import { definePage } from '../../../kernel/page.ts';
import { FAILURES_TEXT as TEXT } from './failures.text.ts';

export const failuresByModelPage = definePage({
  component: 'maintenance/FailuresByModel',
  title: TEXT.title,
  icon: 'BarChart',
  permission: 'maintenance:modelRecord:list',
  menu: { key: 'maintenance.failures', address: '/maintenance/failures', group: 'maintenance', order: 68 },
  help: {
    purpose: {
      zh: '按厂家与型号统计在用设备的故障次数、故障间隔、停机时间与费用。',
      en: 'How often the components of each maker and model fail, how long they stand still and what they cost.',
    },
    ways: [
      {
        zh: '按日期与船舶筛选；期间按整月选，在用天数按月计，最多看近三十六个月。',
        en: 'Narrow it by days and ships. Choose whole months, since service is counted by the month, of the last 36.',
      },
      {
        zh: '点任一数字查看所计的记录；打开一行，故障到其报告，费用到其工单，其余到设备。',
        en: 'Each figure opens the rows it counts; a row leads to its error report, its order or its machine.',
      },
    ],
    figures: [
      {
        name: { zh: '在用台数', en: 'In use' },
        how: {
          zh: '在用或备用、填有型号的设备；封存与报废的不计。',
          en: 'Components in use or on stand-by whose model is known; none that is laid up or scrapped.',
        },
      },
      {
        name: { zh: '故障次数', en: 'Failures' },
        how: { zh: '已提交的故障报告，按发生日。', en: 'Error reports that were submitted, by the day it happened.' },
      },
      {
        name: { zh: '平均故障间隔（天）', en: 'Days between failures' },
        how: {
          zh: '在用天数 ÷ 故障次数；在用天数自启用日起，无启用日的自安装日，均未填的全期计入。没有故障的不显示。',
          en: 'Days in service over failures: from the day of commissioning, else of installation; where neither is known, all days. Nothing where nothing failed.',
        },
      },
      {
        name: { zh: '平均故障间隔（小时）', en: 'Hours between failures' },
        how: {
          zh: '设备自身计时器的运行小时 ÷ 这些设备的故障次数；每段小时计入后一次读数之日。',
          en: 'Running hours of the counters that stand at the components over their failures; hours count on the day of the later reading.',
        },
      },
      {
        name: { zh: '停机小时', en: 'Hours out of order' },
        how: { zh: '故障报告所填的停机小时之和。', en: 'What the error reports say of hours out of order.' },
      },
      {
        name: { zh: '工单费用', en: 'Cost of orders' },
        how: {
          zh: '设备全部工单的出库金额，减退库与冲销，按记账日；只有可看库存金额的人看到。',
          en: 'What all orders of the components took out of the stock, less what came back, by the day in the ledger; told to those who may know what stock is worth.',
        },
      },
    ],
  },
});
