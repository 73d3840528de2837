import { definePage } from '../../../kernel/page.ts';

export const pollutionPage = definePage({
  component: 'qhse/Pollution',
  title: { zh: '防污染记录', en: 'Pollution prevention' },
  icon: 'Book',
  permission: 'qhse:pollutionRecord:list',
  records: ['qhse.pollutionRecord'],
  menu: { key: 'qhse.pollution', address: '/qhse/pollution', group: 'qhse', order: 58 },
  help: {
    purpose: {
      zh: '船上的油类、垃圾、生活污水、压载水等记录簿：逐项签字，附舱柜存量、接收单证及与动态报的核对。',
      en: 'The record books of ships for oil, garbage, sewage, ballast and more: signed line by line, with what tanks hold, receipts, and how they agree with voyage reports.',
    },
    ways: [
      {
        zh: '负责的高级船员登记并签字，船长会签。签字后不能更改或删除；有误时“更正”，更正签字后原记录划去并保留。',
        en: 'The officer in charge writes and signs, the master countersigns. A signed line is neither changed nor removed: “Correct” writes another one, and once that is signed the former is struck out and kept.',
      },
      {
        zh: '签字时核对舱柜：任一时刻的存量不得为负，也不得超过舱容；按操作时间计算，补记的记录同样核对。',
        en: 'As a line is signed its tanks are looked at: at no moment may one hold less than nothing or more than it can, by the time of the operation, also where a line is entered late.',
      },
      {
        zh: '“接收”列出动态报中的送岸量；未登记的用“登记接收”拟成记录，沿用同一接收单证。签字须有单证附件。',
        en: '“Landed” lists what voyage reports say was landed; “Enter the reception” writes the line with the same receipt, whose file it needs before it is signed.',
      },
      {
        zh: '意外排放签字后自动生成一份安全报告草稿。',
        en: 'An accidental discharge writes the draft of a safety report as it is signed.',
      },
      {
        zh: '打印一条记录即打印该簿当月的一页，划去的记录仍在页上。',
        en: 'Printing a line prints the page of its book of that month, what was struck out included.',
      },
    ],
    figures: [
      {
        name: { zh: '舱内存量', en: 'Retained' },
        how: {
          zh: '前一存量 + 收集和驳入 − 驳出、焚烧、排放、蒸发和送岸；划去的记录不计。',
          en: 'What was in it, plus what was collected or transferred into it, less what was transferred, burnt, discharged, evaporated or landed; what was struck out does not count.',
        },
      },
      {
        name: { zh: '与动态报核对', en: 'Against voyage reports' },
        how: {
          zh: '洗舱污水对污油水舱，机舱污水与污油水对舱底水舱和含油污水舱，按月比较；相差超过 0.5 m³ 且超过较大者的 5% 为不符。',
          en: 'Tank washings against slop tanks, engine room sewage and dirty oil water against bilge and oily water tanks, month by month; it differs beyond 0.5 m³ and 5 % of the greater.',
        },
      },
      {
        name: { zh: '油泥应产生量', en: 'Sludge expected' },
        how: {
          zh: '重质燃油消耗的 1.5% + 轻质燃油消耗的 0.5%；收集量低于其 50% 或高于 150% 为不符。',
          en: '1.5 % of the residual fuel burnt and 0.5 % of the distillate; collected below 50 % or above 150 % of it differs.',
        },
      },
    ],
  },
});
