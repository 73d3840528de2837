/**
 * What was called off of a contract, in its currency, and by how many orders; the contract's id follows. Counted are the orders in force that
 * name it, without what was cancelled or closed short (purchasing 3.16); nobody adds it up by hand.
 */
export const CALLED_OFF = `select count(distinct o.id) as order_count,
    coalesce(sum(round(l.amount * (l.qty - coalesce(l.closed_qty, 0)) / nullif(l.qty, 0), 2)), 0.00) as used_amount
  from purchasing_purchase_order o join purchasing_order_line l on l.parent_id = o.id
  where o.status = 'APPROVE' and o.order_status not in ('DRAFT', 'CANCELLED') and o.deleted_at is null and o.contract_id =`;
