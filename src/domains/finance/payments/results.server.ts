import { AppError } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { add, type Decimal, max, orZero, round, sub } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import type { PaymentRequisition } from '../requisitions/requisition.resource.ts';
import { requisitions } from '../requisitions/save-requisition.server.ts';
import { type Returned, readReturns } from './bank-return.rules.ts';
import { assertNew, keepReturn, textOf } from './bank-return.server.ts';
import type { BatchLine, FocusPayment } from './focus-payment.resource.ts';
import { payerAccount } from './payer-account.resource.ts';
import { assertDuties } from './payment-duties.server.ts';
import { batches, heldRequisitions, linesOf, ownRequisitions } from './save-batch.server.ts';
import { settle } from './settle.server.ts';

/** By number of the requisition what the bank says of it; refuses a line that is not of the batch, or has its result already. */
function resultsOf(
  batch: FocusPayment,
  known: ReadonlyMap<string, BatchLine>,
  text: string,
): ReadonlyMap<string, Returned> {
  const read = readReturns(text);
  if ('problem' in read) throw new AppError('RULE', read.problem, { data: { reason: 'RETURN_FILE' } });
  const results = new Map<string, Returned>();
  for (const row of read.rows)
    for (const no of row.requisitionNos) {
      const line = known.get(no);
      if (line?.result !== 'WAIT' || results.has(no))
        throw new AppError(
          'RULE',
          {
            zh: `回单中的 ${no} 不是批次 ${batch.batchNo} 待结果的付款`,
            en: `${no} of the file is no payment of ${batch.batchNo} that waits for its result`,
          },
          { data: { reason: 'UNKNOWN_LINE', no } },
        );
      results.set(no, row);
    }
  if (results.size > 0) return results;
  throw new AppError('RULE', { zh: '回单中没有付款', en: 'There is no payment in the file' });
}

/** What a bank says of a batch: what was paid settles its invoices, what was refused goes back to the cashier and stays reserved. */
export async function recordResults(
  ctx: Ctx,
  id: number,
  { version, fileName, content }: { version: number; fileName: string; content: string },
): Promise<FocusPayment> {
  const bytes = Buffer.from(content, 'base64');
  const batch = await batches.held(ctx, id, version);
  if (batch.batchStatus !== 'FILE_BUILT')
    throw new AppError('WRONG_STATE', { zh: '批次没有待结果的付款', en: 'The batch does not wait for the bank' });
  const ids = linesOf(batch).map(({ requisitionId }) => requisitionId);
  await assertDuties(ctx, 'record', { requisitionIds: ids, batchId: id });
  const waiting = linesOf(batch).filter(({ result }) => result === 'WAIT');
  await ownRequisitions(ctx, batch, waiting, 'IN_FILE');
  const rows = new Map((await heldRequisitions(ctx, ids)).map((row) => [row.id, row]));
  const byNo = new Map(linesOf(batch).map((line) => [rows.get(line.requisitionId)?.payNo ?? '', line]));
  await assertNew(ctx, bytes);
  const results = resultsOf(batch, byNo, textOf(bytes));
  const told = [...results.values()];
  const { id: returnId } = await keepReturn(ctx, batch, {
    fileName,
    bytes,
    paidCount: told.filter(({ ok }) => ok).length,
    failedCount: told.filter(({ ok }) => !ok).length,
  });
  const { organizationId } = await recordsOf(payerAccount).get(ctx, batch.payerAccountId!);
  let spent: Decimal = '0';
  const lines: BatchLine[] = [];
  for (const line of linesOf(batch)) {
    const row = rows.get(line.requisitionId)!;
    const said = results.get(row.payNo ?? '');
    if (!said) lines.push(line);
    else {
      const { ok, bankRef, failReason } = said;
      const paidDate = said.paidDate ?? officeDay(ctx.now);
      if (ok) {
        await settle(ctx, row, { payStatus: 'PAID', paidDate, bankRef, organizationId });
        spent = add(spent, orZero(row.amount));
      } else await refuse(ctx, row, failReason);
      const result = ok ? 'OK' : 'FAIL';
      lines.push({ ...line, result, bankRef, paidDate: ok ? paidDate : null, failReason, returnId });
    }
  }
  await lessBalance(ctx, batch.payerAccountId!, spent);
  const waits = lines.some(({ result }) => result === 'WAIT');
  const failed = lines.some(({ result }) => result === 'FAIL');
  const batchStatus = waits ? 'FILE_BUILT' : failed ? 'PART_DONE' : 'DONE';
  return (await batches.patch(ctx, id, { lines, batchStatus }, { action: 'results' })).row;
}

/** What was paid has left the account, until somebody types what the bank says of it. */
async function lessBalance(ctx: Ctx, id: number, spent: Decimal): Promise<void> {
  const accounts = recordsOf(payerAccount);
  const { balance } = await accounts.held(ctx, id);
  const left = round(max('0', sub(orZero(balance), spent)) ?? '0', 2);
  await accounts.patch(asSystem(ctx, '付款'), id, { balance: left }, { action: 'pay' });
}

async function refuse(ctx: Ctx, row: PaymentRequisition, failReason: string): Promise<void> {
  const values = { payStatus: 'TO_CASHIER', batchId: null, failReason: failReason || '银行退票' };
  await requisitions.patch(asSystem(ctx, '银行退票'), row.id, values, { action: 'refused' });
}
