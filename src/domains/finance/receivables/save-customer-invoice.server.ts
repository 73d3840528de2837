import type { Ctx } from '../../../kernel/server/context.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { abs, mul, neg, orZero, round, sum } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { UNITS } from '../../identity/public.server.ts';
import { baseRateOf } from '../../parameter/public.server.ts';
import { standingOf } from '../../partner/public.server.ts';
import { totalsOf } from '../invoices/invoice.rules.ts';
import { billOfLines, redBill } from './customer-invoice.calls.ts';
import { type CustomerInvoiceRow, customerInvoice } from './customer-invoice.resource.ts';
import { billableOf } from './receivable.rules.ts';
import { receivableLines } from './receivable.server.ts';

export const customerInvoices = recordsOf(customerInvoice);

type Totalled = Pick<CustomerInvoiceRow, 'currencyId' | 'invoiceDate' | 'payDays' | 'lines'>;

/** What an invoice comes to, in its currency and at the rate of its day, and when it is due. */
export async function billAmounts(ctx: Ctx, { currencyId, invoiceDate, payDays, lines }: Totalled) {
  const found = await baseRateOf(ctx, { currencyId, date: invoiceDate });
  const { net, tax, gross } = totalsOf(lines);
  const inBase = (pick: (line: CustomerInvoiceRow['lines'][number]) => string): string | null =>
    found ? round(sum(lines.map((line) => round(mul(pick(line), found.rate), 2))) ?? '0', 2) : null;
  const baseNet = inBase((line) => orZero(line.netAmount));
  const baseTax = inBase((line) => orZero(line.taxAmount));
  const baseGross = baseNet === null ? null : round(sum([baseNet, baseTax]) ?? '0', 2);
  return {
    rate: found?.rate ?? null,
    netTotal: net,
    taxTotal: tax,
    grossTotal: gross,
    baseNet,
    baseGross,
    baseWeight: abs(baseGross),
    dueDate: daysAfter(invoiceDate, payDays ?? 0),
  };
}

const saves = savesOf(customerInvoice, {
  needs: ['partnerId', 'currencyId', 'invoiceDate'],
  async served(ctx, { row, wrong }) {
    const ids = row.lines.flatMap(({ receivableLineId }) => receivableLineId ?? []);
    const known = new Map((await receivableLines.find(ctx, { id: ids }, { inner: true })).map((one) => [one.id, one]));
    for (const [i, { receivableLineId }] of row.lines.entries()) {
      const line = receivableLineId ? known.get(receivableLineId) : undefined;
      if (receivableLineId && (line?.partnerId !== row.partnerId || line.currencyId !== row.currencyId))
        wrong(
          `lines.${i}.receivableLineId`,
          '不是该客户、该币种的待开票明细',
          'Not a line of this customer in this currency',
        );
    }
    if (row.redOfId) {
      const blue = await customerInvoices.get(ctx, row.redOfId, { inner: true });
      if (blue.partnerId !== row.partnerId || blue.currencyId !== row.currencyId)
        wrong('redOfId', '须为同一客户、同一币种的发票', 'It is of the same customer in the same currency');
      if (blue.status !== 'APPROVE' || blue.redOfId)
        wrong('redOfId', '只有已开出的蓝字发票可以红冲', 'Only an invoice in force is taken back');
    }
    const partner = (await standingOf(ctx, [row.partnerId])).get(row.partnerId);
    const payDays = row.payDays ?? (Number(partner?.paymentTerm) || 0);
    return {
      ...(await billAmounts(ctx, { ...row, payDays })),
      payDays,
      billTo: row.billTo?.trim() || (partner?.name ?? null),
      billTaxNo: partner?.taxNos[0] ?? null,
    };
  },
  made: async () => ({
    receivedAmount: '0.00',
    receivedBase: '0.00',
    redAmount: '0.00',
    redHeld: '0.00',
  }),
});

export const { create: createCustomerInvoice, update: updateCustomerInvoice, derive: deriveCustomerInvoice } = saves;

/** The company itself, which bills its customers unless somebody says another. */
async function ownCompany(ctx: Ctx): Promise<number | null> {
  const [row] = await ctx.db.query<{ id: number }>({
    name: 'finance-own-company',
    text: `select u.id from ${UNITS} u where u.type = 'PARENT_COMPANY' and u.deleted_at is null order by u.sort_num, u.id limit 1`,
    values: [],
  });
  return row?.id ?? null;
}

/** A draft of what one customer owes in one currency: all that is left to bill of the chosen lines. */
export const lineBills = serveMake(billOfLines, async (ctx, { rows, first }) =>
  saves.create(ctx, {
    partnerId: first.partnerId,
    billTo: first.billTo,
    organizationId: await ownCompany(ctx),
    currencyId: first.currencyId,
    invoiceDate: officeDay(ctx.now),
    payDays: first.payDays,
    lines: rows.map((line) => {
      const netAmount = round(billableOf(line), 2);
      return {
        receivableLineId: line.id,
        itemKind: line.lineKind,
        itemName: line.itemName,
        vesselId: line.vesselId,
        netAmount,
        taxRate: line.taxRate,
        taxAmount: round(mul(netAmount, orZero(line.taxRate)), 2),
      };
    }),
  }),
);

/** A draft that takes an invoice back as a whole. What was received of it is released first: it is an advance then. */
export const redBills = serveMake(redBill, (ctx, { first: blue }) =>
  saves.create(ctx, {
    partnerId: blue.partnerId,
    billTo: blue.billTo,
    organizationId: blue.organizationId,
    currencyId: blue.currencyId,
    invoiceDate: officeDay(ctx.now),
    payDays: 0,
    redOfId: blue.id,
    lines: blue.lines.map(({ receivableLineId, itemKind, itemName, vesselId, netAmount, taxRate, taxAmount }) => ({
      receivableLineId,
      itemKind,
      itemName,
      vesselId,
      netAmount: neg(netAmount),
      taxRate,
      taxAmount: neg(taxAmount),
    })),
  }),
);
