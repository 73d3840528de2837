import type { Ctx } from '../../../kernel/server/context.ts';
import { patchLines } from '../../../kernel/server/crud/line-records.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { isPositive, mul, orZero, round } from '../../../kernel/value/decimal.ts';
import { materialFacts } from '../../material/public.server.ts';
import { application } from '../applications/application.resource.ts';
import { itemKeyOf, priorityOf } from './demand.rules.ts';
import { demandLine } from './demand-line.resource.ts';

const demands = recordsOf(demandLine);

/** Of an approved application each granted line becomes demand, in the base unit of its material; the others are told as not granted. */
export async function makeDemand(ctx: Ctx, applicationId: number): Promise<void> {
  const row = await recordsOf(application).held(ctx, applicationId);
  const { lines } = row;
  const facts = await materialFacts(ctx, [...new Set(lines.flatMap(({ materialId }) => materialId ?? []))]);
  const states = new Map<number, { lineStatus: string }>();
  for (const line of lines) {
    const granted = isPositive(line.approvedQty);
    states.set(line.id, { lineStatus: granted ? 'POOLED' : 'REJECTED' });
    if (!granted) continue;
    await demands.create(
      ctx,
      { route: 'NONE' },
      {
        applicationId,
        sourceLineId: line.id,
        organizationId: row.organizationId,
        vesselId: row.vesselId,
        purchaseType: row.purchaseType,
        materialId: line.materialId,
        itemName: line.itemName,
        itemNameEn: (line.materialId && facts.get(line.materialId)?.nameEn) || line.itemName,
        spec: line.spec,
        itemKey: itemKeyOf(line),
        partSource: line.partSource,
        unitId: (line.materialId && facts.get(line.materialId)?.baseUnitId) || line.unitId,
        demandQty: round(mul(orZero(line.approvedQty), line.baseFactor ?? '1'), 4),
        allocatedQty: '0',
        needBy: line.requiredDate ?? row.requiredDate,
        portId: row.portId,
        priority: priorityOf(row.applyKind),
      },
    );
  }
  await patchLines(application, ctx, { id: applicationId, field: 'lines' }, states, { action: 'pool' });
}
