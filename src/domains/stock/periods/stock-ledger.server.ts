import type { Ctx } from '../../../kernel/server/context.ts';
import { defineLedger, type Proof } from '../../../kernel/server/ledger/ledger.ts';
import { issue } from '../issues/issue.resource.ts';
import { movement } from '../ledger/movement.resource.ts';
import { receipt } from '../receipts/receipt.resource.ts';
import { storeReturn } from '../returns/store-return.resource.ts';
import { arrival } from '../transfers/arrival.resource.ts';
import { transfer } from '../transfers/transfer.resource.ts';
import { stockPeriod } from './period.resource.ts';
import { stockProof } from './proof.resource.ts';

/** Each pool against the sum of its movements, and what it is worth, and how many they are. */
async function prove(ctx: Ctx, storeId?: number): Promise<Proof> {
  const [{ checked } = { checked: 0 }] = await ctx.db.query<{ checked: number }>({
    name: 'stock-pools-to-prove',
    text: `select count(*)::int as checked from stock_pool where $1::bigint is null or store_id = $1`,
    values: [storeId ?? null],
  });
  const differences = await ctx.db.query<Record<string, unknown>>({
    name: 'stock-prove',
    text: `select d."poolId", f.figure, f.kept, f.summed
           from (select p.id as "poolId", p.qty, p.value, p.seq, coalesce(sum(m.qty), 0) as sum_qty, coalesce(sum(m.value), 0) as sum_value,
                   count(m.id) as movements
                 from stock_pool p left join stock_movement m on m.pool_id = p.id
                 where $1::bigint is null or p.store_id = $1 group by p.id) d
           cross join lateral (values ('QTY', d.qty, d.sum_qty), ('VALUE', d.value, d.sum_value), ('COUNT', d.seq, d.movements))
             as f (figure, kept, summed)
           where f.kept is distinct from f.summed order by d."poolId", f.figure`,
    values: [storeId ?? null],
  });
  return { checked, differences };
}

/** The stock ledger by store and month. */
export const stockLedger = defineLedger({
  entries: movement,
  periods: stockPeriod,
  unit: 'storeId',
  proofs: stockProof,
  prove,
  count: (ctx, asked) =>
    ctx.db.query({
      name: 'stock-movements-of-months',
      text: `select w.unit, w.month, count(m.id)::int as entries
             from jsonb_to_recordset($1::jsonb) as w (unit bigint, month text)
             join stock_movement m on m.store_id = w.unit and m.occurred_on >= to_date(w.month, 'YYYY-MM')
               and m.occurred_on < to_date(w.month, 'YYYY-MM') + interval '1 month'
             group by w.unit, w.month`,
      values: [JSON.stringify(asked)],
    }),
  waiting: (ctx, { unit, month }) =>
    ctx.db.query({
      name: 'stock-drafts-of-month',
      text: `select no from (
               select receipt_no as no, store_id, received_on as day, doc_status, deleted_at from stock_receipt
               union all select issue_no, store_id, issued_on, doc_status, deleted_at from stock_issue
               union all select return_no, store_id, returned_on, doc_status, deleted_at from stock_store_return
               union all select arrival_no, store_id, arrived_on, doc_status, deleted_at from stock_arrival) d
             where store_id = $1 and day >= to_date($2, 'YYYY-MM') and day < to_date($2, 'YYYY-MM') + interval '1 month'
               and doc_status = 'DRAFT' and deleted_at is null order by no`,
      values: [unit, month],
    }),
  cron: '20 2 * * *',
});

/** Where a refusal of a closed month is told: the day of each kind of document. */
const DAY_FIELD: Readonly<Record<string, string>> = {
  [receipt.name]: 'receivedOn',
  [issue.name]: 'issuedOn',
  [storeReturn.name]: 'returnedOn',
  [arrival.name]: 'arrivedOn',
  [transfer.name]: 'shippedOn',
};

/** The month of a store takes what is posted: it is open, and stands among the months from its first movement on. */
export async function openStockMonth(
  ctx: Ctx,
  { storeId, day, source }: { storeId: number; day: string; source: string },
): Promise<void> {
  const month = day.slice(0, 7);
  await stockLedger.months.assertOpen(ctx, [{ unit: storeId, month, field: DAY_FIELD[source] }]);
  await ctx.db.query({
    name: 'stock-open-month',
    text: `insert into stock_period (version, create_by, create_name, create_time, store_id, organization_id, vessel_id, month, period_status)
           select 1, $3, $4, $5, s.id, s.organization_id, s.vessel_id, $2, 'OPEN' from stock_store s
           where s.id = $1 and not exists (select from stock_period p where p.store_id = s.id and p.month = $2)
           on conflict do nothing`,
    values: [storeId, month, ctx.user.id, ctx.user.name, ctx.now.toISOString()],
  });
}
