/**
 * What of a material lies in the store of each ship, as read models of other domains read it: `vessel_id`, `material_id`, `qty` in base
 * units, new, reconditioned and used together. What is on its way to her is not there yet.
 */
export const ABOARD = `(select p.vessel_id, p.material_id, sum(p.qty) as qty from stock_pool p
  join stock_store s on s.id = p.store_id and s.store_type = 'SHIP'
  where p.vessel_id is not null and p.deleted_at is null group by p.vessel_id, p.material_id)`;

/** The ledger as the SQL of other domains reads it: what came is positive, what left negative; `source` is the kind of document. */
export const MOVEMENTS = `(select id, vessel_id, source, source_id, line_id, move_type, occurred_on, qty, value from stock_movement
  where deleted_at is null)`;
