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
import { draftInvoice } from '../invoices/save-invoice.server.ts';
import { billExpense, sourceOf } from './bill-expense.server.ts';
import { invoiceOfExpense } from './expense.calls.ts';
import { expenseFlow } from './expense.flow.ts';
import { type ExpenseRow, expenseProcess } from './expense.resource.ts';
import { createExpense, deriveExpense, updateExpense } from './save-expense.server.ts';

const billablesOf = (ctx: Ctx, { id }: Pick<ExpenseRow, 'id'>) =>
  billableLines.find(asSystem(ctx, '费用开票'), { source: expenseProcess.name, sourceId: id });

/** A draft of the invoice of what is open of an expense. */
export const expenseInvoices = serveMake(invoiceOfExpense, async (ctx, { first }) => {
  const open = (await billablesOf(ctx, first)).filter((line) => isPositive(undraftedOf(line)));
  if (open.length === 0)
    throw new AppError('WRONG_STATE', {
      zh: `${first.expenseNo} 的未开票金额已在审批中的发票上`,
      en: `What is open of ${first.expenseNo} is on an invoice under approval`,
    });
  return draftInvoice(ctx, open);
});

/** What of an expense nobody will invoice any more: the rest of its budget is free. One with an invoice under approval waits for it. */
export const expenseActs = serveActs(
  expenseProcess,
  expenseFlow,
  {
    close: async (ctx, { row, reason, move }) => {
      const held = (await billablesOf(ctx, row)).find(({ heldQty }) => isPositive(heldQty));
      if (held)
        throw new AppError('WRONG_STATE', {
          zh: `“${held.itemName}”有发票在审批中，审批结束后再关闭`,
          en: `An invoice of ${held.itemName} is under approval: close it afterwards`,
        });
      const closed = await move();
      const system = asSystem(ctx, reason);
      await billExpense(system, row, { closed: true });
      await keepCommit(system, sourceOf(row), []);
      return closed;
    },
  },
  {
    // Lines to invoice before their document, as where an invoice comes in force.
    before: async (ctx, id) => {
      const system = asSystem(ctx, '费用关闭');
      const lines = await billablesOf(ctx, { id });
      for (const line of lines.toSorted((a, b) => a.id - b.id)) await heldBillable(system, line.id);
    },
  },
);

export const expenseEndpoints: readonly Endpoint[] = [
  expenseInvoices.endpoint,
  ...expenseActs.endpoints,
  ...crudEndpoints(expenseProcess, {
    omit: ['import'],
    create: createExpense,
    update: updateExpense,
    derive: deriveExpense,
  }),
];
