import { z } from 'zod';
import { defineMake } from '../../../kernel/flow/make-from.ts';
import { bool, date, ref } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { route } from '../../../kernel/route.ts';
import { paymentRequisition } from '../requisitions/requisition.resource.ts';
import { focusPayment } from './focus-payment.resource.ts';
import { PAYMENT_TEXT as TEXT } from './payment.text.ts';

/** From which account and when they are paid. */
export const batchForm = defineResource({
  name: 'finance.makeBatch',
  label: { zh: '加入付款批次', en: 'Pay together' },
  fields: {
    payerAccountId: ref(
      'finance.payerAccount',
      { zh: '付款账户', en: 'Payer’s account' },
      { required: true, where: { enabled: ['true'] } },
    ),
    payDate: date({ zh: '付款日', en: 'Day of payment' }, { required: true }),
    mergeByPayee: bool({ zh: '同户合并', en: 'One line an account' }, { default: false }),
  },
});

/** Requisitions of one currency that wait for the cashier are paid together. */
export const batchOfRequisitions = defineMake({
  name: 'batch',
  label: batchForm.label,
  from: paymentRequisition,
  to: focusPayment,
  tail: 'from-requisitions',
  same: { by: ['currencyId'], else: TEXT.oneCurrency },
  against: ({ payStatus }) => (payStatus === 'TO_CASHIER' ? undefined : TEXT.notWaiting),
  ask: batchForm,
  together: true,
  whole: true,
  done: TEXT.batched,
});

export const downloadFileCall = route({
  method: 'GET',
  path: '/api/finance/bank-files/:id/download',
  permission: 'finance:bankFile:export',
  summary: { zh: '下载银行文件', en: 'Download a bank file' },
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
});
