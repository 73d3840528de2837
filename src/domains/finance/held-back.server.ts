import type { HeldBack } from '../../kernel/server/held-back.ts';

/** What the database holds of money, whatever a service forgets (`migrations/finance`). */
export const financeHeldBack: Readonly<Record<string, HeldBack>> = {
  finance_invoice_open_amount: {
    message: {
      zh: '已付与已申请合计超过发票价税合计，刷新发票后按未付金额办理',
      en: 'Paid and asked for would be more than the invoice: load it again and take what is open',
    },
  },
  finance_invoice_paid_as_asked: {
    message: {
      zh: '付款超过该发票已送银行的申请金额，核对付款申请后再登记',
      en: 'More would be paid than the bank was told to pay for this invoice: compare its requisitions first',
    },
  },
  finance_batch_line_paid_once: {
    message: {
      zh: '此付款申请已由另一批次付款，刷新后核对',
      en: 'Another batch has paid this requisition: load it again and compare',
    },
  },
  finance_requisition_stays_paid: {
    code: 'WRONG_STATE',
    message: {
      zh: '付款申请只能由送银行的批次付款一次，付款后不能更改或删除',
      en: 'A requisition is paid once, by the batch that told the bank, and stands from then on',
    },
  },
  finance_bank_file_stands: {
    code: 'WRONG_STATE',
    message: {
      zh: '银行文件和回单按原样留存，不能更改或删除；有误的文件作废后重新生成',
      en: 'What a bank was told and what it said stand as they are; a file that is wrong is made void and built anew',
    },
  },
  finance_budget_entry_append_only: {
    code: 'WRONG_STATE',
    message: {
      zh: '预算台账只增不改，记错时冲销',
      en: 'An entry of the budget ledger stands as it was written: reverse it',
    },
  },
  finance_budget_entry_month_open: {
    message: {
      zh: '此月份刚刚结账，不能再记账；改用未结账的月份',
      en: 'This month has just been closed: use an open one',
    },
  },
  finance_budget_one_in_force: {
    message: {
      zh: '同一体系和单位已有另一版预算生效，刷新后核对',
      en: 'Another version of this ship or unit has come into force: load it again and compare',
    },
  },
};
