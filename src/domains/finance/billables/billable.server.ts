import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import {
  add,
  type Decimal,
  eq,
  isDecimal,
  isPositive,
  isZero,
  lt,
  orZero,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { billingOf, overInvoiced } from './billable.rules.ts';
import { type BillableLine, billableLine } from './billable-line.resource.ts';

export const billableLines = recordsOf(billableLine);

/** What a document in force lets its supplier invoice. */
export type Billable = {
  readonly source: string;
  readonly sourceId: number;
  readonly sourceNo: string;
  readonly partnerId: number;
  readonly organizationId: number;
  readonly vesselId: number | null;
  readonly currencyId: number;
  readonly lines: readonly {
    readonly lineId: number;
    readonly lineKind: 'GOODS' | 'CHARGE';
    readonly subjectId: number | null;
    readonly itemName: string;
    readonly itemNameEn: string;
    readonly unitId: number | null;
    readonly orderedQty: Decimal;
    /** What came and was not returned: so much is paid for. */
    readonly acceptedQty: Decimal;
    /** The day on which it comes, where that is not the day on which it is said; what is taken back is of the day on which that is said. */
    readonly acceptedOn?: string;
    /** Without tax, in the currency of the order. */
    readonly unitPrice: Decimal;
    /** A fraction. */
    readonly taxRate: Decimal | null;
    /** Nothing more of it comes. */
    readonly ended: boolean;
  }[];
};

const same = (a: unknown, b: unknown): boolean =>
  isDecimal(a) && isDecimal(b) ? eq(a, b) : (a ?? null) === (b ?? null);

/**
 * Says what may be invoiced of a document: what stands there already is made equal to it, so that saying it twice changes nothing. Refuses
 * (WRONG_STATE) to take back what is invoiced.
 */
export async function mayInvoice(ctx: Ctx, { lines, ...shared }: Billable): Promise<void> {
  const known = await ctx.db.query<{ id: number; lineId: number; lineKind: string }>({
    name: 'finance-billable-lines-of',
    text: `select id, line_id as "lineId", line_kind as "lineKind" from finance_billable_line
           where source = $1 and source_id = $2 and deleted_at is null order by id`,
    values: [shared.source, shared.sourceId],
  });
  const rest = new Map(known.map(({ id, lineId, lineKind }) => [`${lineKind} ${lineId}`, id]));
  const came: Came[] = [];
  for (const { acceptedOn, ...line } of lines) {
    const key = `${line.lineKind} ${line.lineId}`;
    const id = rest.get(key);
    rest.delete(key);
    if (id === undefined) {
      const { id: made } = await billableLines.create(
        ctx,
        { lineKind: line.lineKind, ended: line.ended, status: billingOf(line) },
        { ...shared, ...line, invoicedQty: '0', heldQty: '0' },
      );
      came.push({ id: made, quantity: line.acceptedQty, day: acceptedOn });
    } else {
      const quantity = await change(ctx, id, { ...line, partnerId: shared.partnerId, sourceNo: shared.sourceNo });
      came.push({ id, quantity, day: acceptedOn });
    }
  }
  for (const id of rest.values())
    came.push({ id, quantity: await change(ctx, id, { acceptedQty: '0', ended: true }), day: undefined });
  await noteCame(ctx, came);
}

/** How much more of a line came than before, below zero where it was taken back. */
type Came = { readonly id: number; readonly quantity: Decimal; readonly day: string | undefined };

/** Writes down what came on which day: what an estimate of a month counts, whenever it is made. */
async function noteCame(ctx: Ctx, came: readonly Came[]): Promise<void> {
  const today = officeDay(ctx.now);
  const rows = came
    .filter(({ quantity }) => !isZero(quantity))
    .map(({ id, quantity, day }) => ({ id, quantity, day: isPositive(quantity) ? (day ?? today) : today }));
  if (rows.length === 0) return;
  await ctx.db.query({
    name: 'finance-note-came',
    text: `insert into finance_acceptance (billable_line_id, day, quantity)
           select c.id, c.day, c.quantity from jsonb_to_recordset($1::jsonb) as c (id bigint, day date, quantity numeric)`,
    values: [JSON.stringify(rows)],
  });
}

/** Nobody will invoice what is left of a document: no month is charged with it any more. An invoice that comes all the same is matched as before. */
export async function neverInvoiced(ctx: Ctx, document: Pick<Billable, 'source' | 'sourceId'>): Promise<void> {
  await ctx.db.query({
    name: 'finance-never-invoiced',
    text: `insert into finance_acceptance (billable_line_id, day, quantity)
           select b.id, $3::date, coalesce(b.invoiced_qty, 0) + coalesce(b.held_qty, 0) - a.quantity from finance_billable_line b
           join (select billable_line_id, sum(quantity) as quantity from finance_acceptance group by 1) a on a.billable_line_id = b.id
           where b.source = $1 and b.source_id = $2 and b.deleted_at is null
             and a.quantity > coalesce(b.invoiced_qty, 0) + coalesce(b.held_qty, 0)`,
    values: [document.source, document.sourceId, officeDay(ctx.now)],
  });
}

type Change = Partial<Record<keyof BillableLine, unknown>>;

/** Answers how much more of it came. */
async function change(ctx: Ctx, id: number, values: Change): Promise<Decimal> {
  const before = await heldBillable(ctx, id);
  const row = { ...before, ...values } as BillableLine & { ended: boolean };
  if (overInvoiced(row) && lt(orZero(row.acceptedQty), orZero(before.acceptedQty)))
    throw new AppError('WRONG_STATE', {
      zh: `“${before.itemName}”已开票 ${add(orZero(before.invoicedQty), orZero(before.heldQty))}，不能少于已开票数量`,
      en: `${add(orZero(before.invoicedQty), orZero(before.heldQty))} of ${before.itemNameEn ?? before.itemName} is invoiced: no less can have come`,
    });
  const wanted: Change = { ...values, status: billingOf(row) };
  const stands = (Object.keys(wanted) as (keyof BillableLine)[]).every((name) => same(wanted[name], before[name]));
  if (!stands) await billableLines.patch(ctx, id, wanted, { action: 'edit' });
  return sub(orZero(row.acceptedQty), orZero(before.acceptedQty));
}

/** Held to the end of the transaction: two invoices of one line wait for each other. */
export const heldBillable = (ctx: Ctx, id: number): Promise<BillableLine> => billableLines.held(ctx, id);

/** Puts a quantity on an invoice under approval, or from there to what is invoiced; negative takes it back. */
export async function countBilled(
  ctx: Ctx,
  id: number,
  { held = '0', invoiced = '0' }: { readonly held?: Decimal; readonly invoiced?: Decimal },
): Promise<BillableLine> {
  const before = await heldBillable(ctx, id);
  const heldQty = round(add(orZero(before.heldQty), held), 4);
  const invoicedQty = round(add(orZero(before.invoicedQty), invoiced), 4);
  const status = billingOf({ ...before, heldQty, invoicedQty, ended: before.ended ?? false });
  return (await billableLines.patch(ctx, id, { heldQty, invoicedQty, status }, { action: 'invoice' })).row;
}
