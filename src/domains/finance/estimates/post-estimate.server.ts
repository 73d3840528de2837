import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { patchLines } from '../../../kernel/server/crud/line-records.ts';
import { type Decimal, eq, neg, orZero } from '../../../kernel/value/decimal.ts';
import type { BudgetLine, BudgetSource } from '../ledger/write-entries.server.ts';
import { setHeld } from '../ledger/write-entries.server.ts';
import { freedBy, totalsOf } from './estimate.rules.ts';
import { type ProvisionalEstimate, provisionalEstimate } from './provisional-estimate.resource.ts';
import { estimates } from './save-estimate.server.ts';

const sourceOf = ({ id, estimateNo }: Pick<ProvisionalEstimate, 'id' | 'estimateNo'>): BudgetSource => ({
  resource: provisionalEstimate.name,
  id,
  no: estimateNo ?? '',
});

type Bound = {
  source: string;
  sourceId: number;
  organizationId: number;
  subjectId: number;
  month: string;
  amount: Decimal;
};

/** What the documents of an estimate still bind, by subject and month. */
const boundBy = (ctx: Ctx, { id }: Pick<ProvisionalEstimate, 'id'>): Promise<Bound[]> =>
  ctx.db.query<Bound>({
    name: 'finance-bound-by-estimated',
    text: `select e.source, e.source_id as "sourceId", e.organization_id as "organizationId", e.subject_id as "subjectId", e.month,
             sum(e.amount) as amount
           from finance_budget_entry e
           join (select distinct l.source, l.source_id from finance_estimate_line l where l.parent_id = $1) d
             on d.source = e.source and d.source_id = e.source_id
           where e.kind = 'COMMIT' group by 1, 2, 3, 4, 5 having sum(e.amount) > 0 order by 5, 2, 4`,
    values: [id],
  });

/** What its lines post in a month; those of ships and units that are not budgeted post nothing. */
const postedIn = (row: ProvisionalEstimate, at: string, sign: (amount: Decimal) => Decimal): BudgetLine[] =>
  row.lines.flatMap(({ id, organizationId, subjectId, standing, currencyId, rate }): BudgetLine[] =>
    organizationId && subjectId
      ? [{ organizationId, subjectId, month: at, amount: sign(orZero(standing)), lineId: id, currencyId, rate }]
      : [],
  );

/**
 * Says in the ledger what of an estimate stands (finance C3, C6a): posted, it is spent for now and bound no more; reversed, all of it is
 * taken back in the next month, and bound once more.
 */
async function keepEntries(ctx: Ctx, row: ProvisionalEstimate): Promise<void> {
  const posted = postedIn(row, row.month, (amount) => amount);
  if (row.estimateStatus === 'REVERSED') {
    const back = postedIn(row, String(row.reversalDate).slice(0, 7), neg);
    await setHeld(ctx, sourceOf(row), { ESTIMATE: [...posted, ...back], COMMIT: [] });
    return;
  }
  const lines = row.lines.map(({ source, sourceId, organizationId, subjectId, standing }) => ({
    source,
    sourceId,
    organizationId,
    subjectId,
    amount: orZero(standing),
  }));
  await setHeld(ctx, sourceOf(row), { ESTIMATE: posted, COMMIT: freedBy(lines, await boundBy(ctx, row)) });
}

/** How much of each line invoices of its own month took since it was counted. */
async function takenSince(ctx: Ctx, row: ProvisionalEstimate) {
  const rows = await ctx.db.query<{ id: number; quantity: Decimal }>({
    name: 'finance-invoiced-since-estimated',
    text: `select l.id, greatest(sum(v.quantity) - coalesce(l.invoiced_qty, 0), 0) as quantity
           from finance_estimate_line l join finance_invoice_line v on v.billable_line_id = l.billable_line_id
           join finance_invoice i on i.id = v.parent_id and i.status = 'APPROVE' and i.book_month <= $2 and i.deleted_at is null
           where l.parent_id = $1 group by l.id`,
    values: [row.id, row.month],
  });
  const known = new Map(row.lines.map((line) => [line.id, orZero(line.laterQty)]));
  return new Map(
    rows
      .filter(({ id, quantity }) => !eq(quantity, known.get(id) ?? '0'))
      .map(({ id, quantity }) => [id, { laterQty: quantity }] as const),
  );
}

/** What was invoiced in its month after all is estimated no more. */
async function keepStanding(ctx: Ctx, row: ProvisionalEstimate): Promise<ProvisionalEstimate> {
  const taken = await takenSince(ctx, row);
  if (taken.size === 0) return row;
  const { row: counted } = await patchLines(provisionalEstimate, ctx, { id: row.id, field: 'lines' }, taken, {
    action: 'invoice',
  });
  const { standingTotal } = totalsOf(counted.lines);
  return (await estimates.patch(ctx, row.id, { standingTotal }, { action: 'invoice' })).row;
}

/** Approved: it is posted as of the last day of its month. */
export async function postEstimate(ctx: Ctx, row: ProvisionalEstimate): Promise<void> {
  const { row: posted } = await estimates.patch(ctx, row.id, { estimateStatus: 'POSTED' }, { action: 'inForce' });
  await keepEntries(ctx, await keepStanding(ctx, posted));
}

/** Reversed: what its month has is taken back in the next one. */
export const reverseEntries = (ctx: Ctx, row: ProvisionalEstimate): Promise<void> =>
  keepEntries(asSystem(ctx, row.estimateNo ?? '暂估冲回'), row);

type Billed = {
  readonly bookMonth: string;
  readonly lines: readonly { readonly billableLineId: number | null }[];
};

/** The estimate of the month of an invoice that takes something of it, held: whoever approves the estimate waits for the invoice. */
export async function heldEstimateOf(ctx: Ctx, { bookMonth, lines }: Billed): Promise<ProvisionalEstimate | undefined> {
  const ids = lines.flatMap(({ billableLineId }) => billableLineId ?? []);
  if (ids.length === 0) return undefined;
  const [found] = await ctx.db.query<{ id: number }>({
    name: 'finance-estimate-of-month',
    text: `select e.id from finance_provisional_estimate e where e.month = $1 and e.status <> 'REJECT' and e.deleted_at is null
             and exists (select from finance_estimate_line l where l.parent_id = e.id and l.billable_line_id = any($2::bigint[]))`,
    values: [bookMonth, ids],
  });
  return found && estimates.held(ctx, found.id);
}

/** An invoice in force took something of a month that is estimated: that stands there no more. */
export async function invoicedEstimate(ctx: Ctx, row: ProvisionalEstimate | undefined): Promise<void> {
  if (row && row.estimateStatus !== 'DRAFT') await keepEntries(ctx, await keepStanding(ctx, row));
}
