import { AppError, invalid } from '../../../../kernel/errors.ts';
import type { AnyResource } from '../../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../../kernel/server/context.ts';
import { readOne } from '../../../../kernel/server/crud/read.ts';
import { createRow, updateRow } from '../../../../kernel/server/crud/write.ts';
import type { Finding } from '../../reports/checks/check.rules.ts';
import { checkReport } from '../../reports/checks/check-report.rules.ts';
import type { Wire } from '../../reports/report-wire.rules.ts';
import { checkContext } from '../../reports/service/surroundings.server.ts';
import { CorrectionDraft } from '../correction.calls.ts';
import { reportCorrection } from '../correction.resource.ts';
import { chainStamps, type Stamp } from './chain-stamp.server.ts';
import { type Effect, effectOfDraft, previewOf } from './correction-effect.server.ts';

export const CORRECTION: AnyResource = reportCorrection;

/** Drafts the correction of a confirmed report; nothing of the report moves. */
export async function createCorrection(ctx: Ctx, input: Wire): Promise<Wire> {
  const draft = readDraft(input);
  const effect = await judged(ctx, draft);
  return createRow(CORRECTION, ctx, typedOf(draft, effect), await columnsOf(ctx, effect));
}

/** Changes a draft: what follows is worked out anew from the report as it stands now. */
export async function updateCorrection(ctx: Ctx, input: Wire & { id: number; version: number }): Promise<Wire> {
  const current = await readOne(CORRECTION, ctx, input.id);
  const draft = readDraft({ ...input, reportId: current.reportId });
  const effect = await judged(ctx, draft);
  const typed = { ...typedOf(draft, effect), id: input.id, version: input.version };
  return updateRow(CORRECTION, ctx, typed, await columnsOf(ctx, effect));
}

function readDraft(input: Wire): CorrectionDraft {
  const read = CorrectionDraft.safeParse(input);
  if (read.success) return read.data;
  throw invalid(
    read.error.issues.map((issue) => {
      const field = String(issue.path[0] ?? 'report');
      const label = (CORRECTION.fields[field] ?? CORRECTION.fields.reportId)!.label;
      return { field, message: { zh: `${label.zh}必填或填写不正确`, en: `${label.en} is missing or not valid` } };
    }),
  );
}

/** A difference beyond five times the tolerance waits for a superintendent, who is among the approvers. */
const ACCEPTED_BY_APPROVAL = 'R21';

/** Refuses a correction that changes nothing, or that leaves the report with an error it did not have. */
async function judged(ctx: Ctx, draft: CorrectionDraft): Promise<Effect> {
  const effect = await effectOfDraft(ctx, draft.reportId, draft.report);
  if (effect.corrections.length === 0) {
    throw new AppError('BAD_REQUEST', { zh: '没有更正任何内容', en: 'Nothing is corrected' });
  }
  const errorsOf = async (report: Effect['after']): Promise<Finding[]> =>
    checkReport(await checkContext(ctx, report, effect.chain, effect.row)).filter(({ level }) => level === 'E');
  const [before, after] = [await errorsOf(effect.before), await errorsOf(effect.after)];
  const known = new Set(before.map(({ code, field }) => `${code} ${field}`));
  const errors = after.filter(({ code, field }) => code !== ACCEPTED_BY_APPROVAL && !known.has(`${code} ${field}`));
  if (errors.length > 0) throw invalid(errors.map(({ field, message, code }) => ({ field, message, code })));
  return effect;
}

const typedOf = (draft: CorrectionDraft, { row, shipId }: Effect): Wire => ({
  reportId: draft.reportId,
  shipName: shipId,
  voyageNo: row.voyageNo,
  reasonKind: draft.reasonKind,
  reason: draft.reason,
  attachments: draft.attachments ?? null,
});

async function columnsOf(ctx: Ctx, effect: Effect): Promise<Wire> {
  const { changes, following, ...figures } = previewOf(effect);
  return {
    ...figures,
    changes,
    following,
    changeCount: changes.length,
    rptTime: effect.row.rptTime,
    rptZone: effect.row.zone,
    chainStamp: { from: effect.from, to: effect.to, stamps: await stampsOf(ctx, effect) },
  };
}

const stampsOf = (ctx: Ctx, { shipId, from, to, reportId }: Pick<Effect, 'shipId' | 'from' | 'to' | 'reportId'>) =>
  chainStamps(ctx, { shipId, from, to, correctedId: reportId });

/** Refuses when the report, or the stocks and readings of its chain, are no longer those that the correction was drafted from. */
export async function assertFresh(ctx: Ctx, row: Wire): Promise<void> {
  const { from, to, stamps } = row.chainStamp as { from: string; to: string; stamps: readonly Stamp[] };
  const now = await stampsOf(ctx, { shipId: Number(row.shipName), from, to, reportId: Number(row.reportId) });
  const same =
    now.length === stamps.length && now.every((one, i) => one.id === stamps[i]!.id && one.stamp === stamps[i]!.stamp);
  if (same) return;
  throw new AppError(
    'CONFLICT',
    {
      zh: '起草 {no} 以后，报告或其前后报告的存量、转数已有变化，更正不能生效；须由起草人按现状重新起草',
      en: 'Since {no} was drafted the report, or stocks and readings beside it, have changed: it cannot take effect and must be drafted anew',
    },
    { values: { no: String(row.correctionNo) } },
  );
}
