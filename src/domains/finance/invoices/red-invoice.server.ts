import { AppError } from '../../../kernel/errors.ts';
import type { Whole } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { add, type Decimal, lt, neg, orZero, round } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { type InvoiceRow, invoice } from './invoice.resource.ts';

type Wrong = (field: string, zh: string, en: string) => void;
type Red = Pick<Whole<typeof invoice.fields>, 'redOfId' | 'partnerId' | 'currencyId' | 'lines'>;

const invoices = recordsOf(invoice);

/**
 * A red invoice takes back one of the same seller in the same currency that is in force. It is of a line of an order only where its pieces
 * are invoiced anew, and where the one that it takes back is of that line too.
 */
export async function checkRed(ctx: Ctx, { redOfId, partnerId, currencyId, lines }: Red, wrong: Wrong): Promise<void> {
  if (!redOfId) return;
  const blue = await invoices.get(ctx, redOfId, { inner: true });
  if (blue.status !== 'APPROVE' || blue.redOfId)
    wrong('redOfId', '只有已生效的蓝字发票可以红冲', 'Only an invoice in force is taken back');
  if (blue.partnerId !== partnerId || blue.currencyId !== currencyId)
    wrong('redOfId', '须为同一销方、同一币种的发票', 'It is of the same seller in the same currency');
  const known = new Set(blue.lines.map(({ billableLineId }) => billableLineId));
  for (const [i, { billableLineId }] of lines.entries())
    if (billableLineId && !known.has(billableLineId))
      wrong(
        `lines.${i}.billableLineId`,
        '须为所红冲发票上的订单明细',
        'The invoice that it takes back is of no such line of an order',
      );
}

/** The pieces that red invoices give back of an order are never more than the one that they take back has of them. */
async function assertGivesBack(ctx: Ctx, row: InvoiceRow, blue: InvoiceRow): Promise<void> {
  const others = await ctx.db.query<{ id: number; quantity: Decimal }>({
    name: 'finance-red-of-lines',
    text: `select l.billable_line_id as id, sum(l.quantity) as quantity from finance_invoice_line l join finance_invoice i on i.id = l.parent_id
           where i.red_of_id = $1 and i.id <> $2 and i.status in ('IN_AUDIT', 'APPROVE') and l.billable_line_id is not null
             and i.deleted_at is null group by 1`,
    values: [blue.id, row.id],
  });
  const left = new Map(others.map(({ id, quantity }) => [id, quantity]));
  for (const { billableLineId: id, quantity } of [...blue.lines, ...row.lines])
    if (id) left.set(id, add(left.get(id) ?? '0', orZero(quantity)));
  const over = row.lines.findIndex(({ billableLineId: id }) => id && lt(left.get(id) ?? '0', '0'));
  if (over < 0) return;
  const message = {
    zh: `红冲数量超过 ${blue.serialNo} 此行的数量`,
    en: `It takes back more pieces than ${blue.serialNo} has of this line`,
  };
  throw new AppError('RULE', message, {
    data: { reason: 'OVER_RED' },
    errors: [{ field: `lines.${over}.quantity`, message }],
  });
}

/** What red invoices take back of one is never more than it asks; holds it, so that two wait for each other. */
export async function assertTakesBack(ctx: Ctx, row: InvoiceRow, gross: Decimal): Promise<void> {
  if (!row.redOfId) return;
  const blue = await invoices.held(ctx, row.redOfId);
  await assertGivesBack(ctx, row, blue);
  const [others] = await ctx.db.query<{ gross: Decimal }>({
    name: 'finance-red-of-invoice',
    text: `select coalesce(sum(gross_total), 0) as gross from finance_invoice
           where red_of_id = $1 and id <> $2 and status in ('IN_AUDIT', 'APPROVE') and deleted_at is null`,
    values: [row.redOfId, row.id],
  });
  const left = round(add(orZero(blue.grossTotal), others?.gross ?? '0'), 2);
  if (!lt(add(left, gross), '0')) return;
  const message = {
    zh: `${blue.serialNo} 只剩 ${left} 可红冲`,
    en: `Only ${left} of ${blue.serialNo} is left to take back`,
  };
  throw new AppError('RULE', message, { data: { reason: 'OVER_RED', left }, errors: [{ field: 'lines', message }] });
}

type BlueLine = InvoiceRow['lines'][number];

/** What is taken back of a line; of a line of an order where its pieces are invoiced anew. */
export type RedPart = {
  readonly line: BlueLine;
  readonly quantity: Decimal;
  readonly netAmount: Decimal;
  readonly taxAmount: Decimal;
  readonly billableLineId: number | null;
};

const wholeOf = (line: BlueLine): RedPart => ({
  line,
  quantity: neg(line.quantity),
  netAmount: neg(line.netAmount),
  taxAmount: neg(line.taxAmount),
  billableLineId: null,
});

/** What takes an invoice back, as a whole and of no order unless told: its lines below zero. */
export function redOf(
  ctx: Ctx,
  blue: InvoiceRow,
  parts: readonly RedPart[] = blue.lines.map(wholeOf),
): Record<string, unknown> {
  const today = officeDay(ctx.now);
  return {
    bizType: blue.bizType,
    invoiceType: blue.invoiceType,
    receivedDate: today,
    bookMonth: today.slice(0, 7),
    partnerId: blue.partnerId,
    sellerTaxNo: blue.sellerTaxNo,
    buyerOrganizationId: blue.buyerOrganizationId,
    currencyId: blue.currencyId,
    redOfId: blue.id,
    lines: parts.map(({ line, quantity, netAmount, taxAmount, billableLineId }) => ({
      billableLineId,
      itemName: line.itemName,
      unitId: line.unitId,
      quantity,
      unitPrice: line.unitPrice,
      netAmount,
      taxRate: line.taxRate,
      taxAmount,
      organizationId: line.organizationId,
      subjectId: line.subjectId,
      deductible: line.deductible,
    })),
  };
}
