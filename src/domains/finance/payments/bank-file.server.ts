import { createHash } from 'node:crypto';
import iconv from 'iconv-lite';
import { AppError } from '../../../kernel/errors.ts';
import { nextState } from '../../../kernel/flow/flow.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { readOne } from '../../../kernel/server/crud/read.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { staleError } from '../../../kernel/server/crud/write.ts';
import { Download } from '../../../kernel/server/http/endpoint.ts';
import { openField } from '../../../kernel/server/permit/sealed.ts';
import { orZero } from '../../../kernel/value/decimal.ts';
import { currencyCodes } from '../../parameter/public.server.ts';
import { accountNumber, verifiedAccount } from '../../partner/public.server.ts';
import type { PaymentRequisition } from '../requisitions/requisition.resource.ts';
import { type BankFile, bankFile } from './bank-file.resource.ts';
import { bankFileText, merged, type Transfer, transferProblem } from './bank-file.rules.ts';
import { batchFlow } from './focus-payment.flow.ts';
import { type FocusPayment, focusPayment } from './focus-payment.resource.ts';
import { payerAccount } from './payer-account.resource.ts';
import { assertDuties } from './payment-duties.server.ts';
import { batches, heldRequisitions, linesOf, moveAll, ownRequisitions, payingAccount } from './save-batch.server.ts';

const files = recordsOf(bankFile);

/** Chinese banks read this; plain letters are the same in it. */
const ENCODING = 'GB18030';

/** Payments go into accounts that are verified, and the same that were approved with their requisitions. */
async function verifiedFor(ctx: Ctx, row: PaymentRequisition) {
  const account = row.payeeAccountId ? await verifiedAccount(ctx, row.payeeAccountId) : undefined;
  if (account && account.accountName === row.payeeName && account.bankName === row.payeeBank) return account;
  throw new AppError('RULE', {
    zh: `${row.payNo} 的收款账户已停用或变更，须退回重新申请`,
    en: `The payee’s account of ${row.payNo} was closed or changed: return it`,
  });
}

export async function assertAccounts(ctx: Ctx, row: FocusPayment): Promise<void> {
  for (const one of await heldRequisitions(ctx, idsOf(row))) await verifiedFor(ctx, one);
}

const idsOf = (row: FocusPayment): number[] => linesOf(row).map(({ requisitionId }) => requisitionId);

