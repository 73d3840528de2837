import { invalid, refuseFor } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { readOne } from '../../../kernel/server/crud/read.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { patchRow } from '../../../kernel/server/crud/write.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { reportOfRow } from '../reports/report-wire.rules.ts';
import { lockChain, REPORT } from '../reports/service/report-facts.server.ts';
import { renumber } from '../reports/service/report-numbers.server.ts';
import { voyageInitInfo } from '../voyages/init-info.resource.ts';
import { openingReadings } from '../voyages/initial-readings.rules.ts';
import { voyageTotals } from '../voyages/service/voyage-totals.server.ts';
import { voyage } from '../voyages/voyage.resource.ts';
import { type Move, movingOf } from './move-facts.server.ts';
import { previewReplaceCall, replaceCall } from './replace.calls.ts';
import { numberProblem } from './replace.rules.ts';
import { type VoyageReplacementRow, voyageReplacement } from './replacement.resource.ts';
import { totalsOf } from './totals-of.server.ts';

const replacements = recordsOf(voyageReplacement);
const voyages = recordsOf(voyage);
const initInfos = recordsOf(voyageInitInfo);

/** What the history calls it. */
const ACTION = 'replace';

/** Moves reports to the voyage beside theirs: both are cut anew, and what stands in them is what their reports say. */
export async function moveReports(ctx: Ctx, move: Move, reason: string): Promise<VoyageReplacementRow> {
  await lockChain(ctx, (await voyages.get(ctx, move.toVoyage)).shipName);
  const { shipId, fromId, facts, problems } = await movingOf(ctx, move);
  refuseFor(problems);
  // Written while the reports still belong to the voyage that it names.
  const draft = { kind: 'MOVE', shipName: shipId, fromVoyage: fromId, ...move, reason };
  const made = await replacements.create(ctx, draft, { reportCount: facts.moved.length });
  for (const id of facts.moved)
    await patchRow(REPORT, ctx, id, { voyageNo: move.toVoyage }, { action: ACTION, reason });
  await renumber(ctx, fromId);
  await renumber(ctx, move.toVoyage);
  const [earlier, later] = facts.later ? [fromId, move.toVoyage] : [move.toVoyage, fromId];
  await cutBetween(ctx, { earlier, later, reason });
  return made;
}

/** The last report of the earlier voyage ends it and opens the later one; totals of voyages that are over are frozen anew. */
async function cutBetween(ctx: Ctx, of: { earlier: number; later: number; reason: string }): Promise<void> {
  const { earlier, later, reason } = of;
  const [last] = await ctx.db.query<{ id: number }>(
    'select id from voyage_report where voyage_no = $1 and deleted_at is null order by rpt_time desc, id desc limit 1',
    [earlier],
  );
  const cut = await readOne(REPORT, ctx, last!.id);
  const options = { action: ACTION, reason };
  const before = await voyages.get(ctx, earlier);
  const after = await voyages.get(ctx, later);
  const ends = before.voyageStatus === 'CLOSED' && { endTime: cut.rptTime, endZone: cut.zone, endPort: cut.lastPort };
  await voyages.patch(
    ctx,
    later,
    { cutReportId: cut.id, startTime: cut.rptTime, startZone: cut.zone, startPort: cut.lastPort },
    options,
  );
  if (ends) await voyages.patch(ctx, earlier, { ...ends, totals: await voyageTotals(ctx, earlier) }, options);
  if (after.voyageStatus === 'CLOSED')
    await voyages.patch(ctx, later, { totals: await voyageTotals(ctx, later) }, options);
  const [info] = await initInfos.find(ctx, { voyageId: later }, { only: ['id'] });
  if (!info) return;
  const readings = openingReadings(reportOfRow(cut));
  const { fwStock, currentAccumRev, fwdDraft, aftDraft } = readings;
  const opened = { cutReportId: cut.id, readings, fwStock, currentAccumRev, fwdDraft, aftDraft, source: 'REPORT' };
  await initInfos.patch(ctx, info.id, opened, options);
}

