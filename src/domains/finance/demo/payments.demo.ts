import type { DemoCompany } from '../../../kernel/demo.ts';
import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { gt, mul, round } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson, holdersOf, UNITS } from '../../identity/public.server.ts';
import { CURRENCIES } from '../../parameter/public.server.ts';
import { batchActs } from '../payments/batch-acts.server.ts';
import { focusPayment } from '../payments/focus-payment.resource.ts';
import { payerAccount } from '../payments/payer-account.resource.ts';
import { recordResults } from '../payments/results.server.ts';
import { batches, requisitionBatches } from '../payments/save-batch.server.ts';
import { askPrepayment } from '../prepayments/prepay.server.ts';
import { remainingOf } from '../prepayments/prepayment.rules.ts';
import { supplierCredit } from '../prepayments/supplier-credit.resource.ts';
import { refundActs } from '../refunds/refund.server.ts';
import { createRefund } from '../refunds/save-refund.server.ts';
import { type PaymentRequisition, paymentRequisition } from '../requisitions/requisition.resource.ts';
import { invoiceRequisitions, requisitions, updateRequisition } from '../requisitions/save-requisition.server.ts';

const BANKS = [
  {
    accountName: '海岳航运集团有限公司基本户',
    bankName: '中国建设银行上海浦东分行',
    accountNo: '31001500012345678901',
    cnaps: '105290036001',
    swift: null,
    code: 'CNY',
    balance: '36800000',
    fileLayout: 'CSV',
    maxLines: 500,
  },
  {
    accountName: '海岳航运集团有限公司美元户',
    bankName: '中国银行上海分行',
    accountNo: '44105908090014567',
    cnaps: '104290003033',
    swift: 'BKCHCNBJ300',
    code: 'USD',
    balance: '2150000',
    fileLayout: 'PAIN_001',
    maxLines: 200,
  },
] as const;

/** The accounts of the company, as the bank's statements of this morning say. */
async function accounts(ctx: Ctx): Promise<ReadonlyMap<number, number>> {
  const [company] = await ctx.db.query<{ id: number }>(
    `select u.id from ${UNITS} u where u.type = 'PARENT_COMPANY' and u.deleted_at is null order by u.sort_num, u.id limit 1`,
  );
  const currencies = await ctx.db.query<{ id: number; code: string }>(
    `select c.id, c.code from ${CURRENCIES} c where c.code in ('CNY', 'USD') and c.deleted_at is null`,
  );
  const made = new Map<number, number>();
  for (const { code, ...bank } of BANKS) {
    const currencyId = currencies.find((one) => one.code === code)!.id;
    const row = await recordsOf(payerAccount).create(asSystem(ctx, '期初导入'), {
      organizationId: company!.id,
      ...bank,
      currencyId,
      balanceDate: officeDay(ctx.now),
      enabled: true,
    });
    made.set(currencyId, row.id);
  }
  return made;
}

type Payable = { id: number; partnerId: number; currencyId: number };

type Office = {
  readonly asker: Ctx;
  readonly cashier: Ctx;
  readonly recorder: Ctx;
  /** Has the next ones whose turn it is approve a document. */
  readonly approve: (resource: string, id: number, by: Ctx) => Promise<void>;
};

/** Whoever asks, pays and records in the demo, none of them the same. */
async function officeOf(ctx: Ctx): Promise<Office | undefined> {
  const [[asker], [cashier], finance] = [
    await holdersOf(ctx, { roles: ['FIN_AP'] }),
    await holdersOf(ctx, { roles: ['CASHIER'] }),
    await holdersOf(ctx, { roles: ['FIN_AP'] }),
  ];
  const recorder = finance.find((id) => id !== asker && id !== cashier);
  const desk = answerOf(ctx, approvalDesk);
  if (!desk || asker === undefined || cashier === undefined || recorder === undefined) return undefined;
  return {
    asker: await asPerson(ctx, asker, ctx.now),
    cashier: await asPerson(ctx, cashier, ctx.now),
    recorder: await asPerson(ctx, recorder, ctx.now),
    async approve(resource, id, by) {
      const run = await desk.submit(by, { resource, recordId: id });
      for (let step = 0; step < 4; step += 1) {
        const [next] = await desk.waitsFor(ctx, run);
        if (next === undefined) return;
        await desk.act(await asPerson(ctx, next, ctx.now), run, { act: 'approve', opinion: '同意付款' });
      }
    },
  };
}

