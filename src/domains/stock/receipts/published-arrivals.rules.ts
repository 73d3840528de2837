/** Of each line of an order the day on which goods of it came last, by posted receipts: `source`, `line_id`, `received_on`. */
export const ARRIVALS = `(select e.source, e.line_id, max(r.received_on) as received_on
  from stock_receipt_line l join stock_receipt r on r.id = l.parent_id join stock_expected_line e on e.id = l.expected_line_id
  where r.doc_status = 'POSTED' and r.deleted_at is null group by e.source, e.line_id)`;
