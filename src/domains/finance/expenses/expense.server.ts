import { AppError } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { isPositive } from '../../../kernel/value/decimal.ts';
import { undraftedOf } from '../billables/billable.rules.ts';
import { billableLines, heldBillable } from '../billables/billable.server.ts';
import { keepCommit } from '../control/hold-budget.server.ts';
import { lineInvoices } from '../invoices/save-invoice.server.ts';
import { billExpense, sourceOf } from './bill-expense.server.ts';
import { invoiceOfExpense } from './expense.calls.ts';
import { expenseFlow } from './expense.flow.ts';
import { type ExpenseRow, expenseProcess } from './expense.resource.ts';
import { createExpense, deriveExpense, updateExpense } from './save-expense.server.ts';

const billablesOf = (ctx: Ctx, { id }: Pick<ExpenseRow, 'id'>) =>
  billableLines.find(asSystem(ctx, '费用开票'), { source: expenseProcess.name, sourceId: id });

/** A draft of the invoice of what is open of an expense. */
const expenseInvoices = serveMake(invoiceOfExpense, async (ctx, { first }) => {
  const open = (await billablesOf(ctx, first)).filter((line) => isPositive(undraftedOf(line)));
  if (open.length === 0)
    throw new AppError('WRONG_STATE', {
      zh: `${first.expenseNo} 的未开票金额已在审批中的发票上`,
      en: `What is open of ${first.expenseNo} is on an invoice under approval`,
    });
  return lineInvoices.make(
    ctx,
    open.map(({ id }) => id),
  );
});

/** What of an expense nobody will invoice any more: the rest of its budget is free. One with an invoice under approval waits for it. */
const acts = serveActs(expenseProcess, expenseFlow, {
  close: async (ctx, { row, reason, move }) => {
    const system = asSystem(ctx, reason);
    for (const { id, itemName } of await billablesOf(ctx, row)) {
      const { heldQty } = await heldBillable(system, id);
      if (isPositive(heldQty))
        throw new AppError('WRONG_STATE', {
          zh: `“${itemName}”有发票在审批中，审批结束后再关闭`,
          en: `An invoice of ${itemName} is under approval: close it afterwards`,
        });
    }
    const closed = await move();
    await billExpense(system, row, { closed: true });
    await keepCommit(system, sourceOf(row), []);
    return closed;
  },
});

export const expenseEndpoints: readonly Endpoint[] = [
  expenseInvoices.endpoint,
  ...acts.endpoints,
  ...crudEndpoints(expenseProcess, {
    omit: ['import'],
    create: createExpense,
    update: updateExpense,
    derive: deriveExpense,
  }),
];
