import type { Ctx } from '../../../kernel/server/context.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { type OrderedFact, type ScoreFact, scoreSource } from '../../partner/public.ts';
import { ARRIVALS } from '../../stock/public.ts';
import { purchaseOrder } from '../orders/order.resource.ts';

type Span = { readonly from: string; readonly to: string };
type Counted = Omit<ScoreFact, 'item'>;

/** Orders that bind, with the day on which they were given. */
const ORDERS = `(select o.* from purchasing_purchase_order o
  where o.deleted_at is null and o.order_status not in ('DRAFT', 'CANCELLED'))`;

const ordered = (ctx: Ctx, { from, to }: Span) =>
  ctx.db.query<OrderedFact>({
    name: 'purchasing-ordered-of-suppliers',
    text: `select o.partner_id as "partnerId", o.purchase_type as "purchaseType", count(*)::int as orders
           from ${ORDERS} o where o.rate_date between $1 and $2 group by 1, 2 order by 1, 2`,
    values: [from, to],
  });

/** Lines due in the span that came whole by that day. What was wholly closed short was agreed away. */
const onTime = (ctx: Ctx, { from, to }: Span) =>
  ctx.db.query<Counted>({
    name: 'purchasing-on-time-of-suppliers',
    text: `select l.partner_id as "partnerId", count(*)::int as "rowCount", count(*)::numeric as "outOf",
             count(*) filter (where l.whole and l.received_on <= l.due)::numeric as achieved
           from (select o.partner_id, coalesce(o.promised_date, o.required_date) as due, g.received_on,
               o.order_status = 'CLOSED' or l.qty <= coalesce(l.accepted_qty, 0) + coalesce(l.closed_qty, 0) as whole
             from purchasing_order_line l join ${ORDERS} o on o.id = l.parent_id
               left join ${ARRIVALS} g on g.source = 'purchasing.purchaseOrder' and g.line_id = l.id
             where l.qty > coalesce(l.closed_qty, 0)) l
           where l.due between $1 and $2 group by 1 order by 1`,
    values: [from, to],
  });

/** Of each line received in the span the share that was accepted: lines count alike, whatever their units. */
const quality = (ctx: Ctx, { from, to }: Span) =>
  ctx.db.query<Counted>({
    name: 'purchasing-quality-of-suppliers',
    text: `select o.partner_id as "partnerId", count(*)::int as "rowCount", count(*)::numeric as "outOf",
             round(sum(coalesce(l.accepted_qty, 0) / (coalesce(l.accepted_qty, 0) + coalesce(l.rejected_qty, 0))), 4) as achieved
           from purchasing_order_line l join ${ORDERS} o on o.id = l.parent_id
             join ${ARRIVALS} g on g.source = 'purchasing.purchaseOrder' and g.line_id = l.id
           where g.received_on between $1 and $2 and coalesce(l.accepted_qty, 0) + coalesce(l.rejected_qty, 0) > 0
           group by 1 order by 1`,
    values: [from, to],
  });

/** Awarded lines at the price before, by what they cost: in base currency without tax, of one material in one unit. */
const price = (ctx: Ctx, { from, to }: Span) =>
  ctx.db.query<Counted>({
    name: 'purchasing-prices-of-suppliers',
    text: `with priced as (
             select l.id, l.material_id, l.unit_id, l.qty, o.partner_id, o.award_id, o.rate_date,
               l.unit_price * (1 - coalesce(l.discount_pct, 0) / 100) * o.rate
                 / (1 + case when l.tax_included then coalesce(l.tax_rate, 0) else 0 end) as net
             from purchasing_order_line l join ${ORDERS} o on o.id = l.parent_id
             where l.material_id is not null and o.rate is not null and o.rate_date <= $2)
           select p.partner_id as "partnerId", count(*)::int as "rowCount", round(sum(p.qty * p.net), 4) as "outOf",
             round(sum(p.qty * b.net), 4) as achieved
           from priced p cross join lateral (select x.net from priced x
               where x.material_id = p.material_id and x.unit_id = p.unit_id and x.id < p.id and x.net > 0 order by x.id desc limit 1) b
           where p.award_id is not null and p.rate_date >= $1 and p.net > 0 group by 1 order by 1`,
    values: [from, to],
  });

/** Invitations whose time was up in the span; a refusal is an answer, too. */
const response = (ctx: Ctx, { from, to }: Span) =>
  ctx.db.query<Counted>({
    name: 'purchasing-responses-of-suppliers',
    text: `select v.partner_id as "partnerId", count(*)::int as "rowCount", count(*)::numeric as "outOf",
             count(*) filter (where v.invite_status = 'DECLINED' or v.invite_status = 'QUOTED' and v.quoted_at <= i.deadline)::numeric as achieved
           from purchasing_inquiry_invite v join purchasing_inquiry i on i.id = v.parent_id
           where i.deleted_at is null and i.inquiry_status not in ('DRAFT', 'CANCELLED')
             and (i.deadline at time zone 'Asia/Shanghai')::date between $1 and $2 group by 1 order by 1`,
    values: [from, to],
  });

const MEASURED = { ON_TIME: onTime, QUALITY: quality, PRICE: price, RESPONSE: response } as const;

/** What orders and inquiries tell of suppliers. */
export const supplierFacts = fill(scoreSource, purchaseOrder.name, {
  ordered,
  facts: async (ctx, span) => {
    const facts: ScoreFact[] = [];
    for (const item of ['ON_TIME', 'QUALITY', 'PRICE', 'RESPONSE'] as const)
      for (const { partnerId, achieved, outOf, rowCount } of await MEASURED[item](ctx, span))
        facts.push({ partnerId, item, achieved, outOf, rowCount });
    return facts;
  },
});
