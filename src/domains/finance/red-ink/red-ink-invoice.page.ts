import { definePage } from '../../../kernel/page.ts';

export const redInkInvoicePage = definePage({
  component: 'finance/RedInkInvoice',
  title: { zh: '红冲发票', en: 'Red-ink invoices' },
  icon: 'Diff',
  permission: 'finance:redInkInvoice:list',
  records: ['finance.redInkInvoice'],
  menu: { key: 'settlement.redInk', address: '/settlement/red-ink', group: 'settlement', order: 22 },
  help: {
    purpose: {
      zh: '红冲发票：国内发票退货、开错、中止或折让时的红字确认单，从发起、对方确认到收到红字发票。',
      en: 'Confirmations by which a domestic invoice is taken back, because of returned goods, a mistake, a stop or a discount: from their start, over the other side’s answer, to the red invoice.',
    },
    ways: [
      {
        zh: '在发票管理中选发票点“申请红冲”，或在此新建并选择发票；系统列出各行余额，全部或部分红冲，均不超过余额。',
        en: 'Press “Ask for a red invoice” on an invoice, or make one here: what is left of each line stands there, to be taken back as a whole or in part.',
      },
      {
        zh: '点“发起确认”，由另一方在 72 小时内确认，逾期作废，可再次发起；对方答复后登记确认单编号或拒绝原因。',
        en: 'Start it: the other side confirms within 72 hours, else it expires and may be started again. Enter the number of the confirmation, or why it was refused.',
      },
      {
        zh: '收到红票后点“登记红字发票”，生成红字发票草稿，核对后提交审核；生效后冲减预算实际数。',
        en: 'When the red paper comes, enter it: a draft of the red invoice is made; compare it and send it. In force, it lessens what is spent.',
      },
      {
        zh: '后续处理选“冲抵付款”，红字金额冲抵对该销方的付款；选“重新开票”，红冲数量还回到待开票明细，并恢复订单占用。境外发票和收据不需要确认单。',
        en: 'Offset against payments, it lessens what the seller is paid; invoiced anew, its pieces may be invoiced once more and are bound again. Invoices from abroad and receipts need no confirmation.',
      },
    ],
    figures: [
      {
        name: { zh: '可红冲金额', en: 'Net left' },
        how: {
          zh: '蓝字发票该行金额 − 其他已发起的红字确认单的红冲金额；各单价税合计另不超过该发票未红冲的部分。',
          en: 'Net of the line − what other confirmations take back of it from their start on; all together no more than is left of the invoice.',
        },
      },
      {
        name: { zh: '进项税转出', en: 'Tax given back' },
        how: {
          zh: '已认证抵扣的发票，确认当月转出红冲税额。',
          en: 'Of an invoice whose tax was deducted: the tax taken back, in the month of the confirmation.',
        },
      },
    ],
  },
});
