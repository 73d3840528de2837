import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from '../../../../kernel/server/context.ts';
import type { Finding } from '../checks/check.rules.ts';

export type GivenReason = { code: string; field: string; reason: string };

export type StoredFinding = {
  id: number;
  ruleCode: string;
  level: 'E' | 'W' | 'I';
  field: string;
  message: { zh: string; en: string };
  found: string | null;
  expected: string | null;
  findingState: 'OPEN' | 'REASONED' | 'FIXED';
  reason: string | null;
};

const key = (finding: { code: string; field: string }): string => `${finding.code} ${finding.field}`;

/**
 * Writes what the rules found in a report in place of what they found before. A reason that the report gives, one sent
 * with this save, or one given earlier for the same rule and field keeps its finding settled. Answers the counts, and
 * what was found before where it stays.
 */
export async function saveFindings(
  ctx: Ctx,
  options: {
    reportId: number;
    shipId: number;
    findings: readonly Finding[];
    reasons?: readonly GivenReason[];
    /** Those found before, where they have been read already. */
    earlier?: StoredFinding[];
  },
): Promise<{ counts: Counts; kept?: StoredFinding[] }> {
  const { reportId, shipId, findings } = options;
  const earlier = options.earlier ?? (await readFindings(ctx, reportId));
  const reasons = new Map<string, string>();
  for (const old of earlier) if (old.reason) reasons.set(key({ code: old.ruleCode, field: old.field }), old.reason);
  for (const given of options.reasons ?? []) if (given.reason.trim()) reasons.set(key(given), given.reason.trim());

  const rows = findings.map((finding) => {
    const reason = finding.reason ?? reasons.get(key(finding)) ?? null;
    return { ...finding, reason, state: reason && finding.level === 'W' ? 'REASONED' : 'OPEN' };
  });
  if (saysTheSame(earlier, rows)) return { counts: countFindings(rows), kept: earlier };
  await ctx.db.query({
    name: 'voyage-findings-clear',
    text: 'delete from voyage_finding where report_id = $1',
    values: [reportId],
  });
  if (rows.length > 0) {
    await ctx.db.query({
      name: 'voyage-findings-insert',
      text:
        'insert into voyage_finding (report_id, ship_name, rule_code, level, field, message, found, expected, finding_state, reason, create_by, create_name, create_time) ' +
        'select $1, $2, f.code, f.level, f.field, f.message, f.found, f.expected, f.state, f.reason, $3, $4, $5 ' +
        'from jsonb_to_recordset($6::jsonb) as f(code text, level text, field text, message jsonb, found text, expected text, state text, reason text)',
      values: [reportId, shipId, ctx.user.id, ctx.user.name, ctx.now.toISOString(), JSON.stringify(rows)],
    });
  }
  return { counts: countFindings(rows) };
}

type Counts = { errorCount: number; warningCount: number };
type Row = Finding & { readonly reason: string | null; readonly state: string };

/** Whether what is kept says the same already: then it stays as it was, with who found it and when. */
function saysTheSame(kept: readonly StoredFinding[], rows: readonly Row[]): boolean {
  const lineOf = (...parts: unknown[]): string => JSON.stringify(parts);
  const before = kept.map((one) =>
    lineOf(
      one.ruleCode,
      one.field,
      one.level,
      one.message.zh,
      one.message.en,
      one.found,
      one.expected,
      one.findingState,
      one.reason,
    ),
  );
  const after = rows.map((one) =>
    lineOf(
      one.code,
      one.field,
      one.level,
      one.message.zh,
      one.message.en,
      one.found,
      one.expected,
      one.state,
      one.reason,
    ),
  );
  return isDeepStrictEqual(before.toSorted(), after.toSorted());
}

/** Errors, and warnings that still want a reason. */
export function countFindings(rows: readonly { level: string; reason: string | null }[]): Counts {
  return {
    errorCount: rows.filter((row) => row.level === 'E').length,
    warningCount: rows.filter((row) => row.level === 'W' && !row.reason).length,
  };
}

export function readFindings(ctx: Ctx, reportId: number): Promise<StoredFinding[]> {
  return ctx.db.query<StoredFinding>({
    name: 'voyage-findings-of',
    text:
      'select id, rule_code as "ruleCode", level, field, message, found, expected, finding_state as "findingState", reason ' +
      "from voyage_finding where report_id = $1 and deleted_at is null order by array_position(array['E','W','I'], level), rule_code, id",
    values: [reportId],
  });
}

/** Adds reasons to the warnings of a report, and answers them all. An unknown rule or field is passed over. */
export async function giveReasons(
  ctx: Ctx,
  reportId: number,
  reasons: readonly GivenReason[],
): Promise<StoredFinding[]> {
  await ctx.db.query(
    "update voyage_finding f set reason = g.reason, finding_state = 'REASONED', update_name = $3, update_time = $4 " +
      'from jsonb_to_recordset($2::jsonb) as g(code text, field text, reason text) ' +
      "where f.report_id = $1 and f.level = 'W' and f.rule_code = g.code and f.field = g.field and length(trim(g.reason)) > 0",
    [reportId, JSON.stringify(reasons), ctx.user.name, ctx.now.toISOString()],
  );
  const findings = await readFindings(ctx, reportId);
  await ctx.db.query('update voyage_report set warning_count = $2 where id = $1', [
    reportId,
    countFindings(findings).warningCount,
  ]);
  return findings;
}
