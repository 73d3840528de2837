/**
 * What orders in force still bring to ships, as read models of other domains read it: `id`, `vessel_id`, `material_id`, `source_no` of the
 * order, `item_name` and `item_name_en`, `open_qty` in `unit_id`, `base_qty` the same in the base unit of the material, `due_date`. What has
 * no material of stock is not among it.
 */
export const EXPECTED = `(select e.id, e.vessel_id, e.material_id, e.source_no, e.item_name, e.item_name_en, e.unit_id,
    e.ordered_qty - coalesce(e.accepted_qty, 0) as open_qty,
    (e.ordered_qty - coalesce(e.accepted_qty, 0)) * coalesce(e.factor, 1) as base_qty, e.due_date
  from stock_expected_line e where not e.closed and e.vessel_id is not null and e.material_id is not null and e.deleted_at is null)`;
