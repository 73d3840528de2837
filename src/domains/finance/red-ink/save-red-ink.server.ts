import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { type Decimal, isNegative, isPositive, round } from '../../../kernel/value/decimal.ts';
import { type InvoiceRow, invoice } from '../invoices/invoice.resource.ts';
import { isAbroad, totalsOf } from '../invoices/invoice.rules.ts';
import { redInkOfInvoice } from './red-ink.calls.ts';
import { grossLeft, isLeft, isPieceless, leftOf, overOf, takesBack, wholeOf } from './red-ink.rules.ts';
import { RED_INK_TEXT as TEXT } from './red-ink.text.ts';
import { redInkInvoice } from './red-ink-invoice.resource.ts';

export const redInks = recordsOf(redInkInvoice);
const invoices = recordsOf(invoice);

type Taken = { id: number; quantity: Decimal; netAmount: Decimal; taxAmount: Decimal };

/** By line of an invoice what other confirmations take back of it, from their start on. */
async function takenOf(ctx: Ctx, blueId: number, except: number | null): Promise<ReadonlyMap<number, Taken>> {
  const rows = await ctx.db.query<Taken>({
    name: 'finance-red-ink-taken',
    text: `select l.blue_line_id as id, sum(l.quantity) as quantity, sum(l.net_amount) as "netAmount", sum(l.tax_amount) as "taxAmount"
           from finance_red_ink_line l join finance_red_ink_invoice r on r.id = l.parent_id
           where r.blue_invoice_id = $1 and r.id is distinct from $2 and r.red_status in ('WAITING', 'CONFIRMED', 'RECEIVED', 'DONE')
             and r.deleted_at is null group by 1`,
    values: [blueId, except],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** What of an invoice stands beside other confirmations and the red invoices that take it back, gross. */
async function grossLeftOf(
  ctx: Ctx,
  blue: Pick<InvoiceRow, 'id' | 'grossTotal'>,
  except: number | null,
): Promise<Decimal> {
  const [others] = await ctx.db.query<{ gross: Decimal }>({
    name: 'finance-red-ink-gross-taken',
    text: `select coalesce((select sum(i.gross_total) from finance_invoice i
               where i.red_of_id = $1 and i.status in ('IN_AUDIT', 'APPROVE') and i.deleted_at is null), 0)
             + coalesce((select sum(r.gross_total) from finance_red_ink_invoice r
               where r.blue_invoice_id = $1 and r.id is distinct from $2 and r.red_status in ('WAITING', 'CONFIRMED', 'RECEIVED')
                 and r.deleted_at is null and not exists (select from finance_invoice i
                   where i.id = r.red_invoice_id and i.status in ('IN_AUDIT', 'APPROVE') and i.deleted_at is null)), 0) as gross`,
    values: [blue.id, except],
  });
  return grossLeft(blue.grossTotal, others?.gross);
}

/** Each line of an invoice with what is left of it to be taken back. */
export async function linesOf(ctx: Ctx, blue: InvoiceRow, except: number | null) {
  const taken = await takenOf(ctx, blue.id, except);
  return blue.lines.map((line) => ({
    blueLineId: line.id,
    itemName: line.itemName,
    ...leftOf(line, taken.get(line.id) ?? {}),
  }));
}

type Wrong = (field: string, zh: string, en: string) => void;
type Line = {
  readonly quantity: Decimal;
  readonly netAmount: Decimal;
  readonly taxAmount: Decimal;
  readonly leftQty?: Decimal | null;
  readonly leftNet?: Decimal | null;
  readonly leftTax?: Decimal | null;
};

/** Full or part, never more than is left in quantity, net and tax of each line, and of the whole. */
export async function checkLeft(
  ctx: Ctx,
  blue: InvoiceRow,
  { id, followUp, lines }: { readonly id: number | null; readonly followUp: string; readonly lines: readonly Line[] },
  wrong: Wrong,
): Promise<void> {
  if (!lines.some(takesBack)) wrong('lines', '至少红冲一行', 'Take back something of one line at least');
  for (const [i, line] of lines.entries()) {
    for (const name of overOf(line))
      wrong(`lines.${i}.${name}`, '超过此行可红冲的余额', 'It takes back more than is left of this line');
    if (followUp === 'REISSUE' && isPieceless(line))
      wrong(
        `lines.${i}.quantity`,
        '重新开票的须填写红冲数量',
        'What is invoiced anew is taken back with its pieces: say how many',
      );
  }
  const left = await grossLeftOf(ctx, blue, id);
  const { gross } = totalsOf(lines);
  if (isNegative(grossLeft(left, gross)))
    wrong('lines', `该发票只剩 ${left} 可红冲`, `Only ${left} of this invoice is left to take back`);
}

/** Why an invoice cannot be taken back by a confirmation. */
function againstBlue({ status, redOfId, invoiceType }: InvoiceRow) {
  if (status !== 'APPROVE' || redOfId) return TEXT.onlyInForce;
  return isAbroad(invoiceType) ? TEXT.abroad : undefined;
}

/** Whoever asks says which invoice and why; all that is left of it is taken back until somebody takes less. */
const saves = savesOf(redInkInvoice, {
  needs: ['blueInvoiceId'],
  async served(ctx, { row, before, wrong }) {
    const blue = await invoices.get(asSystem(ctx, '红冲'), row.blueInvoiceId);
    const no = againstBlue(blue);
    if (no) wrong('blueInvoiceId', no.zh, no.en);
    const left = await linesOf(ctx, blue, before?.id ?? null);
    const known = new Map(left.map((line) => [line.blueLineId, line]));
    const lines = before
      ? row.lines.map((line) => ({ ...line, ...known.get(line.blueLineId ?? 0) }))
      : left.filter(isLeft).map((line) => ({ ...line, ...wholeOf(line) }));
    // A new one begins with all that is left of each line; of the whole a part may have been taken back by hand.
    if (!no && !before && (lines.length === 0 || !isPositive(await grossLeftOf(ctx, blue, null))))
      wrong('blueInvoiceId', '该发票已全部红冲', 'All of this invoice is taken back already');
    if (!no && before) await checkLeft(ctx, blue, { id: before.id, followUp: row.followUp, lines }, wrong);
    const { net, tax, gross } = totalsOf(lines);
    return {
      lines,
      partnerId: blue.partnerId,
      currencyId: blue.currencyId,
      netTotal: round(net, 2),
      taxTotal: round(tax, 2),
      grossTotal: round(gross, 2),
      transferMonth: null,
    };
  },
  later: async (_ctx, { before: { partnerId, currencyId, transferMonth } }) => ({
    partnerId,
    currencyId,
    transferMonth,
  }),
});

export const { create: createRedInk, update: updateRedInk, derive: deriveRedInk } = saves;

/** A draft that takes back all that is left of an invoice. */
export const invoiceRedInks = serveMake(redInkOfInvoice, (ctx, { first }) =>
  createRedInk(ctx, { blueInvoiceId: first.id }),
);
