import type { Ctx } from '../../../kernel/server/context.ts';
import type { Judged } from './chain-judge.rules.ts';

export type Kept = { readonly found: number; readonly fresh: number; readonly fixed: number };

const FOUND = `found as (
    select * from jsonb_to_recordset($1::jsonb) as f(report_id bigint, voyage_no bigint, rpt_time timestamptz, rpt_zone numeric,
      rule_code text, level text, field text, message jsonb, found text, expected text, reason text)
  )`;

/** What is kept of what is still open or accepted: fixed ones are told of, and found anew they are new ones. */
const SAME =
  "p.report_id = f.report_id and p.rule_code = f.rule_code and p.field = f.field and p.proof_state <> 'FIXED' and p.deleted_at is null";

/**
 * Keeps what was found in some reports of a ship: what is known stays what it is, with its reason; what is new is open, or accepted
 * where the ship gave a reason with her report; what is no longer found is fixed.
 */
export async function keepFindings(ctx: Ctx, shipId: number, judged: readonly Judged[]): Promise<Kept> {
  const rows = judged.flatMap(({ of: { report }, findings }) =>
    findings.map(({ code, ...finding }) => ({
      ...finding,
      rule_code: code,
      report_id: Number(report.id),
      voyage_no: report.voyageId === null ? null : Number(report.voyageId),
      rpt_time: report.rptTime,
      rpt_zone: report.zone,
    })),
  );
  const [counts] = await ctx.db.query<Kept>({
    name: 'voyage-proof-keep',
    text: `with ${FOUND}, known as (
        update voyage_proof_finding p set level = f.level, message = f.message, found = f.found, expected = f.expected, seen_at = $4,
          version = p.version + 1 from found f where ${SAME} returning p.id
      ), fixed as (
        update voyage_proof_finding p set proof_state = 'FIXED', seen_at = $4, version = p.version + 1
        where p.report_id = any($5::bigint[]) and p.proof_state <> 'FIXED' and p.deleted_at is null
          and not exists (select from found f where f.report_id = p.report_id and f.rule_code = p.rule_code and f.field = p.field)
        returning p.id
      ), fresh as (
        insert into voyage_proof_finding (report_id, ship_name, voyage_no, rpt_time, rpt_zone, rule_code, level, field, message, found, expected,
          reason, proof_state, seen_at, create_by, create_name, create_time)
        select f.report_id, $2, f.voyage_no, f.rpt_time, f.rpt_zone, f.rule_code, f.level, f.field, f.message, f.found, f.expected, given.reason,
          case when given.reason is null then 'OPEN' else 'ACCEPTED' end, $4, $3, $6, $4
        from found f left join lateral (
          select coalesce(f.reason, (select g.reason from voyage_finding g where g.report_id = f.report_id and g.rule_code = f.rule_code
            and g.field = f.field and g.reason is not null and g.deleted_at is null limit 1)) as reason
        ) given on true
        where not exists (select from voyage_proof_finding p where ${SAME}) returning id
      )
      select (select count(*)::int from found) as found, (select count(*)::int from fresh) as fresh, (select count(*)::int from fixed) as fixed`,
    values: [
      JSON.stringify(rows),
      shipId,
      ctx.user.id,
      ctx.now.toISOString(),
      judged.map(({ of }) => Number(of.report.id)),
      ctx.user.name,
    ],
  });
  return counts ?? { found: 0, fresh: 0, fixed: 0 };
}
