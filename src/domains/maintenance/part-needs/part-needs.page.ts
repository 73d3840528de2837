import { definePage } from '../../../kernel/page.ts';
import { NEEDS_PERMISSION } from './part-needs.calls.ts';
import { NEEDS_TEXT as TEXT } from './part-needs.text.ts';

export const partNeedsPage = definePage({
  component: 'maintenance/PartNeeds',
  title: TEXT.title,
  icon: 'Container',
  permission: NEEDS_PERMISSION,
  menu: { key: 'maintenance.partNeeds', address: '/maintenance/part-needs', group: 'maintenance', order: 37 },
  help: {
    purpose: {
      zh: '一艘船今后 24 个月须购的备件：到期工作与未结工单的用量加最低库存，减库存与在途。',
      en: 'What a ship must buy of her parts in 24 months: what due jobs and open orders take and the minimum, less what lies on board and what is on order.',
    },
    ways: [
      {
        zh: '先选船；“首次短缺”列最迟订购日，“按月”列各月须购数。',
        en: 'Choose the ship; the first shortage tells by when to order, by month how much each month needs.',
      },
      {
        zh: '点备件名称查看数字的依据：库存、在途、工作、工单与他船富余，各可打开。',
        en: 'The name of a part opens what its figures count: stock, what is on order, jobs, orders and what other ships can spare.',
      },
      {
        zh: '对应同一物料的备件合为一行，最低库存取其中最高者，与库存的计数一致。',
        en: 'Parts of one stock material are one row with the highest of their minimums, as the stock counts them together.',
      },
    ],
    figures: [
      {
        name: TEXT.demand,
        how: {
          zh: '启用的工作卡在 24 个月内每次到期的计划备件，加未结工单（含修复故障的工单）的备件；已超期的计入当月，一次。',
          en: 'Planned parts of active jobs each time that they fall due within 24 months, and parts of open orders, those that repair faults among them; what is overdue counts once, in this month.',
        },
      },
      {
        name: TEXT.need,
        how: {
          zh: '逐月：结存加到货减用量，低于最低库存的差额即当月须购，视为到货后再算下月；24 个月合计。',
          en: 'Month by month what is left, plus what comes, less the demand: what that lacks of the minimum is bought and counts from then on; all of 24 months.',
        },
      },
      {
        name: TEXT.onOrder,
        how: {
          zh: '有效订单尚未收到的数量，按交期的月份，换算为基本单位；交期已过或未定的计入当月。',
          en: 'What orders in force still bring, by the month in which it is due, in the base unit; overdue or without a day it counts in this month.',
        },
      },
      {
        name: TEXT.orderBy,
        how: {
          zh: '首次短缺月份的第一天减提前期；提前期按船舶定额，未填按 60 天。红色为已过。',
          en: 'The first day of the first short month less the lead time of the ship limit, 60 days where it says none; red once it has passed.',
        },
      },
      {
        name: TEXT.spare,
        how: {
          zh: '可查看的他船中可调出最多的一艘：调出后其 24 个月内各月仍不低于最低库存。',
          en: 'Of the other ships that one sees the one that can give most and still stays at her minimum in each of 24 months.',
        },
      },
    ],
  },
});