/** Numbers that voyages have or had: none of them is given again. */
export async function usedNumbers(ctx: Ctx): Promise<Set<string>> {
  const rows = await ctx.db.query<{ no: string }>(
    'select voyage_no as no from voyage_voyage union select old_no from voyage_voyage_replacement where old_no is not null',
  );
  return new Set(rows.map(({ no }) => no));
}

export async function replaceNumber(
  ctx: Ctx,
  of: { voyageId: number; newNo: string; reason: string },
): Promise<VoyageReplacementRow> {
  const { voyageId, newNo, reason } = of;
  const row = await voyages.held(ctx, voyageId);
  const oldNo = row.voyageNo ?? '';
  const problem = numberProblem(newNo, { current: oldNo, used: await usedNumbers(ctx) });
  if (problem) throw invalid([{ field: 'newNo', message: problem }]);
  await voyages.patch(ctx, voyageId, { voyageNo: newNo }, { action: ACTION, reason });
  return replacements.create(ctx, {
    kind: 'NUMBER',
    shipName: row.shipName,
    fromVoyage: voyageId,
    oldNo,
    newNo,
    reason,
  });
}

type Draft = Readonly<Record<string, unknown>>;

/** The derived form: what it lacks is told by the record service. */
async function replaceByForm(ctx: Ctx, draft: Draft): Promise<VoyageReplacementRow> {
  const id = (name: string): number => (/^\d{1,15}$/.test(String(draft[name])) ? Number(draft[name]) : Number.NaN);
  const reason = typeof draft.reason === 'string' ? draft.reason.trim() : '';
  const asked = draft.kind === 'NUMBER' ? ['fromVoyage'] : ['toVoyage', 'firstReport', 'lastReport'];
  const isWhole =
    reason !== '' &&
    reason.length <= 500 &&
    asked.every((name) => typeof draft[name] !== 'object' && id(name) > 0) &&
    (draft.kind !== 'NUMBER' || typeof draft.newNo === 'string');
  // Blank, a reason is none: a record that says what never happened would be kept.
  if (!isWhole) return replacements.create(ctx, { ...draft, reason });
  if (draft.kind === 'NUMBER')
    return replaceNumber(ctx, { voyageId: id('fromVoyage'), newNo: String(draft.newNo).trim(), reason });
  const move = { firstReport: id('firstReport'), lastReport: id('lastReport'), toVoyage: id('toVoyage') };
  return moveReports(ctx, move, reason);
}

async function preview(ctx: Ctx, move: Move) {
  const { fromId, facts, reportNos, problems } = await movingOf(ctx, move);
  refuseFor(problems);
  const side = async (id: number, before: readonly number[], after: readonly number[]) => {
    const { voyageNo, startTime, endTime } = await voyages.get(ctx, id);
    const sums = { before: await totalsOf(ctx, before), after: await totalsOf(ctx, after) };
    return { id, voyageNo: voyageNo ?? '', startTime, endTime, ...sums };
  };
  const left = facts.from.reports.filter((id) => !facts.moved.includes(id));
  return {
    reports: [...reportNos],
    from: await side(fromId, facts.from.reports, left),
    to: await side(move.toVoyage, facts.to.reports, [...facts.to.reports, ...facts.moved]),
  };
}

export const replaceEndpoints: readonly Endpoint[] = [
  serve(previewReplaceCall, (ctx, { body }) => preview(ctx, body), { transaction: false }),
  serve(replaceCall, async (ctx, { body }) => {
    const row = 'voyageId' in body ? await replaceNumber(ctx, body) : await moveReports(ctx, body, body.reason);
    return { id: row.id, replacementNo: row.replacementNo ?? '' };
  }),
  ...crudEndpoints(voyageReplacement, { create: replaceByForm, omit: ['update', 'remove', 'import'] }),
];
