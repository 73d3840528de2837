import { definePage } from '../../../kernel/page.ts';

export const invoiceManagerPage = definePage({
  component: 'finance/InvoiceManager',
  title: { zh: '发票管理', en: 'Invoices' },
  icon: 'Solution',
  permission: 'finance:invoice:list',
  records: ['finance.invoice'],
  menu: { key: 'settlement.invoice', address: '/settlement/invoices', group: 'settlement', order: 20 },
  help: {
    purpose: {
      zh: '发票管理：供应商发票从登记、匹配、审核到付款，一张发票只登记一次。',
      en: 'Suppliers’ invoices from their entry, through match and review, to the payment; each is entered once.',
    },
    ways: [
      {
        zh: '保存时自动与订单及收货核对；容差内直接送审，超出的为异常，先由采购答复，再由审核人决定。',
        en: 'As it is saved it is matched with order and receipt; within tolerance it goes to review, beyond it is an exception: the buyers answer first, then the reviewers decide.',
      },
      {
        zh: '发票号码相同的不能重复登记；同一销方近日有相同金额的，须说明不是重复。',
        en: 'A number is entered once; where the same seller sent the same amount lately, you say why it is no double.',
      },
      {
        zh: '退货、折让或开错时登记红字发票：在蓝字发票上点“登记红字发票”，按票面改成负数金额，累计不超过原发票。',
        en: 'Goods that went back, a discount or a mistake: press “Enter a red invoice” on the one it takes back and type what the paper says, below zero and never more than that asked.',
      },
      {
        zh: '审批通过后计入预算实际，并释放订单占用；全部开票的订单自动关闭。',
        en: 'Approved, it counts as spent and frees what the order had bound; an order invoiced to the last piece is closed.',
      },
    ],
    figures: [
      {
        name: { zh: '匹配结果', en: 'Match' },
        how: {
          zh: '数量不超过未开票数量；单价差异在比例与金额容差之内；税额与“不含税金额 × 税率”相差不超过税差。',
          en: 'Not more than is left to invoice; the price within both the percentage and the amount; the tax within its tolerance of net × rate.',
        },
      },
      { name: { zh: '未付', en: 'Open' }, how: { zh: '价税合计 − 已付。', en: 'Gross − paid.' } },
    ],
  },
});
