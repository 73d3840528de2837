import { AppError, invalid } from '../../../kernel/errors.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { orZero, round, sub } from '../../../kernel/value/decimal.ts';
import { type OrderRow, purchaseOrder } from '../orders/order.resource.ts';
import { orderAmounts } from '../orders/order-amounts.rules.ts';
import { type OrderChangeRow, orderChange } from './order-change.resource.ts';
import { checkChange } from './order-change.rules.ts';

export const changes = recordsOf(orderChange);
const orders = recordsOf(purchaseOrder);

/** States in which an order binds and is not delivered: then alone it changes. */
const CHANGEABLE = new Set(['APPROVED', 'SENT', 'CONFIRMED', 'PART_DELIVERED']);

export function assertChangeable({ status, orderStatus }: Pick<OrderRow, 'status' | 'orderStatus'>): void {
  if (status === 'APPROVE' && CHANGEABLE.has(orderStatus)) return;
  throw new AppError('WRONG_STATE', {
    zh: '只有生效而未到齐的订单可以变更',
    en: 'An order changes while it is in force and has not come whole',
  });
}

/** The lines of an order as a change would have them. */
export function changedLines(order: Pick<OrderRow, 'lines'>, change: Pick<OrderChangeRow, 'lines'>) {
  const byId = new Map(change.lines.map((line) => [line.orderLineId, line]));
  return order.lines.map((line) => {
    const to = byId.get(line.id);
    return to ? { ...line, qty: to.qty, unitPrice: to.unitPrice ?? line.unitPrice } : line;
  });
}

/** What the order comes to before and after, at the rate that stands still since it is in force. */
export function changeAmounts(order: OrderRow, change: Pick<OrderChangeRow, 'lines'>) {
  const now = orderAmounts(changedLines(order, change), order.charges, order.rate);
  return {
    amounts: {
      goodsAmount: now.goods,
      chargeAmount: now.charges,
      taxAmount: now.tax,
      totalAmount: now.total,
      baseAmount: now.base,
    },
    oldBase: order.baseAmount,
    newBase: now.base,
    riseBase: round(sub(orZero(now.base), orZero(order.baseAmount)), 2),
  };
}

/** What has come stands. */
export function assertNotBelow(lines: OrderChangeRow['lines']): void {
  const errors = checkChange({ lines });
  if (errors.length > 0) throw invalid(errors);
}

const saves = savesOf(orderChange, {
  async served(ctx, { row, before, wrong }) {
    for (const { field, message } of checkChange(row)) wrong(field, message.zh, message.en);
    if (!before?.orderId) return {};
    const order = await orders.held(ctx, before.orderId);
    const { oldBase, newBase, riseBase } = changeAmounts(order, row);
    return { oldBase, newBase, riseBase };
  },
});

export const { update: updateChange } = saves;

export const orderChangeEndpoints: readonly Endpoint[] = [
  ...crudEndpoints(orderChange, { omit: ['create', 'import'], update: saves.update, derive: saves.derive }),
];
