import { z } from 'zod';
import { actBody } from '../../../kernel/act.calls.ts';
import { defineMake } from '../../../kernel/flow/make-from.ts';
import { bool, date, ref } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { route } from '../../../kernel/route.ts';
import { paymentRequisition } from '../requisitions/requisition.resource.ts';
import { focusPayment } from './focus-payment.resource.ts';
import { PAYMENT_TEXT as TEXT } from './payment.text.ts';

const BATCHES = '/api/finance/focus-payments';
const FILES = '/api/finance/bank-files';
const Id = z.object({ id: z.coerce.number<number>().int().positive() });

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

export const buildFileCall = route({
  method: 'POST',
  path: `${BATCHES}/:id/build-file`,
  permission: 'finance:focusPayment:buildFile',
  summary: { zh: '生成银行文件', en: 'Build the bank file' },
  params: Id,
  body: z.object({ version: z.number().int() }),
  reply: z.looseObject({ id: z.number() }),
});

/** Not paid: its requisitions wait for the cashier again. */
export const cancelBatchCall = route({
  method: 'POST',
  path: `${BATCHES}/:id/cancel`,
  permission: 'finance:focusPayment:cancel',
  summary: { zh: '取消付款批次', en: 'Cancel a batch' },
  params: Id,
  body: actBody.extend({ reason: z.string().trim().min(1).max(300) }),
});

/** What the bank says: its file as text. */
export const resultsCall = route({
  method: 'POST',
  path: `${BATCHES}/:id/results`,
  permission: 'finance:payment:result',
  summary: { zh: '登记付款结果', en: 'Record the results of a batch' },
  params: Id,
  body: z.object({ version: z.number().int(), text: z.string().min(1).max(500_000) }),
});

export const downloadFileCall = route({
  method: 'GET',
  path: `${FILES}/:id/download`,
  permission: 'finance:bankFile:export',
  summary: { zh: '下载银行文件', en: 'Download a bank file' },
  params: Id,
});

export const voidFileCall = route({
  method: 'POST',
  path: `${FILES}/:id/void`,
  permission: 'finance:bankFile:void',
  summary: { zh: '作废银行文件', en: 'Void a bank file' },
  params: Id,
  body: actBody.extend({ reason: z.string().trim().min(1).max(300) }),
});
