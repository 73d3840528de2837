import { defineMake } from '../../../kernel/flow/make-from.ts';
import { date, money, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { supplierCredit } from '../prepayments/supplier-credit.resource.ts';
import { prepaymentRefund } from './prepayment-refund.resource.ts';
import { REFUND_TEXT as TEXT } from './refund.text.ts';

/** What the bank says of the money that came. */
export const refundForm = defineResource({
  name: 'finance.enterRefund',
  label: TEXT.enter,
  fields: {
    payerAccountId: ref(
      'finance.payerAccount',
      { zh: '到账账户', en: 'Into our account' },
      { required: true, where: { enabled: ['true'] } },
    ),
    receivedDate: date({ zh: '到账日期', en: 'Received on' }, { required: true }),
    bankRef: text({ zh: '银行流水号', en: 'Reference of the bank' }, { required: true, max: 60 }),
    amount: money(
      { zh: '退回预付', en: 'Of the prepayment' },
      {
        min: 0.01,
        max: 99_999_999_999,
        help: { zh: '预付币种；留空为全部余额', en: 'In its currency; empty, all that remains' },
      },
    ),
  },
});

/** Money that came back of a prepayment is entered on it. */
export const refundOfCredit = defineMake({
  name: 'enterRefund',
  label: TEXT.enter,
  from: supplierCredit,
  to: prepaymentRefund,
  tail: 'from-prepayment',
  against: ({ creditStatus }) => (creditStatus === 'OPEN' ? undefined : TEXT.nothingLeft),
  ask: refundForm,
  single: true,
  first: true,
  done: TEXT.entered,
});
