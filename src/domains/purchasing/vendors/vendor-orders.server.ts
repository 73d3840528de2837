import { notFound } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { UNITS } from '../../identity/public.server.ts';
import { materialFacts, unitFacts } from '../../material/public.server.ts';
import { CURRENCIES, currencyCodes, PORTS } from '../../parameter/public.server.ts';
import { type OrderRow, purchaseOrder } from '../orders/order.resource.ts';
import { orderActs } from '../orders/order-acts.server.ts';
import { orders } from '../orders/save-order.server.ts';

const system = (ctx: Ctx): Ctx => asSystem(ctx, '供应商操作');

/** An order that went to the supplier; another's, and one that has not gone out, is not there. */
async function sentTo(ctx: Ctx, partnerId: number, id: number): Promise<OrderRow> {
  const row = await orders.get(ctx, id);
  if (row.partnerId !== partnerId || !row.sentAt) throw notFound(purchaseOrder.label);
  return row;
}

const summary = (row: OrderRow & { labels?: Readonly<Record<string, unknown>> }, currency: string) => ({
  id: row.id,
  version: row.version,
  orderNo: row.orderNo ?? '',
  ship: String(row.labels?.organizationId ?? ''),
  port: row.labels?.portId ? String(row.labels.portId) : null,
  requiredDate: row.requiredDate,
  promisedDate: row.promisedDate,
  status: row.orderStatus,
  currency,
  total: row.totalAmount ?? '0',
  sentAt: row.sentAt ?? '',
});

type Listed = ReturnType<typeof summary>;
type Paged = { readonly page: number; readonly size: number };

const SENT = 'o.partner_id = $1 and o.sent_at is not null and o.deleted_at is null';

/** A page of the orders that went to a supplier, the newest first, with how many there are. */
export async function ordersOfVendor(
  ctx: Ctx,
  partnerId: number,
  { page, size }: Paged,
): Promise<{ rows: Listed[]; total: number }> {
  const [rows, [count]] = await ctx.db.together((db) =>
    Promise.all([
      db.query<Listed>({
        name: 'purchasing-orders-of-vendor',
        text: `select o.id, o.version, o.order_no as "orderNo", case when $4 then coalesce(nullif(u.name_en, ''), u.name) else u.name end as ship,
                 case when $4 then coalesce(nullif(p.name_en, ''), p.name) else p.name end as port,
                 o.required_date as "requiredDate", o.promised_date as "promisedDate", o.order_status as status,
                 coalesce(c.code, '') as currency, coalesce(o.total_amount, 0) as total, o.sent_at as "sentAt"
               from purchasing_purchase_order o left join ${UNITS} u on u.id = o.organization_id
                 left join ${PORTS} p on p.id = o.port_id left join ${CURRENCIES} c on c.id = o.currency_id
               where ${SENT} order by o.sent_at desc, o.id desc limit $2 offset $3`,
        values: [partnerId, size, page * size, ctx.lang === 'en'],
      }),
      db.query<{ n: number }>({
        name: 'purchasing-count-orders-of-vendor',
        text: `select count(*)::int as n from purchasing_purchase_order o where ${SENT}`,
        values: [partnerId],
      }),
    ]),
  );
  return { rows: rows.map((row) => ({ ...row, ship: row.ship ?? '' })), total: count?.n ?? 0 };
}

/** One of them with its lines and what has come of each. */
export async function orderOfVendor(ctx: Ctx, partnerId: number, id: number) {
  const own = { ...system(ctx), lang: ctx.lang };
  const row = await sentTo(own, partnerId, id);
  const { lines } = row;
  const [codes, facts, units] = await Promise.all([
    currencyCodes(own, [row.currencyId]),
    materialFacts(
      own,
      lines.flatMap(({ materialId }) => materialId ?? []),
    ),
    unitFacts(
      own,
      lines.flatMap(({ unitId }) => unitId ?? []),
    ),
  ]);
  return {
    ...summary(row, codes.get(row.currencyId) ?? ''),
    remark: row.remark,
    confirmRef: row.confirmRef,
    lines: lines.map((line) => {
      const unit = units.get(line.unitId);
      return {
        id: line.id,
        description: (ctx.lang === 'en' && line.materialId && facts.get(line.materialId)?.nameEn) || line.description,
        spec: line.spec,
        unit: (ctx.lang === 'en' ? unit?.nameEn : unit?.name) ?? '',
        qty: line.qty,
        unitPrice: line.unitPrice,
        discountPct: line.discountPct,
        amount: line.amount ?? '0',
        acceptedQty: line.acceptedQty ?? '0',
        rejectedQty: line.rejectedQty ?? '0',
      };
    }),
  };
}

/** The supplier promises a day; a price or quantity of his own is another matter, and the buyer's. */
export async function confirmVendorOrder(
  ctx: Ctx,
  partnerId: number,
  id: number,
  body: { version: number; promisedDate: string; confirmRef?: string },
): Promise<void> {
  const own = system(ctx);
  await sentTo(own, partnerId, id);
  await orderActs.perform(own, 'confirm', id, body);
}
