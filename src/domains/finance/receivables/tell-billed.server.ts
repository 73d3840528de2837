import type { Ctx } from '../../../kernel/server/context.ts';
import { raise } from '../../../kernel/server/domain-events.ts';
import type { Decimal } from '../../../kernel/value/decimal.ts';
import { customerBilled } from '../public.ts';
import type { CustomerInvoiceRow } from './customer-invoice.resource.ts';

type Row = {
  source: string;
  sourceId: number;
  invoiceNos: string[] | null;
  invoiceDate: string | null;
  dueOn: string | null;
  gross: Decimal;
  baseNet: Decimal;
  baseGross: Decimal;
  open: Decimal;
  toBill: Decimal;
  receivedOn: string | null;
};

/**
 * Tells the documents behind an invoice what of them is billed and received now, each over all its invoices in force, red ones taken off.
 * What is received of a part of an invoice is told when the whole of it is.
 */
export async function tellCustomerBilled(
  ctx: Ctx,
  { lines, draftNo }: Pick<CustomerInvoiceRow, 'lines' | 'draftNo'>,
): Promise<void> {
  const ids = lines.flatMap(({ receivableLineId }) => receivableLineId ?? []);
  if (ids.length === 0) return;
  const rows = await ctx.db.query<Row>({
    name: 'finance-customer-billed',
    text: `select r.source, r.source_id as "sourceId",
             array_agg(distinct i.invoice_no order by i.invoice_no) filter (where i.bill_status in ('ISSUED', 'PART_RECEIVED', 'RECEIVED')) as "invoiceNos",
             max(i.invoice_date) filter (where i.bill_status in ('ISSUED', 'PART_RECEIVED', 'RECEIVED')) as "invoiceDate",
             min(i.due_date) filter (where i.bill_status in ('ISSUED', 'PART_RECEIVED', 'RECEIVED')) as "dueOn",
             coalesce(sum(l.net_amount + l.tax_amount), 0) as gross,
             coalesce(sum(round(l.net_amount * i.rate, 2)), 0) as "baseNet",
             coalesce(sum(round((l.net_amount + l.tax_amount) * i.rate, 2)), 0) as "baseGross",
             coalesce(sum(case when i.red_of_id is null then i.gross_total - i.received_amount - i.red_amount else 0 end), 0) as open,
             (select coalesce(sum(o.amount - o.billed_amount), 0) from finance_receivable_line o
               where o.source = r.source and o.source_id = r.source_id and o.deleted_at is null) as "toBill",
             max(i.received_on) as "receivedOn"
           from finance_receivable_line r
           left join finance_customer_invoice_line l on l.receivable_line_id = r.id
             and exists (select from finance_customer_invoice f where f.id = l.parent_id and f.status = 'APPROVE' and f.deleted_at is null)
           left join finance_customer_invoice i on i.id = l.parent_id
           where (r.source, r.source_id) in (select n.source, n.source_id from finance_receivable_line n where n.id = any($1::bigint[]))
             and r.deleted_at is null
           group by r.source, r.source_id order by r.source, r.source_id`,
    values: [ids],
  });
  for (const { open, toBill, receivedOn, invoiceNos, ...row } of rows) {
    const settled = Number(row.gross) > 0 && Number(open) <= 0 && Number(toBill) <= 0;
    await raise(ctx, customerBilled, {
      ...row,
      invoiceNos: invoiceNos ?? [],
      receivedOn: settled ? receivedOn : null,
      documentNo: draftNo ?? '',
    });
  }
}
