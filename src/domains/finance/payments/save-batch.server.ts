import { AppError } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { type Decimal, gt, max, orZero, round, sub, sum } from '../../../kernel/value/decimal.ts';
import { assertNotBeingPrepaid } from '../prepayments/being-prepaid.server.ts';
import { assertMayPrepay } from '../prepayments/prepay.server.ts';
import { assertNothingToOffset } from '../requisitions/open-credits.server.ts';
import type { PaymentRequisition } from '../requisitions/requisition.resource.ts';
import { requisitions } from '../requisitions/save-requisition.server.ts';
import { type BatchLine, type FocusPayment, focusPayment } from './focus-payment.resource.ts';
import { type PayerAccount, payerAccount } from './payer-account.resource.ts';
import { batchOfRequisitions } from './payment.calls.ts';
import { assertDuties } from './payment-duties.server.ts';

export const batches = recordsOf(focusPayment);
export const linesOf = (row: Pick<FocusPayment, 'lines'>) => row.lines;

/** A payer's account that pays today, as it stands. */
export async function payingAccount(ctx: Ctx, id: number): Promise<PayerAccount> {
  const account = await recordsOf(payerAccount).get(ctx, id);
  if (account.enabled) return account;
  throw new AppError('RULE', { zh: '付款账户已停用', en: 'This account pays nothing any more' });
}

/** Requisitions held to the end of the transaction, in one order whoever asks. */
export async function heldRequisitions(ctx: Ctx, ids: readonly number[]): Promise<readonly PaymentRequisition[]> {
  const rows: PaymentRequisition[] = [];
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) rows.push(await requisitions.held(ctx, id));
  return rows;
}

/**
 * The requisitions behind lines of a batch, held. Refuses where one is no longer in this state in this batch: another batch pays it, or
 * has, and nothing may be paid twice.
 */
export async function ownRequisitions(
  ctx: Ctx,
  { id, batchNo }: FocusPayment,
  lines: readonly BatchLine[],
  payStatus: PaymentRequisition['payStatus'],
): Promise<readonly PaymentRequisition[]> {
  const rows = await heldRequisitions(
    ctx,
    lines.map(({ requisitionId }) => requisitionId),
  );
  const other = rows.find((row) => row.batchId !== id || row.payStatus !== payStatus);
  if (!other) return rows;
  throw new AppError(
    'WRONG_STATE',
    {
      zh: `${other.payNo} 已不在批次 ${batchNo} 中待付，须另建批次`,
      en: `${other.payNo} does not wait in ${batchNo} any more: make another batch`,
    },
    { data: { reason: 'NOT_IN_BATCH', no: other.payNo } },
  );
}

/**
 * What the account has left beside what other open batches take of it, and whether a batch is above that. Holds the account to the end of
 * the transaction, so that two batches do not count on the same money.
 */
export async function overBalance(
  ctx: Ctx,
  { id, payerAccountId, total }: { id?: number; payerAccountId: number | null; total: Decimal },
) {
  const account = await recordsOf(payerAccount).held(ctx, payerAccountId!);
  const [others] = await ctx.db.query<{ taken: Decimal }>({
    name: 'finance-taken-of-account',
    text: `select coalesce(sum(l.amount), 0) as taken from finance_batch_line l join finance_focus_payment b on b.id = l.parent_id
           where b.payer_account_id = $1 and b.id is distinct from $2 and b.batch_status in ('DRAFT', 'APPROVED', 'FILE_BUILT')
             and b.deleted_at is null and l.result = 'WAIT'`,
    values: [payerAccountId, id ?? null],
  });
  const left = round(sub(orZero(account.balance), others?.taken ?? '0'), 2);
  const availableBalance = max('0.00', left) ?? '0.00';
  return { availableBalance, overdrawn: gt(total, availableBalance) };
}

/** Approved requisitions of one currency are put together, and taken by no other batch. */
export const requisitionBatches = serveMake(batchOfRequisitions, async (ctx, { rows, first, values }) => {
  const { payerAccountId, payDate, mergeByPayee } = values;
  const account = await payingAccount(ctx, payerAccountId);
  const { currencyId } = account;
  if (first.currencyId !== currencyId)
    throw new AppError('RULE', {
      zh: '付款申请与付款账户币种须一致',
      en: 'The requisitions are in the currency of the account',
    });
  await assertDuties(ctx, 'pay', { requisitionIds: rows.map(({ id }) => id) });
  for (const row of rows) {
    await assertNothingToOffset(ctx, row);
    await assertNotBeingPrepaid(ctx, row);
  }
  await assertMayPrepay(ctx, rows);
  const total = round(sum(rows.map(({ amount }) => amount)) ?? '0', 2);
  const lines = rows.map(({ id, payeeName, payeeBank, amount }) => ({
    requisitionId: id,
    payeeName,
    payeeBank,
    amount,
    result: 'WAIT',
  }));
  const batch = await batches.create(
    ctx,
    { payDate, mergeByPayee: mergeByPayee ?? false },
    { payerAccountId, currencyId, total, ...(await overBalance(ctx, { payerAccountId, total })), lines },
  );
  await moveAll(ctx, rows, { payStatus: 'IN_BATCH', batchId: batch.id });
  return batch;
});

/** The day, the merging and the words are the cashier's; whether the account holds it is looked at each time. */
export const batchSaves = savesOf(focusPayment, {
  served: (ctx, { row }) => overBalance(ctx, { ...row, total: orZero(row.total) }),
});

/** A batch that goes away gives the cashier back what still waits in it. */
export async function removeBatch(ctx: Ctx, id: number, version: number | undefined): Promise<void> {
  const row = await batches.held(ctx, id);
  await giveBack(ctx, row);
  await batches.remove(ctx, id, version);
}

/** What another batch has taken meanwhile stays there: a rejected batch names its requisitions for good. */
export async function giveBack(ctx: Ctx, row: FocusPayment): Promise<void> {
  const rows = await heldRequisitions(
    ctx,
    linesOf(row).map(({ requisitionId }) => requisitionId),
  );
  const own = rows.filter(({ batchId, payStatus }) => batchId === row.id && payStatus === 'IN_BATCH');
  await moveAll(ctx, own, { payStatus: 'TO_CASHIER', batchId: null });
}

type Moved = Pick<PaymentRequisition, 'payStatus'> & { readonly batchId?: number | null };

export async function moveAll(ctx: Ctx, rows: readonly PaymentRequisition[], values: Moved): Promise<void> {
  for (const { id } of rows)
    await requisitions.patch(asSystem(ctx, '集中付款'), id, { ...values }, { action: 'batch' });
}
