import iconv from 'iconv-lite';
import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type ActHandler, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { Download } from '../../../kernel/server/http/endpoint.ts';
import { openField } from '../../../kernel/server/permit/sealed.ts';
import { orZero, round, sum } from '../../../kernel/value/decimal.ts';
import { currencyCodes } from '../../parameter/public.server.ts';
import { accountNumber, verifiedAccount } from '../../partner/public.server.ts';
import { assertMayPrepay } from '../prepayments/prepay.server.ts';
import type { PaymentRequisition } from '../requisitions/requisition.resource.ts';
import { contentOf, keepContent, sha256Of } from './bank-content.server.ts';
import { bankFileFlow } from './bank-file.flow.ts';
import { type BankFile, bankFile } from './bank-file.resource.ts';
import { inOrder, merged, type Transfer } from './bank-file.rules.ts';
import { LAYOUTS, partsOf } from './bank-layouts.rules.ts';
import type { batchFlow } from './focus-payment.flow.ts';
import type { FocusPayment, focusPayment } from './focus-payment.resource.ts';
import { type PayerAccount, payerAccount } from './payer-account.resource.ts';
import { assertDuties } from './payment-duties.server.ts';
import { batches, heldRequisitions, linesOf, moveAll, ownRequisitions, payingAccount } from './save-batch.server.ts';

export const files = recordsOf(bankFile);

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

/** What the bank is to be told of a batch: a payment a line, in the order of the payees. */
async function transfersOf(ctx: Ctx, batch: FocusPayment, payer: PayerAccount): Promise<readonly Transfer[]> {
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
      payerCnaps: payer.cnaps,
      payerSwift: payer.swift,
      payeeAccountNo: (await accountNumber(ctx, account.id)) ?? '',
      payeeName: account.accountName,
      payeeBank: account.bankName,
      cnaps: account.cnaps,
      swift: account.swift,
      amount: orZero(row.amount),
      currency,
      urgent: row.urgent ?? false,
      purpose: row.purpose,
    });
  }
  return transfers;
}

/** The files of a batch in the layout of the paying bank, each of as many payments as that takes; of every one its lines and its layout. */
async function layOut(ctx: Ctx, batch: FocusPayment) {
  const payer = await payingAccount(ctx, batch.payerAccountId!);
  const layout = LAYOUTS[payer.fileLayout];
  const transfers = await transfersOf(ctx, batch, payer);
  const problem = transfers.map(layout.problem).find((one) => one !== undefined);
  if (problem) throw new AppError('RULE', problem, { data: { reason: 'BANK_FILE' } });
  const lines = batch.mergeByPayee ? merged(transfers, layout.longestReference) : transfers;
  return { layout, parts: partsOf(inOrder(lines), payer.maxLines) };
}

type Build = ActHandler<typeof focusPayment.fields, typeof batchFlow.transitions.buildFile>;

/** Builds the files of an approved batch and keeps them as they are; answers the first. What was void before keeps its numbers. */
export const buildFile: Build = async (ctx, { row: batch, move }): Promise<BankFile> => {
  await assertDuties(ctx, 'build', { requisitionIds: idsOf(batch), batchId: batch.id });
  const rows = await ownRequisitions(ctx, batch, linesOf(batch), 'IN_BATCH');
  // The last moment before money leaves for an order that may be delivered or invoiced since.
  await assertMayPrepay(ctx, rows);
  const { layout, parts } = await layOut(ctx, batch);
  await move();
  await moveAll(ctx, rows, { payStatus: 'IN_FILE' });
  const [count] = await ctx.db.query<{ n: number }>({
    name: 'finance-files-of-batch',
    text: 'select count(*)::int as n from finance_bank_file where focus_payment_id = $1',
    values: [batch.id],
  });
  const made: BankFile[] = [];
  for (const lines of parts) {
    const at = (count?.n ?? 0) + made.length + 1;
    const head = { fileNo: `${batch.batchNo}-${at}`, builtAt: ctx.now.toISOString(), payDate: batch.payDate };
    const bytes = iconv.encode(layout.text(lines, head), layout.encoding);
    const again = at > 1 ? `_${at}` : '';
    const file = await files.create(
      ctx,
      {},
      {
        fileNo: head.fileNo,
        fileName: `PAY_${batch.payDate.replaceAll('-', '')}_${batch.batchNo}${again}.${layout.extension}`,
        focusPaymentId: batch.id,
        currencyId: batch.currencyId,
        encoding: layout.encoding,
        lineCount: lines.length,
        total: round(sum(lines.map(({ amount }) => amount)) ?? '0', 2),
        size: bytes.length,
        sha256: sha256Of(bytes),
        builtAt: head.builtAt,
        downloads: [],
      },
    );
    await keepContent(ctx, { bankFileId: file.id }, bytes);
    made.push(file);
  }
  return made[0]!;
};

const mediaTypeOf = (name: string): string =>
  Object.values(LAYOUTS).find(({ extension }) => name.endsWith(`.${extension}`))?.mediaType ?? 'text/plain';

/** The file as it was built, and a line about who took it; refused where it is void, or pays into an account that was closed since. */
export async function downloadFile(ctx: Ctx, id: number): Promise<Download> {
  const file = await files.held(ctx, id);
  if (file.fileStatus === 'VOID')
    throw new AppError('WRONG_STATE', { zh: '文件已作废，不能下载', en: 'This file is void' });
  const batch = await batches.get(ctx, file.focusPaymentId!);
  await assertDuties(ctx, 'download', { requisitionIds: idsOf(batch), batchId: batch.id });
  if (batch.batchStatus === 'FILE_BUILT') await assertAccounts(ctx, batch);
  const stream = await contentOf(ctx, { bankFileId: id }, file.sha256);
  const download = { userName: ctx.user.name, downloadedAt: ctx.now.toISOString() };
  await files.patch(ctx, id, { downloads: [...file.downloads, download] }, { action: 'download' });
  const filename = file.fileName ?? 'payments';
  return new Download({ stream, filename, type: mediaTypeOf(filename) });
}

/** Files that did not go to the bank: those of the batch are void together, and others may be built. */
export const fileActs = serveActs(bankFile, bankFileFlow, {
  async void(ctx, { row: file, reason, move }) {
    // Held, so that the bank's results are recorded before it or not at all.
    const batch = await batches.held(ctx, file.focusPaymentId!);
    const waiting = linesOf(batch).every(({ result }) => result === 'WAIT');
    if (batch.batchStatus !== 'FILE_BUILT' || !waiting)
      throw new AppError('WRONG_STATE', {
        zh: '银行已有结果，文件不能作废',
        en: 'The bank has answered: its files stand',
      });
    const values = { voidedAt: ctx.now.toISOString(), voidReason: reason };
    const others = await ctx.db.query<{ id: number }>({
      name: 'finance-other-live-files',
      text: `select id from finance_bank_file where focus_payment_id = $1 and id <> $2 and file_status = 'LIVE' and deleted_at is null order by id`,
      values: [batch.id, file.id],
    });
    for (const { id } of others)
      await files.patch(ctx, id, { fileStatus: 'VOID', ...values }, { action: 'void', reason });
    const voided = await move(values);
    const rows = await ownRequisitions(ctx, batch, linesOf(batch), 'IN_FILE');
    await batches.patch(ctx, batch.id, { batchStatus: 'APPROVED' }, { action: 'void', reason });
    await moveAll(ctx, rows, { payStatus: 'IN_BATCH' });
    return voided;
  },
});
