import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { validated } from '../../../kernel/resource/validate.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { readableFiles } from '../../../kernel/server/files/access.ts';
import { notify } from '../../../kernel/server/notify.ts';
import { type Decimal, eq, gt, isPositive, orZero } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { holdersOf } from '../../identity/public.server.ts';
import { heldBillable } from '../billables/billable.server.ts';
import type { BillableLine } from '../billables/billable-line.resource.ts';
import { invoice } from '../invoices/invoice.resource.ts';
import { isDeductible } from '../invoices/invoice.rules.ts';
import { createInvoice } from '../invoices/save-invoice.server.ts';
import { handedInInvoice } from './handed-in-invoice.resource.ts';
import { askedFor, grossOf, saysOther } from './handed-in-invoice.rules.ts';

/** Told to whoever enters invoices. */
export const INVOICE_HANDED_IN = 'finance.invoiceHandedIn';

/** The document whose lines are invoiced, and whose it is; the caller has looked that it is his own. */
type Of = { readonly source: string; readonly sourceId: number; readonly partnerId: number };

export type OpenLine = {
  readonly billableLineId: number;
  readonly itemName: string;
  /** Accepted, and on no invoice and no draft. */
  readonly openQty: Decimal;
  /** Without tax, in the currency of the document. */
  readonly unitPrice: Decimal | null;
  readonly taxRate: Decimal | null;
};

const SUPPLIER = '供应商操作';

/** What of a document its supplier may invoice now, line by line; nothing where all that was accepted is invoiced. */
export async function openToInvoice(ctx: Ctx, { source, sourceId, partnerId }: Of): Promise<OpenLine[]> {
  return ctx.db.query<OpenLine>({
    name: 'finance-open-to-invoice',
    text: `select b.id as "billableLineId", case when $4 then coalesce(b.item_name_en, b.item_name) else b.item_name end as "itemName",
        b.open_qty - coalesce(d.quantity, 0) as "openQty", b.unit_price as "unitPrice", b.tax_rate as "taxRate"
      from finance_billable_line b cross join lateral (select sum(l.quantity) as quantity from finance_invoice_line l
        join finance_invoice i on i.id = l.parent_id
        where l.billable_line_id = b.id and i.status = 'USE' and i.deleted_at is null) d
      where b.source = $1 and b.source_id = $2 and b.partner_id = $3 and b.deleted_at is null
        and b.open_qty > coalesce(d.quantity, 0) order by b.line_kind desc, b.id`,
    values: [source, sourceId, partnerId, ctx.lang === 'en'],
  });
}

/** The scans are such as he may open himself. */
async function assertOwnScans(ctx: Ctx, ids: readonly number[]): Promise<void> {
  const own = await readableFiles(ctx, ids);
  if (ids.every((id) => own.has(id))) return;
  throw invalid([
    { field: 'attachments', message: { zh: '附件已不存在，请重新上传', en: 'A file is gone; upload it again' } },
  ]);
}

type Taken = { readonly line: BillableLine; readonly quantity: Decimal };

/** What he invoices of each line, held to the end of the transaction: never more than was accepted and is on no other invoice. */
async function takenOf(
  ctx: Ctx,
  of: Of,
  asked: readonly { readonly billableLineId?: number | null; readonly quantity?: Decimal | null }[],
): Promise<Taken[]> {
  const wanted = asked.flatMap(({ billableLineId, quantity }, i) =>
    billableLineId && isPositive(quantity) ? [{ id: billableLineId, quantity: orZero(quantity), at: i }] : [],
  );
  const known = new Set((await openToInvoice(ctx, of)).map(({ billableLineId }) => billableLineId));
  const held = new Map<number, BillableLine>();
  for (const { id } of wanted.toSorted((a, b) => a.id - b.id))
    if (known.has(id) && !held.has(id)) held.set(id, await heldBillable(ctx, id));
  // Read anew: another invoice may have taken of them until they were held.
  const open = new Map((await openToInvoice(ctx, of)).map((line) => [line.billableLineId, line.openQty]));
  const seen = new Set<number>();
  const errors = wanted.flatMap(({ id, quantity, at }): FieldError[] => {
    const twice = seen.has(id);
    seen.add(id);
    return twice || !held.has(id) || gt(quantity, open.get(id) ?? '0')
      ? [
          {
            field: `lines.${at}.quantity`,
            message: {
              zh: `最多可开票 ${open.get(id) ?? '0'}`,
              en: `No more than ${open.get(id) ?? '0'} may be invoiced`,
            },
          },
        ]
      : [];
  });
  if (wanted.length === 0)
    errors.push({ field: 'lines', message: { zh: '至少填写一行开票数量', en: 'Invoice at least one line' } });
  if (errors.length > 0) throw invalid(errors);
  return wanted.map(({ id, quantity }) => ({ line: held.get(id)!, quantity }));
}

