import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { allocate } from '../demand/allocate-demand.server.ts';
import { giveUpOrder, takenBy } from './order.approval.server.ts';
import type { OrderRow } from './order.resource.ts';
import { orders } from './save-order.server.ts';

/** A draft that goes away leaves what its inquiry held for it to others. */
export async function removeOrder(ctx: Ctx, id: number, version: number | undefined): Promise<void> {
  const row = await orders.get(ctx, id);
  await orders.remove(ctx, id, version);
  if (row.status === 'USE') await giveUpOrder(ctx, row);
}

/** Back again, where nobody has taken its needs meanwhile. */
export async function restoreOrder(ctx: Ctx, id: number): Promise<OrderRow> {
  const row = await orders.restore(ctx, id);
  if (row.awardId && row.status === 'USE') await allocate(asSystem(ctx, '撤销删除'), takenBy(row), 'inquiry');
  return row;
}
