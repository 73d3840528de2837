import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { orZero, round, sub } from '../../../kernel/value/decimal.ts';
import { unitFacts } from '../../material/public.server.ts';
import { tooFine } from '../../material/public.ts';
import { type ApplicationRow, application } from '../applications/application.resource.ts';
import { approvalAmountOf, checkCorrection, corrections, estimateOfGranted } from './correction.rules.ts';
import { type CorrectionRow, correctiveApplication } from './corrective-application.resource.ts';

const applications = recordsOf(application);

/** The lines of an application as a correction would have them. */
export function correctedLines(row: Pick<ApplicationRow, 'lines'>, correction: Pick<CorrectionRow, 'lines'>) {
  const changed = corrections(row.lines, correction.lines);
  return row.lines.map((line) => ({ ...line, ...changed.get(line.id) }));
}

/** What is granted comes to so much before and after, and goes so far to be approved. */
export function correctionAmounts(row: ApplicationRow, correction: Pick<CorrectionRow, 'lines'>) {
  const before = estimateOfGranted(row.lines);
  const after = estimateOfGranted(correctedLines(row, correction));
  return {
    oldEstimate: before.amount,
    newEstimate: after.amount,
    riseEstimate: round(sub(after.amount, before.amount), 2),
    approvalAmount: approvalAmountOf(before.amount, after.amount),
  };
}

const saves = savesOf(correctiveApplication, {
  async served(ctx, { row, before, wrong }) {
    for (const { field, message } of checkCorrection(row)) wrong(field, message.zh, message.en);
    const units = await unitFacts(ctx, [...new Set(row.lines.flatMap(({ unitId }) => unitId ?? []))]);
    for (const [i, line] of row.lines.entries()) {
      const unit = line.unitId ? units.get(line.unitId) : undefined;
      for (const { field, message } of unit ? tooFine({ qty: orZero(line.qty) }, ['qty'], unit) : [])
        wrong(`lines.${i}.${field}`, message.zh, message.en);
    }
    if (!before?.applicationId) return {};
    return correctionAmounts(await applications.held(ctx, before.applicationId), row);
  },
});

export const { update: updateCorrection } = saves;

export const correctionEndpoints: readonly Endpoint[] = crudEndpoints(correctiveApplication, {
  omit: ['create', 'import'],
  update: saves.update,
  derive: saves.derive,
});
