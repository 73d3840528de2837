import { AppError } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { moves, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { dueOf } from '../receivables/customer-invoice.rules.ts';
import { customerInvoices } from '../receivables/save-customer-invoice.server.ts';
import { allocate, takeBack } from './allocate.server.ts';
import { type CustomerReceipt, customerReceipt } from './customer-receipt.resource.ts';
import { allocationFlow, receiptFlow } from './receipt.flow.ts';
import { byDueDate, unallocatedOf } from './receipt.rules.ts';
import { receiptAllocation } from './receipt-allocation.resource.ts';
import { createReceipt, deriveReceipt, receipts, updateReceipt } from './save-receipt.server.ts';

/** Invoices that wait for money of this customer in this currency, all held in one order before any is looked at. */
async function settle(ctx: Ctx, receipt: CustomerReceipt): Promise<CustomerReceipt> {
  const system = asSystem(ctx, receipt.receiptNo ?? '收款核销');
  const waiting = await customerInvoices.find(
    system,
    { partnerId: receipt.partnerId, currencyId: receipt.currencyId, billStatus: ['ISSUED', 'PART_RECEIVED'] },
    { lock: true, inner: true },
  );
  const parts = byDueDate(
    unallocatedOf(receipt),
    waiting.map((row) => ({ id: row.id, dueDate: row.dueDate ?? row.invoiceDate, open: dueOf(row) })),
  );
  if (parts.length === 0)
    throw new AppError('RULE', {
      zh: '该客户没有同币种的未收发票，款项留作预收',
      en: 'No invoice of this customer in this currency is open: the money stays an advance',
    });
  let row = receipt;
  for (const { id, amount } of parts) row = await allocate(ctx, row, { invoiceId: id, amount });
  return receipts.get(ctx, row.id);
}

/** What becomes of receipts. */
export const receiptActs = serveActs(customerReceipt, receiptFlow, {
  confirm: moves,
  settle: (ctx, { row }) => settle(ctx, row),
  allocate: async (ctx, { row, values }) => {
    await allocate(ctx, row, values);
    return receipts.get(ctx, row.id);
  },
  void: moves,
});

export const allocationActs = serveActs(receiptAllocation, allocationFlow, {
  release: async (ctx, { row, move }) => {
    const released = await move();
    await takeBack(ctx, row);
    return released;
  },
});

export const receiptEndpoints: readonly Endpoint[] = [
  ...receiptActs.endpoints,
  ...allocationActs.endpoints,
  ...crudEndpoints(receiptAllocation, { omit: ['create', 'update', 'remove', 'restore', 'import'] }),
  ...crudEndpoints(customerReceipt, {
    omit: ['import'],
    create: createReceipt,
    update: updateReceipt,
    derive: deriveReceipt,
  }),
];
