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

/** A red invoice takes back one of the same seller in the same currency that is in force, and is of no order itself. */
export async function checkRed(ctx: Ctx, { redOfId, partnerId, currencyId, lines }: Red, wrong: Wrong): Promise<void> {
  if (!redOfId) return;
  const blue = await invoices.get(ctx, redOfId, { inner: true });
  if (blue.status !== 'APPROVE' || blue.redOfId)
    wrong('redOfId', '只有已生效的蓝字发票可以红冲', 'Only an invoice in force is taken back');
  if (blue.partnerId !== partnerId || blue.currencyId !== currencyId)
    wrong('redOfId', '须为同一销方、同一币种的发票', 'It is of the same seller in the same currency');
  for (const [i, { billableLineId }] of lines.entries())
    if (billableLineId)
      wrong(
        `lines.${i}.billableLineId`,
        '红字发票只冲减金额，不选订单明细',
        'A red invoice takes back money, not a line of an order',
      );
}

/** What red invoices take back of one is never more than it asks; holds it, so that two wait for each other. */
export async function assertTakesBack(ctx: Ctx, row: InvoiceRow, gross: Decimal): Promise<void> {
  if (!row.redOfId) return;
  const blue = await invoices.held(ctx, row.redOfId);
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

/** What takes an invoice back as a whole: its lines below zero, of no order. */
export function redOf(ctx: Ctx, blue: Whole<typeof invoice.fields>): Record<string, unknown> {
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
    lines: blue.lines.map((line) => ({
      itemName: line.itemName,
      unitId: line.unitId,
      quantity: neg(line.quantity),
      unitPrice: line.unitPrice,
      netAmount: neg(line.netAmount),
      taxRate: line.taxRate,
      taxAmount: neg(line.taxAmount),
      organizationId: line.organizationId,
      subjectId: line.subjectId,
      deductible: line.deductible,
    })),
  };
}
