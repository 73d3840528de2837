import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Decimal, isPositive } from '../../../kernel/value/decimal.ts';
import { baseRatesOf, currencyCodes } from '../../parameter/public.server.ts';
import { estimatedOf, lastDayOf } from './estimate.rules.ts';

/** What came of a line until a day, and what of it invoices of the months until then have taken. */
type Open = {
  billableLineId: number;
  source: string;
  sourceId: number;
  sourceNo: string;
  partnerId: number;
  organizationId: number;
  vesselId: number | null;
  subjectId: number | null;
  itemName: string;
  currencyId: number;
  unitPrice: Decimal;
  acceptedOn: string;
  acceptedQty: Decimal;
  invoicedQty: Decimal;
};

/** What is charged beside goods came with the first of them. */
const OPEN_AT = `with came as (
    select billable_line_id as id, sum(quantity) as quantity, max(day) filter (where quantity > 0) as day
    from finance_acceptance where day <= $1::date group by 1 having sum(quantity) > 0),
  billed as (
    select l.billable_line_id as id, sum(l.quantity) as quantity from finance_invoice_line l
    join finance_invoice i on i.id = l.parent_id and i.status = 'APPROVE' and i.book_month <= $2 and i.deleted_at is null
    where l.billable_line_id is not null group by 1)
  select b.id as "billableLineId", b.source, b.source_id as "sourceId", b.source_no as "sourceNo", b.partner_id as "partnerId",
    b.organization_id as "organizationId", b.vessel_id as "vesselId", b.subject_id as "subjectId", b.item_name as "itemName", b.currency_id as "currencyId",
    coalesce(b.unit_price, 0) as "unitPrice", c.day::text as "acceptedOn", c.quantity as "acceptedQty", coalesce(v.quantity, 0) as "invoicedQty"
  from came c join finance_billable_line b on b.id = c.id and b.deleted_at is null left join billed v on v.id = c.id
  where c.quantity > coalesce(v.quantity, 0) and (b.line_kind = 'GOODS'
    or not exists (select from finance_billable_line g where g.source = b.source and g.source_id = b.source_id and g.line_kind = 'GOODS'
      and g.deleted_at is null)
    or exists (select from finance_billable_line g join came a on a.id = g.id
      where g.source = b.source and g.source_id = b.source_id and g.line_kind = 'GOODS' and g.deleted_at is null))
  order by b.source_no, b.id`;

export type Gathered = Open & {
  readonly systemAmount: Decimal;
  readonly estimateAmount: Decimal;
  readonly rate: Decimal | null;
  readonly changeReason: null;
};

/** The lines of the estimate of a month, at the rates of its last day. RULE with RATE_MISSING where a currency has none. */
export async function gathered(ctx: Ctx, month: string): Promise<Gathered[]> {
  const day = lastDayOf(month);
  const open = await ctx.db.query<Open>({ name: 'finance-open-at', text: OPEN_AT, values: [day, month] });
  const ids = [...new Set(open.map(({ currencyId }) => currencyId))];
  const found = await baseRatesOf(
    ctx,
    ids.map((currencyId) => ({ currencyId, date: day })),
  );
  const rates = new Map(ids.map((id, i) => [id, found[i] ?? null]));
  const unknown = ids.filter((id) => !rates.get(id));
  if (unknown.length > 0) {
    const codes = [...(await currencyCodes(ctx, unknown)).values()].join('、');
    const message = {
      zh: `没有 ${codes} 在 ${day} 的汇率，先登记汇率`,
      en: `There is no rate of ${codes} on ${day}: enter it first`,
    };
    throw new AppError('RULE', message, { data: { reason: 'RATE_MISSING' }, errors: [{ field: 'month', message }] });
  }
  return open.flatMap((line) => {
    const systemAmount = estimatedOf(line);
    if (!isPositive(systemAmount)) return [];
    const rate = rates.get(line.currencyId) ?? null;
    return [{ ...line, systemAmount, estimateAmount: systemAmount, rate, changeReason: null }];
  });
}
