import { definePage } from '../../../kernel/page.ts';

export const focusPaymentPage = definePage({
  component: 'finance/FocusPayment',
  title: { zh: '集中付款', en: 'Focus payment' },
  icon: 'Transaction',
  permission: 'finance:focusPayment:list',
  records: ['finance.focusPayment'],
  menu: { key: 'settlement.focus', address: '/settlement/focus-payment', group: 'settlement', order: 40 },
  help: {
    purpose: {
      zh: '集中付款：同一付款账户、同一天的付款申请合为一批，经审批生成银行文件，再登记银行结果。',
      en: 'Requisitions paid together from one account on one day: approved, told to the bank by a file, and settled by its results.',
    },
    ways: [
      {
        zh: '申请人、建批次的人与登记结果的人须为三人；合计超过可用余额须说明，并由财务总监审批。',
        en: 'Whoever asked, whoever makes the batch and whoever records the results are three people; above the balance it says why, and the head of finance approves.',
      },
      {
        zh: '导入银行回单：含“业务编号、结果、银行流水号、到账日、失败原因”各列；失败的回到待出纳，占用保留。',
        en: 'Read the bank’s results from its file; what was refused is the cashier’s again and stays reserved.',
      },
      {
        zh: '收款账户停用等原因付不了的批次：先作废银行文件，再取消批次，付款申请回到待出纳。',
        en: 'A batch that cannot be paid, such as to an account that was closed: void its bank file, then cancel it; its requisitions wait for the cashier again.',
      },
    ],
    figures: [
      {
        name: { zh: '可用余额', en: 'Available' },
        how: {
          zh: '付款账户余额 − 其他未完成批次待付的金额。',
          en: 'Balance of the account − what other open batches still take.',
        },
      },
    ],
  },
});
