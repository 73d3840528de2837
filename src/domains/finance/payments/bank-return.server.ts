import iconv from 'iconv-lite';
import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { Download } from '../../../kernel/server/http/endpoint.ts';
import { contentOf, keepContent, sha256Of } from './bank-content.server.ts';
import { type BankReturn, bankReturn } from './bank-return.resource.ts';
import type { FocusPayment } from './focus-payment.resource.ts';

const returns = recordsOf(bankReturn);

/** A file as a bank sent it. */
export type Sent = { readonly fileName: string; readonly bytes: Buffer };

/** Its text: UTF-8 or, where it is not that, what Chinese banks write. */
export function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return iconv.decode(bytes, 'GB18030');
  }
}

/** The same file was read before: whatever it says has happened already, and would be believed of a later payment. */
export async function assertNew(ctx: Ctx, bytes: Buffer): Promise<void> {
  const [before] = await ctx.db.query<{ fileName: string; batchNo: string }>({
    name: 'finance-return-of-hash',
    text: `select r.file_name as "fileName", b.batch_no as "batchNo" from finance_bank_return r
           join finance_focus_payment b on b.id = r.focus_payment_id where r.sha256 = $1 and r.deleted_at is null limit 1`,
    values: [sha256Of(bytes)],
  });
  if (!before) return;
  const { fileName, batchNo } = before;
  throw new AppError(
    'CONFLICT',
    {
      zh: `此回单已登记到批次 ${batchNo}（${fileName}），选择银行新的回单`,
      en: `This file was read for ${batchNo} already (${fileName}): choose a later one of the bank`,
    },
    { data: { reason: 'RETURN_KNOWN', no: batchNo } },
  );
}

type Counted = { readonly paidCount: number; readonly failedCount: number };

/** Keeps what the bank sent as it came. */
export async function keepReturn(
  ctx: Ctx,
  batch: FocusPayment,
  { fileName, bytes, paidCount, failedCount }: Sent & Counted,
): Promise<BankReturn> {
  const kept = await returns.create(
    ctx,
    {},
    {
      fileName,
      focusPaymentId: batch.id,
      paidCount,
      failedCount,
      size: bytes.length,
      sha256: sha256Of(bytes),
      recordedAt: ctx.now.toISOString(),
      downloads: [],
    },
  );
  await keepContent(ctx, { bankReturnId: kept.id }, bytes);
  return kept;
}

/** The file as it came, and a line about who looked. */
export async function downloadReturn(ctx: Ctx, id: number): Promise<Download> {
  const kept = await returns.held(ctx, id);
  const stream = await contentOf(ctx, { bankReturnId: id }, kept.sha256);
  const download = { userName: ctx.user.name, downloadedAt: ctx.now.toISOString() };
  await returns.patch(ctx, id, { downloads: [...kept.downloads, download] }, { action: 'download' });
  return new Download({ stream, filename: kept.fileName ?? 'results.csv', type: 'text/csv' });
}
