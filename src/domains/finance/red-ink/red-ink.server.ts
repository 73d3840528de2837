import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import type { Schedule } from '../../../kernel/server/jobs/jobs.ts';
import { isNegative, neg, orZero } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { type InvoiceRow, invoice } from '../invoices/invoice.resource.ts';
import { type RedPart, redOf } from '../invoices/red-invoice.server.ts';
import { createInvoice } from '../invoices/save-invoice.server.ts';
import { redInkFlow } from './red-ink.flow.ts';
import { dueOf, isExpired, takesBack } from './red-ink.rules.ts';
import { type RedInkInvoice, redInkInvoice } from './red-ink-invoice.resource.ts';
import {
  checkLeft,
  createRedInk,
  deriveRedInk,
  invoiceRedInks,
  linesOf,
  redInks,
  updateRedInk,
} from './save-red-ink.server.ts';

const invoices = recordsOf(invoice);

const systemOf = (ctx: Ctx, { redInkNo }: Pick<RedInkInvoice, 'redInkNo'>): Ctx => asSystem(ctx, redInkNo ?? '红冲');

/** What of an invoice is left may have been asked for, or taken back, since it was written; the invoice is held, so that two wait for each other. */
async function assertLeft(ctx: Ctx, row: RedInkInvoice): Promise<void> {
  const blue = await invoices.held(systemOf(ctx, row), row.blueInvoiceId);
  const known = new Map((await linesOf(ctx, blue, row.id)).map((line) => [line.blueLineId, line]));
  const lines = row.lines.map((line) => {
    const left = known.get(line.blueLineId ?? 0);
    const { quantity, netAmount, taxAmount } = line;
    return { quantity, netAmount, taxAmount, leftQty: left?.leftQty, leftNet: left?.leftNet, leftTax: left?.leftTax };
  });
  const errors: FieldError[] = [];
  await checkLeft(ctx, blue, { id: row.id, followUp: row.followUp, lines }, (field, zh, en) => {
    errors.push({ field, message: { zh, en } });
  });
  if (errors.length > 0) throw invalid(errors);
}

/** The parts of an invoice that a confirmation takes back; invoiced anew, of the lines of orders that it is of. */
function partsOf(blue: InvoiceRow, { lines, followUp }: RedInkInvoice): RedPart[] {
  const known = new Map(blue.lines.map((line) => [line.id, line]));
  return lines.filter(takesBack).flatMap(({ blueLineId, quantity, netAmount, taxAmount }): RedPart[] => {
    const line = known.get(blueLineId ?? 0);
    const billableLineId = (followUp === 'REISSUE' && isNegative(quantity) && line?.billableLineId) || null;
    return line ? [{ line, quantity, netAmount, taxAmount, billableLineId }] : [];
  });
}

/** A red invoice that was entered for it and stands: it is entered anew only where that was rejected or deleted. */
async function assertNoneEntered(ctx: Ctx, { redInvoiceId }: RedInkInvoice): Promise<void> {
  if (!redInvoiceId) return;
  const [entered] = await invoices.find(ctx, { id: redInvoiceId }, { inner: true });
  if (!entered || entered.status === 'REJECT') return;
  throw new AppError(
    'WRONG_STATE',
    {
      zh: `红字发票已登记为 ${entered.serialNo}，删除或驳回后才能重新登记`,
      en: `The red invoice is entered as ${entered.serialNo}: it is entered anew where that is deleted or rejected`,
    },
    { data: { id: entered.id, no: entered.serialNo } },
  );
}

export const redInkActs = serveActs(
  redInkInvoice,
  redInkFlow,
  {
    start: async (ctx, { row, move }) => {
      await assertLeft(ctx, row);
      return move({ dueAt: dueOf(ctx.now) });
    },
    confirm: (ctx, { row, values: { confirmNo }, move }) =>
      move({
        confirmNo,
        confirmedAt: ctx.now.toISOString(),
        transferMonth: row.certified ? officeDay(ctx.now).slice(0, 7) : null,
        transferTax: row.certified ? neg(orZero(row.taxTotal)) : '0.00',
      }),
    refuse: (_ctx, { move }) => move(),
    cancel: (_ctx, { move }) => move(),
    receive: async (ctx, { row, values: { invoiceCode, invoiceNo, invoiceDate }, move }) => {
      const system = systemOf(ctx, row);
      await assertNoneEntered(system, row);
      const blue = await invoices.get(system, row.blueInvoiceId);
      const parts = partsOf(blue, row);
      const typed = redOf(
        ctx,
        blue,
        parts.map((part) => ({ ...part, billableLineId: null })),
      );
      // A line of an order that is invoiced to the last piece is offered to nobody who types: the server says it.
      const { lines } = redOf(ctx, blue, parts);
      const draft = await createInvoice(
        ctx,
        { ...typed, invoiceCode, invoiceNo, invoiceDate, paperGross: row.grossTotal },
        { lines },
      );
      await move({ redInvoiceId: draft.id, redInvoiceKind: invoice.name, redInvoiceNo: draft.serialNo });
      return draft;
    },
  },
  {
    // Whoever comes late finds it expired, whenever the clock comes by.
    settle: async (ctx, row) =>
      row.redStatus === 'WAITING' && isExpired(row.dueAt, ctx.now)
        ? (await redInks.patch(systemOf(ctx, row), row.id, { redStatus: 'EXPIRED' }, { action: 'expire' })).row
        : row,
  },
);

/** Confirmations that nobody answered in time. */
export async function expireRedInks(ctx: Ctx): Promise<number> {
  const rows = await ctx.db.query<{ id: number }>({
    name: 'finance-red-inks-due',
    text: `select id from finance_red_ink_invoice where red_status = 'WAITING' and due_at <= $1 and deleted_at is null
           order by id for update`,
    values: [ctx.now.toISOString()],
  });
  for (const { id } of rows) await redInks.patch(ctx, id, { redStatus: 'EXPIRED' }, { action: 'expire' });
  return rows.length;
}

export const expireSchedule: Schedule = {
  label: { zh: '红字确认单过期', en: 'Red-ink confirmations expire' },
  cron: '20 * * * *',
  run: async ({ transaction }) => {
    const n = await transaction('红字确认单过期', expireRedInks);
    return { zh: `过期 ${n} 张`, en: `${n} expired` };
  },
};

export const redInkEndpoints: readonly Endpoint[] = [
  invoiceRedInks.endpoint,
  ...redInkActs.endpoints,
  ...crudEndpoints(redInkInvoice, {
    omit: ['import'],
    create: createRedInk,
    update: updateRedInk,
    derive: deriveRedInk,
  }),
];
