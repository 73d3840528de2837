import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { div, isPositive, orZero, round } from '../../../kernel/value/decimal.ts';
import type { ApplicationRow } from '../applications/application.resource.ts';
import { estimateOfGranted } from './correction.rules.ts';
import { type CorrectionRow, correctiveApplication } from './corrective-application.resource.ts';
import { needsOf } from './needs-of.server.ts';

/** Of these something may still be bought. */
const MOVING: ReadonlySet<string> = new Set(['POOLED', 'INQUIRY', 'AWARDED', 'ORDERED', 'PART_RECEIVED']);

/** A draft of a correction of an approved application, with the lines that are not done with; an application has one at a time. */
export async function beginCorrection(ctx: Ctx, row: ApplicationRow): Promise<CorrectionRow> {
  const [open] = await ctx.db.query<{ no: string }>({
    name: 'purchasing-open-correction',
    text: `select correct_no as no from purchasing_corrective_application
           where application_id = $1 and status in ('USE', 'IN_AUDIT') and deleted_at is null limit 1`,
    values: [row.id],
  });
  if (open)
    throw new AppError('CONFLICT', {
      zh: `已有更正 ${open.no}，请继续办理或先删除`,
      en: `${open.no} corrects it already: go on with that, or delete it first`,
    });
  const needs = await needsOf(ctx, row.id);
  const lines = row.lines.filter(({ id, lineStatus }) => MOVING.has(lineStatus) && needs.has(id));
  if (lines.length === 0)
    throw new AppError('RULE', {
      zh: '各行都已收齐、取消或退回，另行申请',
      en: 'All its lines have come, or were cancelled or returned: ask anew',
    });
  const { amount } = estimateOfGranted(row.lines);
  return recordsOf(correctiveApplication).create(
    ctx,
    { portId: row.portId },
    {
      applicationId: row.id,
      organizationId: row.organizationId,
      vesselId: row.vesselId,
      purchaseType: row.purchaseType,
      oldPortId: row.portId,
      oldEstimate: amount,
      newEstimate: amount,
      riseEstimate: '0.00',
      approvalAmount: '0.00',
      lines: lines.map((line) => ({
        applicationLineId: line.id,
        itemName: line.itemName,
        unitId: line.unitId,
        takenQty: round(takenIn(line.baseFactor, needs.get(line.id)?.allocatedQty), 4),
        oldQty: line.approvedQty,
        qty: line.approvedQty,
        oldSpec: line.spec,
        spec: line.spec,
        oldNeededBy: line.requiredDate ?? row.requiredDate,
        neededBy: line.requiredDate ?? row.requiredDate,
      })),
    },
  );
}

/** What is taken of a need, in the unit in which its line asked. */
export const takenIn = (factor: string | null | undefined, allocated: string | null | undefined): string =>
  isPositive(factor) ? orZero(div(allocated, factor)) : orZero(allocated);
