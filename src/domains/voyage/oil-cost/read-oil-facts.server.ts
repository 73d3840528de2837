import type { Ctx } from '../../../kernel/server/context.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { CONSUMPTION_ROWS } from '../reports/oil-rows.rules.ts';
import type { OilLayer } from './fifo.rules.ts';
import type { OilFacts, OilReceiptFact, OilUse, ReceiptDifference, UseDifference } from './oil-book.rules.ts';
import { RECEIPTS, SHIP_MONTH } from './oil-receipts.resource.ts';

const ROWS = [...CONSUMPTION_ROWS, 'ADJUST'];

/** The books of a ship begin with the report whose opening stock they took. */
const BEGUN = `coalesce((select min(f.rpt_time) from voyage_oil_receipt h join voyage_report f on f.id = h.report_id
    where h.ship_name = $1 and h.source_kind = 'OPENING' and h.deleted_at is null), '-infinity')`;

/** Of confirmed reports each figure that moves the books. */
const USES = `select r.id as "reportId", r.rpt_time as at, ${SHIP_MONTH} as month, r.voyage_no as "voyageId", o.row_code as consumer,
    g.key as oil, g.value::numeric(20, 3) as qty, o.seq
  from voyage_report r join voyage_report_oil o on o.parent_id = r.id cross join lateral jsonb_each_text(o.grades) g
  where r.ship_name = $1 and r.deleted_at is null and r.confirmed = 'CONFIRMED' and o.row_code = any($2::text[]) and g.value::numeric <> 0
    and r.rpt_time >= ${BEGUN}`;

const OIL = "oil_grade || case when bonded then ':B' else '' end";

/** Receipts of a ship whose reports are confirmed. */
const RECEIVED = `select id, report_id as "reportId", rpt_time as at, month, voyage_id as "voyageId", ${OIL} as oil,
    source_kind = 'OPENING' as opening, qty::numeric(20, 3) as qty, base_amount::numeric(20, 2) as amount
  from (${RECEIPTS} and b.ship_name = $1 and b.deleted_at is null and r.confirmed = 'CONFIRMED') b where qty <> 0`;

/** What the closed months of a ship hold of each delivery. */
const BOOKED_RECEIPTS = `select e.receipt_id, sum(e.qty) filter (where e.kind = 'RECEIPT') as qty,
    sum(e.amount) filter (where e.kind = 'RECEIPT' or e.kind = 'VARIANCE' and e.voyage_id is null) as amount
  from voyage_oil_entry e join voyage_oil_month m on m.id = e.parent_id
  where m.ship_name = $1 and m.deleted_at is null and m.period_status = 'CLOSED' and e.receipt_id is not null group by 1`;

/** Deliveries that a correction took out of their report, or wrote down as another grade. */
const GONE = `select h.id, h.report_id as "reportId", r.rpt_time as at, ${SHIP_MONTH} as month, r.voyage_no as "voyageId",
    h.oil_grade || case when h.bonded then ':B' else '' end as oil, h.source_kind = 'OPENING' as opening, 0::numeric(20, 3) as qty, 0::numeric(20, 2) as amount
  from voyage_oil_receipt h join voyage_report r on r.id = h.report_id
  where h.ship_name = $1 and h.source_kind = 'BUNKER' and not exists (select from (${RECEIVED}) b where b.id = h.id)`;

/** What the closed months of a ship hold of each voyage's consumers. */
const BOOKED = `select voyage_id, consumer, ${OIL} as oil, -sum(qty) as qty, -sum(amount) as amount
  from voyage_oil_entry where consumer is not null and parent_id in
    (select id from voyage_oil_month where ship_name = $1 and deleted_at is null and period_status = 'CLOSED') group by 1, 2, 3`;

/** Every month of the ship's books; the last closed one, and those behind it. */
type ShipMonths = {
  readonly closed: { readonly id: number; readonly month: string } | undefined;
  readonly open: readonly string[];
};

async function shipMonths(ctx: Ctx, shipId: number): Promise<ShipMonths> {
  const rows = await ctx.db.query<{ id: number; month: string; closed: boolean }>({
    name: 'voyage-oil-months',
    text: `select id, month, period_status = 'CLOSED' as closed from voyage_oil_month
           where ship_name = $1 and deleted_at is null order by month`,
    values: [shipId],
  });
  const closed = rows.findLast((row) => row.closed);
  return { closed, open: rows.filter(({ month }) => month > (closed?.month ?? '')).map(({ month }) => month) };
}

