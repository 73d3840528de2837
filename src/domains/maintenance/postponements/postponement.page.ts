import { definePage } from '../../../kernel/page.ts';

export const postponementPage = definePage({
  component: 'maintenance/Postponement',
  title: { zh: '延期申请', en: 'Postponements' },
  icon: 'Calendar',
  permission: 'maintenance:postponement:list',
  records: ['maintenance.postponement'],
  menu: { key: 'maintenance.postponement', address: '/maintenance/postponement', group: 'maintenance', order: 50 },
  help: {
    purpose: {
      zh: '工单不能按期完成时申请延期；批准后工单的到期日随之改变，每次改变都留有记录。',
      en: 'Where an order cannot be done in time it is asked to be due later; approved, its due date moves, and each move stays on record.',
    },
    ways: [
      {
        zh: '在工单上点“申请延期”建立，补充后提交；同一工单同时只有一份未结申请。',
        en: 'It is drawn up on the work order and submitted; an order has one open request at a time.',
      },
      {
        zh: '由船长、机务主管审批；关键设备与船级检验的再经船技经理，并抄送指定人员。',
        en: 'The master and the superintendent approve it; of critical equipment and class surveys the technical manager too, with a copy to the designated person.',
      },
      {
        zh: '超出限度的由船技经理与指定人员批准；限度在系统参数中设定。',
        en: 'Beyond the limits the technical manager and the designated person decide; the limits are settings.',
      },
      {
        zh: '关键设备须写明缓解措施，船级检验须填船级社文号。',
        en: 'Critical equipment asks for what lessens the risk, a class survey for the letter of the society.',
      },
    ],
    figures: [
      {
        name: { zh: '累计延期', en: 'Days in all' },
        how: {
          zh: '新到期日减原到期日，含此前各次延期。',
          en: 'The new due date less the first one, earlier postponements included.',
        },
      },
      {
        name: { zh: '限度', en: 'Limits' },
        how: {
          zh: '每单两次，累计不超过周期的四分之一且不超过九十天；按小时的周期以日均折成天数。',
          en: 'Two of an order, together a quarter of the interval and 90 days; hours are days by the daily average.',
        },
      },
    ],
  },
});
