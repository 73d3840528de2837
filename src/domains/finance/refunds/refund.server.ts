import { AppError } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { setting } from '../../../kernel/server/settings/settings.ts';
import { type Decimal, gt, neg, orZero } from '../../../kernel/value/decimal.ts';
import { assertApart } from '../../identity/public.server.ts';
import { PAYMENT_DUTIES } from '../parameters.server.ts';
import { postDifference } from '../payments/exchange.server.ts';
import { payerAccount } from '../payments/payer-account.resource.ts';
import { remainingOf } from '../prepayments/prepayment.rules.ts';
import { supplierCredit } from '../prepayments/supplier-credit.resource.ts';
import { type PrepaymentRefund, prepaymentRefund } from './prepayment-refund.resource.ts';
import { refundFlow } from './refund.flow.ts';
import { counted, refundOf } from './refund.rules.ts';
import { createRefund, creditRefunds, deriveRefund, updateRefund } from './save-refund.server.ts';

const credits = recordsOf(supplierCredit);

export const CONFIRM_REFUND = 'finance:prepaymentRefund:confirm';

/** Refuses whoever typed or changed what came: another has seen it on the account. A company whose office is too small for it says so in its settings. */
async function assertTwoPeople(ctx: Ctx, { id, refundNo }: PrepaymentRefund): Promise<void> {
  if (!(await setting<boolean>(ctx, PAYMENT_DUTIES))) return;
  const made = await ctx.db.query<{ userId: number }>({
    name: 'finance-makers-of-refund',
    text: `select create_by as "userId" from finance_prepayment_refund where id = $1
           union select user_id from kernel_history where resource = $2 and record_id = $1`,
    values: [id, prepaymentRefund.name],
  });
  const did = { zh: '登记', en: 'entered' };
  await assertApart(ctx, {
    rule: { zh: '登记退款的人不能确认到账', en: 'whoever enters a refund does not confirm it' },
    parts: made.map(({ userId }) => ({ userId, no: refundNo ?? '', did })),
    permission: CONFIRM_REFUND,
  });
}

/** The company whose account the money came into bears the difference; nothing takes back what stands. */
async function bearDifference(ctx: Ctx, row: PrepaymentRefund, amount: Decimal): Promise<void> {
  const { organizationId } = await recordsOf(payerAccount).get(ctx, row.payerAccountId);
  await postDifference(ctx, {
    source: { resource: prepaymentRefund.name, id: row.id, no: row.refundNo ?? '' },
    organizationId,
    day: row.receivedDate,
    amount,
  });
}

/** What becomes of refunds: the prepayment is held, and counts what came of it. */
export const refundActs = serveActs(prepaymentRefund, refundFlow, {
  confirm: async (ctx, { row, move }) => {
    await assertTwoPeople(ctx, row);
    const system = asSystem(ctx, row.refundNo ?? '预付退款');
    const credit = await credits.held(system, row.creditId);
    const left = remainingOf(credit);
    if (gt(row.amount, left))
      throw new AppError(
        'RULE',
        {
          zh: `${credit.documentNo} 的预付款余额只有 ${left}，修改退款金额或先退回冲抵它的付款申请`,
          en: `Only ${left} of the prepayment of ${credit.documentNo} remains: change the refund, or return the requisitions that offset it first`,
        },
        { data: { reason: 'OVER_REMAINING', left } },
      );
    // What it cost may have changed with what was offset since it was entered.
    const cost = refundOf(credit, row.amount, orZero(row.baseAmount));
    const received = await move(cost);
    await credits.patch(system, credit.id, counted(credit, { amount: row.amount, costBase: cost.costBase }), {
      action: 'refund',
    });
    await bearDifference(system, row, cost.exchangeDiff);
    return received;
  },
  void: async (ctx, { row, move }) => {
    const system = asSystem(ctx, row.refundNo ?? '预付退款');
    const credit = await credits.held(system, row.creditId);
    const gone = await move();
    const back = { amount: neg(row.amount), costBase: neg(orZero(row.costBase)) };
    await credits.patch(system, credit.id, counted(credit, back), { action: 'refundVoid' });
    await bearDifference(system, row, '0');
    return gone;
  },
});

export const refundEndpoints: readonly Endpoint[] = [
  ...refundActs.endpoints,
  creditRefunds.endpoint,
  ...crudEndpoints(prepaymentRefund, {
    omit: ['import'],
    create: createRefund,
    update: updateRefund,
    derive: deriveRefund,
  }),
];