/** All that the open months of a ship's books are reckoned from. */
export async function readOilFacts(ctx: Ctx, shipId: number): Promise<OilFacts> {
  const { closed, open } = await shipMonths(ctx, shipId);
  const until = closed?.month ?? '';
  // Ships' months begin at most 14 hours before and 12 after that of UTC.
  const from = closed ? `${monthsAfter(closed.month, 1)}-01T00:00:00.000Z` : '1970-01-01T00:00:00.000Z';
  const since = new Date(Date.parse(from) - 15 * 3_600_000).toISOString();
  const [layers, receipts, uses, useDifferences, receiptDifferences] = await ctx.db.together((db) =>
    Promise.all([
      db.query<OilLayer>({
        name: 'voyage-oil-layers',
        text: `select receipt_id as source, ${OIL} as oil, qty, amount, remaining as left, remaining_amount as "leftAmount"
               from voyage_oil_layer where parent_id = $1 order by seq`,
        values: [closed?.id ?? null],
      }),
      db.query<OilReceiptFact>({
        name: 'voyage-oil-received',
        // A correction may move a report over the end of a closed month: what that month took is not taken again.
        text: `with booked as (${BOOKED_RECEIPTS})
               select * from (${RECEIVED}) b where b.month > $2 and not exists (select from booked k where k.receipt_id = b.id and k.qty is not null)
               order by b.at, b."reportId", b.id`,
        values: [shipId, until],
      }),
      db.query<OilUse>({
        name: 'voyage-oil-used',
        text: `select * from (${USES} and r.rpt_time >= $4) u where u.month > $3 order by u.at, u."reportId", u.seq, u.oil`,
        values: [shipId, ROWS, until, since],
      }),
      closed
        ? db.query<UseDifference>({
            name: 'voyage-oil-use-differences',
            text: `with said as (
                     select u."voyageId" as voyage_id, u.consumer, u.oil, sum(case when u.consumer = 'ADJUST' then -u.qty else u.qty end) as qty
                     from (${USES}) u where u.month <= $3 group by 1, 2, 3),
                   booked as (${BOOKED})
                   select coalesce(s.voyage_id, b.voyage_id) as "voyageId", coalesce(s.consumer, b.consumer) as consumer, coalesce(s.oil, b.oil) as oil,
                     coalesce(b.qty, 0)::numeric(20, 3) as booked, coalesce(b.amount, 0)::numeric(20, 2) as "bookedAmount",
                     coalesce(s.qty, 0)::numeric(20, 3) as now
                   from said s full join booked b on b.voyage_id = s.voyage_id and b.consumer = s.consumer and b.oil = s.oil
                   where coalesce(s.qty, 0) <> coalesce(b.qty, 0) and coalesce(s.consumer, b.consumer) <> 'DEBUNKER'
                   order by 1, 2, 3`,
            values: [shipId, ROWS, until],
          })
        : [],
      closed
        ? db.query<ReceiptDifference>({
            name: 'voyage-oil-receipt-differences',
            text: `with booked as (${BOOKED_RECEIPTS})
                   select b.*, coalesce(k.qty, 0)::numeric(20, 3) as booked, coalesce(k.amount, 0)::numeric(20, 2) as "bookedAmount",
                     coalesce((select jsonb_agg(jsonb_build_object('voyageId', u.voyage_id, 'consumer', u.consumer, 'qty', u.qty::text) order by u.voyage_id, u.consumer)
                       from (select e.voyage_id, e.consumer, -sum(e.qty) as qty from voyage_oil_entry e join voyage_oil_month m on m.id = e.parent_id
                         where e.receipt_id = b.id and m.deleted_at is null and m.period_status = 'CLOSED' and e.consumer is not null
                         group by 1, 2 having sum(e.qty) < 0) u), '[]') as used
                   from (${RECEIVED} union all ${GONE}) b left join booked k on k.receipt_id = b.id
                   where (b.month <= $2 or k.qty is not null) and b.qty >= 0 and (b.qty > 0 or coalesce(k.qty, 0) <> 0 or coalesce(k.amount, 0) <> 0)
                     and (b.qty <> coalesce(k.qty, 0) or b.amount is distinct from k.amount and b.amount is not null)
                   order by b.at, b.id`,
            values: [shipId, until],
          })
        : [],
    ]),
  );
  return { layers, months: open, receipts, uses, useDifferences, receiptDifferences };
}
