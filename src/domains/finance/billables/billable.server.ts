import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { add, type Decimal, eq, isDecimal, lt, orZero, round } from '../../../kernel/value/decimal.ts';
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
  for (const line of lines) {
    const key = `${line.lineKind} ${line.lineId}`;
    const id = rest.get(key);
    rest.delete(key);
    if (id === undefined)
      await billableLines.create(
        ctx,
        { lineKind: line.lineKind, ended: line.ended, status: billingOf(line) },
        { ...shared, ...line, invoicedQty: '0', heldQty: '0' },
      );
    else await change(ctx, id, { ...line, partnerId: shared.partnerId, sourceNo: shared.sourceNo });
  }
  for (const id of rest.values()) await change(ctx, id, { acceptedQty: '0', ended: true });
}

type Change = Partial<Record<keyof BillableLine, unknown>>;

async function change(ctx: Ctx, id: number, values: Change): Promise<void> {
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