/** A requisition that is approved goes into a batch of its own and, where it is told to, through the bank. */
async function payOut(
  ctx: Ctx,
  { cashier, recorder, approve }: Office,
  { id }: PaymentRequisition,
  { payerAccountId, bankRef, paid }: { payerAccountId: number | undefined; bankRef: string; paid: boolean },
): Promise<void> {
  const batch = await requisitionBatches.make(cashier, [id], { payerAccountId, payDate: officeDay(ctx.now) });
  if (!paid) return;
  await approve(focusPayment.name, batch.id, cashier);
  await batchActs.perform(cashier, 'buildFile', batch.id);
  const { payNo } = await requisitions.get(ctx, id);
  await recordResults(recorder, batch.id, {
    version: (await batches.get(ctx, batch.id)).version,
    fileName: `${bankRef}.CSV`,
    content: Buffer.from(
      `业务编号,结果,银行流水号,到账日,失败原因\n${payNo},成功,${bankRef},${officeDay(ctx.now)},\n`,
    ).toString('base64'),
  });
}

/** Invoices in force are paid: one waits for the cashier, one is paid, one is in a batch, one waits for its approval. */
export async function demoPayments(ctx: Ctx): Promise<void> {
  const payers = await accounts(ctx);
  const office = await officeOf(ctx);
  const desk = answerOf(ctx, approvalDesk);
  if (!desk || !office) return;
  const invoices = await ctx.db.query<Payable>(
    `select id, partner_id as "partnerId", currency_id as "currencyId" from finance_invoice
     where invoice_status = 'APPROVED' and deleted_at is null order by id`,
  );
  let at = -1;
  for (const { id, currencyId } of invoices) {
    const draft = await invoiceRequisitions.make(office.asker, [id]);
    // Whose account nobody has verified is not paid.
    if (!draft.payeeAccountId) continue;
    at += 1;
    if (at % 4 === 3) {
      await desk.submit(office.asker, { resource: paymentRequisition.name, recordId: draft.id });
      continue;
    }
    await office.approve(paymentRequisition.name, draft.id, office.asker);
    if (at % 4 === 0) continue;
    await payOut(ctx, office, draft, {
      payerAccountId: payers.get(currencyId),
      bankRef: `FT${1000 + id}`,
      paid: at % 4 !== 2,
    });
  }
}

/**
 * Parts of orders are paid before their invoices: the first waits for its approval. Of the whole company others are paid, so that they are
 * offset against what these suppliers invoice next.
 */
export async function demoPrepayments(
  ctx: Ctx,
  { source, sourceIds, company }: { source: string; sourceIds: readonly number[]; company: DemoCompany['name'] },
): Promise<void> {
  const office = await officeOf(ctx);
  const desk = answerOf(ctx, approvalDesk);
  if (!desk || !office) return;
  const payers = await ctx.db.query<{ id: number; currencyId: number }>(
    'select id, currency_id as "currencyId" from finance_payer_account where enabled and deleted_at is null order by id',
  );
  let asked = false;
  const owing = new Set<number>();
  for (const sourceId of sourceIds) {
    const draft = await askPrepayment(office.asker, { source, sourceId });
    const payer = payers.find(({ currencyId }) => currencyId === draft.currencyId);
    // Whose account nobody has verified is not paid, nor in a currency of which the company has no account.
    if (!draft.payeeAccountId || !payer) continue;
    // Tests pay what they ask themselves.
    if (!asked || company === 'test') {
      asked = true;
      await desk.submit(office.asker, { resource: paymentRequisition.name, recordId: draft.id });
      if (company === 'test') return;
      continue;
    }
    if (owing.has(draft.partnerId))
      await updateRequisition(office.asker, {
        id: draft.id,
        version: draft.version,
        skipReason: '另一订单的预付款待其到货冲抵',
      });
    owing.add(draft.partnerId);
    await office.approve(paymentRequisition.name, draft.id, office.asker);
    await payOut(ctx, office, draft, { payerAccountId: payer.id, bankRef: `FT${9000 + sourceId}`, paid: true });
  }
  await refunds(ctx, office, payers);
}

/** Parts of what one supplier was prepaid came back: one amount the bank had booked by mistake, one stands, one is not confirmed yet. */
async function refunds(
  ctx: Ctx,
  { asker, cashier }: Office,
  payers: readonly { readonly id: number; readonly currencyId: number }[],
): Promise<void> {
  const open = await recordsOf(supplierCredit).find(asSystem(ctx, '预付退款'), { creditStatus: ['OPEN'] });
  const owed = open.find((one) => gt(remainingOf(one), '10'));
  const payer = payers.find(({ currencyId }) => currencyId === owed?.currencyId);
  if (!owed || !payer) return;
  const enter = (share: string, bankRef: string) =>
    createRefund(asker, {
      creditId: owed.id,
      refundReason: 'CUT',
      payerAccountId: payer.id,
      receivedDate: officeDay(ctx.now),
      amount: round(mul(remainingOf(owed), share), 2),
      bankRef,
    });
  const wrong = await enter('0.2', 'RB9001');
  await refundActs.perform(cashier, 'confirm', wrong.id);
  await refundActs.perform(cashier, 'void', wrong.id, { reason: '银行误入账，已退回供应商' });
  const stands = await enter('0.2', 'RB9002');
  await refundActs.perform(cashier, 'confirm', stands.id);
  await enter('0.1', 'RB9003');
}
