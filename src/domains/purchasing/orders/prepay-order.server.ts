import { AppError } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { orZero, sum } from '../../../kernel/value/decimal.ts';
import { askPrepayment, isPrepaymentAsked } from '../../finance/public.server.ts';
import { prepayable } from '../../finance/public.ts';
import { type OrderRow, purchaseOrder } from './order.resource.ts';
import { isOnItsWay } from './order.rules.ts';
import { prepaymentOfOrder } from './prepay-order.calls.ts';
import { orders } from './save-order.server.ts';

/** A requisition of what is agreed to be paid of an order before its invoice, as far as it was not asked for. */
export const orderPrepayments = serveMake(prepaymentOfOrder, (ctx, { first }) =>
  askPrepayment(ctx, { source: purchaseOrder.name, sourceId: first.id }),
);

/** What may be paid of an order before its invoice, the order held to the end of the transaction. */
export const orderTerms = fill(prepayable, purchaseOrder.name, {
  terms: async (ctx, id) => {
    const order = await orders.held(asSystem(ctx, '预付款'), id);
    const { orderNo, partnerId, currencyId, totalAmount, prepayPct, orderStatus } = order;
    const invoiced = [...order.lines, ...order.charges].map(({ invoicedAmount }) => orZero(invoicedAmount));
    return {
      documentNo: orderNo ?? '',
      partnerId,
      currencyId,
      gross: orZero(totalAmount),
      invoiced: sum(invoiced) ?? '0',
      prepayPct,
      inForce: isOnItsWay(orderStatus),
    };
  },
});

/** An order for which money is on its way to the supplier is not cancelled: the requisition is returned first. */
export async function assertNotPrepaying(ctx: Ctx, { id, orderNo }: OrderRow): Promise<void> {
  if (!(await isPrepaymentAsked(ctx, { source: purchaseOrder.name, sourceId: id }))) return;
  throw new AppError(
    'WRONG_STATE',
    {
      zh: `${orderNo} 有预付款申请在办，先退回该付款申请再取消订单`,
      en: `A prepayment of ${orderNo} is being asked for: return that requisition before the order is cancelled`,
    },
    { data: { reason: 'PREPAYMENT_ASKED' } },
  );
}
