import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { OrderRow } from '../orders/order.resource.ts';
import { type OrderChangeRow, orderChange } from './order-change.resource.ts';

/** A draft of a change of an order in force, with its lines as they are; an order has one at a time. */
export async function beginChange(ctx: Ctx, order: OrderRow): Promise<OrderChangeRow> {
  const [open] = await ctx.db.query<{ no: string }>(
    `select change_no as no from purchasing_order_change where order_id = $1 and status in ('USE', 'IN_AUDIT') and deleted_at is null limit 1`,
    [order.id],
  );
  if (open)
    throw new AppError('CONFLICT', {
      zh: `已有变更 ${open.no}，请继续办理或先删除`,
      en: `${open.no} changes it already: go on with that, or delete it first`,
    });
  return recordsOf(orderChange).create(
    ctx,
    { requiredDate: order.requiredDate },
    {
      orderId: order.id,
      organizationId: order.organizationId,
      vesselId: order.vesselId,
      currencyId: order.currencyId,
      revNo: (order.revNo ?? 0) + 1,
      oldRequiredDate: order.requiredDate,
      oldBase: order.baseAmount,
      newBase: order.baseAmount,
      riseBase: '0.00',
      lines: order.lines.map((line) => ({
        orderLineId: line.id,
        description: line.description,
        unitId: line.unitId,
        acceptedQty: line.acceptedQty,
        oldQty: line.qty,
        qty: line.qty,
        oldPrice: line.unitPrice,
        unitPrice: line.unitPrice,
      })),
    },
  );
}
