import type { HeldBack } from '../../../kernel/server/held-back.ts';

/** What the database holds of prepayments that are given back, whatever a service forgets (`migrations/finance`). */
export const refundsHeldBack: Readonly<Record<string, HeldBack>> = {
  finance_supplier_credit_as_refunded: {
    message: {
      zh: '预付款已退回金额须等于已到账退款之和，刷新预付款后重新办理',
      en: 'What is given back of a prepayment is what its refunds come to: load it again',
    },
  },
  finance_prepayment_refund_stands: {
    code: 'WRONG_STATE',
    message: {
      zh: '到账的退款不能更改或删除，有误的作废后重新登记',
      en: 'A refund that came stands as it is: one that is wrong is made void and entered anew',
    },
  },
  finance_prepayment_refund_bank_ref: {
    message: {
      zh: '同一账户的此银行流水号已登记过预付退款',
      en: 'A refund with this reference of the bank is entered for this account already',
    },
  },
  finance_money_in_once: {
    message: {
      zh: '同一账户的此银行流水号已登记过收款或预付退款',
      en: 'A receipt or a refund with this reference of the bank is entered for this account already',
    },
  },
};
