import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { add, div, gte, isPositive, isZero, orZero, round, sum } from '../../../kernel/value/decimal.ts';
import { type Billable, mayInvoice } from '../../finance/public.server.ts';
import type { Billed } from '../../finance/public.ts';
import { materialFacts } from '../../material/public.server.ts';
import { keepOrderBudget } from '../budget/order-budget.server.ts';
import { type OrderRow, purchaseOrder } from './order.resource.ts';
import { allInvoiced, deliveryOf } from './order.rules.ts';
import { lineAmounts, splitTax } from './order-amounts.rules.ts';
import type { OrderLine } from './order-lines.resource.ts';
import { CHARGE_KINDS } from './order-words.text.ts';
import { orders } from './save-order.server.ts';

/** Nobody's invoice opens it again. */
const ENDED: ReadonlySet<string> = new Set(['CANCELLED', 'CLOSED']);

const ended = ({ qty, acceptedQty, closedQty }: Partial<OrderLine>): boolean =>
  gte(add(orZero(acceptedQty), orZero(closedQty)), orZero(qty));

/** What of an order its supplier may invoice now: what was accepted of each line, and what he charges beside the goods. */
export async function billOrder(ctx: Ctx, row: OrderRow): Promise<void> {
  const lines = row.lines;
  const facts = await materialFacts(ctx, [...new Set(lines.flatMap(({ materialId }) => materialId ?? []))]);
  const goods = lines.map((line): Billable['lines'][number] => ({
    lineId: line.id,
    lineKind: 'GOODS',
    subjectId: line.budgetSubjectId ?? null,
    itemName: line.description ?? '',
    itemNameEn: (line.materialId && facts.get(line.materialId)?.nameEn) || (line.description ?? ''),
    unitId: line.unitId ?? null,
    orderedQty: orZero(line.qty),
    acceptedQty: orZero(line.acceptedQty),
    unitPrice: isZero(orZero(line.qty)) ? '0' : round(div(lineAmounts(line).net, line.qty) ?? '0', 6),
    taxRate: line.taxRate ?? null,
    ended: ended(line),
  }));
  const largest = lines.toSorted((a, b) => Number(lineAmounts(b).net) - Number(lineAmounts(a).net))[0];
  const charges = row.charges.map((charge): Billable['lines'][number] => ({
    lineId: charge.id,
    lineKind: 'CHARGE',
    // The goods bear it: it is charged where most of them are.
    subjectId: largest?.budgetSubjectId ?? null,
    itemName: CHARGE_KINDS[charge.kind].zh,
    itemNameEn: CHARGE_KINDS[charge.kind].en,
    unitId: null,
    orderedQty: '1',
    acceptedQty: isPositive(charge.amount) ? '1' : '0',
    unitPrice: splitTax(orZero(charge.amount), charge.taxRate, false).net,
    taxRate: charge.taxRate,
    ended: true,
  }));
  await mayInvoice(ctx, { ...billedAs(row), lines: [...goods, ...charges] });
}

const billedAs = (row: OrderRow) => ({
  source: purchaseOrder.name,
  sourceId: row.id,
  sourceNo: row.orderNo ?? '',
  partnerId: row.partnerId,
  organizationId: row.organizationId,
  vesselId: row.vesselId,
  currencyId: row.currencyId,
});

/** Nothing of a cancelled order is paid for. */
export const unbillOrder = (ctx: Ctx, row: OrderRow): Promise<void> => mayInvoice(ctx, { ...billedAs(row), lines: [] });

type Told = {
  readonly source: string;
  readonly sourceId: number;
  readonly documentNo: string;
  readonly lines: readonly Billed[];
};

/** What of an order is invoiced and paid stands on its lines; what is invoiced binds its budget no more, and with the last of it the order is closed. */
export async function billedOrder(ctx: Ctx, { source, sourceId, documentNo, lines }: Told): Promise<void> {
  if (source !== purchaseOrder.name) return;
  const system = asSystem(ctx, documentNo);
  const order = await orders.held(system, sourceId);
  const told = new Map(lines.map((line) => [`${line.lineKind} ${line.lineId}`, line]));
  const counted = <L extends { id?: number }>(kind: Billed['lineKind'], line: L): L => {
    const now = told.get(`${kind} ${line.id}`);
    if (!now) return line;
    const { invoicedQty, invoicedAmount, paidAmount } = now;
    return { ...line, invoicedQty, invoicedAmount, paidAmount };
  };
  const billed = {
    lines: order.lines.map((line) => counted('GOODS', line)),
    charges: order.charges.map((charge) => counted('CHARGE', charge)),
  };
  const orderStatus = opensAgain(order, billed) ? 'DELIVERED' : order.orderStatus;
  const { row } = await orders.patch(
    system,
    sourceId,
    { ...billed, ...settledAs({ ...order, ...billed, orderStatus }) },
    { action: 'invoice' },
  );
  await keepOrderBudget(system, row);
}

/** What was invoiced to the last piece is invoiced anew: a red invoice gave some of it back. */
const opensAgain = (
  { orderStatus, invoiceStatus }: OrderRow,
  { lines, charges }: Pick<OrderRow, 'lines' | 'charges'>,
): boolean => orderStatus === 'CLOSED' && invoiceStatus === 'FULL' && !allInvoiced(lines, charges);

type Settled = Pick<OrderRow, 'lines' | 'charges' | 'orderStatus' | 'sentAt' | 'promisedDate'>;

/** How much of an order is invoiced and paid, by its lines and charges, and how far it is by what came and what is invoiced of it. */
export function settledAs({ lines, charges, orderStatus, ...rest }: Settled) {
  const all = [...lines, ...charges];
  const [invoiced, paid] = [
    sum(all.map(({ invoicedAmount }) => orZero(invoicedAmount))) ?? '0',
    sum(all.map(({ paidAmount }) => orZero(paidAmount))) ?? '0',
  ];
  const whole = allInvoiced(lines, charges) && lines.every(ended);
  return {
    invoiceStatus: whole ? 'FULL' : isPositive(invoiced) ? 'PART' : 'NONE',
    paymentStatus: isPositive(paid) ? (whole && gte(paid, invoiced) ? 'FULL' : 'PART') : 'NONE',
    orderStatus: ENDED.has(orderStatus) ? orderStatus : deliveryOf({ lines, charges, ...rest }),
  };
}
