import { nextState } from '../../../kernel/flow/flow.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { eq } from '../../../kernel/value/decimal.ts';
import { paymentFlow } from './payment.flow.ts';
import { type PaymentOrder, paymentOrder } from './payment-order.resource.ts';
import type { Outcome } from './payment-words.text.ts';
import type { Payment } from './provider.server.ts';

const orders = recordsOf(paymentOrder);

/** The order, held until the end of the transaction: of two who settle it the second sees what the first did. */
export async function heldOrder(ctx: Ctx, by: { id: number } | { orderNo: string }): Promise<PaymentOrder | undefined> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['order_no', by.orderNo];
  const [row] = await ctx.db.query<{ id: number }>(
    `select id from operations_payment_order where ${column} = $1 and deleted_at is null for update`,
    [value],
  );
  return row && orders.get(asSystem(ctx, '支付入账'), row.id);
}

/** Enters a payment that a provider vouches for, exactly once. The order must be held. */
export async function settle(ctx: Ctx, order: PaymentOrder, payment: Payment, reason: string): Promise<Outcome> {
  if (!eq(order.amount, payment.amount)) return 'WRONG_AMOUNT';
  if (order.status === 'PAID') return 'REPEATED';
  if (order.status === 'CLOSED') return 'CLOSED_ORDER';
  const { amount: paidAmount, tradeNo, paidTime, payer } = payment;
  const values = { status: nextState(paymentFlow, 'markPaid', order.status), paidAmount, tradeNo, paidTime, payer };
  await orders.patch(asSystem(ctx, reason), order.id, values, { action: 'markPaid', reason });
  return 'ACCEPTED';
}
