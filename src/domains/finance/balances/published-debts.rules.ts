/**
 * What customers owe, as SQL and read models of other domains read it, in base currency: a row for each open invoice, and one for each
 * receipt of which something is set off against no invoice: `from ${CUSTOMER_DEBTS} d`.
 */
export const CUSTOMER_DEBTS = `(select partner_id, invoice_no, due_date, round((gross_total - received_amount - red_amount) * rate, 2) as open_base,
  0.00 as advance_base from finance_customer_invoice where bill_status in ('ISSUED', 'PART_RECEIVED') and deleted_at is null
  union all select partner_id, null, null, 0.00, base_amount - allocated_base from finance_customer_receipt
  where receipt_status = 'OPEN' and deleted_at is null)`;
