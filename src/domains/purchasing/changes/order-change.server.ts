import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { heldLines } from '../../../kernel/server/crud/line-records.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { orZero, round, sub } from '../../../kernel/value/decimal.ts';
import { type OrderRow, purchaseOrder } from '../orders/order.resource.ts';
import { orderAmounts } from '../orders/order-amounts.rules.ts';
import { type OrderChangeLine, type OrderChangeRow, orderChange } from './order-change.resource.ts';
import { checkChange } from './order-change.rules.ts';

export const changes = recordsOf(orderChange);

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
  const byId = new Map((change.lines as readonly OrderChangeLine[]).map((line) => [line.orderLineId, line]));
  return (order.lines as readonly (OrderRow['lines'][number] & { id: number })[]).map((line) => {
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

type Given = { readonly id?: number; readonly qty?: unknown; readonly unitPrice?: unknown };

/** Quantities, prices, the day and the reason are the buyer's; which line of which order stands. */
export async function updateChange(
  ctx: Ctx,
  draft: Record<string, unknown> & { id: number; version: number },
): Promise<OrderChangeRow> {
  const { row, lines: before } = await heldLines(orderChange, ctx, { id: draft.id, field: 'lines' });
  const known = row as OrderChangeRow;
  const given = new Map(
    (Array.isArray(draft.lines) ? (draft.lines as readonly Given[]) : [])
      .filter((line) => typeof line === 'object' && line !== null)
      .map((line) => [line.id, line]),
  );
  const lines = before.map((line) => {
    const said = given.get(Number(line.id));
    return {
      ...line,
      ...(said && 'qty' in said && { qty: said.qty }),
      ...(said && 'unitPrice' in said && { unitPrice: said.unitPrice }),
    };
  });
  const { id, version } = draft;
  const saved = await changes.update(ctx, {
    id,
    version,
    lines,
    ...('reason' in draft && { reason: draft.reason }),
    ...('requiredDate' in draft && { requiredDate: draft.requiredDate }),
  });
  assertNotBelow(saved.lines);
  if (saved.status !== 'USE') return saved;
  const order = (await heldLines(purchaseOrder, ctx, { id: known.orderId!, field: 'lines' })).row as OrderRow;
  const { oldBase, newBase, riseBase } = changeAmounts(order, saved);
  return (await changes.patch(ctx, id, { oldBase, newBase, riseBase }, { action: 'edit' })).row;
}

export const orderChangeEndpoints: readonly Endpoint[] = [
  ...crudEndpoints(orderChange, { omit: ['create', 'import'], update: updateChange }),
];
