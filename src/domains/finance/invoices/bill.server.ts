import type { Ctx } from '../../../kernel/server/context.ts';
import { raise } from '../../../kernel/server/domain-events.ts';
import { orZero } from '../../../kernel/value/decimal.ts';
import type { BillableLine } from '../billables/billable-line.resource.ts';
import { type Billed, linesBilled } from '../public.ts';
import type { InvoiceRow } from './invoice.resource.ts';
import { billablesOf } from './match-invoice.server.ts';

type Row = { billableLineId: number; invoicedAmount: string; paidAmount: string };

/** Tells the documents behind an invoice what of their lines is invoiced and paid now, each line over all its invoices. */
export async function tellBilled(ctx: Ctx, { lines, serialNo }: Pick<InvoiceRow, 'lines' | 'serialNo'>): Promise<void> {
  const known = await billablesOf(ctx, lines);
  if (known.size === 0) return;
  const rows = await ctx.db.query<Row>({
    name: 'finance-billed-amounts',
    text: `select l.billable_line_id as "billableLineId", round(sum(l.net_amount + l.tax_amount), 2) as "invoicedAmount",
             round(sum((l.net_amount + l.tax_amount) * least(1, i.paid_amount / nullif(i.gross_total, 0))), 2) as "paidAmount"
           from finance_invoice_line l join finance_invoice i on i.id = l.parent_id
           where l.billable_line_id = any($1::bigint[]) and i.status = 'APPROVE' and i.deleted_at is null group by 1`,
    values: [[...known.keys()]],
  });
  const amounts = new Map(rows.map((row) => [row.billableLineId, row]));
  const documents = Map.groupBy(known.values(), ({ source, sourceId }) => `${source} ${sourceId}`);
  for (const found of [...documents.values()].toSorted((a, b) => (a[0]!.sourceId ?? 0) - (b[0]!.sourceId ?? 0)))
    await raise(ctx, linesBilled, {
      source: found[0]!.source ?? '',
      sourceId: found[0]!.sourceId ?? 0,
      documentNo: serialNo ?? '',
      lines: found.map((line) => billed(line, amounts.get(line.id))),
    });
}

const billed = (line: BillableLine, row: Row | undefined): Billed => ({
  lineId: line.lineId ?? 0,
  lineKind: line.lineKind,
  invoicedQty: orZero(line.invoicedQty),
  invoicedAmount: row?.invoicedAmount ?? '0.00',
  paidAmount: row?.paidAmount ?? '0.00',
});
