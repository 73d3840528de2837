import type { LineRow } from '../../../kernel/resource/resource.ts';
import { asSystem } from '../../../kernel/server/context.ts';
import type { ActHandler } from '../../../kernel/server/crud/act-endpoints.ts';
import { add, type Decimal, isPositive, max, neg, orZero, round, sub } from '../../../kernel/value/decimal.ts';
import { keepOrderBudget } from '../budget/order-budget.server.ts';
import { allocate, dropNeeds } from '../demand/allocate-demand.server.ts';
import { billOrder, settledAs } from './bill-order.server.ts';
import { unexpectOrder } from './expect-order.server.ts';
import type { orderFlow } from './order.flow.ts';
import type { purchaseOrder } from './order.resource.ts';
import type { orderLine } from './order-lines.resource.ts';
import { orders } from './save-order.server.ts';

type Line = LineRow<typeof orderLine>;
type Handler = ActHandler<typeof purchaseOrder.fields, typeof orderFlow.transitions.shortClose>;

/** What of a line has neither come nor been closed. */
const missingOf = ({ qty, acceptedQty, closedQty }: Line): Decimal =>
  round(max('0', sub(sub(orZero(qty), orZero(acceptedQty)), orZero(closedQty))) ?? '0', 4);

/**
 * Of an order that came in part nothing more comes: it counts as delivered, or closed where what came is invoiced already, the rest of its
 * budget is free, and what is missing goes back to the pool, or is not needed any more.
 */
export const shortClose: Handler = async (ctx, { row, values: { remaining, reason }, move }) => {
  const missing = new Map(row.lines.map((line) => [line.id, missingOf(line)]));
  const short = await move({
    lines: row.lines.map((line) => ({
      ...line,
      closedQty: round(add(orZero(line.closedQty), missing.get(line.id)!), 4),
    })),
  });
  const system = asSystem(ctx, reason);
  const { row: closed } = await orders.patch(system, row.id, settledAs(short), { action: 'invoice' });
  await unexpectOrder(system, row.id);
  await keepOrderBudget(system, closed);
  await billOrder(system, closed);
  const needs = new Map<number, Decimal>(
    row.lines.flatMap(({ id, demandLineId }) => {
      const rest = missing.get(id)!;
      return demandLineId && isPositive(rest) ? [[demandLineId, rest] as const] : [];
    }),
  );
  if (remaining === 'DROP') await dropNeeds(system, needs);
  else await allocate(system, new Map([...needs].map(([need, rest]) => [need, neg(rest)])));
  return closed;
};
