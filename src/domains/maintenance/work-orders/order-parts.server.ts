import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { patchLines } from '../../../kernel/server/crud/line-records.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { div, isPositive, round } from '../../../kernel/value/decimal.ts';
import { issueFor } from '../../stock/public.server.ts';
import { equipmentPartSpec } from '../parts/part-spec.resource.ts';
import { type WorkOrderRow, workOrder } from './work-order.resource.ts';

const specs = recordsOf(equipmentPartSpec);

/** The parts that jobs plan, on the orders made of them. */
export async function copyParts(ctx: Ctx, ids: readonly number[]): Promise<void> {
  await ctx.db.query({
    name: 'maintenance-copy-parts',
    text: `insert into maintenance_order_part (parent_id, seq, equipment_part_spec_id, unit_id, planned)
      select o.id, p.seq, p.equipment_part_spec_id, p.unit_id, p.planned_qty
      from maintenance_work_order o join maintenance_job_part p on p.parent_id = o.job_id where o.id = any($1::bigint[])`,
    values: [ids],
  });
}

/**
 * What a confirmed order used leaves the store of its ship, and each line says what it cost (maintenance 5.7). CONFLICT with
 * INSUFFICIENT_STOCK at the line of which not so much is there.
 */
export async function issueParts(ctx: Ctx, { id, orderNo, shipId, parts }: WorkOrderRow): Promise<void> {
  const used = parts.flatMap(({ id: lineId, equipmentPartSpecId, usedQty }, i) =>
    usedQty !== null && isPositive(usedQty)
      ? [{ lineId, equipmentPartSpecId, qty: usedQty, field: `parts.${i}.usedQty` }]
      : [],
  );
  if (used.length === 0 || shipId === null) return;
  const system = asSystem(ctx, `工单 ${orderNo ?? ''}`);
  const named = [...new Set(used.map(({ equipmentPartSpecId }) => equipmentPartSpecId))];
  const found = await specs.find(system, { id: named }, { only: ['materialId'] });
  const materials = new Map(found.map((one) => [one.id, one.materialId]));
  const cost = await issueFor(
    ctx,
    { resource: workOrder.name, id, no: orderNo ?? '' },
    shipId,
    used.map(({ lineId, equipmentPartSpecId, qty, field }) => ({
      lineId,
      materialId: materials.get(equipmentPartSpecId) ?? 0,
      qty,
      field,
    })),
  );
  const values = new Map(
    used.map(({ lineId, qty }) => {
      const amount = cost.get(lineId) ?? '0';
      return [lineId, { amount, unitCost: round(div(amount, qty), 6) }];
    }),
  );
  await patchLines(workOrder, system, { id, field: 'parts' }, values, { action: 'issueParts' });
}
