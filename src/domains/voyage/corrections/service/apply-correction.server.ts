import { asSystem, type Ctx } from '../../../../kernel/server/context.ts';
import { readOne } from '../../../../kernel/server/crud/read.ts';
import { patchRow } from '../../../../kernel/server/crud/write.ts';
import { raise } from '../../../../kernel/server/domain-events.ts';
import { resourceNamed } from '../../../../kernel/server/registry.ts';
import { prepareReport } from '../../entry/prepare.rules.ts';
import { reportCorrected } from '../../public.ts';
import { loadedTonnes } from '../../reports/cargo.rules.ts';
import { checkReport } from '../../reports/checks/check-report.rules.ts';
import { deriveReport } from '../../reports/derive.rules.ts';
import { movementAfter } from '../../reports/movement-state.rules.ts';
import { findRow, groupTotal } from '../../reports/oil-rows.rules.ts';
import type { Report } from '../../reports/report.rules.ts';
import { reportOfRow, rowOfReport, type Wire } from '../../reports/report-wire.rules.ts';
import { readFindings, saveFindings } from '../../reports/service/findings.server.ts';
import { chainAt, lockChain, REPORT } from '../../reports/service/report-facts.server.ts';
import { renumber } from '../../reports/service/report-numbers.server.ts';
import { checkContext } from '../../reports/service/surroundings.server.ts';
import { openingReadings } from '../../voyages/initial-readings.rules.ts';
import { voyageTotals } from '../../voyages/service/voyage-totals.server.ts';
import { applyCorrections, correctionsOf } from '../correction.rules.ts';
import { correctable, type Effect, effectOf } from './correction-effect.server.ts';
import { assertFresh } from './draft-correction.server.ts';

/**
 * The effect of an approved correction (4.3), in the transaction of the last act: new values with history, the shift of stocks and
 * readings through the later reports, confirmed ones too, rules run again, figures that were taken from them renewed. All or nothing.
 */
export async function applyCorrection(ctx: Ctx, row: Wire & { id: number }): Promise<void> {
  const own = asSystem(ctx, String(row.correctionNo));
  await lockChain(ctx, Number(row.shipName));
  await assertFresh(own, row);
  await carryOut(ctx, row, await effectOfRow(own, row));
  await ctx.db.query('update voyage_report_correction set applied_time = $2 where id = $1', [
    row.id,
    ctx.now.toISOString(),
  ]);
}

/** Writes an effect down, and all that follows from it: by the last approver's act, or to see what would stand then (`ripple.server.ts`). */
export async function carryOut(ctx: Ctx, row: Wire, effect: Effect): Promise<void> {
  const no = String(row.correctionNo);
  const own = asSystem(ctx, `${no} ${String(row.reason)}`);
  const carriedOn = asSystem(ctx, no);
  const { reportId, after, moved, shipId } = effect;
  await patchRow(REPORT, own, reportId, columnsOf(after, effect.chain.movementState), { action: 'correct' });
  for (const one of moved) await patchRow(REPORT, carriedOn, one.id, figuresOf(one.after), { action: 'carry' });
  const affected = [reportId, ...moved.map(({ id }) => id)];
  const next = await nextAfter(own, shipId, affected.at(-1)!);
  for (const id of next === null ? affected : [...affected, next])
    await judgeAgain(carriedOn, id, `${no}：${String(row.reason)}`);
  await renewFigures(carriedOn, affected);
  await raise(own, reportCorrected, {
    reportId,
    shipId,
    voyageId: Number(effect.row.voyageNo),
    rptType: after.rptType,
    rptTime: after.rptTime ?? String(effect.row.rptTime),
    movedIds: moved.map(({ id }) => id),
  });
}

/** What a stored correction does to the report as it stands. */
export async function effectOfRow(ctx: Ctx, row: Wire): Promise<Effect> {
  const reportId = Number(row.reportId);
  const at = await correctable(ctx, reportId);
  const typed = applyCorrections(at.before, correctionsOf(row.changes));
  const { previous, ship } = at.chain;
  const derived = deriveReport({ report: typed, previous, ship });
  return effectOf(ctx, reportId, at, prepareReport({ report: derived, ...at.chain }));
}

