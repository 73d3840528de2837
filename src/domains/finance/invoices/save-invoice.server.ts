import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { mul, orZero, round, sum } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { baseRateOf } from '../../parameter/public.server.ts';
import { standingOf } from '../../partner/public.server.ts';
import { invoiceOfLines } from './invoice.calls.ts';
import { type InvoiceRow, invoice } from './invoice.resource.ts';
import { duplicateKey, isDeductible, totalsOf } from './invoice.rules.ts';
import { billablesOf, matched } from './match-invoice.server.ts';

export const invoices = recordsOf(invoice);

const DAY_MS = 86_400_000;
const later = (day: string, days: number): string => officeDay(new Date(Date.parse(day) + days * DAY_MS));

/** What an invoice comes to, in its currency and at the rate of its day, each sum that of its lines. */
export async function amountsOf(
  ctx: Ctx,
  row: Pick<InvoiceRow, 'currencyId' | 'invoiceDate' | 'receivedDate' | 'lines'>,
) {
  const found = await baseRateOf(ctx, { currencyId: row.currencyId, date: row.invoiceDate ?? row.receivedDate });
  const { net, tax, gross } = totalsOf(row.lines);
  const inBase = (pick: (line: InvoiceRow['lines'][number]) => string) =>
    found ? round(sum(row.lines.map((line) => round(mul(pick(line), found.rate), 2))) ?? '0', 2) : null;
  const baseNet = inBase((line) => orZero(line.netAmount));
  const baseTax = inBase((line) => orZero(line.taxAmount));
  return {
    rate: found?.rate ?? null,
    netTotal: net,
    taxTotal: tax,
    grossTotal: gross,
    baseNet,
    baseGross: baseNet === null ? null : round(sum([baseNet, baseTax]) ?? '0', 2),
  };
}

/** Another invoice of the same number: it is named, and nothing is kept. */
async function assertNoDouble(ctx: Ctx, key: string | null, id: number | null): Promise<void> {
  if (key === null) return;
  const [other] = await ctx.db.query<{ no: string }>({
    name: 'finance-invoice-of-number',
    text: `select serial_no as no from finance_invoice where dup_key = $1 and id is distinct from $2 and deleted_at is null limit 1`,
    values: [key, id],
  });
  if (other)
    throw new AppError(
      'CONFLICT',
      { zh: `此发票已登记为 ${other.no}`, en: `This invoice is entered already as ${other.no}` },
      { data: { reason: 'INVOICE_DUPLICATE', no: other.no } },
    );
}

const saves = savesOf(invoice, {
  needs: ['partnerId', 'currencyId', 'receivedDate'],
  async served(ctx, { row, before, wrong }) {
    const known = await billablesOf(ctx, row.lines);
    for (const [i, { billableLineId }] of row.lines.entries())
      if (billableLineId && !known.has(billableLineId))
        wrong(`lines.${i}.billableLineId`, '订单明细不存在', 'No such line of an order');
    const dupKey = duplicateKey(row);
    await assertNoDouble(ctx, dupKey, before?.id ?? null);
    const amounts = await amountsOf(ctx, row);
    const { result, findings } = await matched(ctx, { ...row, ...(before && { id: before.id }), rate: amounts.rate });
    const terms = (await standingOf(ctx, [row.partnerId])).get(row.partnerId)?.paymentTerm;
    return {
      ...amounts,
      dupKey,
      dueDate: row.dueDate ?? later(row.receivedDate, Number(terms) || 0),
      matchResult: result,
      findings,
      reviewerIds: [],
    };
  },
  made: async () => ({ paidAmount: '0.00', reservedAmount: '0.00' }),
  later: async (_ctx, { before: { matchResult, findings, reviewerIds } }) => ({ matchResult, findings, reviewerIds }),
});

export const { create: createInvoice, update: updateInvoice, derive: deriveInvoice } = saves;

/** A draft of an invoice of what one supplier delivered in one currency: all that is open, until somebody types what the paper says. */
export const lineInvoices = serveMake(invoiceOfLines, (ctx, { rows, first: { partnerId, currencyId } }) => {
  const today = officeDay(ctx.now);
  const lines = rows.map((line) => ({
    billableLineId: line.id,
    itemName: line.itemName,
    unitId: line.unitId,
    quantity: line.openQty,
    unitPrice: line.unitPrice,
    netAmount: line.openAmount,
    taxRate: line.taxRate,
    taxAmount: round(mul(orZero(line.openAmount), orZero(line.taxRate)), 2),
    organizationId: line.organizationId,
    subjectId: line.subjectId,
    deductible: isDeductible(String(invoice.fields.invoiceType.default)),
  }));
  const bookMonth = today.slice(0, 7);
  return createInvoice(ctx, { bizType: 'PURCHASE', receivedDate: today, bookMonth, partnerId, currencyId, lines });
});
