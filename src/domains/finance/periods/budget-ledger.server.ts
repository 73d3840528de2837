import type { Ctx } from '../../../kernel/server/context.ts';
import { defineLedger, type Proof, type UnitMonth } from '../../../kernel/server/ledger/ledger.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { SHIPS } from '../../fleet/public.server.ts';
import { budget } from '../budgets/budget.resource.ts';
import { budgetAdjust } from '../budgets/budget-adjust.resource.ts';
import { provisionalEstimate } from '../estimates/provisional-estimate.resource.ts';
import { invoice } from '../invoices/invoice.resource.ts';
import { budgetEntry } from '../ledger/budget-entry.resource.ts';
import type { EntryKind } from '../ledger/entry-kinds.text.ts';
import { budgetPeriod } from './budget-period.resource.ts';
import { budgetProof } from './budget-proof.resource.ts';

/**
 * What a closed month keeps: what was spent and estimated in it, and how it was adjusted. Versions of a budget say all twelve months anew, and what
 * documents hold lapses in the month for which they held it.
 */
const CLOSED_FOR: ReadonlySet<EntryKind> = new Set(['ACTUAL', 'ADJUST', 'ESTIMATE']);

type Found = { checked: number; differences: Record<string, unknown>[] };

/** Budgets in force, approved adjustments, invoices in force and posted estimates, each by ship or unit, against what the ledger holds of them. */
async function prove(ctx: Ctx, organizationId?: number): Promise<Proof> {
  const [found] = await ctx.db.query<Found>({
    name: 'finance-prove',
    text: `with said as (
             select 'BUDGET' as figure, $2 as source, b.id as source_id, b.budget_no as source_no, b.organization_id, b.budget_system_id,
               coalesce(sum(l.m01 + l.m02 + l.m03 + l.m04 + l.m05 + l.m06 + l.m07 + l.m08 + l.m09 + l.m10 + l.m11 + l.m12), 0) as kept
             from finance_budget b left join finance_budget_line l on l.parent_id = b.id
             where b.active and b.deleted_at is null group by b.id
             union all
             select 'ADJUST', $3, a.id, a.adjust_no, l.organization_id, null, sum(l.amount)
             from finance_budget_adjust a join finance_adjust_line l on l.parent_id = a.id
             where a.status = 'APPROVE' and a.deleted_at is null group by a.id, l.organization_id
             union all
             select 'ACTUAL', $4, i.id, i.serial_no, l.organization_id, null,
               sum(round((coalesce(l.net_amount, 0) + case when l.deductible then 0 else coalesce(l.tax_amount, 0) end) * coalesce(i.rate, 0), 2))
             from finance_invoice i join finance_invoice_line l on l.parent_id = i.id and l.subject_id is not null
             where i.status = 'APPROVE' and i.deleted_at is null group by i.id, l.organization_id
             union all
             select 'ESTIMATE', $5, t.id, t.estimate_no, l.organization_id, null,
               sum(case when t.estimate_status = 'POSTED' then coalesce(l.standing, 0) else 0 end)
             from finance_provisional_estimate t join finance_estimate_line l on l.parent_id = t.id and l.subject_id is not null
             where t.status = 'APPROVE' and t.deleted_at is null group by t.id, l.organization_id),
           held as (
             select kind, organization_id, case when kind = 'BUDGET' then system_id end as system_id,
               case when kind <> 'BUDGET' then source end as source, case when kind <> 'BUDGET' then source_id end as source_id, sum(amount) as summed
             from finance_budget_entry where kind = 'BUDGET' or (kind = 'ADJUST' and source = $3) or (kind = 'ACTUAL' and source = $4)
               or (kind = 'ESTIMATE' and source = $5)
             group by 1, 2, 3, 4, 5),
           proved as (
             select s.*, coalesce(h.summed, 0) as summed
             from said s left join held h on h.kind = s.figure and h.organization_id = s.organization_id
               and (s.figure = 'BUDGET' and h.system_id = s.budget_system_id
                 or s.figure <> 'BUDGET' and h.source = s.source and h.source_id = s.source_id)
             where $1::bigint is null or s.organization_id = $1)
           select count(*)::int as checked, coalesce(jsonb_agg(jsonb_build_object('figure', figure, 'source', source, 'sourceId', source_id,
             'sourceNo', source_no, 'organizationId', organization_id, 'kept', kept::text, 'summed', summed::text) order by figure, source_id)
             filter (where kept <> summed), '[]') as differences
           from proved`,
    values: [organizationId ?? null, budget.name, budgetAdjust.name, invoice.name, provisionalEstimate.name],
  });
  return found ?? { checked: 0, differences: [] };
}

