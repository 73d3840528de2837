import { definePage } from '../../../kernel/page.ts';

export const workOrderPage = definePage({
  component: 'maintenance/WorkOrder',
  title: { zh: '维修工单', en: 'Work orders' },
  icon: 'Schedule',
  permission: 'maintenance:workOrder:list',
  records: ['maintenance.workOrder'],
  menu: { key: 'maintenance.workOrder', address: '/maintenance/work-order', group: 'maintenance', order: 40 },
  help: {
    purpose: {
      zh: '到期的保养与临时工作：下达、开工、报告、确认，关键设备的再由岸基确认。',
      en: 'Work that is due or comes up: issued, started, reported and confirmed, that of critical equipment verified ashore too.',
    },
    ways: [
      {
        zh: '工作卡到期前按提前天数自动生成工单，每卡同时只有一张未结工单；临时工作在此新增。',
        en: 'Orders are made of jobs within their lead days, at most one open order a job; other work is entered here.',
      },
      {
        zh: '检查表、许可与风险评估编号在“编辑”中填写，必填项填齐才能报告。',
        en: 'Checks and the numbers of permit and risk assessment are filled in by Edit; required ones come before the report.',
      },
      {
        zh: '工作卡的计划备件带入工单；耗用数在“编辑”中填写，确认时从本船库存出库，库存不足则不能确认。',
        en: 'Planned parts come from the job; what was used is filled in by Edit and leaves the stock as the order is confirmed, which needs so much on board.',
      },
      {
        zh: '勾选多张工单可批量下达、确认；A 至 C 级工单可批量报告。',
        en: 'Chosen orders are issued and confirmed together; those of levels A to C are reported together.',
      },
      {
        zh: '轮机部由轮机长确认，甲板部由大副确认；D 级及以上的不能由报告人自己确认。',
        en: 'The chief engineer confirms for the engine, the chief officer for the deck; from level D on never whoever reported it.',
      },
      {
        zh: '已完成的工单由机务主管写明原因后重新打开，回到执行中；已耗用备件、工作卡此后又完成过的不能。',
        en: 'The superintendent reopens a finished order with a reason; it is under way again. Not where parts were used, nor where its job was done since.',
      },
      {
        zh: '“打印”或“下载 PDF”出工作单：铭牌、上次完成、许可、检查表及限值、备件和签字栏，未报告的留有填写空格。',
        en: 'Print or Download PDF makes the job card: name plate, last done, permits, checks with limits, parts and signatures, with room to fill in until it is reported.',
      },
      {
        zh: '到期日只能经批准的延期申请改变；关键设备的工单由船技经理取消。',
        en: 'Only an approved postponement moves a due date; the technical manager cancels orders of critical equipment.',
      },
    ],
    figures: [
      {
        name: { zh: '最迟日期', en: 'At the latest' },
        how: {
          zh: '到期日加周期允差；当天不算超期，次日起超期。',
          en: 'The due date plus the tolerance; overdue from the day after it.',
        },
      },
      {
        name: { zh: '将到期', en: 'Due soon' },
        how: {
          zh: '今日已在到期日之前的提前天数之内；临时工单按七天。',
          en: 'Today lies within the lead days before the due date; seven days for other work.',
        },
      },
    ],
  },
});
