import { definePage } from '../../../kernel/page.ts';

export const expenseProcessPage = definePage({
  component: 'finance/ExpenseProcess',
  title: { zh: '费用处理', en: 'Non-order expenses' },
  icon: 'Profile',
  permission: 'finance:expenseProcess:list',
  records: ['finance.expenseProcess'],
  menu: { key: 'settlement.expense', address: '/settlement/expenses', group: 'settlement', order: 5 },
  help: {
    purpose: {
      zh: '费用处理：没有采购订单的费用，如港口使费、代理、拖轮、检验和咨询；审批后占用预算，发票与其核对。',
      en: 'What is spent without an order: port dues, agency, towage, surveys, consultancy. Approved it binds its budget, and its invoice is matched with it.',
    },
    ways: [
      {
        zh: '填写船舶或单位、收款方与类别，明细按预算科目写不含税金额；港口使费须写港口与航次。',
        en: 'Enter ship or unit, payee and category, and net amounts by budget subject; port dues say port and voyage.',
      },
      {
        zh: '提交时预占预算，超预算的被拒绝；审批后转为占用，点“登记发票”按未开票金额生成发票草稿。',
        en: 'Sent, it holds its budget and is refused where that is exceeded; approved, “Enter its invoice” makes a draft of what is not invoiced.',
      },
      {
        zh: '发票审批后再申请付款；不再来票的费用点“关闭”，剩余预算释放。',
        en: 'Payment is asked for its invoice in force. Close an expense that nobody will invoice: the rest of its budget is free.',
      },
    ],
    figures: [
      {
        name: { zh: '本位币金额', en: 'Net in base currency' },
        how: {
          zh: '各行不含税金额之和 × 发生日期汇率。',
          en: 'Net amounts of its lines × the rate of the day it was spent on.',
        },
      },
      {
        name: { zh: '已开票金额', en: 'Invoiced, net' },
        how: { zh: '各行金额 × 已开票份额之和。', en: 'Each line’s amount × its share invoiced, added up.' },
      },
    ],
  },
});
