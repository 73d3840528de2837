import { invalid } from '../../../../kernel/errors.ts';
import { isObject } from '../../../../kernel/resource/shape.ts';
import { validate } from '../../../../kernel/resource/validate.ts';
import type { Ctx } from '../../../../kernel/server/context.ts';
import { readOne } from '../../../../kernel/server/crud/read.ts';
import { SHIPS } from '../../../fleet/public.server.ts';
import type { Finding } from '../checks/check.rules.ts';
import type { ReportSurroundings } from '../checks/check-context.rules.ts';
import { checkReport } from '../checks/check-report.rules.ts';
import { allowedTypes } from '../movement-state.rules.ts';
import { prefillReport } from '../prefill.rules.ts';
import { REPORT_TYPES, type Report, type ReportType } from '../report.rules.ts';
import { reportOfRow, type Wire } from '../report-wire.rules.ts';
import { readFindings, type StoredFinding } from './findings.server.ts';
import { type Chain, chainAt, REPORT } from './report-facts.server.ts';
import { nextReportNo, type OpenVoyage, openVoyageOf } from './report-numbers.server.ts';
import { derivedIn } from './save-report.server.ts';
import { checkContext, type PortNote, surroundings } from './surroundings.server.ts';

/** Everything that the entry screen needs to derive and check a report by itself, with the server's own rules. */
type EntryContext = ReportSurroundings & {
  shipName: string;
  previousRow: { id: number; reportNo: string; rptType: ReportType; rptTime: string; zone: number } | null;
  allowedTypes: readonly ReportType[];
  voyage: { id: number; voyageNo: string; voyageKind: 'TRADE' | 'REPAIR' };
  ports: Readonly<Record<string, PortNote>>;
};

async function entryContext(
  ctx: Ctx,
  chain: Chain,
  voyage: Pick<OpenVoyage, 'id' | 'voyageNo' | 'voyageKind'>,
  report: Report,
): Promise<EntryContext> {
  const last = chain.previousRow;
  const [vessel] = await ctx.db.query<{ name: string; nameEn: string }>(
    `select name, name_en as "nameEn" from ${SHIPS} where id = $1`,
    [chain.ship.shipId],
  );
  return {
    ...(await surroundings(ctx, report, chain)),
    shipName: (ctx.lang === 'en' ? vessel?.nameEn : vessel?.name) ?? '',
    previousRow: last
      ? {
          id: Number(last.id),
          reportNo: String(last.reportNo),
          rptType: last.rptType as ReportType,
          rptTime: String(last.rptTime),
          zone: Number(last.zone),
        }
      : null,
    allowedTypes: allowedTypes(chain.movementState) ?? REPORT_TYPES,
    voyage: { id: voyage.id, voyageNo: voyage.voyageNo, voyageKind: voyage.voyageKind },
  };
}

/** A new report with everything known filled in, and what the browser needs to check it. */
export async function prefill(
  ctx: Ctx,
  input: { shipId: number; rptType: ReportType; rptTime?: string },
): Promise<{ report: Report; context: EntryContext }> {
  const rptTime = input.rptTime ?? roundedNow(ctx.now);
  const chain = await chainAt(ctx, { shipId: input.shipId, rptTime });
  const voyage = await openVoyageOf(ctx, input.shipId, null);
  const report = prefillReport({
    rptType: input.rptType,
    rptTime,
    previous: chain.previous,
    movementState: chain.movementState,
    ship: chain.ship,
    reportNo: await nextReportNo(ctx, input.shipId, rptTime),
    voyage: { id: String(voyage.id), voyageNo: voyage.voyageNo },
  });
  return { report, context: await entryContext(ctx, chain, voyage, report) };
}

/** Reports are timed to the full tenth of an hour. */
const TENTH = 6 * 60_000;
const roundedNow = (now: Date): string => new Date(Math.floor(now.getTime() / TENTH) * TENTH).toISOString();

type Entry = { report: Report; row: Wire; version: number; context: EntryContext; findings: StoredFinding[] };

/** An existing report for editing. */
export async function entryOf(ctx: Ctx, id: number): Promise<Entry> {
  const row = await readOne(REPORT, ctx, id);
  const report = reportOfRow(row);
  const chain = await chainAt(ctx, { shipId: Number(row.shipName), rptTime: String(row.rptTime), exceptId: id });
  const [voyage] = await ctx.db.query<OpenVoyage>(
    'select id, voyage_no as "voyageNo", voyage_kind as "voyageKind", start_port as "startPort" from voyage_voyage where id = $1',
    [row.voyageNo],
  );
  return {
    report,
    row,
    version: Number(row.version),
    context: await entryContext(ctx, chain, voyage!, report),
    findings: await readFindings(ctx, id),
  };
}

/** What the rules say of a report that is not saved, derived as a save would derive it. Refuses one that cannot be read. */
export async function checkDraft(ctx: Ctx, given: Wire): Promise<Finding[]> {
  const { values, errors } = validate(REPORT, {
    ...given,
    shipName: given.shipId,
    voyageNo: given.voyageId,
    rptTime: given.rptTime ?? ctx.now.toISOString(),
    oil: Array.isArray(given.oil) ? given.oil.map(flatOil) : given.oil,
  });
  if (!values.shipName || !values.rptType || !values.rptTime) throw invalid(errors);
  const exceptId = Number(given.id) || null;
  const chain = await chainAt(ctx, { shipId: Number(values.shipName), rptTime: String(values.rptTime), exceptId });
  const report = derivedIn(chain, reportOfRow({ ...values, id: exceptId }));
  return checkReport(await checkContext(ctx, report, chain));
}

/** The rules keep lubricants apart from fuels; a stored row has them beside each other. */
const flatOil = (row: unknown): unknown => (isObject(row) && isObject(row.lubes) ? { ...row, ...row.lubes } : row);

/** The reports before and after one in its ship's chain. */
export async function neighbours(ctx: Ctx, id: number): Promise<{ previousId: number | null; nextId: number | null }> {
  const row = await readOne(REPORT, ctx, id);
  const beside = async (comparison: string, order: string): Promise<number | null> => {
    const [found] = await ctx.db.query<{ id: number }>(
      `select id from voyage_report where ship_name = $1 and deleted_at is null and (rpt_time, id) ${comparison} ($2, $3) order by rpt_time ${order}, id ${order} limit 1`,
      [row.shipName, row.rptTime, id],
    );
    return found?.id ?? null;
  };
  return { previousId: await beside('<', 'desc'), nextId: await beside('>', 'asc') };
}