/** Number, place in the voyage, and who wrote it stay. */
function figuresOf(report: Report): Wire {
  const { reportNo: _no, voyageRptNo: _place, shipName: _ship, voyageNo: _voyage, ...columns } = rowOfReport(report);
  return columns;
}

function columnsOf(report: Report, before: Parameters<typeof movementAfter>[0]['before']): Wire {
  const total = findRow(report.oil, 'TOTAL');
  return {
    ...figuresOf(report),
    movementState: movementAfter({ before, report }),
    fuelUsed: groupTotal(total, 'FO'),
    dieselUsed: groupTotal(total, 'DO'),
    cargoLoaded: loadedTonnes(report.cargos),
  };
}

async function nextAfter(ctx: Ctx, shipId: number, id: number): Promise<number | null> {
  const [row] = await ctx.db.query<{ id: number }>(
    'select n.id from voyage_report n join voyage_report r on r.id = $2 where n.ship_name = $1 and n.deleted_at is null ' +
      'and (n.rpt_time, n.id) > (r.rpt_time, r.id) order by n.rpt_time, n.id limit 1',
    [shipId, id],
  );
  return row?.id ?? null;
}

/** Runs every rule again. A warning that the correction brings is explained by it; earlier reasons stay. */
async function judgeAgain(ctx: Ctx, id: number, reason: string): Promise<void> {
  const row = await readOne(REPORT, ctx, id);
  const shipId = Number(row.shipName);
  const chain = await chainAt(ctx, { shipId, rptTime: String(row.rptTime), exceptId: id });
  const report = reportOfRow(row);
  const findings = checkReport(await checkContext(ctx, report, chain, row));
  const known = new Set((await readFindings(ctx, id)).map(({ ruleCode, field }) => `${ruleCode} ${field}`));
  const reasons = findings
    .filter(({ code, field, level }) => level === 'W' && !known.has(`${code} ${field}`))
    .map(({ code, field }) => ({ code, field, reason }));
  const { counts } = await saveFindings(ctx, { reportId: id, shipId, findings, reasons });
  await ctx.db.query(
    'update voyage_report set error_count = $2, warning_count = $3, movement_state = $4 where id = $1',
    [id, counts.errorCount, counts.warningCount, movementAfter({ before: chain.movementState, report })],
  );
}

/** Totals of closed voyages and opening readings were copied from the reports that have moved. */
async function renewFigures(ctx: Ctx, reportIds: readonly number[]): Promise<void> {
  const voyages = await ctx.db.query<{ id: number; closed: boolean }>(
    "select distinct v.id, v.voyage_status = 'CLOSED' as closed from voyage_voyage v join voyage_report r on r.voyage_no = v.id where r.id = any($1::bigint[])",
    [reportIds],
  );
  for (const { id, closed } of voyages) {
    await renumber(ctx, id);
    if (closed)
      await patchRow(
        resourceNamed(ctx, 'voyage.voyage'),
        ctx,
        id,
        { totals: await voyageTotals(ctx, id) },
        { action: 'carry' },
      );
  }
  const openings = await ctx.db.query<{ id: number; reportId: number }>(
    'select id, cut_report_id as "reportId" from voyage_init_info where cut_report_id = any($1::bigint[]) and deleted_at is null',
    [reportIds],
  );
  for (const { id, reportId } of openings) {
    const readings = openingReadings(reportOfRow(await readOne(REPORT, ctx, reportId)));
    const { fwStock, currentAccumRev, fwdDraft, aftDraft } = readings;
    const values = { readings, fwStock, currentAccumRev, fwdDraft, aftDraft };
    await patchRow(resourceNamed(ctx, 'voyage.initInfo'), ctx, id, values, { action: 'carry' });
  }
}
