import { AppError } from '../../../../kernel/errors.ts';
import { nextState } from '../../../../kernel/flow/flow.ts';
import type { Ctx } from '../../../../kernel/server/context.ts';
import { readOne } from '../../../../kernel/server/crud/read.ts';
import { patchRow } from '../../../../kernel/server/crud/write.ts';
import { assertPermission } from '../../../../kernel/server/permit/permit.ts';
import type { Text } from '../../../../kernel/text.ts';
import { tellConfirmed, tellReturned } from '../../messages/voyage-messages.server.ts';
import type { RuleCode } from '../checks/check.rules.ts';
import { type ConfirmFacts, confirmProblems, unconfirmProblems } from '../confirm.rules.ts';
import { reportFlow } from '../report.flow.ts';
import type { Wire } from '../report-wire.rules.ts';
import { readFindings } from './findings.server.ts';
import { lockChain, REPORT } from './report-facts.server.ts';

type ConfirmState = 'UNCONFIRMED' | 'CONFIRMED';

/** The ship's first report before this one that is not confirmed: a chain is confirmed from its beginning. */
async function unconfirmedBefore(ctx: Ctx, row: Wire): Promise<string | null> {
  const [before] = await ctx.db.query<{ reportNo: string }>({
    name: 'voyage-unconfirmed-before',
    text:
      'select report_no as "reportNo" from voyage_report where ship_name = $1 and rpt_time < $2 and deleted_at is null ' +
      "and confirmed = 'UNCONFIRMED' order by rpt_time limit 1",
    values: [row.shipName, row.rptTime],
  });
  return before?.reportNo ?? null;
}

/** Refuses with every reason at once; nothing to say means that the act may go on. */
function assertNone(problems: readonly Text[]): void {
  if (problems.length === 0) return;
  throw new AppError(
    'CONFLICT',
    { zh: problems.map((p) => p.zh).join('；'), en: problems.map((p) => p.en).join('; ') },
    { data: { problems } },
  );
}

async function confirmFacts(ctx: Ctx, row: Wire): Promise<ConfirmFacts> {
  const findings = await readFindings(ctx, row.id as number);
  return {
    confirmed: row.confirmed === 'CONFIRMED',
    returned: row.returned === true,
    unconfirmedBefore: await unconfirmedBefore(ctx, row),
    findings: findings.map((f) => ({ code: f.ruleCode as RuleCode, level: f.level, state: f.findingState })),
  };
}

/** UNCONFIRMED -> CONFIRMED: locks the report; board, map and statistics count it from now on. */
export async function confirmReport(ctx: Ctx, id: number, version: number | undefined): Promise<Wire> {
  assertPermission(ctx, 'voyage:report:confirm');
  const before = await readOne(REPORT, ctx, id);
  await lockChain(ctx, Number(before.shipName));
  const row = await readOne(REPORT, ctx, id, { lock: true });
  const confirmed = nextState(reportFlow, 'confirm', row.confirmed as ConfirmState);
  assertNone(confirmProblems(await confirmFacts(ctx, row)));
  const values = {
    confirmed,
    confirmName: ctx.user.name,
    confirmTime: ctx.now.toISOString(),
    returned: false,
    returnReason: null,
  };
  const { row: done } = await patchRow(REPORT, ctx, id, values, { action: 'confirm', version });
  await tellConfirmed(ctx, id);
  return done;
}

/** Sends an unconfirmed report back to the ship with the reason. */
export async function returnReport(ctx: Ctx, id: number, input: { version?: number; reason: string }): Promise<Wire> {
  const row = await readOne(REPORT, ctx, id, { lock: true });
  nextState(reportFlow, 'return', row.confirmed as ConfirmState);
  const values = { returned: true, returnReason: input.reason };
  const { row: done } = await patchRow(REPORT, ctx, id, values, {
    action: 'return',
    version: input.version,
    reason: input.reason,
  });
  await tellReturned(ctx, id, input.reason);
  return done;
}

/** CONFIRMED -> UNCONFIRMED, for the ship's last confirmed report of an open voyage only. */
export async function unconfirmReport(
  ctx: Ctx,
  id: number,
  input: { version?: number; reason: string },
): Promise<Wire> {
  const before = await readOne(REPORT, ctx, id);
  await lockChain(ctx, Number(before.shipName));
  const row = await readOne(REPORT, ctx, id, { lock: true });
  const confirmed = nextState(reportFlow, 'unconfirm', row.confirmed as ConfirmState);
  const [facts] = await ctx.db.query<{ isLastConfirmed: boolean; voyageOpen: boolean }>({
    name: 'voyage-unconfirm-facts',
    text:
      'select not exists (select 1 from voyage_report where ship_name = $1 and rpt_time > $2 and deleted_at is null ' +
      'and confirmed = \'CONFIRMED\') as "isLastConfirmed", (select voyage_status = \'OPEN\' from voyage_voyage where id = $3) as "voyageOpen"',
    values: [row.shipName, row.rptTime, row.voyageNo],
  });
  assertNone(unconfirmProblems({ ...facts!, oilMonthOpen: true }));
  const values = { confirmed, confirmName: null, confirmTime: null };
  return (
    await patchRow(REPORT, ctx, id, values, { action: 'unconfirm', version: input.version, reason: input.reason })
  ).row;
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
    const row = await confirmReport(ctx, id, undefined);
    await ctx.db.query('release savepoint one_report');
    return {
      ok: true,
      code: 'OK',
      message: { zh: '已确认', en: 'Confirmed' },
      shipName: String((row.labels as Wire).shipName),
    };
  } catch (error) {
    await ctx.db.query('rollback to savepoint one_report');
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'NOT_FOUND') return undefined;
    return { ok: false, code: error.code, message: error.text };
  }
}
