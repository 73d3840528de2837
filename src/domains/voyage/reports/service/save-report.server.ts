import { AppError, type FieldError, invalid, notFound } from '../../../../kernel/errors.ts';
import { parseValue } from '../../../../kernel/resource/parse.ts';
import { validate } from '../../../../kernel/resource/validate.ts';
import type { Ctx } from '../../../../kernel/server/context.ts';
import { readOne } from '../../../../kernel/server/crud/read.ts';
import { changeRow, checkKnown, createRow, patchRow, staleError } from '../../../../kernel/server/crud/write.ts';
import type { Db } from '../../../../kernel/server/db/db.ts';
import { raise } from '../../../../kernel/server/domain-events.ts';
import { holds, inScope } from '../../../../kernel/server/permit/permit.ts';
import { reportSubmitted } from '../../public.ts';
import { loadedTonnes } from '../cargo.rules.ts';
import type { Finding } from '../checks/check.rules.ts';
import { checkContextOf } from '../checks/check-context.rules.ts';
import { checkReport, refusesSave } from '../checks/check-report.rules.ts';
import { deriveReport } from '../derive.rules.ts';
import { isLeftToBridge, nauticalChanges, nauticalRefusal } from '../engineering.rules.ts';
import { movementAfter } from '../movement-state.rules.ts';
import { findRow, groupTotal } from '../oil-rows.rules.ts';
import { prefillReport } from '../prefill.rules.ts';
import type { Report } from '../report.rules.ts';
import { reportOfRow, rowOfReport, type Wire } from '../report-wire.rules.ts';
import { stripHidden } from '../requirement.rules.ts';
import { confirmReport } from './confirm-report.server.ts';
import { type GivenReason, readFindings, type StoredFinding, saveFindings } from './findings.server.ts';
import { type Chain, chainAt, lockChain, lockChainOf, REPORT } from './report-facts.server.ts';
import { nextReportNo, openVoyageOf, renumber } from './report-numbers.server.ts';
import { checkContext, readAround, surroundingsIn } from './surroundings.server.ts';

export type SaveInput = Wire & { reasons?: readonly GivenReason[]; confirm?: boolean };
export type Saved = { row: Wire; findings: StoredFinding[] };

/** What the office keeps and a save never takes from the caller. */
type Judged = { values: Wire; report: Report; chain: Chain; findings: Finding[] };

/**
 * Parses, strips what the type hides, derives, and runs every rule. Everything that refuses the save is answered at once:
 * faulty values, what they refer to and is not there, missing fields and the rules of 4.3, each with its field.
 */
export async function judge(ctx: Ctx, draft: Wire, exceptId: number | null, current?: Wire): Promise<Judged> {
  const { values, errors } = validate(REPORT, draft);
  const rptTime = values.rptTime as string | null;
  if (!rptTime || !values.rptType || !values.shipName) throw invalid(errors);
  const typed = reportOfRow({ ...values, labels: { voyageNo: draft.voyageNoText }, id: exceptId });
  const place = { shipId: Number(values.shipName), rptTime, exceptId };
  const [chain, around, unknown] = await ctx.db.together((db) =>
    Promise.all([
      chainAt({ ...ctx, db }, place),
      readAround({ ...ctx, db }, place, typed),
      checkKnown(REPORT, { ...ctx, db }, values),
    ]),
  );
  errors.push(...unknown);
  const report = derivedIn(chain, typed);
  const engineer = isEngineer(ctx);
  if (engineer) {
    const before = current ? reportOfRow(current) : prefilledIn(chain, report);
    assertEnginePart(derivedIn(chain, before), report, !current);
  }
  const findings = checkReport(checkContextOf(report, surroundingsIn(chain, around, ctx.now)));
  const faulty = new Set(errors.map((error) => error.field));
  const refusals: FieldError[] = findings
    .filter((finding) => refusesSave(finding.code) && !faulty.has(finding.field))
    .filter((finding) => !(engineer && isLeftToBridge(finding)))
    .map(({ field, message, code }) => ({ field, message, code }));
  if (errors.length + refusals.length > 0) throw invalid([...errors, ...refusals]);
  return { values, report, chain, findings };
}

/** What a new report of this type and time holds before anybody writes in it. */
function prefilledIn({ previous, movementState, ship }: Chain, report: Report): Report {
  const voyage = { id: report.voyageId ?? '', voyageNo: report.voyageNo ?? '' };
  const about = { rptType: report.rptType, rptTime: report.rptTime ?? '', reportNo: report.reportNo ?? '' };
  return prefillReport({ ...about, voyage, previous, movementState, ship });
}

