import type { Ctx } from '../../../kernel/server/context.ts';
import { setting } from '../../../kernel/server/settings/settings.ts';
import { div, isZero, orZero, round } from '../../../kernel/value/decimal.ts';
import { factorsToBase, materialFacts } from '../../material/public.server.ts';
import { type Expectation, expect, expectAnew, unexpect } from '../../stock/public.server.ts';
import { orderShares } from '../budget/order-shares.rules.ts';
import { overDeliveryOf } from '../parameters.server.ts';
import { type OrderRow, purchaseOrder } from './order.resource.ts';
import type { OrderLine } from './order-lines.resource.ts';

type Lines = readonly (Partial<OrderLine> & { id: number })[];

/** What each line costs a unit of it, without tax, with its part of the charges. */
function unitCosts(row: OrderRow): string[] {
  const shares = orderShares(row.lines, row.charges, row.rate);
  return row.lines.map(({ qty }, i) => {
    const each = isZero(orZero(qty)) ? '0' : div(shares[i] ?? '0', qty);
    return round(each ?? '0', 6);
  });
}

/** What an order in force tells the store: each line, at what it costs without tax, with its part of the charges. */
export async function expectOrder(ctx: Ctx, row: OrderRow): Promise<void> {
  const lines = row.lines as Lines;
  const facts = await materialFacts(ctx, [...new Set(lines.flatMap(({ materialId }) => materialId ?? []))]);
  const pairs = lines.flatMap(({ materialId, unitId }) => (materialId && unitId ? [{ materialId, unitId }] : []));
  const factors = await factorsToBase(ctx, pairs);
  const costs = unitCosts(row);
  const overPct = round(String(await setting<number>(ctx, overDeliveryOf(row.purchaseType))), 2);
  await expect(ctx, {
    source: purchaseOrder.name,
    sourceId: row.id,
    sourceNo: row.orderNo ?? '',
    partnerId: row.partnerId,
    organizationId: row.organizationId,
    vesselId: row.vesselId,
    ashore: row.receivePoint === 'LAND',
    dueDate: row.promisedDate ?? row.requiredDate,
    lines: lines.map((line, i): Expectation['lines'][number] => {
      const { materialId, unitId, qty, description } = line;
      return {
        lineId: line.id,
        materialId: materialId ?? null,
        itemName: description ?? '',
        itemNameEn: (materialId && facts.get(materialId)?.nameEn) || (description ?? ''),
        spec: line.spec ?? null,
        unitId: unitId ?? 0,
        factor: (materialId && unitId && factors.of({ materialId, unitId })) || '1',
        orderedQty: orZero(qty),
        overPct,
        unitCost: costs[i] ?? '0',
      };
    }),
  });
}

/** A revision of it: as much as is ordered now comes, at what it costs now, by the new day. */
export async function expectChanged(ctx: Ctx, row: OrderRow): Promise<void> {
  const costs = unitCosts(row);
  await expectAnew(ctx, {
    source: purchaseOrder.name,
    sourceId: row.id,
    dueDate: row.promisedDate ?? row.requiredDate,
    lines: (row.lines as Lines).map(({ id, qty }, i) => ({
      lineId: id,
      orderedQty: orZero(qty),
      unitCost: costs[i] ?? '0',
    })),
  });
}

/** Nothing more of it comes. */
export const unexpectOrder = (ctx: Ctx, id: number): Promise<void> =>
  unexpect(ctx, { source: purchaseOrder.name, sourceId: id });
