import { AppError, notFound } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { actValues } from '../../../kernel/server/crud/act-form.ts';
import { readOne } from '../../../kernel/server/crud/read.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type Decimal, gt, orZero, round, sum } from '../../../kernel/value/decimal.ts';
import { type PaymentRequisition, paymentRequisition } from '../requisitions/requisition.resource.ts';
import { requisitions } from '../requisitions/save-requisition.server.ts';
import { type BatchLine, type FocusPayment, focusPayment } from './focus-payment.resource.ts';
import { type PayerAccount, payerAccount } from './payer-account.resource.ts';
import { batchForm } from './payment.calls.ts';

type Draft = Record<string, unknown>;

export const batches = recordsOf(focusPayment);
export const linesOf = (row: Pick<FocusPayment, 'lines'>) => row.lines as readonly BatchLine[];

/** A payer's account that pays today, as it stands. */
export async function payingAccount(ctx: Ctx, id: number): Promise<PayerAccount> {
  const account = await recordsOf(payerAccount).get(ctx, id);
  if (account.enabled) return account;
  throw new AppError('RULE', { zh: '付款账户已停用', en: 'This account pays nothing any more' });
}

/** Requisitions held to the end of the transaction, in one order whoever asks. */
export async function heldRequisitions(ctx: Ctx, ids: readonly number[]): Promise<readonly PaymentRequisition[]> {
  const rows: PaymentRequisition[] = [];
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b))
    rows.push((await readOne(paymentRequisition, ctx, id, { lock: true, inner: true })) as PaymentRequisition);
  return rows;
}

/** Whoever asked for money, whoever puts it together, and whoever says that it was paid are three people (finance 4). */
export async function assertApart(
  ctx: Ctx,
  asked: { readonly requisitionIds: readonly number[]; readonly batchId?: number },
): Promise<void> {
  const [own] = await ctx.db.query<{ no: string }>({
    name: 'finance-own-payments',
    text: `select pay_no as no from finance_payment_requisition where id = any($1::bigint[]) and create_by = $2
           union all select batch_no from finance_focus_payment where id = $3 and create_by = $2 limit 1`,
    values: [asked.requisitionIds, ctx.user.id, asked.batchId ?? 0],
  });
  if (own)
    throw new AppError('FORBIDDEN', {
      zh: `${own.no} 由您经办，须由他人办理`,
      en: `${own.no} is yours: somebody else does this`,
    });
}

const overBalance = (total: Decimal, account: PayerAccount) => ({
  availableBalance: orZero(account.balance),
  overdrawn: gt(total, orZero(account.balance)),
});

/** Approved requisitions of one currency are put together, and taken by no other batch. */
export async function makeBatch(
  ctx: Ctx,
  { requisitionIds, ...body }: { readonly requisitionIds: readonly number[] } & Draft,
): Promise<FocusPayment> {
  const { payerAccountId, payDate, mergeByPayee } = await actValues(ctx, batchForm, body);
  const account = await payingAccount(ctx, payerAccountId);
  const rows = await heldRequisitions(ctx, requisitionIds);
  if (rows.length === 0) throw notFound(paymentRequisition.label);
  const taken = rows.find(({ payStatus }) => payStatus !== 'TO_CASHIER');
  if (taken)
    throw new AppError('WRONG_STATE', {
      zh: `${taken.payNo} 不在待出纳状态`,
      en: `${taken.payNo} does not wait for the cashier`,
    });
  if (rows.some(({ currencyId }) => currencyId !== account.currencyId))
    throw new AppError('RULE', {
      zh: '付款申请与付款账户币种须一致',
      en: 'The requisitions are in the currency of the account',
    });
  await assertApart(ctx, { requisitionIds });
  const total = round(sum(rows.map(({ amount }) => amount)) ?? '0', 2);
  const batch = await batches.create(
    ctx,
    { payDate, mergeByPayee: mergeByPayee ?? false },
    {
      payerAccountId,
      currencyId: account.currencyId,
      total,
      ...overBalance(total, account),
      lines: rows.map(({ id, payeeName, payeeBank, amount }) => ({
        requisitionId: id,
        payeeName,
        payeeBank,
        amount,
        result: 'WAIT',
      })),
    },
  );
  await moveAll(ctx, rows, { payStatus: 'IN_BATCH', batchId: batch.id });
  return batch;
}

/** What a batch pays stands as it was put together; the day, the merging and the words are the cashier's. */
export async function updateBatch(ctx: Ctx, draft: Draft & { id: number; version: number }): Promise<FocusPayment> {
  const before = await batches.get(ctx, draft.id);
  const { payerAccountId, currencyId, lines, total } = before;
  const account = await recordsOf(payerAccount).get(ctx, payerAccountId!);
  return batches.update(ctx, draft, {
    payerAccountId,
    currencyId,
    lines,
    ...(before.status === 'USE' && overBalance(orZero(total), account)),
  });
}

/** A draft that goes away gives its requisitions back to the cashier. */
export async function removeBatch(ctx: Ctx, id: number, version: number | undefined): Promise<void> {
  const row = await batches.get(ctx, id);
  await giveBack(ctx, row);
  await batches.remove(ctx, id, version);
}

export async function giveBack(ctx: Ctx, row: FocusPayment): Promise<void> {
  const rows = await heldRequisitions(
    ctx,
    linesOf(row).map(({ requisitionId }) => requisitionId),
  );
  await moveAll(ctx, rows, { payStatus: 'TO_CASHIER', batchId: null });
}

type Moved = Pick<PaymentRequisition, 'payStatus'> & { readonly batchId?: number | null };

export async function moveAll(ctx: Ctx, rows: readonly PaymentRequisition[], values: Moved): Promise<void> {
  for (const { id } of rows)
    await requisitions.patch(asSystem(ctx, '集中付款'), id, { ...values }, { action: 'batch' });
}