/** What a batch tells the bank, whenever it is asked: the same bytes of the same batch. */
async function builtOf(ctx: Ctx, batch: FocusPayment) {
  const payer = await payingAccount(ctx, batch.payerAccountId!);
  const payerAccountNo = (await openField(ctx.db, payerAccount, 'accountNo', payer.id)) ?? '';
  const currency = (await currencyCodes(ctx, [payer.currencyId])).get(payer.currencyId) ?? '';
  const transfers: Transfer[] = [];
  for (const row of await heldRequisitions(ctx, idsOf(batch))) {
    const account = await verifiedFor(ctx, row);
    transfers.push({
      requisitionNo: row.payNo ?? '',
      payerAccountNo,
      payerName: payer.accountName,
      payerBank: payer.bankName,
      payeeAccountNo: (await accountNumber(ctx, account.id)) ?? '',
      payeeName: account.accountName,
      payeeBank: account.bankName,
      cnaps: account.cnaps,
      amount: orZero(row.amount),
      currency,
      urgent: row.urgent ?? false,
      purpose: row.purpose,
    });
  }
  const problem = transfers.map(transferProblem).find((one) => one !== undefined);
  if (problem) throw new AppError('RULE', problem, { data: { reason: 'BANK_FILE' } });
  const lines = batch.mergeByPayee ? merged(transfers) : transfers;
  const bytes = iconv.encode(bankFileText(lines), ENCODING);
  return { bytes, lineCount: lines.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Builds the file of an approved batch; there is one that is valid at a time. */
export async function buildFile(ctx: Ctx, id: number, version: number): Promise<BankFile> {
  const batch = (await readOne(focusPayment, ctx, id, { lock: true, inner: true })) as FocusPayment;
  if (batch.version !== version) throw staleError(batch);
  const batchStatus = nextState(batchFlow, 'buildFile', batch.batchStatus);
  await assertDuties(ctx, 'build', { requisitionIds: idsOf(batch), batchId: id });
  const rows = await ownRequisitions(ctx, batch, linesOf(batch), 'IN_BATCH');
  const { lineCount, sha256 } = await builtOf(ctx, batch);
  await batches.patch(ctx, id, { batchStatus }, { action: 'buildFile', version });
  await moveAll(ctx, rows, { payStatus: 'IN_FILE' });
  const [count] = await ctx.db.query<{ n: number }>({
    name: 'finance-files-of-batch',
    text: 'select count(*)::int as n from finance_bank_file where focus_payment_id = $1',
    values: [id],
  });
  const again = count && count.n > 0 ? `_${count.n + 1}` : '';
  return files.create(
    ctx,
    { fileStatus: 'LIVE' },
    {
      fileName: `PAY_${batch.payDate.replaceAll('-', '')}_${batch.batchNo}${again}.csv`,
      focusPaymentId: id,
      currencyId: batch.currencyId,
      encoding: ENCODING,
      lineCount,
      total: batch.total,
      sha256,
      builtAt: ctx.now.toISOString(),
      downloads: [],
    },
  );
}

/** The file, and a line about who took it; refused where it is void, or would not be what was built. */
export async function downloadFile(ctx: Ctx, id: number): Promise<Download> {
  const file = (await readOne(bankFile, ctx, id, { lock: true, inner: true })) as BankFile;
  if (file.fileStatus === 'VOID')
    throw new AppError('WRONG_STATE', { zh: '文件已作废，不能下载', en: 'This file is void' });
  const batch = await batches.get(ctx, file.focusPaymentId!);
  await assertDuties(ctx, 'download', { requisitionIds: idsOf(batch), batchId: batch.id });
  const { bytes, sha256 } = await builtOf(ctx, batch);
  if (sha256 !== file.sha256)
    throw new AppError('CONFLICT', {
      zh: '账户信息已变更，与生成时不一致：作废后重新生成',
      en: 'Accounts have changed since it was built: void it and build another',
    });
  const download = { userName: ctx.user.name, downloadedAt: ctx.now.toISOString() };
  await files.patch(ctx, id, { downloads: [...file.downloads, download] }, { action: 'download' });
  return new Download({ stream: bytes, filename: file.fileName ?? 'payments.csv', type: 'text/csv' });
}

/** A file that did not go to the bank: another may be built. */
export async function voidFile(
  ctx: Ctx,
  id: number,
  { version, reason }: { version: number; reason: string },
): Promise<BankFile> {
  const file = (await readOne(bankFile, ctx, id, { lock: true, inner: true })) as BankFile;
  // Held, so that the bank's results are recorded before it or not at all.
  const batch = (await readOne(focusPayment, ctx, file.focusPaymentId!, { lock: true, inner: true })) as FocusPayment;
  const waiting = linesOf(batch).every(({ result }) => result === 'WAIT');
  if (file.fileStatus === 'VOID' || batch.batchStatus !== 'FILE_BUILT' || !waiting)
    throw new AppError('WRONG_STATE', {
      zh: '文件已作废，或银行已有结果',
      en: 'It is void already, or the bank has answered',
    });
  const { row } = await files.patch(
    ctx,
    id,
    { fileStatus: 'VOID', voidedAt: ctx.now.toISOString(), voidReason: reason },
    { action: 'void', version, reason },
  );
  const rows = await ownRequisitions(ctx, batch, linesOf(batch), 'IN_FILE');
  await batches.patch(ctx, batch.id, { batchStatus: 'APPROVED' }, { action: 'void', reason });
  await moveAll(ctx, rows, { payStatus: 'IN_BATCH' });
  return row;
}
