import { nextState } from '../../../kernel/flow/flow.ts';
import type { LineRow } from '../../../kernel/resource/resource.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { actValues } from '../../../kernel/server/crud/act-form.ts';
import { heldLines } from '../../../kernel/server/crud/line-records.ts';
import { staleError } from '../../../kernel/server/crud/write.ts';
import { add, type Decimal, isPositive, max, neg, orZero, round, sub } from '../../../kernel/value/decimal.ts';
import { keepOrderBudget } from '../budget/order-budget.server.ts';
import { allocate, dropNeeds } from '../demand/allocate-demand.server.ts';
import { billOrder } from './bill-order.server.ts';
import { unexpectOrder } from './expect-order.server.ts';
import { shortCloseForm } from './order.calls.ts';
import { orderFlow } from './order.flow.ts';
import { type OrderRow, purchaseOrder } from './order.resource.ts';
import type { orderLine } from './order-lines.resource.ts';
import { orders } from './save-order.server.ts';

type Line = LineRow<typeof orderLine>;

/** What of a line has neither come nor been closed. */
const missingOf = ({ qty, acceptedQty, closedQty }: Line): Decimal =>
  round(max('0', sub(sub(orZero(qty), orZero(acceptedQty)), orZero(closedQty))) ?? '0', 4);

/**
 * Of an order that came in part nothing more comes: it counts as delivered, the rest of its budget is free, and what is missing goes
 * back to the pool, or is not needed any more.
 */
export async function shortCloseOrder(
  ctx: Ctx,
  id: number,
  body: { version: number } & Record<string, unknown>,
): Promise<OrderRow> {
  const { remaining, reason } = await actValues(ctx, shortCloseForm, body);
  const held = await heldLines(purchaseOrder, ctx, { id, field: 'lines' });
  const row = held.row as OrderRow;
  if (row.version !== body.version) throw staleError(held.row);
  const orderStatus = nextState(orderFlow, 'shortClose', row.orderStatus);
  const lines = held.lines as readonly Line[];
  const missing = new Map(lines.map((line) => [line.id, missingOf(line)]));
  const { row: closed } = await orders.patch(
    ctx,
    id,
    {
      orderStatus,
      lines: lines.map((line) => ({
        ...line,
        closedQty: round(add(orZero(line.closedQty), missing.get(line.id)!), 4),
      })),
    },
    { action: 'shortClose', reason },
  );
  const system = asSystem(ctx, reason);
  await unexpectOrder(system, id);
  await keepOrderBudget(system, closed);
  await billOrder(system, closed);
  const needs = new Map<number, Decimal>(
    lines.flatMap(({ id: lineId, demandLineId }) => {
      const rest = missing.get(lineId)!;
      return demandLineId && isPositive(rest) ? [[demandLineId, rest] as const] : [];
    }),
  );
  if (remaining === 'DROP') await dropNeeds(system, needs);
  else await allocate(system, new Map([...needs].map(([need, rest]) => [need, neg(rest)])));
  return closed;
}
