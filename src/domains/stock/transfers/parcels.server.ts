import type { Ctx } from '../../../kernel/server/context.ts';
import type { Parcel } from '../ledger/parcels.rules.ts';

/** What of a transfer is still on its way, by line and batch in the order in which it left: the balance of its movements there. */
export const onItsWay = (ctx: Ctx, transitId: number, transferId: number): Promise<readonly Parcel[]> =>
  ctx.db.query<Parcel>({
    name: 'stock-parcels-of-transfer',
    text: `select line_id as "lineId", material_id as "materialId", condition, batch_no as "batchNo", expiry_date as "expiryDate",
             sum(qty) as qty, sum(value) as value
           from stock_movement where store_id = $1 and (
             (source = 'stock.transfer' and source_id = $2)
             or (source = 'stock.arrival' and source_id in (select id from stock_arrival where transfer_id = $2)))
           group by line_id, material_id, condition, batch_no, expiry_date having sum(qty) > 0 order by min(id)`,
    values: [transitId, transferId],
  });
