import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { aboveNode, approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { gte, isPositive, lt, mul, orZero, round } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { bySuperintendent } from '../applications/application.approval.server.ts';
import { type ApplicationRow, application } from '../applications/application.resource.ts';
import {
  assertApplicationBudget,
  holdForApplication,
  keepForApplication,
} from '../budget/application-budget.server.ts';
import { type DemandLine, demandLine } from '../demand/demand-line.resource.ts';
import { takenIn } from './begin-correction.server.ts';
import { checkCorrection, corrections, correctsAnything, movesDay } from './correction.rules.ts';
import { correctedLines, correctionAmounts } from './correction.server.ts';
import { type CorrectionRow, correctiveApplication } from './corrective-application.resource.ts';
import { needsOf } from './needs-of.server.ts';

const applications = recordsOf(application);
const demands = recordsOf(demandLine);

const problem = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });

/** Lines with what is taken of each by now. */
async function takenNow(ctx: Ctx, asked: ApplicationRow, row: CorrectionRow): Promise<CorrectionRow['lines']> {
  const needs = await needsOf(ctx, asked.id);
  const factors = new Map(asked.lines.map((line) => [line.id, line.baseFactor]));
  return row.lines.map((line) => {
    const need = line.applicationLineId ? needs.get(line.applicationLineId) : undefined;
    const factor = factors.get(line.applicationLineId ?? 0);
    return { ...line, takenQty: need ? round(takenIn(factor, need.allocatedQty), 4) : line.oldQty };
  });
}

/** More money, or money of another month, is asked of the budget anew. */
const asksBudget = (row: Pick<CorrectionRow, 'lines'>, rise: string | null): boolean =>
  isPositive(rise) || row.lines.some(movesDay);

/** Refuses what cannot be; answers the amounts, and the one by which it is approved. */
async function beforeSubmit(ctx: Ctx, row: CorrectionRow): Promise<Readonly<Record<string, unknown>>> {
  const asked = await applications.held(ctx, row.applicationId!);
  const lines = await takenNow(ctx, asked, row);
  const errors = checkCorrection({ lines });
  if (!row.reason?.trim()) errors.push(problem('reason', '填写更正原因', 'Say why it is corrected'));
  if (!correctsAnything(row)) errors.push(problem('lines', '没有任何更正', 'Nothing is corrected'));
  for (const [i, line] of row.lines.entries())
    if (movesDay(line) && line.neededBy < officeDay(ctx.now))
      errors.push(problem(`lines.${i}.neededBy`, '需用日期早于今日', 'The day on which it is needed has passed'));
  if (errors.length > 0) throw invalid(errors);
  const amounts = correctionAmounts(asked, row);
  if (asksBudget(row, amounts.riseEstimate))
    await assertApplicationBudget(ctx, { ...asked, budgetSeen: true }, correctedLines(asked, row));
  return { ...amounts, lines };
}

/** The new values are in force: the need of each line follows, and what the application holds of its budget. */
async function onApproved(ctx: Ctx, row: CorrectionRow): Promise<void> {
  const system = asSystem(ctx, row.correctNo ?? '申请更正');
  const needs = await needsOf(system, row.applicationId!);
  // Needs before the application, in one order, as whoever takes them holds them.
  const heldNeeds = new Map<number, DemandLine>();
  for (const { id, lineId } of needs.values()) heldNeeds.set(lineId, await demands.held(system, id));
  const asked = await applications.held(system, row.applicationId!);
  const changed = corrections(asked.lines, row.lines);
  const lines = correctedLines(asked, row);
  const portId = row.portId ?? null;
  for (const line of lines) {
    const held = heldNeeds.get(line.id);
    if (!held) {
      if (changed.has(line.id)) throw gone();
      continue;
    }
    const cancelled = line.lineStatus === 'CANCELLED';
    const demandQty = cancelled ? '0' : round(mul(orZero(line.approvedQty), line.baseFactor ?? '1'), 4);
    if (changed.has(line.id) && lt(demandQty, orZero(held.allocatedQty))) throw gone();
    const full = isPositive(held.allocatedQty) && gte(held.allocatedQty, demandQty);
    const waiting = held.buyerId ? 'ASSIGNED' : 'OPEN';
    await demands.patch(
      system,
      held.id,
      {
        demandQty,
        spec: line.spec,
        needBy: line.requiredDate ?? asked.requiredDate,
        portId,
        status: cancelled ? 'CLOSED' : full ? 'ALLOCATED' : waiting,
      },
      { action: 'correct', reason: row.reason ?? undefined },
    );
  }
  const { newEstimate, riseEstimate } = correctionAmounts(asked, row);
  const { row: done } = await applications.patch(
    system,
    asked.id,
    { portId, lines, estimateAmount: newEstimate },
    { action: 'corrected', reason: row.reason ?? undefined },
  );
  if (asksBudget(row, riseEstimate)) await holdForApplication(system, { ...done, budgetSeen: true });
  else await keepForApplication(system, done.id);
}

const gone = (): AppError =>
  new AppError('CONFLICT', {
    zh: '审批期间已订货或询价，新数量少于已安排数量：请驳回后重新更正',
    en: 'Meanwhile more was ordered or asked of suppliers than the new quantities: reject it and correct anew',
  });

/** Blueprint 4.2: the superintendent; where the estimate rises also those whom an application of the new amount asks. */
export const correctionApproval = approvable(correctiveApplication, {
  conditionFields: ['purchaseType', 'approvalAmount', 'organizationId', 'vesselId'],
  facts: ['correctNo', 'applicationId', 'organizationId', 'purchaseType', 'reason', 'oldPortId', 'portId'],
  amount: 'newEstimate',
  flow: {
    nodes: [
      bySuperintendent('supt'),
      aboveNode({
        id: 'large',
        name: { zh: '超过 5 万', en: 'Above 50,000' },
        field: 'approvalAmount',
        above: '50000',
        nodes: [
          approveNode({
            id: 'manager',
            name: { zh: '部门经理审批', en: 'Department manager' },
            people: [{ by: 'role', roles: ['TECH_MGR'] }],
          }),
        ],
      }),
      aboveNode({
        id: 'top',
        name: { zh: '大额', en: 'Large amounts' },
        field: 'approvalAmount',
        above: '200000',
        nodes: [
          approveNode({
            id: 'gm',
            name: { zh: '总经理审批', en: 'General manager' },
            people: [{ by: 'role', roles: ['GM'] }],
          }),
        ],
      }),
      endNode('approve'),
    ],
  },
  ship: 'vesselId',
  organization: 'organizationId',
  link: (recordId) => recordAddress(correctiveApplication.name, recordId),
  beforeSubmit,
  onApproved,
});
