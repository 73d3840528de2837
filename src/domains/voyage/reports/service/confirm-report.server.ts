import { AppError, refuseFor } from '../../../../kernel/errors.ts';
import { permissionOf, type Whole } from '../../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../../kernel/server/context.ts';
import { type ActHandler, serveActs } from '../../../../kernel/server/crud/act-endpoints.ts';
import type { Labels } from '../../../../kernel/server/crud/records.ts';
import { raise } from '../../../../kernel/server/domain-events.ts';
import { assertPermission } from '../../../../kernel/server/permit/permit.ts';
import { tellConfirmed, tellReturned } from '../../messages/voyage-messages.server.ts';
import { beginOilBooks } from '../../oil-cost/begin-oil-books.server.ts';
import { isOilMonthOpen } from '../../oil-cost/oil-closed-until.server.ts';
import { reportConfirmed, reportUnconfirmed, type ToldReport } from '../../public.ts';
import type { RuleCode } from '../checks/check.rules.ts';
import { type ConfirmFacts, confirmProblems, unconfirmProblems } from '../confirm.rules.ts';
import { reportFlow } from '../report.flow.ts';
import { report } from '../report.resource.ts';
import { readFindings } from './findings.server.ts';
import { lockChainOf } from './report-facts.server.ts';

type Seen = Whole<(typeof report)['fields']>;

/** The ship's first report before this one that is not confirmed: a chain is confirmed from its beginning. */
async function unconfirmedBefore(ctx: Ctx, row: Seen): Promise<string | null> {
  const [before] = await ctx.db.query<{ reportNo: string }>({
    name: 'voyage-unconfirmed-before',
    text:
      'select report_no as "reportNo" from voyage_report where ship_name = $1 and rpt_time < $2 and deleted_at is null ' +
      "and confirmed = 'UNCONFIRMED' order by rpt_time limit 1",
    values: [row.shipName, row.rptTime],
  });
  return before?.reportNo ?? null;
}

async function confirmFacts(ctx: Ctx, row: Seen): Promise<ConfirmFacts> {
  const findings = await readFindings(ctx, row.id);
  return {
    confirmed: row.confirmed === 'CONFIRMED',
    returned: row.returned === true,
    unconfirmedBefore: await unconfirmedBefore(ctx, row),
    findings: findings.map((f) => ({ code: f.ruleCode as RuleCode, level: f.level, state: f.findingState })),
  };
}

const toldOf = ({ id, shipName, voyageNo, rptType, rptTime }: Seen): ToldReport => ({
  reportId: id,
  shipId: shipName,
  voyageId: voyageNo,
  rptType,
  rptTime,
});

type Handler<A extends keyof typeof reportFlow.transitions> = ActHandler<
  (typeof report)['fields'],
  (typeof reportFlow.transitions)[A]
>;

/** It is locked; board, map and statistics count it from now on. */
const confirm: Handler<'confirm'> = async (ctx, { row, move }) => {
  refuseFor(confirmProblems(await confirmFacts(ctx, row)));
  const confirmed = await move({
    confirmName: ctx.user.name,
    confirmTime: ctx.now.toISOString(),
    returned: false,
    returnReason: null,
  });
  await beginOilBooks(ctx, [row.id]);
  await tellConfirmed(ctx, row.id);
  await raise(ctx, reportConfirmed, toldOf(row));
  return confirmed;
};

/** The ship corrects it and submits it anew. */
const sendBack: Handler<'return'> = async (ctx, { row, reason, move }) => {
  const returned = await move({ returned: true, returnReason: reason });
  await tellReturned(ctx, row.id, reason);
  return returned;
};

/** The ship's last confirmed report of an open voyage only. */
const unconfirm: Handler<'unconfirm'> = async (ctx, { row, move }) => {
  const [facts] = await ctx.db.query<{ isLastConfirmed: boolean; voyageOpen: boolean }>({
    name: 'voyage-unconfirm-facts',
    text:
      'select not exists (select 1 from voyage_report where ship_name = $1 and rpt_time > $2 and deleted_at is null ' +
      'and confirmed = \'CONFIRMED\') as "isLastConfirmed", (select voyage_status = \'OPEN\' from voyage_voyage where id = $3) as "voyageOpen"',
    values: [row.shipName, row.rptTime, row.voyageNo],
  });
  refuseFor(unconfirmProblems({ ...facts!, oilMonthOpen: await isOilMonthOpen(ctx, row.id) }));
  const open = await move({ confirmName: null, confirmTime: null });
  await raise(ctx, reportUnconfirmed, toldOf(row));
  return open;
};

/** What the office does with a report. Saving holds the ship's chain before the report, and so do these. */
export const reportActs = serveActs(
  report,
  reportFlow,
  { confirm, return: sendBack, unconfirm },
  { before: lockChainOf },
);

/** Confirms a report within another act: what the call's permission is for that one, is asked here. */
export async function confirmReport(ctx: Ctx, id: number): Promise<Seen & Labels> {
  assertPermission(ctx, permissionOf(report, 'confirm'));
  return reportActs.perform(ctx, 'confirm', id);
}

type BatchResult = {
  id: number;
  reportNo: string;
  shipName: string;
  ok: boolean;
  code: string;
  message: string;
};

/**
 * Confirms many reports of any ships in the order of ship and time. Each ship's chain is confirmed up to its first
 * failure; the answer has a line for every report.
 */
export async function batchConfirm(ctx: Ctx, ids: readonly number[]): Promise<BatchResult[]> {
  const rows = await ctx.db.query<{ id: number; reportNo: string; shipId: number; rptTime: string }>(
    'select id, report_no as "reportNo", ship_name as "shipId", rpt_time as "rptTime" from voyage_report where id = any($1::bigint[]) and deleted_at is null order by ship_name, rpt_time, id',
    [ids],
  );
  const results: BatchResult[] = [];
  const stopped = new Map<number, string>();
  for (const row of rows) {
    const blocker = stopped.get(row.shipId);
    const outcome = blocker ? skipped(blocker) : await tryConfirm(ctx, row.id);
    if (!outcome) continue;
    if (!outcome.ok && !blocker) stopped.set(row.shipId, row.reportNo);
    results.push({
      id: row.id,
      reportNo: row.reportNo,
      shipName: outcome.shipName ?? '',
      ok: outcome.ok,
      code: outcome.code,
      message: outcome.message[ctx.lang],
    });
  }
  return results;
}

type Outcome = { ok: boolean; code: string; message: { zh: string; en: string }; shipName?: string };

const skipped = (reportNo: string): Outcome => ({
  ok: false,
  code: 'CONFLICT',
  message: { zh: `前面的报告 ${reportNo} 未能确认`, en: `Report ${reportNo} before it could not be confirmed` },
});

/** One report in a savepoint of its own, so that its failure leaves the others confirmed. Nothing for another ship's report. */
async function tryConfirm(ctx: Ctx, id: number): Promise<Outcome | undefined> {
  await ctx.db.query('savepoint one_report');
  try {
    const row = await confirmReport(ctx, id);
    await ctx.db.query('release savepoint one_report');
    return {
      ok: true,
      code: 'OK',
      message: { zh: '已确认', en: 'Confirmed' },
      shipName: String(row.labels.shipName),
    };
  } catch (error) {
    await ctx.db.query('rollback to savepoint one_report');
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'NOT_FOUND') return undefined;
    return { ok: false, code: error.code, message: error.text };
  }
}
