import { z } from 'zod';
import { defineMake } from '../../../kernel/flow/make-from.ts';
import { bool, date, ref } from '../../../kernel/resource/field.ts';
import { defineResource, permissionOf } from '../../../kernel/resource/resource.ts';
import { route } from '../../../kernel/route.ts';
import { paymentRequisition } from '../requisitions/requisition.resource.ts';
import { TAKE_FILE } from './bank-content.resource.ts';
import { focusPayment } from './focus-payment.resource.ts';
import { PAYMENT_TEXT as TEXT } from './payment.text.ts';

const BATCHES = '/api/finance/focus-payments';
const FILES = '/api/finance/bank-files';
const RETURNS = '/api/finance/bank-returns';
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

export const BUILD_FILE = permissionOf(focusPayment, 'buildFile');

/** Characters of the file that a bank sends, in base64: a megabyte. */
const MOST = 1_400_000;

/** What the bank says: its file as it came. */
export const resultsCall = route({
  method: 'POST',
  path: `${BATCHES}/:id/results`,
  permission: 'finance:payment:result',
  summary: { zh: '登记付款结果', en: 'Record the results of a batch' },
  params: Id,
  body: z.object({
    version: z.number().int(),
    fileName: z.string().trim().min(1).max(200),
    content: z.base64().min(4).max(MOST),
  }),
  maxBody: MOST + 1024,
});

/** A download writes down who took the file: it is no mere reading. */
export const downloadFileCall = route({
  method: 'POST',
  path: `${FILES}/:id/download`,
  permission: TAKE_FILE,
  summary: { zh: '下载银行文件', en: 'Download a bank file' },
  params: Id,
});

export const downloadReturnCall = route({
  method: 'POST',
  path: `${RETURNS}/:id/download`,
  permission: 'finance:bankReturn:download',
  summary: { zh: '下载银行回单', en: 'Download the bank’s results' },
  params: Id,
});
