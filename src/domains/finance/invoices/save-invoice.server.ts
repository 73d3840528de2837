import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { isPositive, mul, orZero, round, sum } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { baseRateOf } from '../../parameter/public.server.ts';
import { standingOf } from '../../partner/public.server.ts';
import { undraftedOf } from '../billables/billable.rules.ts';
import type { BillableLine } from '../billables/billable-line.resource.ts';
import { expenseProcess } from '../expenses/expense.resource.ts';
import { invoiceOfLines, redInvoice } from './invoice.calls.ts';
import { type InvoiceRow, invoice } from './invoice.resource.ts';
import { duplicateKey, isDeductible, totalsOf } from './invoice.rules.ts';
import { billablesOf, matched } from './match-invoice.server.ts';
import { checkRed, redOf } from './red-invoice.server.ts';

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
    await checkRed(ctx, row, wrong);
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

type Drafted = { readonly draftQty: string; readonly id: number; readonly no: string };

/** By line of an order how much of it stands on drafts, and on which first. */
async function draftedOf(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, Drafted>> {
  const rows = await ctx.db.query<Drafted & { lineId: number }>({
    name: 'finance-lines-on-drafts',
    text: `select l.billable_line_id as "lineId", sum(l.quantity) as "draftQty", min(i.id) as id, (array_agg(i.serial_no order by i.id))[1] as no
           from finance_invoice_line l join finance_invoice i on i.id = l.parent_id
           where l.billable_line_id = any($1::bigint[]) and i.status = 'USE' and i.deleted_at is null group by 1`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.lineId, row]));
}

/** What a draft takes of a line: what is open and on no other. One that has all of it is named, to be gone on with. */
function takenOf(line: BillableLine, drafted: Drafted | undefined): { quantity: string; netAmount: string } {
  const quantity = undraftedOf({ ...line, ...drafted });
  if (drafted && !isPositive(quantity))
    throw new AppError(
      'CONFLICT',
      {
        zh: `“${line.itemName}”已全部在发票草稿 ${drafted.no} 中，打开该草稿继续登记`,
        en: `All of ${line.itemNameEn ?? line.itemName} is on the draft ${drafted.no}: go on there`,
      },
      { data: { reason: 'INVOICE_DRAFT', id: drafted.id, no: drafted.no } },
    );
  return { quantity, netAmount: round(mul(quantity, orZero(line.unitPrice)), 2) };
}

/** A draft of an invoice of what one supplier delivered in one currency: all that is open and on no other draft, until somebody types what the paper says. */
export async function draftInvoice(ctx: Ctx, rows: readonly BillableLine[]) {
  const today = officeDay(ctx.now);
  const drafted = await draftedOf(
    ctx,
    rows.map(({ id }) => id),
  );
  const lines = rows.map((line) => {
    const { quantity, netAmount } = takenOf(line, drafted.get(line.id));
    return {
      billableLineId: line.id,
      itemName: line.itemName,
      unitId: line.unitId,
      quantity,
      unitPrice: line.unitPrice,
      netAmount,
      taxRate: line.taxRate,
      taxAmount: round(mul(netAmount, orZero(line.taxRate)), 2),
      organizationId: line.organizationId,
      subjectId: line.subjectId,
      deductible: isDeductible(String(invoice.fields.invoiceType.default)),
    };
  });
  const bookMonth = today.slice(0, 7);
  const bizType = rows.every(({ source }) => source === expenseProcess.name) ? 'EXPENSE' : 'PURCHASE';
  const [first] = rows;
  return createInvoice(ctx, {
    bizType,
    receivedDate: today,
    bookMonth,
    partnerId: first?.partnerId ?? null,
    currencyId: first?.currencyId ?? null,
    lines,
  });
}

export const lineInvoices = serveMake(invoiceOfLines, (ctx, { rows }) => draftInvoice(ctx, rows));

/** A draft that takes an invoice back as a whole, until somebody types what the red paper says. */
export const redInvoices = serveMake(redInvoice, (ctx, { first }) => createInvoice(ctx, redOf(ctx, first)));