/** A report as it would be saved in this place of the chain: without what its type hides, and derived. */
export function derivedIn({ previous, movementState, ship }: Chain, report: Report): Report {
  return deriveReport({ report: stripHidden({ report, previous, movementState, ship }), previous, ship });
}

/** The columns that only the server writes, computed from the whole report. */
export function serverColumns(ctx: Ctx, { report, chain }: Judged): Wire {
  const total = findRow(report.oil, 'TOTAL');
  // The number in the voyage is given by the order of time, once the report stands in its chain.
  const { voyageRptNo: _number, ...columns } = rowOfReport(report);
  return {
    ...columns,
    movementState: movementAfter({ before: chain.movementState, report }),
    fuelUsed: groupTotal(total, 'FO'),
    dieselUsed: groupTotal(total, 'DO'),
    cargoLoaded: loadedTonnes(report.cargos),
    submitTime: ctx.now.toISOString(),
    returned: false,
    returnReason: null,
  };
}

/** A ship's report is written on board by ship users, in the office by everybody else. */
const sourceOf = (ctx: Ctx): string => (ctx.user.roles.some((role) => SHIP_ROLES.has(role)) ? 'SHIP' : 'LAND');
const SHIP_ROLES = new Set(['MASTER', 'CHIEF_OFFICER', 'CHIEF_ENGINEER', 'SECOND_ENGINEER']);

/** The number that a person gave the report in place of the next one. */
function givenNumber(value: unknown): string | null {
  const parsed = parseValue(REPORT.fields.reportNo!, value);
  if ('error' in parsed) throw invalid([{ field: 'reportNo', message: parsed.error }]);
  return parsed.value as string | null;
}

/** Makes a report in its ship's open voyage. Later reports must be unconfirmed; their stocks are derived anew. */
export async function createReport(ctx: Ctx, input: SaveInput): Promise<Saved> {
  const { reasons, confirm, ...given } = input;
  const shipId = Number(given.shipName);
  if (!Number.isSafeInteger(shipId) || shipId <= 0) {
    throw invalid([{ field: 'shipName', message: { zh: '船舶必填', en: 'Ship is required' } }]);
  }
  if (!inScope(ctx.user, 'vessel', shipId)) throw notFound({ zh: '船舶', en: 'Vessel' });
  await lockChain(ctx, shipId);
  const voyage = await openVoyageOf(ctx, shipId, given.voyageNo === undefined ? null : Number(given.voyageNo));
  const rptTime = String(given.rptTime ?? ctx.now.toISOString());
  const draft: Wire = {
    ...given,
    source: given.source ?? sourceOf(ctx),
    voyageNo: voyage.id,
    voyageNoText: voyage.voyageNo,
    reportNo: givenNumber(given.reportNo) ?? (await nextReportNo(ctx, shipId, rptTime)),
  };
  const judged = await judge(ctx, draft, null);
  assertLaterUnconfirmed(judged.chain);
  const row = await createRow(REPORT, ctx, draft, {
    ...serverColumns(ctx, judged),
    source: draft.source,
    reportNo: draft.reportNo,
  });
  return finish(ctx, { id: row.id as number, shipId, judged, reasons, confirm });
}

/** Changes an unconfirmed report. The ship and voyage stay; the number is fixed from the first save on. */
export async function updateReport(ctx: Ctx, input: SaveInput & { id: number; version: number }): Promise<Saved> {
  const { reasons, confirm, ...given } = input;
  // Sent together, the report is still read after its ship's chain is held.
  const [shipId, current, earlier] = await ctx.db.together((db) =>
    Promise.all([
      lockChainOf({ ...ctx, db }, given.id),
      readOne(REPORT, { ...ctx, db }, given.id, { lock: true }),
      readFindings({ ...ctx, db }, given.id),
    ]),
  );
  if (current.confirmed === 'CONFIRMED') {
    throw new AppError('WRONG_STATE', {
      zh: '报告已确认，不能修改；须先取消确认或提交更正',
      en: 'The report is confirmed: un-confirm it or submit a correction',
    });
  }
  const fixed = { shipName: shipId, voyageNo: current.voyageNo, reportNo: current.reportNo, source: current.source };
  const draft: Wire = { ...current, ...given, ...fixed, voyageNoText: (current.labels as Wire).voyageNo };
  const { id, version } = given;
  // None at all is told as missing by the record service.
  if (Number.isSafeInteger(version) && current.version !== version) throw staleError(current);
  const judged = await judge(ctx, draft, id, current);
  assertLaterUnconfirmed(judged.chain);
  const moved = judged.report.rptTime !== current.rptTime;
  return changeRow(
    REPORT,
    ctx,
    { ...draft, id, version },
    {
      server: { ...serverColumns(ctx, judged), ...fixed },
      held: current,
      valid: judged.values,
      answer: (one, known) =>
        finish(one, {
          id,
          shipId,
          judged,
          reasons,
          confirm,
          before: { row: current, findings: earlier },
          moved,
          known,
        }),
    },
  );
}

