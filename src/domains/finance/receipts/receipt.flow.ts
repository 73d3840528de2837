import { defineFlow } from '../../../kernel/flow/flow.ts';
import { isPositive } from '../../../kernel/value/decimal.ts';
import { RECEIPT_TEXT as TEXT } from './receipt.text.ts';
import { allocateForm } from './receipt-forms.resource.ts';

/** What becomes of money that came: entered, then set off against invoices; what is not is the customer's advance. */
export const receiptFlow = defineFlow({
  states: {
    DRAFT: { zh: '草稿', en: 'Draft', tone: 'grey' },
    OPEN: { zh: '待核销', en: 'To be allocated', tone: 'amber' },
    SETTLED: { zh: '已核销', en: 'Allocated', tone: 'green' },
    VOID: { zh: '已作废', en: 'Void', tone: 'slate' },
  },
  initial: 'DRAFT',
  transitions: {
    confirm: {
      label: { zh: '确认到账', en: 'Confirm' },
      from: ['DRAFT'],
      to: 'OPEN',
      first: true,
      effect: {
        zh: '确认后不能再改；未核销的部分是客户的预收款',
        en: 'It stands from then on; what is not allocated is an advance of the customer',
      },
      done: { zh: '已确认到账', en: 'The receipt is confirmed' },
    },
    settle: {
      label: { zh: '按到期核销', en: 'Allocate by due date' },
      from: ['OPEN'],
      first: true,
      effect: {
        zh: '按到期先后核销该客户同币种的未收发票，直至用完',
        en: 'Sets off the open invoices of this customer in this currency, the earliest due first, until it is used up',
      },
      done: { zh: '已核销', en: 'It is allocated' },
    },
    allocate: {
      label: allocateForm.label,
      from: ['OPEN'],
      form: allocateForm,
      many: false,
      done: { zh: '已核销', en: 'It is allocated' },
    },
    void: {
      label: { zh: '作废', en: 'Void' },
      from: ['OPEN'],
      to: 'VOID',
      reason: true,
      against: ({ allocatedAmount }) =>
        isPositive(typeof allocatedAmount === 'string' ? allocatedAmount : '0') ? TEXT.notEmpty : undefined,
      done: { zh: '收款单已作废', en: 'The receipt is void' },
    },
  },
});

/** Whether a part of a receipt still stands against its invoice. */
export const allocationFlow = defineFlow({
  states: {
    LIVE: { zh: '有效', en: 'In force', tone: 'green' },
    RELEASED: { zh: '已撤销', en: 'Released', tone: 'slate' },
  },
  initial: 'LIVE',
  transitions: {
    release: {
      label: TEXT.release,
      from: ['LIVE'],
      to: 'RELEASED',
      reason: true,
      effect: {
        zh: '发票恢复未收，款项回到收款单待核销',
        en: 'The invoice is open again, and the money is to be allocated anew',
      },
      done: { zh: '已撤销核销', en: 'It is released' },
    },
  },
});