/** The number stands on another invoice: which, and whose, is not told. */
async function untold<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError) || (error.code !== 'CONFLICT' && error.code !== 'DUPLICATE')) throw error;
    throw invalid([
      {
        field: 'invoiceNo',
        message: {
          zh: '此发票号码不能登记，核对后联系采购方',
          en: 'This number cannot be taken; check it and ask the buyer',
        },
      },
    ]);
  }
}

/** A draft of an invoice of what a supplier hands in against his own document; whoever enters invoices is told. Answers its number. */
export async function handInInvoice(
  ctx: Ctx,
  of: Of,
  sent: Readonly<Record<string, unknown>>,
): Promise<{ id: number }> {
  const { values, errors } = validated(handedInInvoice, sent);
  if (errors.length > 0) throw invalid(errors);
  const scans = values.attachments ?? [];
  await assertOwnScans(ctx, scans);
  const inner = asSystem(ctx, SUPPLIER);
  const today = officeDay(ctx.now);
  if ((values.invoiceDate ?? '') > today)
    throw invalid([{ field: 'invoiceDate', message: { zh: '开票日期在今日之后', en: 'This day has not come yet' } }]);
  const taken = await takenOf(inner, of, values.lines ?? []);
  const priced = taken.map(({ line, quantity }) => ({ quantity, unitPrice: line.unitPrice, taxRate: line.taxRate }));
  const gross = grossOf(priced);
  const paperGross = orZero(values.paperGross);
  if (saysOther(paperGross, priced))
    throw invalid([
      {
        field: 'paperGross',
        message: {
          zh: `开票数量按订单价格合计为 ${gross}，与票面不符`,
          en: `What you invoice comes to ${gross} at the prices of the order, which is not what the paper says`,
        },
      },
    ]);
  const made = await untold(
    createInvoice(inner, {
      bizType: 'PURCHASE',
      invoiceType: values.invoiceType,
      invoiceCode: values.invoiceCode,
      invoiceNo: values.invoiceNo,
      invoiceDate: values.invoiceDate,
      receivedDate: today,
      bookMonth: today.slice(0, 7),
      partnerId: of.partnerId,
      currencyId: taken[0]!.line.currencyId,
      // Cents that the paper rounds otherwise are set right by whoever compares it.
      paperGross: eq(paperGross, gross) ? paperGross : null,
      remark: eq(paperGross, gross) ? null : `供应商票面价税合计 ${paperGross}`,
      attachments: scans,
      lines: taken.map(({ line, quantity }) => {
        const { netAmount, taxAmount } = askedFor({ quantity, unitPrice: line.unitPrice, taxRate: line.taxRate });
        return {
          billableLineId: line.id,
          itemName: line.itemName,
          unitId: line.unitId,
          quantity,
          unitPrice: line.unitPrice,
          netAmount,
          taxRate: line.taxRate,
          taxAmount,
          organizationId: line.organizationId,
          subjectId: line.subjectId,
          deductible: isDeductible(values.invoiceType),
        };
      }),
    }),
  );
  const said = `${made.serialNo ?? ''} ${taken[0]!.line.sourceNo ?? ''}`;
  await notify(inner, {
    to: await holdersOf(inner, { roles: ['FIN_AP'] }),
    kind: INVOICE_HANDED_IN,
    title: { zh: `供应商提交发票：${said}`, en: `A supplier handed in an invoice: ${said}` },
    link: recordAddress(invoice.name, made.id),
    resource: invoice.name,
    recordId: made.id,
  });
  return { id: made.id };
}
