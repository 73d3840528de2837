import type { HeldBack } from '../../../kernel/server/held-back.ts';

/** What the database holds of money that customers owe, whatever a service forgets (`migrations/finance`). */
export const receivablesHeldBack: Readonly<Record<string, HeldBack>> = {
  finance_receivable_line_billed_once: {
    message: {
      zh: '开票金额超过应开金额，刷新待开票明细后按待开金额办理',
      en: 'More would be billed than is owed: load the line again and take what is left',
    },
  },
  finance_customer_invoice_open_amount: {
    message: {
      zh: '收款与红冲合计超过发票价税合计，刷新发票后按未收金额办理',
      en: 'Received and taken back would be more than the invoice: load it again and take what is open',
    },
  },
  finance_customer_invoice_received_as_allocated: {
    message: {
      zh: '发票已收金额须等于有效核销之和，刷新后重新核销',
      en: 'What is received of an invoice is what its allocations come to: load it again',
    },
  },
  finance_customer_receipt_allocated_once: {
    message: {
      zh: '核销金额超过收款金额，刷新收款单后按未核销金额办理',
      en: 'More would be allocated than came: load the receipt again and take what is left',
    },
  },
  finance_customer_receipt_bank_ref: {
    message: {
      zh: '同一账户的此银行流水号已登记过收款',
      en: 'A receipt with this reference of the bank is entered for this account already',
    },
  },
};