/**
 * The engine department writes the engine's part alone (4.5): what it changes of the rest is refused by name. A new report is held
 * against what would have been filled in by itself.
 */
function assertEnginePart(before: Report, after: Report, beginning: boolean): void {
  const fields = nauticalChanges(before, after, { beginning });
  if (fields.length === 0) return;
  const message = nauticalRefusal(fields);
  throw new AppError('FORBIDDEN', message, {
    errors: fields.map((field) => ({ field, message: nauticalRefusal([field]) })),
  });
}

const isEngineer = (ctx: Ctx): boolean => !holds(ctx.user, 'voyage:report:nautical');

export function assertLaterUnconfirmed({ nextRow }: Chain): void {
  if (nextRow?.confirmed !== 'CONFIRMED') return;
  throw new AppError(
    'CONFLICT',
    {
      zh: '其后的报告 {reportNo} 已确认，不能再插入或修改',
      en: 'The later report {reportNo} is confirmed; nothing may be inserted or changed before it',
    },
    { values: { reportNo: String(nextRow.reportNo) } },
  );
}

type Finish = {
  id: number;
  shipId: number;
  judged: Judged;
  reasons?: readonly GivenReason[];
  confirm?: boolean;
  /** The report as it was, and what was found in it. */
  before?: Saved;
  /** Lines of it that stay as they were read, by kind. */
  known?: Readonly<Record<string, Wire[]>>;
  /** Whether it stands in another place of its voyage than before; a new one does. */
  moved?: boolean;
};

export async function finish(ctx: Ctx, options: Finish): Promise<Saved> {
  const { id, shipId, judged, reasons, confirm, before, known, moved = true } = options;
  const found = { reportId: id, shipId, findings: judged.findings, reasons, earlier: before?.findings };
  const { counts, kept } = await saveFindings(ctx, found);
  if (moved) await renumber(ctx, Number(judged.report.voyageId));
  if (judged.chain.nextRow) await rechain(ctx, shipId, judged.report.rptTime!);
  const isCounted = before?.row.errorCount === counts.errorCount && before.row.warningCount === counts.warningCount;
  const counted = async (db: Db): Promise<void> => {
    if (isCounted) return;
    await db.query({
      name: 'voyage-report-counts',
      text: 'update voyage_report set error_count = $2, warning_count = $3 where id = $1',
      values: [id, counts.errorCount, counts.warningCount],
    });
  };
  await raise(ctx, reportSubmitted, {
    reportId: id,
    shipId,
    voyageId: Number(judged.report.voyageId),
    rptType: judged.report.rptType,
    rptTime: judged.report.rptTime!,
  });
  if (confirm) {
    await counted(ctx.db);
    await confirmReport(ctx, id);
  }
  const [, row, findings] = await ctx.db.together((db) =>
    Promise.all([
      confirm ? undefined : counted(db),
      readOne(REPORT, { ...ctx, db }, id, { known }),
      kept && !confirm ? kept : readFindings({ ...ctx, db }, id),
    ]),
  );
  return { row, findings };
}

/**
 * Derives every later report of the ship anew: what an inserted, changed or deleted report left on board is the last
 * stock of the next. Only unconfirmed reports follow, so the chain is short.
 */
export async function rechain(ctx: Ctx, shipId: number, after: string): Promise<void> {
  const later = await ctx.db.query<{ id: number; rpt_time: string }>(
    "select id, rpt_time from voyage_report where ship_name = $1 and rpt_time > $2 and deleted_at is null and confirmed = 'UNCONFIRMED' order by rpt_time, id",
    [shipId, after],
  );
  for (const { id, rpt_time } of later) {
    const chain = await chainAt(ctx, { shipId, rptTime: rpt_time, exceptId: id });
    const row = await readOne(REPORT, ctx, id);
    const report = deriveReport({ report: reportOfRow(row), previous: chain.previous, ship: chain.ship });
    const findings = checkReport(await checkContext(ctx, report, chain, row));
    const { counts } = await saveFindings(ctx, { reportId: id, shipId, findings });
    const derived = rowOfReport(report);
    const { reportNo: _no, voyageRptNo: _number, ...columns } = derived;
    await patchRow(
      REPORT,
      ctx,
      id,
      { ...columns, ...counts, movementState: movementAfter({ before: chain.movementState, report }) },
      { action: 'rechain' },
    );
  }
}
