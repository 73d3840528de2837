import type { HeldBack } from '../../../kernel/server/held-back.ts';

/** What the database holds of money that is paid before the invoice, whatever a service forgets (`migrations/finance`). */
export const prepaymentsHeldBack: Readonly<Record<string, HeldBack>> = {
  finance_supplier_credit_used_once: {
    message: {
      zh: '冲抵超过预付款余额，刷新预付款后按余额办理',
      en: 'More would be offset than was prepaid: load the prepayment again and take what remains',
    },
  },
  finance_supplier_credit_within_limit: {
    message: {
      zh: '预付与申请合计超过可预付上限，刷新预付款后按可申请金额办理',
      en: 'Prepaid and asked for would be more than may be: load the prepayment again and take what is left',
    },
  },
  finance_supplier_credit_as_asked: {
    message: {
      zh: '预付或冲抵超过已送银行或已结清的申请金额，核对付款申请后再登记',
      en: 'More would be prepaid or offset than its requisitions ask for: compare them first',
    },
  },
  finance_requisition_stays_offset: {
    code: 'WRONG_STATE',
    message: {
      zh: '只有全部由预付款和红字发票冲抵的申请可不经银行结清，结清后不能更改或删除',
      en: 'Only what is offset as a whole is settled without the bank, and it stands from then on',
    },
  },
};