/** Estimates that belong into a month of a ship or unit: not posted yet, or posted in the one before and not taken back in it. */
const waiting = (ctx: Ctx, { unit, month }: UnitMonth): Promise<{ no: string | null }[]> =>
  ctx.db.query<{ no: string | null }>({
    name: 'finance-estimates-waiting',
    text: `select t.estimate_no as no from finance_provisional_estimate t
           where t.deleted_at is null and (t.month = $2 and t.status in ('USE', 'IN_AUDIT')
             or t.estimate_status = 'POSTED' and to_char(t.reversal_date, 'YYYY-MM') = $2)
             and exists (select from finance_estimate_line l where l.parent_id = t.id and l.organization_id = $1) order by t.id`,
    values: [unit, month],
  });

/** The budget ledger by ship or unit and month. */
export const budgetLedger = defineLedger({
  entries: budgetEntry,
  periods: budgetPeriod,
  unit: 'organizationId',
  proofs: budgetProof,
  prove,
  waiting,
  count: (ctx, asked) =>
    ctx.db.query({
      name: 'finance-entries-of-months',
      text: `select w.unit, w.month, count(e.id)::int as entries
             from jsonb_to_recordset($1::jsonb) as w (unit bigint, month text)
             join finance_budget_entry e on e.organization_id = w.unit and e.month = w.month and e.kind in ('ACTUAL', 'ADJUST', 'ESTIMATE')
             group by w.unit, w.month`,
      values: [JSON.stringify(asked)],
    }),
  cron: '40 2 * * *',
});

type Line = { readonly organizationId: number; readonly month: string; readonly kind: EntryKind };

const closable = <L extends Line>(lines: readonly L[]): L[] => lines.filter(({ kind }) => CLOSED_FOR.has(kind));

/** The months take what is written: they are open, and stand among the months from their first entry on. CONFLICT with PERIOD_CLOSED. */
export async function openBudgetMonths(ctx: Ctx, lines: readonly (Line & { field?: string })[]): Promise<void> {
  const asked = closable(lines).map(({ organizationId: unit, month, field }) => ({ unit, month, field }));
  if (asked.length === 0) return;
  await budgetLedger.months.assertOpen(ctx, asked);
  await ctx.db.query({
    name: 'finance-open-months',
    text: `insert into finance_budget_period (version, create_by, create_name, create_time, organization_id, vessel_id, month, period_status)
           select 1, $2, $3, $4, w.unit, v.id, w.month, 'OPEN'
           from (select distinct unit, month from jsonb_to_recordset($1::jsonb) as w (unit bigint, month text)) w
           left join ${SHIPS} v on v.organization_id = w.unit and v.deleted_at is null
           where not exists (select from finance_budget_period p where p.organization_id = w.unit and p.month = w.month)
           order by w.unit, w.month
           on conflict do nothing`,
    values: [JSON.stringify(asked), ctx.user.id, ctx.user.name, ctx.now.toISOString()],
  });
}

/** What would change a closed month changes the first open one in its place. */
export async function intoOpenMonths<L extends Line>(ctx: Ctx, lines: readonly L[]): Promise<L[]> {
  const units = [...new Set(closable(lines).map(({ organizationId }) => organizationId))];
  if (units.length === 0) return [...lines];
  const closed = await budgetLedger.months.closedUntil(ctx, units);
  return lines.map((line) => {
    const until = closed.get(line.organizationId);
    if (!until || line.month > until || !CLOSED_FOR.has(line.kind)) return line;
    return { ...line, month: monthsAfter(until, 1) };
  });
}
